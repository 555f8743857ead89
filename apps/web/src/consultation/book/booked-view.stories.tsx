import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, notFound, offline, ready } from '../../medicine/fixtures.tsx';
import { videoBooking } from './fixtures.ts';
import { BookedView, type BookedViewProps } from './booked-view.tsx';

const booking = (some: Partial<typeof videoBooking> = {}) => ready({ data: { ...videoBooking, ...some } });
const meta = preview.meta({
  title: 'Pages/Video booked',
  component: BookedView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    booking: booking(),
    saving: undefined as BookedViewProps['saving'],
    onAddToCalendar: fn(),
    onClose: fn(),
  },
});
export const Default = meta.story();
export const Cancelled = meta.story({
  args: { booking: booking({ status: 'cancelled', can_cancel: false }) },
});
export const WithoutCalendar = meta.story({ args: { saving: 'failed' } });
export const Loading = meta.story({ args: { booking: loading }, parameters: { headingComesLater: true } });
export const NotFound = meta.story({ args: { booking: notFound } });
export const Error = meta.story({ args: { booking: failed } });
export const Offline = meta.story({ args: { booking: offline } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
