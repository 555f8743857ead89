import type { Prescription } from '@doorstep/contract/prescription.schema';
import { expect, test } from 'vitest';
import { earlierOf } from './data.ts';

const one = (
  id: string,
  status: Prescription['status'],
  valid_until: string | null = null,
): Prescription => ({
  id,
  image: '',
  uploaded_at: '2026-11-02T18:05:00+05:30',
  status,
  note: null,
  valid_until,
  type: 'image',
  in_use: false,
  approved_for: [],
  cart: null,
});

test('waiting ones and those that still count are offered, on their last day too; rejected and past ones are not', () => {
  const all = [
    one('waits', 'pending'),
    one('counts', 'approved', '2026-12-24'),
    one('today', 'approved', '2026-11-24'),
    one('endless', 'approved'),
    one('past', 'approved', '2026-11-23'),
    one('rejected', 'rejected'),
  ];
  expect(earlierOf(all, '2026-11-24').map(({ id }) => id)).toEqual(['waits', 'counts', 'today', 'endless']);
});
