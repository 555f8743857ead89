import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hindiHome, hindiVillage, home, longAddress, office, village } from '../../order/fixtures.tsx';
import { page } from '../../messages/hi.ts';
import { addressFormErrors } from '../errors.en.ts';
import { addressMessages } from '../messages.en.ts';
import { ManageView, type ManageViewProps } from './view.tsx';

const removal: ManageViewProps['removal'] = {
  asked: undefined,
  removed: undefined,
  busy: false,
  ask: fn(),
  remove: fn(),
  undo: fn(),
};
const form: ManageViewProps['form'] = {
  register: (name) => ({ name }),
  errors: {},
  attempt: 0,
  onSubmit: fn((event: BaseSyntheticEvent) => {
    event.preventDefault();
  }),
  search: { state: 'idle', places: [], onValueChange: fn(), onSelect: fn() },
  onRemoveLocation: fn(),
  onLocate: fn(),
  onPickFromMap: fn(),
};
const meta = preview.meta({
  title: 'Pages/Address management',
  component: ManageView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    loginHref: undefined as string | undefined,
    addresses: {
      state: 'ready',
      data: [home, { ...office, latitude: null, longitude: null }],
    } as ManageViewProps['addresses'],
    removal,
    form,
    place: { latitude: 23.3812, longitude: 85.33199 } as ManageViewProps['place'],
    label: 'Kanke Road, Ranchi, Jharkhand 834008',
    onEdit: fn(),
    onCancel: fn(),
  },
});
export const Default = meta.story();
export const Visitor = meta.story({ args: { loginHref: '/login?next=%2Fuser%2Faddresses%2Fadd' } });
export const Empty = meta.story({
  args: {
    addresses: { state: 'ready', data: [] },
    place: null,
    label: '',
    form: { ...form, locateError: `${addressMessages.denied}. ${addressMessages.orWrite}` },
  },
});
export const Error = meta.story({
  args: {
    addresses: { state: 'error', problem: 'failed', retry: fn() },
    place: null,
    label: '',
    form: {
      ...form,
      attempt: 1,
      errors: {
        name: { message: addressFormErrors.fill_map },
        location: { message: addressFormErrors.fill_map },
      },
    },
  },
});
export const LongText = meta.story({
  args: {
    addresses: { state: 'ready', data: [longAddress, village] },
    removal: { ...removal, removed: office },
    form: { ...form, editing: true, error: addressMessages.gone },
  },
});
export const Hindi = meta.story({
  args: {
    addresses: { state: 'ready', data: [hindiHome, hindiVillage] },
    label: 'कांके रोड, राँची',
    form: { ...form, locateError: `${page.address.timedOut}। ${page.address.orWrite}` },
  },
  globals: { locale: 'hi' },
});
