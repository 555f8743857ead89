import { API_BASE } from '@doorstep/contract/envelope';
import type { BookedVisit, StaffVisit, VisitBoard } from '@doorstep/contract/paramedical.schema';
import type { PaymentOrder } from '@doorstep/contract/payment.schema';
import type { BookableDays, Booking } from '@doorstep/contract/schedule.schema';
import type { StaffToday } from '@doorstep/contract/staff.schema';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { seedDemoServices } from '../src/paramedical/seed.ts';
import { patiently, type Shopper } from './checkout.ts';
import { as } from './people.ts';
import { newBuyer } from './prescriptions.ts';

const seeded = new WeakMap<AppServer, Promise<void>>();
/** With the demo's services, teams and nurses. */
export async function withServices(server: AppServer): Promise<void> {
  if (!seeded.has(server))
    seeded.set(server, seedDemoServices(server.database.db, server.areas.schedule.service));
  await seeded.get(server);
}
/** Of the demo: one that anybody may book at any hour, one by day only, one with a doctor's order. */
export const DRESSING = 1,
  BY_DAY = 2,
  ORDERED = 3;
/** In Ranchi, 2.22 km from the store; nearest is the team there. */
export const POINT = { latitude: 23.3612, longitude: 85.3212 };
/** Times at which a team can come to that point and that nobody has; the soonest first. */
export async function freeTimes(server: AppServer, serviceId = DRESSING): Promise<string[]> {
  await withServices(server);
  const answer = await server.app.inject({
    url: `${API_BASE}/paramedical-services/${serviceId}/days/?lat=${POINT.latitude}&lng=${POINT.longitude}`,
  });
  return answer
    .json<BookableDays>()
    .data.days.flatMap(({ slots }) => slots.flatMap(({ time, taken }) => (taken ? [] : [time])));
}
let used = 0;
/** Two days from now and later; another one each time, far enough from the one before. */
export async function nextTime(server: AppServer, serviceId = DRESSING): Promise<string> {
  return (await freeTimes(server, serviceId))[36 + 3 * used++]!;
}
export const dueBody = (time: string, more: object = {}) => ({
  service_id: DRESSING,
  appointment_date: time.slice(0, 10),
  appointment_time: time.slice(11),
  address: '7 Main Road, Ranchi',
  ...POINT,
  ...more,
});
/** A body of a visit that is paid when the nurse comes, at a time that is free. */
export const dueVisit = async (server: AppServer, more: object = {}) => dueBody(await nextTime(server), more);

/** A patient whom nobody else knows, who books visits. */
export async function newVisitor(server: AppServer) {
  await withServices(server);
  const buyer = await newBuyer(server),
    { shop } = buyer;
  const booking = async (id: string) =>
    (await shop.good<{ data: Booking }>(shop.get(`/bookings/${id}/`))).data;
  const details = (time: string, more: object = {}) => ({
    scheduled_time: time,
    address_id: shop.home.id,
    ...more,
  });
  const open = (serviceId: number, time: string, amount: number, more: object = {}) =>
    shop.post('/create-razorpay-order/', {
      amount,
      service_type: 'paramedical',
      service_id: String(serviceId),
      currency: 'INR',
      details: details(time, more),
    });
  const bookPaid = (serviceId: number, time: string, paymentId: string, more: object = {}) =>
    shop.post('/book-paramedical/', {
      service_id: serviceId,
      payment_id: paymentId,
      payment_verified: true,
      ...details(time, more),
    });
  /** The id of the booking. */
  async function due(time?: string, more: object = {}): Promise<string> {
    const at = time ?? (await nextTime(server));
    return (await shop.good<BookedVisit>(shop.post('/book-paramedical/', dueBody(at, more)))).data.booking_id;
  }
  return {
    ...buyer,
    booking,
    details,
    open,
    bookPaid,
    due,
    /** The whole way; the id of the booking. */
    async paid(serviceId: number, amount: number, time: string, more: object = {}): Promise<string> {
      const opened = await shop.good<PaymentOrder>(open(serviceId, time, amount, more)),
        result = await shop.pay(opened.order_id);
      await shop.good(
        shop.post('/verify-payment/', {
          ...result,
          service_type: 'paramedical',
          service_id: String(serviceId),
        }),
      );
      return (await shop.good<BookedVisit>(bookPaid(serviceId, time, result.razorpay_payment_id, more))).data
        .booking_id;
    },
  };
}
export type Visitor = Awaited<ReturnType<typeof newVisitor>>;

/** What the admin does with visits. */
export async function visitDesk(server: AppServer) {
  const headers = await as.admin(server);
  const set = (id: string, payload: object) =>
    patiently(() =>
      server.app.inject({
        method: 'POST',
        url: `${API_BASE}/staff/visits/${id}/status/`,
        headers,
        payload,
      }),
    );
  async function board(query = ''): Promise<VisitBoard['data']> {
    const answer = await server.app.inject({ url: `${API_BASE}/staff/visits/${query}`, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<VisitBoard>().data;
  }
  const all = ({ teams }: VisitBoard['data']): StaffVisit[] => teams.flatMap(({ visits }) => visits);
  return {
    set,
    board,
    /** As the board shows it. */
    async visit(id: string): Promise<StaffVisit> {
      return all(await board(`?visit=${id}`)).find((one) => one.id === id)!;
    },
    /** What waits on the first page, by its part. */
    async today(): Promise<Map<string, { count: number; at: string | null }>> {
      const { json } = await server.app.inject({ url: `${API_BASE}/staff/today/`, headers });
      return new Map(json<StaffToday>().data.map(({ key, count, worst_at: at }) => [key, { count, at }]));
    },
    /** Done, or the test fails. */
    async good(id: string, payload: object): Promise<void> {
      const answer = await set(id, payload);
      expect(answer.statusCode, answer.body).toBe(200);
    },
    /** Those of the team that has this visit, who are free for it. */
    async nurses(id: string): Promise<number[]> {
      const { teams } = await board(`?visit=${id}`);
      return teams
        .find(({ visits }) => visits.some((one) => one.id === id))!
        .nurses.filter(({ free }) => free)
        .map((nurse) => nurse.id);
    },
  };
}
/** Moves a booking to half an hour from now: one that is further ahead cannot be started. */
export async function beginsNow({ database: { db }, clock }: AppServer, id: string): Promise<void> {
  const at = new Date(clock.now().getTime() + 30 * 60_000).toISOString();
  await db.execute(
    sql`update schedule_booking set ends_at = ${at}::timestamptz + (ends_at - starts_at), starts_at = ${at}::timestamptz where order_id = ${id}`,
  );
}
/** Id of a visit of this patient that has started and is not paid. */
export async function startedVisit(server: AppServer, shop: Shopper): Promise<string> {
  const { data } = await shop.good<BookedVisit>(shop.post('/book-paramedical/', await dueVisit(server)));
  await beginsNow(server, data.booking_id);
  await server.database.db.execute(
    sql`update schedule_booking set status = 'started' where order_id = ${data.booking_id}`,
  );
  return data.booking_id;
}
/** The code that its patient has. */
export const codeOf = async (visitor: Visitor, id: string): Promise<string> =>
  (await visitor.booking(id)).code!;
/** Seats that an order has, of whom they are. */
export const seatsOf = async ({ database: { db } }: AppServer, id: string): Promise<number> =>
  Number(
    (await db.execute<{ n: string }>(sql`select count(*) as n from schedule_seat where order_id = ${id}`))
      .rows[0]!.n,
  );
