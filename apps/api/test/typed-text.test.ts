import type { Address, MapAddress } from '@doorstep/contract/address.schema';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import type { ReviewedPrescription } from '@doorstep/contract/review.schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountTable } from '../src/account/schema.ts';
import { addressTable } from '../src/address/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { orderTable } from '../src/order/schema.ts';
import { as, HOME, newAddress, newMobile, ON_MAP } from './people.ts';
import { newBuyer, PLAIN, RX } from './prescriptions.ts';
import { newServer, testSettings } from './test-server.ts';

let server: AppServer, buyer: Awaited<ReturnType<typeof newBuyer>>;
beforeAll(async () => {
  server = await newServer(testSettings());
  buyer = await newBuyer(server);
});
afterAll(() => server?.close());
/** Written backwards, in two lines, with what nobody sees. */
const hostile = (text: string) => `\u202E ${text}\u200B\r\n\t${text}\u2069\uFEFF\u0007 `;
const clean = (text: string) => `${text} ${text}`;
const rowOf = async (id: number) =>
  (await server.database.db.select().from(addressTable).where(eq(addressTable.id, id)))[0]!;

test('a name is stored in one plain line, at sign-up and in the profile', async () => {
  const mobile = newMobile();
  const nameOf = async (of: string) =>
    (
      await server.database.db
        .select({ name: accountTable.name })
        .from(accountTable)
        .where(eq(accountTable.mobile, of))
    )[0]?.name;
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/register/',
    remoteAddress: newAddress(),
    payload: {
      mobile,
      name: hostile('Asha'),
      email: 'asha@shop.example',
      password: 'harbour-seven',
      confirm_password: 'harbour-seven',
    },
  });
  expect([answer.statusCode, await nameOf(mobile)]).toEqual([201, 'Asha Asha']);
  const changed = await buyer.call('PUT', '/user/profile/', {
    username: hostile('Sita'),
    email: 'sita@shop.example',
  });
  expect([changed.statusCode, await nameOf(buyer.mobile)]).toEqual([200, 'Sita Sita']);
});
test('a name of nothing that is seen is none', async () => {
  const answer = await buyer.call('PUT', '/user/profile/', {
    username: '\u202E\u200B\n\uFEFF\u3164',
    email: 'sita@shop.example',
  });
  expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([
    400,
    { username: 'Full name is required' },
  ]);
});
test("each line of an address, in the form and on the map; so is the courier's", async () => {
  const made = await buyer.call('POST', '/user/addresses/', {
    ...HOME,
    title: hostile('Home'),
    name: hostile('Ravi'),
    address_line_1: hostile('Flat 4'),
    address_line_2: hostile('Kanke'),
    landmark: hostile('Gate'),
    city: '\u202ERanchi\n',
    state: 'Jhar\u200Bkhand\t',
  });
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json<{ data: Address }>().data;
  expect(await rowOf(id)).toMatchObject({
    title: clean('Home'),
    name: clean('Ravi'),
    line1: clean('Flat 4'),
    line2: clean('Kanke'),
    landmark: clean('Gate'),
    city: 'Ranchi',
    state: 'Jharkhand',
  });
  const onMap = await buyer.call('POST', '/user/addresses/add/', {
    ...ON_MAP,
    name: hostile('Ravi'),
    address: hostile('12 Kanke Road'),
  });
  expect(onMap.statusCode, onMap.body).toBe(201);
  expect(await rowOf(onMap.json<MapAddress>().id)).toMatchObject({
    name: clean('Ravi'),
    typed: clean('12 Kanke Road'),
    line1: clean('12 Kanke Road'),
  });
});
test('an order takes a row of before without what nobody sees', async () => {
  await server.database.db
    .update(addressTable)
    .set({ line1: '7 \u202EMain\u202C\nRoad', landmark: 'Ga\u200Bte' })
    .where(eq(addressTable.id, buyer.shop.home.id));
  const id = await buyer.order([{ id: PLAIN, qty: 1 }]);
  const [kept] = await server.database.db
    .select({ address: orderTable.address })
    .from(orderTable)
    .where(eq(orderTable.id, id));
  expect(kept!.address).toBe('7 Main Road, Near Gate, Ranchi, Jharkhand 834001');
});
test('a reason keeps its lines, and nothing else of the kind', async () => {
  const sheet = await buyer.upload();
  const id = await buyer.order([{ id: RX, qty: 1 }], sheet.id);
  const reviewed = await server.app.inject({
    method: 'POST',
    url: `/api/staff/prescriptions/${sheet.id}/review/`,
    headers: await as.pharmacist(server),
    payload: { decision: 'rejected', reason: ' Not\u202E  legible\t\r\nPlease send\u200B another ' },
  });
  expect(reviewed.json<{ data: ReviewedPrescription }>().data.note).toBe('Not legible\nPlease send another');
  expect((await buyer.shop.order(id)).items[0]!.rx_reason).toBe('Not legible\nPlease send another');
  const other = await buyer.order([{ id: PLAIN, qty: 1 }]);
  const cancelled = await buyer.call('POST', `/orders/${other}/cancel/`, { reason: hostile('Late') });
  expect(cancelled.json<{ data: OrderDetail }>().data.refunds[0]!.reason_params).toEqual({
    note: 'Late\nLate',
  });
});
test('what staff type of a medicine', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/staff/medicines/',
    headers: await as.admin(server),
    payload: { code: 'X-\u200B1', name: hostile('Dolo'), mrp: 10, manufacturer: hostile('Micro') },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const [row] = await server.database.db.select().from(medicineTable).where(eq(medicineTable.code, 'X-1'));
  expect(row).toMatchObject({ name: clean('Dolo'), manufacturer: clean('Micro') });
});
