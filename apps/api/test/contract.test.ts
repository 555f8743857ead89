import { API_BASE } from '@doorstep/contract/envelope';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { table, type EndpointName } from '@doorstep/contract/table.schema';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { House } from '../src/house.ts';
import { failureOf } from './envelope.ts';
import { newHouse, sharedHouse, testSettings, TOKEN } from './house.ts';

let house: House;
beforeAll(async () => { house = await sharedHouse(); });

/** What a good request to each call looks like; a new row of the table without one fails the loop. */
const examples: Record<EndpointName, { params?: Record<string, string>; query?: string; body?: unknown; raw?: true }> = {
  health: {}, ready: {}, openapi: {}, moveClock: { body: { advance_s: 0 } },
  listMedicines: { query: '?search=para&page=1&limit=5&letter=P&sort=price-asc' },
  getMedicine: { params: { id: '1' } }, getMedicineImage: { params: { file: '1.svg' } },
  importCatalogue: { raw: true },
};
const rows = Object.entries(table) as [EndpointName, Endpoint][];
const pathFor = (name: EndpointName, path: string) => API_BASE + path.replaceAll(/:(\w+)/g, (_, key: string) => examples[name].params![key]!);
const otherSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);
/** Fails on a key that the schema does not name: nothing slips out with an answer. */
const strictly = (schema: z.ZodMiniType): z.ZodMiniType => {
  const { def } = schema._zod as unknown as { def: { type: string; shape?: Record<string, z.ZodMiniType>; element?: z.ZodMiniType; catchall?: unknown } };
  if (def.type === 'object' && !def.catchall) return z.strictObject(Object.fromEntries(Object.entries(def.shape!).map(([key, value]) => [key, strictly(value)])));
  if (def.type === 'array') return z.array(strictly(def.element!));
  return schema;
};

const send = (name: EndpointName, call: Endpoint, path: string, more: object = {}) => {
  const { query = '', body } = examples[name];
  return house.app.inject({ method: call.method, url: path + query, headers: { authorization: `Bearer ${TOKEN}` }, ...(body ? { payload: body as object } : {}), ...more });
};

test.each(rows.filter(([name]) => !examples[name].raw))('%s answers on both slash forms, without a redirect, and as its schema says', async (name, call) => {
  for (const path of [pathFor(name, call.path), otherSlash(pathFor(name, call.path))]) {
    const answer = await send(name, call, path);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-type']).toContain(call.type ?? 'application/json');
    if (call.answer) strictly(call.answer).parse(answer.json());
  }
});

test.each(rows)('%s answers 405 with what is allowed to every other method', async (name, call) => {
  const allowed = call.method === 'GET' ? ['GET', 'HEAD'] : [call.method];
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].filter((one) => !allowed.includes(one))) {
    for (const path of [pathFor(name, call.path), otherSlash(pathFor(name, call.path))]) {
      const answer = await house.app.inject({ method: method as 'GET', url: path, payload: method === 'POST' ? 'no json' : undefined, headers: { 'content-type': 'application/json' } });
      expect(failureOf(answer).status).toBe(405);
      expect(answer.headers['allow']).toBe(allowed.join(', '));
    }
  }
});

test.each(rows.filter(([, call]) => call.method === 'GET'))('%s says the same to HEAD, without a body', async (name, call) => {
  const path = pathFor(name, call.path);
  const [get, head] = [await send(name, call, path), await send(name, call, path, { method: 'HEAD' })];
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});

test.each(rows.filter(([, call]) => typeof call.who === 'object'))('%s is refused to a visitor and to a wrong token', async (name, call) => {
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: TOKEN }, { authorization: `Basic ${TOKEN}` }, { authorization: 'Bearer ' }]) {
    expect(failureOf(await send(name, call, pathFor(name, call.path), { headers })).status).toBe(401);
  }
});

test.each(rows)('%s stands in the API description with its parameters and answer', async (name, call) => {
  const { paths } = (await house.app.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, { summary: string; parameters: { name: string }[]; responses: Record<string, unknown> }>> }>();
  const operation = paths[API_BASE + call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
  expect(operation?.summary).toBe(call.summary);
  expect(Object.keys(operation!.responses)).toEqual(['200', 'default']);
  const named = operation!.parameters.map((one) => one.name);
  expect(named).toEqual(expect.arrayContaining([...Object.keys(examples[name].params ?? {}), ...new URLSearchParams(examples[name].query).keys()]));
});

test('what is not in the table is not there, in the same envelope', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/medicines/1/2', '/api//medicines/', '/api/.env', '/api/medicines%2F1']) for (const method of ['GET', 'POST', 'DELETE'] as const) expect(failureOf(await house.app.inject({ method, url: path })).status).toBe(404);
});

test('demo calls are not there where the demo is off', async () => {
  const plain = await newHouse(testSettings({ DEMO: '0' }), { database: house.database, prepare: async () => {} });
  expect(failureOf(await plain.app.inject({ method: 'POST', url: '/api/dev/clock/', payload: { advance_s: 1 } })).status).toBe(404);
  expect((await plain.app.inject('/api/openapi.json')).json<{ paths: object }>().paths).not.toHaveProperty('/api/dev/clock/');
  await plain.close();
});

test('the demo clock moves forward, and only forward', async () => {
  const move = (advance_s: unknown) => house.app.inject({ method: 'POST', url: '/api/dev/clock/', payload: { advance_s } as object });
  const before = Date.parse((await move(0)).json<{ now: string }>().now);
  const { now } = (await move(3600)).json<{ now: string }>();
  expect(Date.parse(now) - before).toBeGreaterThanOrEqual(3_600_000);
  expect(now).toMatch(/^2026-11-2\dT\d\d:\d\d:\d\d\.\d{3}\+05:30$/);
  for (const wrong of [-1, '60', null, 1e12, undefined]) expect(failureOf(await move(wrong))).toMatchObject({ status: 400, fields: { advance_s: expect.stringMatching(/^Give advance_s/) as string } });
});
