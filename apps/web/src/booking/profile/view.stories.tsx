import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { appointmentOf, bookingsOf, visitOf } from '../fixtures.tsx';
import type { PaperActs } from '../paper.tsx';
import { BookingsPage, SectionView } from './view.tsx';

const over = { can_cancel: false, can_move: false, free_until: null, refund_now: 0 };
const all = [
  visitOf({ id: 'PV-1', status: 'on-the-way', ...over }),
  appointmentOf({ id: 'AP-1' }),
  appointmentOf({ id: 'AP-2', status: 'done', ...over, starts_at: '2026-11-12T17:00:00+05:30' }),
  visitOf({ id: 'PV-2', status: 'cancelled', person: null, ...over, starts_at: '2026-11-10T09:00:00+05:30' }),
];
const meta = preview.meta({
  title: 'Pages/Profile, visits and appointments',
  component: BookingsPage,
  decorators: [
    (Story) => (
      <main>
        <h1 className="sr-only">Asha Kumari</h1>
        <SectionView>
          <Story />
        </SectionView>
      </main>
    ),
  ],
  args: {
    bookings: ready(bookingsOf(all, 24)),
    page: 1,
    paper: { fetching: undefined, failed: undefined, onPaper: fn() } as PaperActs,
    onMore: fn(),
  },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { bookings: loading } });
export const Empty = meta.story({ args: { bookings: ready(bookingsOf([])) } });
export const Error = meta.story({ args: { bookings: failed } });
export const WithoutReceipt = meta.story({
  args: { paper: { fetching: undefined, failed: 'AP-1', onPaper: fn() } },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
