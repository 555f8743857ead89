import type { StaffToday } from '@doorstep/contract/staff.schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { demoDoctor, newBooker, newDoctor } from './appointments.ts';
import { as } from './people.ts';
import { newServer, testSettings } from './test-server.ts';

let server: AppServer;
beforeAll(async () => {
  server = await newServer(testSettings({ CLOCK_START: '2026-11-24T09:05:00+05:30' }));
}, 60_000);
afterAll(() => server.close());
const part = async (role: 'doctor' | 'admin') => {
  const answer = await server.app.inject({
    url: '/api/staff/today/?only=counts',
    headers: await as[role](server),
  });
  return answer.json<StaffToday>().data.find(({ key }) => key === 'appointments');
};

test('a doctor reads how many of their own appointments are still ahead today, and when the next one is', async () => {
  const { id } = await demoDoctor(server),
    other = await newDoctor(server),
    booker = await newBooker(server);
  expect(await part('doctor')).toMatchObject({ count: 0, worst_at: null });
  await booker.book({ doctor: id, time: '2026-11-24T16:30' });
  const first = await booker.book({ doctor: id, time: '2026-11-24T10:00' });
  await booker.book({ doctor: id, time: '2026-11-25T10:00' });
  await booker.book({ doctor: other.id, time: '2026-11-24T09:30' });
  expect(await part('doctor')).toMatchObject({
    count: 2,
    worst_at: '2026-11-24T10:00:00.000+05:30',
    rows: [],
  });
  await booker.shop.good(booker.shop.post(`/bookings/${first.id}/cancel/`, {}));
  expect(await part('doctor')).toMatchObject({ count: 1, worst_at: '2026-11-24T16:30:00.000+05:30' });
  expect(await part('admin')).toBeUndefined();
});
