import type { Role } from '@doorstep/contract/account';
import { API_BASE } from '@doorstep/contract/envelope';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { endpoints, type EndpointName } from '@doorstep/contract/table.schema';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AppServer } from '../src/create-server.ts';
import type { Shopper } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { examples } from './examples.ts';
import { newServer, sharedServer, testSettings, TOKEN } from './test-server.ts';
import { as, newPatient, pathOf, send, type Example } from './people.ts';
import { newBuyer } from './prescriptions.ts';

/** Somebody of this file alone: addresses and uploads are limited for each. */
let server: AppServer, patient: Shopper;
beforeAll(async () => {
  server = await sharedServer();
  patient = (await newBuyer(server)).shop;
});

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
const otherSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);
const prepared = new Map<EndpointName, Promise<Example>>();
/** Prepared once for all loops. */
function exampleOf(name: EndpointName): Promise<Example> {
  if (examples[name].isUsedUp) return Promise.resolve(examples[name].example(patient, server));
  if (!prepared.has(name)) prepared.set(name, Promise.resolve(examples[name].example(patient, server)));
  return prepared.get(name)!;
}
/** Who may: a patient, or staff of the row's role. Whose session or account ends by it is somebody new. */
async function callerFor(name: EndpointName, { who }: Endpoint): Promise<Record<string, string>> {
  const own = await examples[name].caller?.(server);
  if (own) return own;
  if (examples[name].changesCaller) return (await newPatient(server)).headers;
  if (who === 'logged-in' || who[0] === 'patient') return patient.headers;
  return typeof who === 'object' ? as[who[0] as Exclude<Role, 'patient'>](server) : {};
}
/** Fails on a key that the schema does not name: nothing slips out with an answer. */
const strictly = (schema: z.ZodMiniType): z.ZodMiniType => {
  const { def } = schema._zod as unknown as {
    def: {
      type: string;
      shape?: Record<string, z.ZodMiniType>;
      element?: z.ZodMiniType;
      options?: z.ZodMiniType[];
      innerType?: z.ZodMiniType;
      catchall?: unknown;
    };
  };
  if (def.type === 'object' && !def.catchall)
    return z.strictObject(
      Object.fromEntries(Object.entries(def.shape!).map(([key, value]) => [key, strictly(value)])),
    );
  if (def.type === 'array') return z.array(strictly(def.element!));
  if (def.type === 'union') return z.union(def.options!.map(strictly));
  if (def.type === 'nullable') return z.nullable(strictly(def.innerType!));
  return schema;
};

test('an answer with one key too many is seen, however deep it lies', () => {
  const schema = strictly(
    z.union([z.object({ a: z.int() }), z.object({ b: z.array(z.nullable(z.object({ c: z.int() }))) })]),
  );
  for (const good of [{ a: 1 }, { b: [{ c: 1 }, null] }]) expect(schema.safeParse(good).success).toBe(true);
  for (const bad of [{ a: 1, x: 1 }, { b: [{ c: 1, x: 1 }] }, { b: [], a: 1 }])
    expect(schema.safeParse(bad).success).toBe(false);
});

test.each(rows)(
  '%s answers on both slash forms, without a redirect, and as its schema says',
  async (name, call) => {
    for (const slash of [(path: string) => path, otherSlash]) {
      const example = await exampleOf(name),
        path = slash(pathOf(call, example));
      const answer = await send(server, call, example, await callerFor(name, call), { path });
      expect(answer.statusCode, answer.body).toBe(call.status ?? 200);
      // A file says what it is itself.
      expect(answer.headers['content-type']).toContain(
        name === 'getFile' ? 'image/jpeg' : (call.type ?? 'application/json'),
      );
      if (call.answer) strictly(call.answer).parse(answer.json());
    }
  },
);

test('placeOrder answers with a quote, and with the order once it is paid, each on its own schema', async () => {
  const cart = [{ id: 4, qty: 1 }],
    quote = await patient.quote(cart),
    paid = await patient.pay((await patient.create(quote)).order_id);
  await patient.verify(paid, quote);
  const placed = (await patient.place(cart, paid.razorpay_payment_id)).json<object>();
  const [placedSchema, quoteSchema] = endpoints.placeOrder.answer.def.options.map(strictly);
  expect(Object.keys(placedSchema!.parse(placed) as object)).toContain('order_id');
  expect(Object.keys(quoteSchema!.parse(quote) as object)).toContain('quote_id');
});

test.each(rows)('%s answers 405 with what is allowed to every other method', async (name, call) => {
  const path = pathOf(call, await exampleOf(name));
  const here = rows.flatMap(([, one]) => (one.path === call.path ? [one.method] : []));
  const allowed = here.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].filter(
    (one) => !allowed.includes(one),
  )) {
    for (const url of [path, otherSlash(path)]) {
      const answer = await server.app.inject({
        method: method as 'GET',
        url,
        payload: method === 'POST' ? 'no json' : undefined,
        headers: { 'content-type': 'application/json' },
      });
      expect(failureOf(answer).status).toBe(405);
      expect(answer.headers['allow']).toBe(allowed.join(', '));
    }
  }
});

test.each(rows.filter(([, call]) => call.method === 'GET'))(
  '%s says the same to HEAD, without a body',
  async (name, call) => {
    const example = await exampleOf(name),
      headers = await callerFor(name, call);
    const get = await send(server, call, example, headers);
    const head = await send(server, call, example, headers, { method: 'HEAD' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  },
);

test.each(rows.filter(([, { who }]) => who !== 'anyone' && who !== 'demo'))(
  '%s is refused to a visitor and to a wrong token',
  async (name, call) => {
    const example = await exampleOf(name),
      { authorization } = (await callerFor(name, call)) as { authorization: string };
    const token = authorization.slice('Bearer '.length);
    for (const wrong of [
      undefined,
      'Bearer wrong',
      token,
      `Basic ${token}`,
      'Bearer ',
      `Bearer ${token} `,
      `Bearer  ${token}`,
      `Bearer ${token},Bearer ${token}`,
      `${authorization}x`,
      `Bearer ${token.slice(1)}`,
      `Bearer ${TOKEN}x`,
    ]) {
      const answer = await send(server, call, example, wrong === undefined ? {} : { authorization: wrong });
      expect(failureOf(answer)).toMatchObject({
        status: 401,
        code: 'not_logged_in',
        error: 'Please log in to continue.',
      });
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  },
);

test.each(rows)('%s stands in the API description with its parameters and answer', async (name, call) => {
  const { paths } = (await server.app.inject('/api/openapi.json')).json<{
    paths: Record<
      string,
      Record<
        string,
        {
          summary: string;
          security?: unknown[];
          parameters: { name: string }[];
          responses: Record<string, unknown>;
        }
      >
    >;
  }>();
  const operation = paths[API_BASE + call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
  expect(operation?.summary).toBe(call.summary);
  expect(Object.keys(operation!.responses)).toEqual([String(call.status ?? 200), 'default']);
  expect(operation!.security).toEqual(
    call.who === 'anyone' || call.who === 'demo' ? undefined : [{ bearer: [] }],
  );
  const example = await exampleOf(name);
  const named = operation!.parameters.map((one) => one.name);
  expect(named).toEqual(
    expect.arrayContaining([
      ...Object.keys(example.params ?? {}),
      ...new URLSearchParams(example.query).keys(),
    ]),
  );
});

test('what is not in the table is not there, in the same envelope', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/medicines/1/2',
    '/api//medicines/',
    '/api/.env',
    '/api/medicines%2F1',
  ])
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect(failureOf(await server.app.inject({ method, url: path })).status).toBe(404);
});

test('demo calls are not there where the demo is off', async () => {
  const plain = await newServer(testSettings({ DEMO: '0' }), {
    database: server.database,
    prepare: async () => {},
  });
  expect(
    failureOf(await plain.app.inject({ method: 'POST', url: '/api/dev/clock/', payload: { advance_s: 1 } }))
      .status,
  ).toBe(404);
  expect((await plain.app.inject('/api/openapi.json')).json<{ paths: object }>().paths).not.toHaveProperty(
    '/api/dev/clock/',
  );
  await plain.close();
});

test('the demo clock moves forward, and only forward', async () => {
  const move = (advance_s: unknown) =>
    server.app.inject({ method: 'POST', url: '/api/dev/clock/', payload: { advance_s } as object });
  const before = Date.parse((await move(0)).json<{ now: string }>().now);
  const { now } = (await move(3600)).json<{ now: string }>();
  expect(Date.parse(now) - before).toBeGreaterThanOrEqual(3_600_000);
  expect(now).toMatch(/^2026-11-2\dT\d\d:\d\d:\d\d\.\d{3}\+05:30$/);
  for (const wrong of [-1, '60', null, 1e12, undefined])
    expect(failureOf(await move(wrong))).toMatchObject({
      status: 400,
      fields: { advance_s: expect.stringMatching(/^Give advance_s/) as string },
    });
});
