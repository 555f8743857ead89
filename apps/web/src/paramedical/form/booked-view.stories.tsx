import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { BookedView } from './booked-view.tsx';

const booked = {
  id: 'PM-7K2P9QX4M3WT',
  slip: '/api/files/slip-1/' as string | null,
  total: 412,
  startsAt: '2026-11-24T10:30:00.000+05:30',
  endsAt: '2026-11-24T11:15:00.000+05:30',
  place: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834001',
  checking: false,
};
const meta = preview.meta({
  title: 'Pages/Book service done',
  component: BookedView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: { booked, fetching: false, slipFailed: false, onSlip: fn() },
});
export const Default = meta.story();
/** A pharmacist looks at the doctor's order first. */
export const BusyChecking = meta.story({ args: { booked: { ...booked, checking: true } } });
export const BusySlipComing = meta.story({ args: { fetching: true } });
export const ErrorSlipLost = meta.story({ args: { slipFailed: true } });
export const ErrorSlip = meta.story({ args: { booked: { ...booked, slip: null } } });
export const Hindi = meta.story({
  args: { booked: { ...booked, place: 'फ़्लैट 4B, शांति अपार्टमेंट, कांके रोड, राँची 834001' } },
  globals: { locale: 'hi' },
});
