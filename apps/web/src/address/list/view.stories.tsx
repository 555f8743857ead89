import { fn } from 'storybook/test';
import { confirmPart } from '../../app/confirm.ts';
import preview from '#storybook/preview';
import { hindiHome, hindiVillage, home, longAddress, office, village } from '../../order/fixtures.tsx';
import { AddressListView, type AddressListViewProps } from './view.tsx';

const removal: AddressListViewProps['removal'] = {
  asked: undefined,
  removed: undefined,
  busy: false,
  ask: fn(),
  remove: fn(),
  undo: fn(),
};
const meta = preview.meta({
  title: 'Pages/My addresses',
  component: AddressListView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    addresses: { state: 'ready', data: [home, office, village] } as AddressListViewProps['addresses'],
    removal,
    changing: undefined,
    onAdd: fn(),
    onEdit: fn(),
    onMakeDefault: fn(),
  },
});
export const Default = meta.story({
  args: { removal: { ...removal, removed: { ...office, title: 'Shop' } } },
});
export const Loading = meta.story({ args: { addresses: { state: 'loading' } } });
export const Empty = meta.story({ args: { addresses: { state: 'ready', data: [] } } });
export const Error = meta.story({ args: { addresses: { state: 'error', problem: 'failed', retry: fn() } } });
export const LongText = meta.story({
  loaders: [() => confirmPart.load()],
  args: {
    addresses: { state: 'ready', data: [longAddress, office] },
    removal: { ...removal, asked: longAddress },
  },
});
export const Hindi = meta.story({
  args: { addresses: { state: 'ready', data: [hindiHome, hindiVillage] } },
  globals: { locale: 'hi' },
});
