import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ImportHistory } from './import-history.tsx';

const november = {
  id: 3,
  at: '2026-11-22T10:30:00+05:30',
  by: 'Ravi Oraon',
  file: 'ranchi-pharmacy-november.csv',
  inserted: 12,
  updated: 1204,
  undoneAt: null,
  canUndo: true,
};
const meta = preview.meta({
  title: 'Staff/Import history',
  component: ImportHistory,
  args: {
    imports: [
      november,
      { ...november, id: 2, file: 'wrong-prices.csv', undoneAt: '2026-11-21T12:00:00+05:30', canUndo: false },
      { ...november, id: 1, by: null, file: null, at: '2026-01-05T09:00:00+05:30', canUndo: false },
    ],
    onUndo: fn(),
  },
});
export const Default = meta.story();
export const LongText = meta.story({
  args: { imports: [{ ...november, file: `${'pharmacy_export_with_all_columns_'.repeat(4)}final(1).csv` }] },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
