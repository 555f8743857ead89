import type { Register } from '@doorstep/contract/review.schema';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { accountTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { indianDay } from '../src/platform/clock.ts';
import { countIn } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';
import { as } from './people.ts';
import { newBuyer, PLAIN, RX, RX_TOO, type Buyer } from './prescriptions.ts';
import { newServer, testSettings } from './test-server.ts';

let server: AppServer,
  admin: { authorization: string },
  pharmacist: { authorization: string },
  fakeProvider: FakeProvider;
const stands = (schedule: string, batch: string, composition: string) =>
  server.database.db.execute(
    sql`update medicine set schedule = ${schedule}, batch = ${batch}, composition = ${composition}, prescription_required = true where id = ${RX}`,
  );
beforeAll(async () => {
  fakeProvider = createFakeProvider();
  server = await newServer(testSettings(), { provider: fakeProvider.provider });
  admin = await as.admin(server);
  pharmacist = await as.pharmacist(server);
  return () => server.close();
}, 60_000);

const get = (query = '', headers: Record<string, string> = pharmacist) =>
  server.app.inject({ url: `/api/staff/register/${query}`, headers });
async function register(query = ''): Promise<Register> {
  const answer = await get(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Register>();
}
const linesOf = async (id: string, query = '?limit=100') =>
  (await register(query)).data.filter(({ order_id }) => order_id === id);
const post = async (url: string, payload: object, headers = admin) => {
  const answer = await server.app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
  expect(answer.statusCode, answer.body).toBe(200);
};
const move = (id: string, status: string) => post(`/admin/orders/${id}/status/`, { status });
const ordered = new Map<string, Buyer>();
/** Approved by its pharmacist, and ready to leave. */
async function approved(
  name: string,
  cart = [{ id: RX, qty: 2 }],
  doctor: object = {
    name: 'Dr. R. Prasad',
    registration: 'JH-1203',
    address: 'Prasad Clinic, Main Road, Ranchi',
    written_on: '2026-11-20',
  },
): Promise<string> {
  const buyer = await newBuyer(server);
  await server.database.db.update(accountTable).set({ name }).where(eq(accountTable.id, buyer.id));
  const sheet = await buyer.upload(),
    more = { prescription_id: sheet.id };
  const q = await buyer.shop.quote(cart, more),
    paid = fakeProvider.pay((await buyer.shop.create(q)).order_id);
  await buyer.shop.good(buyer.shop.verify(paid, q));
  const { order_id } = await buyer.shop.good<{ order_id: string }>(
    buyer.shop.place(cart, paid.razorpay_payment_id, more),
  );
  const lines = cart.flatMap(({ id }, at) =>
    id === PLAIN ? [] : [{ id: at, order_id, decision: 'approved' }],
  );
  await post(`/staff/prescriptions/${sheet.id}/review/`, { decision: 'approved', lines, doctor }, pharmacist);
  ordered.set(order_id, buyer);
  return order_id;
}
const NOW = () => indianDay(server.clock.now()).slice(0, 7);

test('a medicine of Schedule H1 stands there once its order leaves the shop, with patient, batch and prescriber', async () => {
  await stands('H1', 'B-17', 'Cefixime 200 mg');
  const id = await approved('Asha Kumari', [
    { id: PLAIN, qty: 1 },
    { id: RX, qty: 2 },
    { id: RX_TOO, qty: 1 },
  ]);
  expect(await linesOf(id)).toEqual([]);
  await move(id, 'Confirmed');
  expect(await linesOf(id)).toEqual([]);
  await move(id, 'Out for Delivery');
  const { month, this_month } = await register();
  expect([month, this_month]).toEqual([NOW(), NOW()]);
  const item = (await ordered.get(id)!.shop.order(id)).items[1]!;
  const lines = await linesOf(id);
  expect(lines).toEqual([
    {
      at: expect.stringMatching(/\+05:30$/) as string,
      order_id: id,
      position: 1,
      patient: { name: 'Asha Kumari', mobile: ordered.get(id)!.mobile },
      address: '7 Main Road, Ranchi, Jharkhand 834001',
      medicine: item.name,
      pack: item.pack,
      salt: 'Cefixime 200 mg',
      quantity: 2,
      batch: 'B-17',
      prescriber: {
        name: 'Dr. R. Prasad',
        registration: 'JH-1203',
        address: 'Prasad Clinic, Main Road, Ranchi',
      },
      written_on: '2026-11-20',
      missing: [],
      corrections: [],
      refunded: null,
    },
  ]);
  // Delivered later it left when it left; put back it has not.
  server.clock.advance(3600);
  await move(id, 'Delivered');
  expect(await linesOf(id)).toEqual(lines);
  await move(id, 'Confirmed');
  expect(await linesOf(id)).toEqual([]);
  await move(id, 'Out for Delivery');
  const [again] = await linesOf(id);
  expect(Date.parse(again!.at)).toBeGreaterThan(Date.parse(lines[0]!.at));
  for (const empty of ['?month=2026-01', '?month=2099-12'])
    expect(await register(empty)).toMatchObject({
      month: empty.slice(-7),
      this_month: NOW(),
      data: [],
      pagination: { total: 0 },
    });
});

test('it is what it was when it was sold, whatever the catalogue says later', async () => {
  await stands('H1', 'OLD-1', 'Cefixime 200 mg');
  const id = await approved('Sold Sita');
  await stands('H', 'NEW-2', 'Something else');
  await move(id, 'Out for Delivery');
  expect(await linesOf(id)).toMatchObject([{ salt: 'Cefixime 200 mg', batch: 'OLD-1' }]);
  const other = await approved('Later Lata', [{ id: RX, qty: 3 }]);
  await stands('H1', 'NEW-2', 'Cefixime 200 mg');
  await move(other, 'Out for Delivery');
  expect(await linesOf(other)).toEqual([]);
  // An order of before this was kept has the catalogue's word of now.
  await server.database.db.execute(
    sql`update order_item set data = data - 'schedule' - 'composition' - 'batch' where order_id in (${id}, ${other})`,
  );
  expect(await linesOf(id)).toMatchObject([{ batch: 'NEW-2' }]);
  expect(await linesOf(other)).toMatchObject([{ batch: 'NEW-2', quantity: 3 }]);
});

test('what went back does not: a refunded line, a rejected one, a cancelled order', async () => {
  await stands('H1', 'B-17', 'Cefixime 200 mg');
  const refunded = await approved('Refunded Rani', [
      { id: RX, qty: 2 },
      { id: PLAIN, qty: 1 },
    ]),
    cancelled = await approved('Cancelled Chand');
  await move(refunded, 'Out for Delivery');
  expect(await linesOf(refunded)).toHaveLength(1);
  await post(`/admin/orders/${refunded}/refund/`, {
    positions: [0],
    reason: 'undelivered',
    amount: (await ordered.get(refunded)!.shop.order(refunded)).items[0]!.total,
  });
  expect(await linesOf(refunded)).toEqual([]);
  await ordered.get(cancelled)!.call('POST', `/orders/${cancelled}/cancel/`);
  expect(await linesOf(cancelled)).toEqual([]);
});

test('a month begins and ends at midnight in India', async () => {
  await stands('H1', 'B-17', 'Cefixime 200 mg');
  const id = await approved('Midnight Mira');
  await move(id, 'Out for Delivery');
  const left = (at: string) =>
    server.database.db.execute(
      sql`update order_event set at = ${at}::timestamptz where order_id = ${id} and status = 'shipped'`,
    );
  await left('2026-10-31T23:59:59.999+05:30');
  expect([await linesOf(id, '?month=2026-10'), await linesOf(id, '?month=2026-11')]).toMatchObject([
    [{ order_id: id }],
    [],
  ]);
  await left('2026-11-01T00:00:00+05:30');
  expect([await linesOf(id, '?month=2026-10'), await linesOf(id, '?month=2026-11')]).toMatchObject([
    [],
    [{ order_id: id }],
  ]);
  await left('2025-12-31T23:59:59+05:30');
  expect(await linesOf(id, '?month=2025-12')).toHaveLength(1);
});

test('as a file it holds the whole month, and no name becomes a formula (T39)', async () => {
  await stands('H1', '=B-17', 'Cefixime 200 mg');
  const id = await approved('@Formula, Devi');
  await move(id, 'Out for Delivery');
  const answer = await get(`csv/?month=${NOW()}`, admin);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="register-h1-${NOW()}.csv"`,
  });
  const [head, ...lines] = answer.body.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(head).toBe(
    'dispensed_at,dispensed_at_iso,order,patient,mobile,address,medicine,salt,pack,quantity,batch,prescriber,registration,prescriber_address,prescription_date,prescription_date_iso,missing,corrections,refunded_at_iso',
  );
  expect(lines).toHaveLength((await register(`?month=${NOW()}`)).pagination.total);
  const line = lines.find((one) => one.includes(id))!;
  expect(line).toContain(`,${id},"'@Formula, Devi",`);
  expect(
    line.endsWith(
      `,2,'=B-17,Dr. R. Prasad,JH-1203,"Prasad Clinic, Main Road, Ranchi",20/11/2026,2026-11-20,,,`,
    ),
    line,
  ).toBe(true);
});

test('its pages follow each other, and each patient who is shown stands in the audit (T48)', async () => {
  const first = await register('?limit=1'),
    second = await register('?limit=1&page=2');
  expect(first.pagination).toMatchObject({ page: 1, limit: 1, has_next: true });
  expect(first.data).toHaveLength(1);
  expect(second.data[0]!.order_id).not.toBe(first.data[0]!.order_id);
  expect((await register('?page=9999')).data).toEqual([]);
  const { id } = ordered.get(first.data[0]!.order_id)!;
  const seen = (action: string) =>
    countIn(
      server,
      sql`select count(*) as n from audit where subject_id = ${id} and object_kind = 'register' and action = ${action}`,
    );
  const before = await seen('list');
  await register('?limit=1');
  expect(await seen('list')).toBe(before + 1);
  const files = await seen('export');
  await get('csv/');
  expect(await seen('export')).toBe(files + 1);
});

test('it is for pharmacists and admins, and what is no month is refused', async () => {
  expect((await get('', admin)).statusCode).toBe(200);
  for (const headers of [await as.doctor(server), await as.asha(server)])
    for (const path of ['', 'csv/']) expect((await get(path, headers)).statusCode).toBe(403);
  for (const wrong of ['2026-13', '2026-00', '2026', '26-11', '1999-01', 'x', '', '2026-11-01'])
    for (const path of ['', 'csv/'])
      expect(failureOf(await get(`${path}?month=${wrong}`)), wrong).toMatchObject({
        status: 400,
        fields: { month: 'Give month as a year and a month: 2026-11.' },
      });
});
