import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { bookingsOf, refundOf, visitOf } from '../fixtures.tsx';
import type { PaperActs } from '../paper.tsx';
import { VisitsView } from './view.tsx';

const over = { can_cancel: false, can_move: false, free_until: null, refund_now: 0 };
const visits = [
  visitOf({ id: 'PV-1', status: 'on-the-way', ...over }),
  visitOf({
    id: 'PV-2',
    person: null,
    payment_status: 'due',
    total: 412,
    starts_at: '2026-11-26T09:00:00+05:30',
  }),
  visitOf({ id: 'PV-3', status: 'done', ...over, starts_at: '2026-11-20T09:00:00+05:30' }),
  visitOf({
    id: 'PV-4',
    status: 'cancelled',
    person: null,
    ...over,
    refunds: [refundOf(399)],
    starts_at: '2026-11-18T16:30:00+05:30',
  }),
];
const meta = preview.meta({
  title: 'Pages/Visits',
  component: VisitsView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    visits: ready(bookingsOf(visits)),
    page: 1,
    paper: { fetching: undefined, failed: undefined, onPaper: fn() } as PaperActs,
  },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { visits: loading } });
export const Empty = meta.story({ args: { visits: ready(bookingsOf([])) } });
export const Error = meta.story({ args: { visits: failed } });
export const Offline = meta.story({ args: { visits: offline } });
export const VariantSecondPage = meta.story({ args: { visits: ready(bookingsOf(visits, 24, 2)), page: 2 } });
export const NotFoundNoSuchPage = meta.story({ args: { visits: ready(bookingsOf([], 24, 9)), page: 9 } });
export const WithoutReceipt = meta.story({
  args: { paper: { fetching: undefined, failed: 'PV-3', onPaper: fn() } },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
