import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillOrders } from '../bench/orders.ts';
import type { AppServer } from '../src/create-server.ts';
import { as } from './people.ts';
import { newServer, testSettings } from './test-server.ts';

let server: AppServer, held: PoolClient[];
beforeAll(async () => {
  server = await newServer(testSettings());
  await fillOrders(server.database.db, { orders: 2_000, until: server.clock.now() });
  // All but one.
  const pool = server.database.pool!;
  held = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()));
}, 120_000);
afterAll(async () => {
  for (const one of held ?? []) one.release();
  await server?.close();
});

// Who holds one connection and waits for another waits, where all are held so, for those that wait for it.
test.each([
  ['pharmacist', '/api/staff/prescriptions/?status=pending'],
  ['pharmacist', '/api/staff/prescriptions/?status=all'],
  ['pharmacist', '/api/staff/today/'],
  ['admin', '/api/admin/orders/?search=kumari'],
  ['admin', '/api/admin/orders/?page=60'],
  ['admin', '/api/staff/today/'],
] as const)('a list of the staff needs one connection at a time: %s %s', async (role, url) => {
  const answer = await server.app.inject({ url, headers: await as[role](server) });
  expect([answer.statusCode, answer.body.length > 1_000]).toEqual([200, true]);
});
