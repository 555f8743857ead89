import { act, cleanup, render } from '@testing-library/react';
import * as addressRoutes from '@doorstep/contract/address.routes';
import { accountEndpoints } from '@doorstep/contract/account.schema';
import * as accountRoutes from '@doorstep/contract/account.routes';
import * as secondStepRoutes from '@doorstep/contract/second-step.routes';
import { getMedicine, listMedicines } from '@doorstep/contract/medicine.routes';
import * as orderRoutes from '@doorstep/contract/order.routes';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import type { Medicine } from '@doorstep/contract/medicine.schema';
import { calls } from './call.ts';
import { answers } from './use-call.ts';
import { checked } from './checked.ts';
import { StartContext } from './start.ts';

interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}
let asked: Asked[] = [];
let answer: { status?: number; json: unknown };
const server = createServer((request, reply) => {
  void request.toArray().then((parts: Uint8Array[]) => {
    const text = Buffer.concat(parts).toString();
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers, body: text === '' ? undefined : JSON.parse(text) });
    reply.writeHead(answer.status ?? 200).end(JSON.stringify(answer.json));
  });
});
await new Promise<void>((done) => {
  server.listen(0, '127.0.0.1', done);
});
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const fetchOf = globalThis.fetch;
// Pages call paths of their own origin, which a test has none of.
globalThis.fetch = (path, init) => fetchOf(`${origin}${path as string}`, init);
afterAll(() => {
  globalThis.fetch = fetchOf;
  server.close();
});

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const medicines = {
  ...calls({ listMedicines, getMedicine }),
  ...answers({ listMedicines, getMedicine }),
};
const orders = calls(orderRoutes);
const addresses = { ...calls(addressRoutes), ...answers(addressRoutes) };
const medicine: Medicine = {
  id: 7,
  name: 'Omezen 20',
  image: null,
  mrp: 34,
  offer_price: 27.2,
  description: '',
  manufacturer: null,
  composition: null,
  form: 'capsule',
  pack: null,
  prescription_required: false,
  in_stock: true,
  rating: null,
  review_count: null,
  unit_price: null,
  unit: null,
};
const list = {
  success: true,
  data: [medicine],
  pagination: { page: 1, limit: 12, total: 1, total_exact: true, has_previous: false, has_next: false },
  corrected: null,
};

test('a GET asks for its path and query, without a body', async () => {
  answer = { json: list };
  const { data } = await medicines.call('listMedicines', {
    query: { search: 'ome 20', page: 1, ids: [7, 12] },
  });
  expect(data[0]!.name).toBe('Omezen 20');
  expect(asked).toMatchObject([
    { method: 'GET', url: '/api/medicines/?ids=7%2C12&search=ome+20', body: undefined },
  ]);
  expect(asked[0]!.headers['content-type']).toBeUndefined();
});

test('parameters stand in the path, encoded', async () => {
  answer = { json: { success: true } };
  await addresses.call('removeAddress', { params: { id: 7 } });
  answer = { json: { success: true, data: { medicines: [], missing: [] } } };
  await orders.call('reorder', { params: { id: 'OD/../1' } });
  expect(asked).toMatchObject([
    { method: 'DELETE', url: '/api/user/addresses/7/', body: {} },
    { method: 'POST', url: '/api/orders/OD%2F..%2F1/reorder/', body: {} },
  ]);
});

test('a body goes as JSON by the method of the endpoint, with its key', async () => {
  const address = {
    title: 'Home',
    address_line_1: 'House 1',
    city: 'Ranchi',
    state: 'Jharkhand',
    pincode: '834001',
  };
  answer = { json: { success: false, error: 'No.', code: 'invalid' }, status: 400 };
  const body = { ...address, name: '', mobile: '', address_line_2: '', landmark: '', is_default: true };
  await expect(addresses.call('addAddress', { body, idempotencyKey: 'k1' })).rejects.toMatchObject({
    status: 400,
    code: 'invalid',
  });
  await addresses.call('editAddress', { params: { id: 3 }, body }).catch(() => {});
  expect(asked).toMatchObject([
    { method: 'POST', url: '/api/user/addresses/', body, headers: { 'idempotency-key': 'k1' } },
    { method: 'PUT', url: '/api/user/addresses/3/', body },
  ]);
  expect(asked[1]!.headers['idempotency-key']).toBeUndefined();
});

test.each([
  ['another shape', { success: true, data: [{ id: 'x' }], pagination: {} }],
  ['nothing of it', {}],
  ['a failure as if all were well', { ...list, success: false }],
])('%s is a CallError', async (_, json) => {
  answer = { json };
  await expect(medicines.call('listMedicines')).rejects.toMatchObject({ status: 200, code: 'unreadable' });
});

test('accepts only an answer that fits its schema, and none when the schema does not load', async () => {
  const user = {
    id: 1,
    name: 'Asha',
    email: null,
    mobile: '9876543210',
    phone: '9876543210',
    mobile_verified: true,
  };
  const session = (role: string) => ({
    success: true,
    access_token: 'a',
    refresh_token: 'r',
    user: { ...user, role },
  });
  const body = { mobile: '9876543210', password: 'secret' };
  const strict = checked(accountRoutes, async () => accountEndpoints),
    failing = () => Promise.reject(new TypeError('no chunk')),
    without = checked(secondStepRoutes, failing),
    withoutFirst = checked(secondStepRoutes, failing, { loadFirst: true });
  const step = { ticket: 't', code: '123456' };
  answer = { json: session('patient') };
  await expect(strict('login', { body })).resolves.toMatchObject({ access_token: 'a' });
  answer = { json: session('emperor') };
  await expect(strict('login', { body })).rejects.toMatchObject({ status: 200, code: 'unreadable' });
  answer = { json: { success: true, access_token: 7 } };
  await expect(strict('login', { body })).rejects.toMatchObject({ status: 200, code: 'unreadable' });
  answer = { json: { ...session('patient'), recovery_codes_left: 8 } };
  await expect(without('completeSecondStep', { body: step })).rejects.toMatchObject({
    status: 0,
    code: 'page_incomplete',
  });
  // A refusal needs no schema.
  answer = { json: { success: false, error: 'No.', code: 'second_step_wrong' }, status: 400 };
  await expect(without('completeSecondStep', { body: step })).rejects.toMatchObject({ status: 400 });
  asked = [];
  await expect(withoutFirst('completeSecondStep', { body: step })).rejects.toMatchObject({
    code: 'page_incomplete',
  });
  expect(asked).toEqual([]);
});

const start = { fallback: {}, failed: {}, year: 2026 };
const shown = (Page: () => string, given: Partial<typeof start> = {}) =>
  render(<Page />, {
    wrapper: ({ children }) => (
      <SWRConfig
        value={{ provider: () => new Map(), fallback: given.fallback ?? {}, shouldRetryOnError: false }}
      >
        <StartContext value={{ ...start, ...given }}>{children}</StartContext>
      </SWRConfig>
    ),
  }).container;

test('a page finds the answer that the server rendered under the key of the route table', async () => {
  const path = medicines.keyOf('getMedicine', { params: { id: '7' } });
  expect(path).toBe('/api/medicines/7/');
  answer = { json: {} };
  const place = shown(
    () => {
      const found = medicines.useCall('getMedicine', { params: { id: 7 } });
      return found.state === 'ready' ? found.data.data.name : found.state;
    },
    { fallback: { [path]: { success: true, data: medicine, alternatives: [], related: [] } } },
  );
  expect(place.textContent).toBe('Omezen 20');
});

test('an answer of another shape is an error that can be tried again', async () => {
  answer = { json: { success: true, data: [{ id: 'x' }], pagination: {} } };
  let retry: (() => void) | undefined;
  const place = shown(() => {
    const all = medicines.useCall('listMedicines');
    retry = all.state === 'error' ? all.retry : undefined;
    return all.state === 'ready' ? all.data.data[0]!.name : all.state === 'error' ? all.problem : all.state;
  });
  await expect.poll(() => place.textContent).toBe('failed');
  answer = { json: list };
  act(() => retry?.());
  await expect.poll(() => place.textContent).toBe('Omezen 20');
});

test('what is one person’s is asked for once somebody is logged in, with their token', async () => {
  answer = { json: { success: true, data: [], addresses: [] } };
  const Page = () => addresses.useCall('listAddresses').state;
  const place = shown(Page);
  expect(place.textContent).toBe('loading');
  expect(asked).toEqual([]);
  cleanup();
  localStorage.setItem('access_token', 'abc');
  const again = shown(Page);
  await expect.poll(() => again.textContent).toBe('ready');
  expect(asked[0]).toMatchObject({ url: '/api/user/addresses/', headers: { authorization: 'Bearer abc' } });
});

test('null asks for nothing yet', async () => {
  const place = shown(() => medicines.useCall('getMedicine', null).state);
  expect(place.textContent).toBe('loading');
  expect(asked).toEqual([]);
});

// What is wrong does not compile; none of it runs.
export function wrongPairs() {
  void medicines.call('listMedicines');
  // @ts-expect-error -- not among the endpoints that were given
  void medicines.call('placeOrder', { body: {} });
  // @ts-expect-error -- no endpoint
  void orders.call('orderPlace');
  // @ts-expect-error -- the path holds an id
  void orders.call('getOrder');
  // @ts-expect-error -- the path's parameter has another name
  void orders.call('getOrder', { params: { order_id: 'OD-1' } });
  // @ts-expect-error -- no such status
  void orders.call('orderHistory', { query: { status: 'lost' } });
  // @ts-expect-error -- takes no body
  void medicines.call('listMedicines', { body: {} });
  // @ts-expect-error -- needs its body
  void orders.call('placeOrder');
  // @ts-expect-error -- quantity is a number
  void orders.call('placeOrder', { body: { medicines: [{ id: 7, qty: '1' }], address_id: 3 } });
  // @ts-expect-error -- an order's answer is no list
  void orders.call('getOrder', { params: { id: 'OD-1' } }).then(({ orders: all }) => all);
  expectTypeOf(medicines.call('listMedicines')).resolves.toHaveProperty('data').toEqualTypeOf<Medicine[]>();
}

test('what is asked for again after a filter was changed is asked under its own filter', async () => {
  answer = { json: list };
  const provider = new Map();
  const Page = ({ page }: { page: number }) => medicines.useCall('listMedicines', { query: { page } }).state;
  const whole = (page: number) => (
    <SWRConfig value={{ provider: () => provider, dedupingInterval: 0 }}>
      <StartContext value={start}>
        <Page page={page} />
      </StartContext>
    </SWRConfig>
  );
  const { container, rerender } = render(whole(1));
  for (const page of [1, 2]) {
    rerender(whole(page));
    await expect.poll(() => container.textContent).toBe('ready');
  }
  const frames: FrameRequestCallback[] = [];
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  asked = [];
  // Back to the first list, and to the second before the next frame: only then is the first asked for.
  rerender(whole(1));
  rerender(whole(2));
  for (const run of frames) run(0);
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked.map(({ url }) => url).toSorted()).toEqual(
    [1, 2].map((page) => medicines.keyOf('listMedicines', { query: { page } })),
  );
  frame.mockRestore();
});
