import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { collectionOf, labBookingOf, reportedBooking } from './fixtures.ts';
import { CollectionView, type ReportNote } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Booking of lab tests',
  component: CollectionView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    booking: collectionOf(),
    whole: ready(labBookingOf()),
    offline: false,
    note: undefined as ReportNote | undefined,
    onOpen: fn(),
    onPrint: fn(),
  },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { whole: loading } });
export const Error = meta.story({ args: { whole: failed } });
export const Offline = meta.story({ args: { whole: offline, offline: true } });
export const Reported = meta.story({
  args: { booking: collectionOf({ status: 'done', can_cancel: false }), whole: ready(reportedBooking) },
});
export const Cancelled = meta.story({
  args: { booking: collectionOf({ status: 'cancelled', can_cancel: false }) },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
export const ReportedHindi = meta.story({
  args: { booking: collectionOf({ status: 'done', can_cancel: false }), whole: ready(reportedBooking) },
  globals: { locale: 'hi' },
});
