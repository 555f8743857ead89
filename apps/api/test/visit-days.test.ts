import type { BookedVisit } from '@doorstep/contract/paramedical.schema';
import type { BookableDays } from '@doorstep/contract/schedule.schema';
import { expect, test } from 'vitest';
import { shopper } from './checkout.ts';
import { sharedServer } from './test-server.ts';
import { DRESSING, dueVisit, freeTimes, POINT } from './visits.ts';

test('a visit can move to the times of all teams that come to its place', async () => {
  const server = await sharedServer(),
    shop = await shopper(server);
  const { data: made } = await shop.good<BookedVisit>(
    shop.post('/book-paramedical/', await dueVisit(server)),
  );
  const path = `/bookings/${made.booking_id}`,
    place = `?lat=${POINT.latitude}&lng=${POINT.longitude}`;
  const { data: own } = await shop.good<BookableDays>(shop.get(`${path}/days/`)),
    { data: there } = await shop.good<BookableDays>(
      shop.get(`/paramedical-services/${DRESSING}/days/${place}`),
    );
  expect(own.days.length).toBeGreaterThan(1);
  expect(own.days).toEqual(there.days);
  const [time] = (await freeTimes(server)).slice(-1);
  const { data: moved } = await shop.good<{ data: { starts_at: string } }>(
    shop.post(`${path}/reschedule/`, { time }),
  );
  expect(moved.starts_at).toBe(`${time}:00.000+05:30`);
});
