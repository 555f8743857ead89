import preview from '#storybook/preview';
import { ChangeHistory } from './change-history.tsx';

const changes = [
  { status: 'pending', by: 'Asha Kumari', at: '2026-11-24T10:02:00+05:30' },
  { status: 'processing', by: 'Meena Toppo (pharmacist)', at: '2026-11-24T11:15:00+05:30' },
  { status: 'shipped', by: 'Ravi Oraon (admin)', at: '2026-11-24T16:40:00+05:30' },
] as const;

const meta = preview.meta({ title: 'Staff/Change history', component: ChangeHistory, args: { changes } });
export const Default = meta.story();
export const LongText = meta.story({
  args: {
    changes: [
      {
        status: 'delivered',
        by: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy (admin)',
        at: '2026-11-24T23:59:00+05:30',
      },
    ],
  },
});
export const Hindi = meta.story({
  args: { changes: [{ status: 'pending', by: 'आशा कुमारी', at: '2026-11-24T10:02:00+05:30' }] },
  globals: { locale: 'hi' },
});
