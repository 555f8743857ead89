import preview from '#storybook/preview';
import { now, videoBooking } from '../book/fixtures.ts';
import { VideoBookingView } from './view.tsx';

const at = (time: string) => `2026-11-24T${time}:00.000+05:30`;
const meta = preview.meta({
  title: 'Pages/Booking, video',
  component: VideoBookingView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: { booking: videoBooking, now },
});
export const Default = meta.story();
export const At1344 = meta.story({ args: { now: at('13:44') } });
export const At1345 = meta.story({ args: { now: at('13:45') } });
export const At1459 = meta.story({ args: { now: at('14:59') } });
/** Half an hour after its end the room is closed. */
export const At1500 = meta.story({ args: { now: at('15:00') } });
export const Cancelled = meta.story({ args: { booking: { ...videoBooking, status: 'cancelled' } } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
