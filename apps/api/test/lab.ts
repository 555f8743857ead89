import { API_BASE } from '@doorstep/contract/envelope';
import type {
  LabBooking,
  LabPaymentOrder,
  LabSlots,
  MedicalTest,
  MedicalTests,
} from '@doorstep/contract/lab.schema';
import type { PaymentResult } from '@doorstep/contract/payment.schema';
import type { AppServer } from '../src/create-server.ts';
import { seedDemoTests } from '../src/lab/seed.ts';
import { indianDay } from '../src/platform/clock.ts';
import type { Availability } from '@doorstep/contract/consultation.schema';
import { patiently } from './checkout.ts';
import { newBuyer } from './prescriptions.ts';

const seeded = new WeakMap<AppServer, Promise<void>>();
/** With the demo's tests, packages and collectors. */
export async function withTests(server: AppServer): Promise<void> {
  if (!seeded.has(server))
    seeded.set(server, seedDemoTests(server.database.db, server.areas.schedule.service));
  await seeded.get(server);
}
/** 2.22 km from the store. */
export const POINT = { latitude: 23.3612, longitude: 85.3212 };
export const ADDRESS = '7 Main Road, Ranchi';
const DAY_MS = 86_400_000;
/** The Indian day so many days from the server's today. */
export async function dayFrom(server: AppServer, days: number): Promise<string> {
  const answer = await server.app.inject({ url: `${API_BASE}/availability/` });
  return indianDay(new Date(Date.parse(answer.json<Availability>().data.now) + days * DAY_MS));
}

let used = 0;
const TIMES = ['07:00', '07:30', '08:00', '08:30', '09:00', '09:30', '10:00', '10:30'];
/** A morning that no other test of this process takes: a fast is kept, and there are collectors. */
export async function nextMorning(server: AppServer): Promise<{ date: string; time: string }> {
  const n = used++;
  return {
    date: await dayFrom(server, 2 + (Math.floor(n / TIMES.length) % 24)),
    time: TIMES[n % TIMES.length]!,
  };
}
/** Of the demo, by English title. */
export async function testNamed(server: AppServer, title: string): Promise<MedicalTest> {
  await withTests(server);
  const answer = await server.app.inject({ url: `${API_BASE}/medical-tests/` }),
    found = answer.json<MedicalTests>().data.find((one) => one.title === title);
  if (!found) throw new Error(`there is no test '${title}'`);
  return found;
}
export const slotsOf = async (server: AppServer, date: string): Promise<LabSlots['data']> =>
  (await server.app.inject({ url: `${API_BASE}/medical-tests/slots/?date=${date}` })).json<LabSlots>().data;

/** A patient whom nobody else knows, who books tests. */
export async function newTested(server: AppServer) {
  await withTests(server);
  const buyer = await newBuyer(server),
    { shop } = buyer;
  const bodyOf = async (tests: readonly number[], more: object = {}) => ({
    tests,
    packages: [],
    address: ADDRESS,
    ...(await nextMorning(server)),
    ...POINT,
    ...more,
  });
  const open = (body: object) => shop.post('/medical-tests/create-payment-order/', body);
  const verify = (paid: PaymentResult, more: object = {}) =>
    shop.post('/medical-tests/verify-payment/', {
      payment_id: paid.razorpay_payment_id,
      order_id: paid.razorpay_order_id,
      signature: paid.razorpay_signature,
      ...more,
    });
  return {
    ...buyer,
    bodyOf,
    open,
    verify,
    async due(tests: readonly number[], more: object = {}) {
      const { tests: test_ids, packages: package_ids, ...where } = await bodyOf(tests, more);
      return shop.post('/medical-tests/book/', { test_ids, package_ids, ...where });
    },
    /** Opened, paid and verified. */
    async paid(body: object): Promise<LabBooking['data']> {
      const opened = await shop.good<LabPaymentOrder>(open(body)),
        paid = await shop.pay(opened.order_id);
      return (await shop.good<LabBooking>(patiently(() => verify(paid)))).data;
    },
    booking: async (id: string) =>
      (await shop.good<LabBooking>(shop.get(`/medical-tests/bookings/${id}/`))).data,
  };
}
