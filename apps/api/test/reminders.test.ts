import type { Booking } from '@doorstep/contract/schedule.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import type { Message } from '../src/platform/sender.ts';
import { dayAhead, newBooker, newDoctor, type Booker } from './appointments.ts';
import { countIn } from './checkout.ts';
import { newServer, testSettings } from './test-server.ts';

let server: AppServer, asha: Booker, doctor: number;
const sent: Message[] = [];
beforeAll(async () => {
  const way = async (message: Message) => {
    sent.push(message);
  };
  server = await newServer(testSettings(), { channels: { sms: way, whatsapp: way, email: way } });
  return () => server.close();
});
beforeEach(async () => {
  asha = await newBooker(server);
  await asha.call('PUT', '/user/preferences/', { notifications: { reminders: true } });
  doctor = (await newDoctor(server, { from: 0, to: 1440 })).id;
});
const HOUR = 3600;
/** By the shop's clock, and then all that is due. */
async function until(at: number): Promise<void> {
  server.clock.advance((at - server.clock.now().getTime()) / 1000);
  await server.areas.schedule.service.reminders.wake();
  await server.jobs.settle();
}
const toldTo = (who: Booker) =>
  sent.flatMap(({ to, text }) =>
    to === who.mobile && /tomorrow|two hours|कल|दो घंटे/.test(text) ? [text.replaceAll(/AP-\w+/g, 'AP')] : [],
  );
const jobs = (order: string) =>
  countIn(
    server,
    sql`select count(*) as n from job where kind = 'booking_reminder' and key like ${`${order}%`}`,
  );
const book = (days: number, time = '10:00') =>
  asha.book({ doctor, time: `${dayAhead(server, days)}T${time}` });
const at = ({ starts_at }: Booking) => Date.parse(starts_at);
const move = (id: string, time: string) =>
  asha.shop.good(asha.call('POST', `/bookings/${id}/reschedule/`, { time }));

describe('a booking', () => {
  test('is told of when it is made, a day before and two hours before, once each', async () => {
    const booking = await book(3);
    await server.jobs.settle();
    expect(sent.filter(({ to }) => to === asha.mobile).map(({ text }) => text)).toEqual([
      expect.stringContaining(`booking ${booking.id} is confirmed for`),
    ]);
    await until(at(booking) - 24 * HOUR * 1000 - 60_000);
    expect(toldTo(asha)).toEqual([]);
    await until(at(booking) - 24 * HOUR * 1000 + 1_000);
    expect(toldTo(asha)).toEqual([expect.stringContaining('booking AP is tomorrow: Fri 27 Nov')]);
    await until(at(booking) - 2 * HOUR * 1000 + 1_000);
    expect(toldTo(asha)).toEqual([
      expect.stringContaining('is tomorrow'),
      expect.stringContaining('begins in two hours'),
    ]);
    await until(at(booking) + HOUR * 1000);
    expect([toldTo(asha).length, await jobs(booking.id)]).toEqual([2, 0]);
  });
  test('for today brings no reminder that is over already', async () => {
    const soon = new Date(server.clock.now().getTime() + 5.5 * 3_600_000 + 3 * 3_600_000).toISOString();
    const booking = await asha.book({ doctor, time: `${soon.slice(0, 13)}:30` });
    await until(at(booking) - HOUR * 1000);
    expect(toldTo(asha)).toEqual([expect.stringContaining('two hours')]);
  });
  test('that is moved is reminded of at its new time alone', async () => {
    const booking = await book(3),
      time = `${dayAhead(server, 6)}T15:00`;
    await move(booking.id, time);
    await until(at(booking) - HOUR * 1000);
    expect(toldTo(asha)).toEqual([]);
    await until(Date.parse(`${time}+05:30`) - 23 * HOUR * 1000);
    expect(toldTo(asha)).toEqual([expect.stringContaining('3 PM')]);
  });
  test('that is moved away while its reminder is on its way is not said to be tomorrow', async () => {
    const booking = await book(3);
    await server.database.db.execute(
      sql`insert into job (kind, key, run_at) values ('tell', ${`remind_day ${booking.id}`}, now() + interval '1 hour')`,
    );
    await until(at(booking) - 23 * HOUR * 1000);
    sent.length = 0;
    await move(booking.id, `${dayAhead(server, 9)}T15:00`);
    await server.database.db.execute(
      sql`insert into job (kind, key, run_at) values ('tell', ${`remind_day ${booking.id}`}, now()) on conflict (kind, key) do update set run_at = now()`,
    );
    await server.jobs.settle();
    expect(toldTo(asha)).toEqual([]);
  });
  test('that is cancelled is not reminded of', async () => {
    const booking = await book(3);
    await asha.call('POST', `/bookings/${booking.id}/cancel/`);
    await until(at(booking) - HOUR * 1000);
    expect([toldTo(asha), await jobs(booking.id)]).toEqual([[], 0]);
  });
  test('is reminded of in the account’s language, and only who wants it', async () => {
    await asha.call('PUT', '/user/preferences/', { language: 'hi' });
    const booking = await book(3);
    await until(at(booking) - 23 * HOUR * 1000);
    expect(toldTo(asha)).toEqual([expect.stringContaining('कल')]);
    await asha.call('PUT', '/user/preferences/', { notifications: { reminders: false } });
    await until(at(booking) - HOUR * 1000);
    expect([toldTo(asha).length, await jobs(booking.id)]).toEqual([1, 0]);
  });
});
