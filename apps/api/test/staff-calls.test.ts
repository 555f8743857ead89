// Roles of the calls of staff, as the wire contract states them.
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { endpoints } from '@doorstep/contract/table.schema';
import { expect, test } from 'vitest';

/** Roles by path prefix, as contract.md states them; the longest matching prefix applies. */
const contract: Record<string, readonly string[]> = {
  '/admin/orders/': ['admin'],
  '/admin/payments/': ['admin'],
  '/staff/accounts/': ['admin'],
  '/staff/roles/': ['admin'],
  '/staff/second-step/': ['admin'],
  '/staff/medicines/': ['admin'],
  '/staff/catalogue/': ['admin'],
  '/staff/prescriptions/': ['pharmacist'],
  '/staff/calendar/': ['doctor'],
  '/staff/appointments/': ['doctor'],
  '/staff/visits/': ['admin'],
  '/staff/bookings/': ['admin'],
  '/staff/consultations/': ['doctor'],
  '/staff/audit/': ['admin'],
  '/staff/tickets/': ['admin'],
};
const staff = (Object.entries(endpoints) as [string, Endpoint][]).filter(
  ([, { who }]) => Array.isArray(who) && !who.includes('patient'),
);
const stated = ({ path }: Endpoint) =>
  Object.keys(contract)
    .filter((begin) => path.startsWith(begin))
    .toSorted((a, b) => b.length - a.length)[0];

test.each(staff.filter(([, call]) => stated(call) !== undefined))(
  '%s is open to the roles of the contract alone',
  (_, call) => {
    expect(call.who).toEqual(contract[stated(call)!]);
  },
);
test('finds each path of the contract in the table', () => {
  const found = new Set(staff.map(([, call]) => stated(call)));
  expect(Object.keys(contract).filter((begin) => !found.has(begin))).toEqual([]);
});
