import { ImportHistory } from '@doorstep/ui/staff/import-history';

export default function Example() {
  return (
    <ImportHistory
      imports={[
        {
          id: 3,
          at: '2026-11-22T10:30:00+05:30',
          by: 'Ravi Oraon',
          file: 'ranchi-pharmacy-november.csv',
          inserted: 12,
          updated: 1204,
          undoneAt: null,
          canUndo: true,
        },
        {
          id: 2,
          at: '2026-11-22T10:30:00+05:30',
          by: 'Ravi Oraon',
          file: 'wrong-prices.csv',
          inserted: 12,
          updated: 1204,
          undoneAt: '2026-11-21T12:00:00+05:30',
          canUndo: false,
        },
      ]}
      onUndo={() => {}}
    />
  );
}
