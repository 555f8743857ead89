import preview from '#storybook/preview';
import { ChangeHistory } from './change-history.tsx';

const placed = { status: 'pending', by: 'Asha Kumari (patient)', at: '2026-11-24T10:02:00+05:30' } as const;
const confirmed = {
  status: 'processing',
  by: 'Ravi Oraon (admin)',
  at: '2026-11-24T11:15:00+05:30',
} as const;
const back = { amountPaise: 98_00, reason: 'We do not have it any more.', at: '2026-11-24T12:30:00+05:30' };

const meta = preview.meta({
  title: 'Staff/Change history',
  component: ChangeHistory,
  args: { changes: [placed, confirmed, back], ahead: ['shipped', 'delivered'] as const },
});
export const Default = meta.story();
export const Cancelled = meta.story({
  args: {
    changes: [placed, { status: 'cancelled', by: 'Ravi Oraon (admin)', at: '2026-11-24T12:30:00+05:30' }],
    ahead: [],
  },
});
export const LongText = meta.story({
  args: {
    changes: [
      {
        status: 'delivered',
        by: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy (admin)',
        at: '2026-11-24T23:59:00+05:30',
      },
    ],
    ahead: [],
  },
});
export const Hindi = meta.story({
  args: { changes: [{ ...placed, by: 'आशा कुमारी' }], ahead: ['processing', 'shipped', 'delivered'] },
  globals: { locale: 'hi' },
});
