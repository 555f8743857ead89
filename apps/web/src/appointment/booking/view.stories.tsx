import type { BaseSyntheticEvent } from 'react';
import { HoldTimer } from '@doorstep/ui/appointment/hold-timer';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, notFound, offline, ready } from '../../medicine/fixtures.tsx';
import { asha, lajja, meera } from '../fixtures.ts';
import Taken from '../taken.tsx';
import { bookingHref } from '../wanted.ts';
import { BookingView, type BookingViewProps } from './view.tsx';

const form: BookingViewProps['form'] = {
  register: (name) => ({ name }),
  errors: {},
  attempt: 0,
  earlier: [asha, lajja],
  selected: null,
  onSelectedChange: fn(),
  onSubmit: fn((event: BaseSyntheticEvent) => {
    event.preventDefault();
  }),
};
const meta = preview.meta({
  title: 'Pages/Doctor booking',
  component: BookingView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: { wanted: { doctor: 1, slot: '2026-11-24T10:30' }, doctor: ready({ data: meera }), form },
});
export const Default = meta.story();
export const PendingFirstTime = meta.story({ args: { form: { ...form, earlier: [] } } });
export const Held = meta.story({
  args: {
    hold: <HoldTimer until="2026-11-22T11:22:00+05:30" now="2026-11-22T11:12:19+05:30" onExtend={fn()} />,
  },
});
export const SlotTaken = meta.story({
  args: {
    taken: (
      <Taken
        doctor={1}
        next={['2026-11-24T11:00', '2026-11-24T11:30', '2026-11-25T10:00']}
        hrefOf={bookingHref}
      />
    ),
  },
});
export const Loading = meta.story({ args: { doctor: loading } });
export const ErrorInvalid = meta.story({ args: { wanted: undefined } });
export const NotFoundUnknownDoctor = meta.story({ args: { doctor: notFound } });
export const Error = meta.story({ args: { doctor: failed } });
export const Offline = meta.story({ args: { doctor: offline } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
