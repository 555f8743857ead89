import type { Doctor, StaffCalendar } from '@doorstep/contract/appointment.schema';
import type { Consultation, PatientRecord, StaffConsultation } from '@doorstep/contract/consultation.schema';
import type { OrderDetail, OrderHistory } from '@doorstep/contract/order.schema';
import type { AdminOrders } from '@doorstep/contract/order-admin.schema';
import type { Prescription } from '@doorstep/contract/prescription.schema';
import type { ReviewList } from '@doorstep/contract/review.schema';
import type { Bookings } from '@doorstep/contract/schedule.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lately } from '../src/consultation/demo.ts';
import { isChatOpen } from '../src/consultation/hours.ts';
import type { AppServer } from '../src/create-server.ts';
import { indianDay } from '../src/platform/clock.ts';
import { good, historyOf, startChat } from './chat.ts';
import { CLEAN, countIn, ledgerOf, shopper } from './checkout.ts';
import { as, newPatient, type Person } from './people.ts';
import { seedDemo } from './seed.ts';
import { newServer, testSettings } from './test-server.ts';

/** Has the whole demo. The tests change its records, in this order. */
let server: AppServer;
beforeAll(async () => {
  const settings = testSettings();
  server = await newServer(settings, {
    prepare: seedDemo(settings, new Date('2026-11-24T10:00:00+05:30')),
  });
});
afterAll(() => server?.close());

async function read<T>(person: Person, path: string): Promise<T> {
  const answer = await server.app.inject({
    url: `/api${path}`,
    headers: await as[person](server),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: T }>().data;
}
const waitingNow = async () =>
  (await read<{ consultations: StaffConsultation[] }>('doctor', '/staff/consultations/')).consultations;

test("the demo's patients have orders in each state, made once, with books that are right, and they go on like any other", async () => {
  expect(await ledgerOf(server)).toEqual(CLEAN);
  const asha = await shopper(server);
  const { orders } = await asha.good<OrderHistory>(asha.get('/medicines/orders/history/'));
  expect(
    orders.map(({ status, medicines_details }) => [
      status,
      medicines_details.length,
      medicines_details.find(({ rx_status }) => rx_status)?.rx_status,
    ]),
  ).toEqual([
    ['pending', 2, 'checking'],
    ['pending', 2, 'checking'],
    ['processing', 2, undefined],
    ['shipped', 2, undefined],
    ['pending', 2, 'question'],
    ['cancelled', 2, undefined],
    ['delivered', 3, 'approved'],
  ]);
  const [checking, again, processing, shipped, question, cancelled, delivered] = orders as [
    (typeof orders)[0],
    ...typeof orders,
  ];
  expect(cancelled).toMatchObject({
    payment_status: 'refunded',
    refunds: [{ state: 'processed', amount: cancelled!.total_amount }],
    invoice_number: 'DS/26-27/000002',
    credit_notes: [{ id: 1, number: 'CN/26-27/000001', amount: cancelled!.total_amount }],
  });
  expect(delivered).toMatchObject({
    invoice_number: 'DS/26-27/000001',
    invoice_url: expect.stringMatching(/^\/api\/files\//) as string,
  });
  expect(
    (
      await server.app.inject({
        url: delivered!.invoice_url!,
        headers: asha.headers,
      })
    ).rawPayload
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(question!.medicines_details.find(({ rx_status }) => rx_status)!.rx_reason).toMatch(/sharper/);
  const tonight = '2026-11-24T20:00:00.000+05:30';
  expect(
    [checking, processing, shipped, delivered].map((one) => [one!.promised_at, one!.promise_waits]),
  ).toEqual([
    [null, true],
    [tonight, false],
    [tonight, false],
    [null, false],
  ]);
  // The pharmacist and the admin have something to do.
  expect(
    await countIn(
      server,
      sql`select count(*) as n from "order" o join account a on a.id = o.account_id where a.mobile = '9876543211' and o.service_type = 'medicine'`,
    ),
  ).toBe(2);
  const late = await server.app.inject({
    url: '/api/admin/orders/?view=late',
    headers: await as.admin(server),
  });
  expect(late.json<AdminOrders>().orders.map(({ id }) => id)).toEqual([question!.id]);
  const desk = await server.app.inject({
    url: '/api/staff/prescriptions/?status=pending',
    headers: await as.pharmacist(server),
  });
  expect(desk.body).toContain(checking.id);
  const sheet = desk.json<ReviewList>().data.find(({ status }) => status === 'approved')!;
  expect([sheet.waiting, sheet.orders.map(({ order_id }) => order_id)]).toEqual([
    true,
    [delivered!.id, again!.id],
  ]);
  expect(sheet.orders[1]!.lines[0]).toMatchObject({
    before: {
      decisions: [{ order_id: delivered!.id, quantity: 2 }],
      dispensed: 2,
    },
    written: { quantity: 2, repeats: 2 },
    left: 4,
  });
  // Money of the demo goes back as any other does.
  const { data } = await asha.good<{ data: OrderDetail }>(asha.post(`/orders/${processing!.id}/cancel/`, {}));
  expect(await ledgerOf(server)).toEqual(CLEAN);
  expect(await asha.order(data.id)).toMatchObject({
    payment_status: 'refunded',
    refunds: [{ amount: data.total, state: 'processed' }],
  });
});

test("the demo's doctors have hours for a month, and its patients a booking in each status, made once", async () => {
  expect(await ledgerOf(server)).toEqual(CLEAN);
  const { data: doctors } = (await server.app.inject('/api/doctors/')).json<{
    data: Doctor[];
  }>();
  expect((await server.app.inject('/api/online-doctors')).json()).toEqual({
    success: true,
    data: doctors,
  });
  expect(doctors).toHaveLength(25);
  for (const { name, clinic_hi, clinic_address_hi } of doctors)
    expect(`${clinic_hi}, ${clinic_address_hi}`, name).toMatch(/^[\u0900-\u097F]+ क्लिनिक, .*राँची 8340\d\d$/);
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
});

test("the demo's consultations stand on the desk and the hub, made once", async () => {
  const waiting = await waitingNow();
  expect(
    waiting.map(({ patient, unread, danger_signs, last_message }) => [
      patient.name,
      unread,
      danger_signs?.yes,
      last_message?.message_id,
    ]),
  ).toEqual([
    ['Imran Ansari', 1, ['bleeding'], 1],
    ['Asha Kumari', 1, [], 5],
  ]);
  for (const { waiting_since } of waiting)
    expect(waiting_since! > '2026-11-24T09:00' && waiting_since! < '2026-11-24T10:00').toBe(true);
  const own = await read<Consultation[]>('asha', '/consultations/');
  expect(own.map(({ status, unread, doctor, note }) => [status, unread, doctor.name, note === null])).toEqual(
    [
      ['open', 0, 'Anil Mahato', true],
      ['open', 1, 'Farah Ansari', true],
      ['closed', 0, 'Anil Mahato', false],
    ],
  );
  const [, , over] = own;
  const written = (await read<Prescription[]>('asha', '/prescriptions/')).find(
    ({ type }) => type === 'doctor',
  );
  expect(written).toMatchObject({
    status: 'pending',
    uploaded_at: '2026-11-18T10:20:00.000+05:30',
    by_doctor: {
      consultation_id: over!.id,
      doctor_name: 'Dr. Anil Mahato',
      lines: [
        { quantity: 2, days: 30 },
        { quantity: 1, days: 5 },
      ],
      typed: [{ name: 'Vitamin C 1000 mg effervescent tablet', days: 30 }],
    },
  });
  const record = await read<PatientRecord>('doctor', `/staff/consultations/${waiting[1]!.id}/patient/`);
  expect(record).toMatchObject({
    name: 'Asha Kumari',
    allergies: 'Penicillin: rash and swelling',
  });
  // They go on like any other.
  const patient = await newPatient(server);
  const { data } = await good<{ data: Doctor[] }>(patient.call('GET', '/online-doctors/'));
  expect(data.filter(({ available }) => available).length).toBeGreaterThanOrEqual(5);
  expect(data.find(({ name }) => name === 'Rakesh Prasad')).toMatchObject({
    available: false,
  });
  const id = await startChat(patient, data[0]!.id);
  expect(await historyOf(patient, id)).toHaveLength(1);
  expect(await waitingNow()).toHaveLength(3);
  // At every open hour of the week somebody is there, the desk's own doctor among them.
  for (let hour = 0; hour < 7 * 24; hour++) {
    server.clock.advance(3_600);
    const now = server.clock.now();
    if (!isChatOpen(now)) continue;
    const [first] = (await server.app.inject('/api/online-doctors/')).json<{
      data: Doctor[];
    }>().data;
    expect(first!.available, now.toISOString()).toBe(true);
  }
});

test.each([
  ['2026-11-24T03:00:00+05:30', '2026-11-23'],
  ['2026-11-24T09:10:00+05:30', '2026-11-23'],
  ['2026-11-24T22:30:00+05:30', '2026-11-24'],
])(
  "dates the demo's consultations within the last open hours for a store that starts at %s",
  (start, day) => {
    for (const minutes of [18, 24]) {
      const at = lately(new Date(start), minutes);
      expect([indianDay(at), isChatOpen(at)]).toEqual([day, true]);
    }
  },
);
