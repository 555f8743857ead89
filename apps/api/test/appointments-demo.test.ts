import type { Doctor, StaffCalendar } from '@doorstep/contract/appointment.schema';
import type { Bookings } from '@doorstep/contract/schedule.schema';
import { expect, test } from 'vitest';
import { CLEAN, ledgerOf, shopper } from './checkout.ts';
import { as } from './people.ts';
import { seederOf } from './seed.ts';
import { newServer, testSettings } from './test-server.ts';

test("the demo's doctors have hours for a month, and its patients a booking in each status, made once", async () => {
  const now = new Date('2026-11-24T10:00:00+05:30'),
    settings = testSettings();
  const server = await newServer(settings, {
    prepare: async (database) => {
      const seeder = await seederOf(database, settings);
      await Promise.all([seeder.seed(now), seeder.seed(now)]);
      await seeder.seed(now);
      await seeder.close();
    },
  });
  try {
    expect(await ledgerOf(server)).toEqual(CLEAN);
    const { data: doctors } = (await server.app.inject('/api/doctors/')).json<{ data: Doctor[] }>();
    expect((await server.app.inject('/api/online-doctors')).json()).toEqual({ success: true, data: doctors });
    expect(doctors).toHaveLength(25);
    for (const { name, clinic_hi, clinic_address_hi } of doctors)
      expect(`${clinic_hi}, ${clinic_address_hi}`, name).toMatch(
        /^[\u0900-\u097F]+ क्लिनिक, .*राँची 8340\d\d$/,
      );
    expect(doctors[0]).toMatchObject({
      available: true,
      next_free: expect.stringMatching(/^2026-11-24T/) as string,
    });
    expect(doctors.filter(({ next_free }) => next_free === null)).toEqual([]);
    const free = (await server.app.inject(`/api/slots/${doctors[0]!.id}`)).json<Record<string, string[]>>();
    const days = Object.keys(free);
    expect([days[0], days.length > 20, days.at(-1)! >= '2026-12-22']).toEqual(['2026-11-24', true, true]);
    const asha = await shopper(server);
    const { data } = await asha.good<Bookings>(asha.get('/user/bookings/'));
    const mine = data.filter(({ service_type }) => service_type === 'appointment');
    expect(
      mine.map(({ status, can_cancel, refunds }) => [status, can_cancel, refunds.map(({ state }) => state)]),
    ).toEqual([
      ['booked', true, []],
      ['booked', true, []],
      ['cancelled', false, ['processed']],
      ['done', false, []],
    ]);
    expect(mine.map(({ place_hi }) => place_hi)).toEqual(
      mine.map(({ service_id }) => {
        const { clinic_hi, clinic_address_hi } = doctors.find(({ id }) => id === service_id)!;
        return `${clinic_hi}, ${clinic_address_hi}`;
      }),
    );
    for (const { id, total } of mine) expect((await asha.order(id)).total).toBe(total);
    // They can be cancelled and moved like any other.
    await asha.good(asha.post(`/bookings/${mine[0]!.id}/cancel/`, {}));
    await server.jobs.settle();
    expect(await ledgerOf(server)).toEqual(CLEAN);
    const calendar = await server.app.inject({
      url: '/api/staff/calendar/',
      headers: await as.doctor(server),
    });
    expect(calendar.json<StaffCalendar>().data).toMatchObject({
      doctor: { id: doctors[0]!.id },
      appointments: [{ status: 'booked', patient: { name: 'Imran Ansari' } }],
      clashes: [],
    });
  } finally {
    await server.close();
  }
});
