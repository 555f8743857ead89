// In a shop that has sold 100,000 orders no query reads a table from end to end that grows with orders or
// accounts. Every endpoint of the contract is called, each as everybody who may, and each list as it can be
// asked for: an endpoint that is added is covered with its example.
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { endpoints, type EndpointName } from '@doorstep/contract/table.schema';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fillOrders } from '../bench/orders.ts';
import type { AppServer } from '../src/create-server.ts';
import { sessions } from '../test/answers.ts';
import { shopper, type Shopper } from '../test/checkout.ts';
import { examples } from '../test/examples.ts';
import { as, newPerson, send, type Example } from '../test/people.ts';
import { startPostgres, type Postgres } from '../test/postgres.ts';
import { collectReads, EXPLAIN_ALL, type Read } from '../test/query-plans.ts';
import { newServer, testSettings } from '../test/test-server.ts';

const ORDERS = 100_000;
/** Tables of at least so many rows are those that grow. */
const GROWING = 5_000;
/** So much of a table is no part of it any more. */
const PART = 0.2;

const rows = Object.entries(endpoints) as Array<[EndpointName, Endpoint]>;
let postgres: Postgres, server: AppServer, asha: Shopper, collected: ReturnType<typeof collectReads>;
const growing = new Map<string, number>();
let typed: string[];

beforeAll(async () => {
  postgres = await startPostgres();
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const settings = testSettings({ DATABASE_URL: postgres.url, READS_PER_MINUTE: '1000000' });
  const first = await newServer(settings);
  await fillOrders(first.database.db, { orders: ORDERS, until: first.clock.now() });
  await first.close();
  for (const statement of EXPLAIN_ALL) await client.query(statement);
  const { rows: tables } = await client.query<{ name: string; rows: number }>(
    'select relname as name, reltuples::int as rows from pg_class where relkind = $1 and reltuples >= $2',
    ['r', GROWING],
  );
  for (const table of tables) growing.set(table.name, table.rows);
  const {
    rows: [order],
  } = await client.query<{ id: string; mobile: string }>(
    `select o.id, a.mobile from "order" o join account a on a.id = o.account_id where o.service_type = 'medicine' order by o.created_at limit 1 offset 500`,
  );
  // A name of one in fifty, a rare one, two letters, one that nobody has; an id and its parts; a mobile and its parts.
  typed = [
    'Kumari',
    'Champa Tirkey',
    'zo',
    'xqzwv',
    order!.id,
    order!.id.slice(4, 9),
    order!.mobile,
    order!.mobile.slice(3, 8),
  ];
  await client.end();
  server = await newServer(settings, { prepare: async () => {} });
  collected = collectReads(server.database.pool!);
  asha = await shopper(server);
}, 900_000);
afterAll(async () => {
  await server?.close();
  await postgres?.remove();
});

/** Each word of each choice that the query of a call has, and what somebody types into it. */
function queriesOf({ query }: Endpoint): string[] {
  if (!query) return [];
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, { enum?: string[] }>;
  };
  return Object.entries(properties).flatMap(([name, { enum: words = [] }]) =>
    (['search', 'q', 'whose', 'order'].includes(name)
      ? typed
      : name === 'page'
        ? ['2']
        : name === 'limit'
          ? ['100']
          : words
    ).map((word) => `?${new URLSearchParams({ [name]: word })}`),
  );
}
const faultOf = ({ table, rows: read, node, isLimited }: Read): string | undefined => {
  const all = table === '' ? ORDERS : growing.get(table);
  if (all === undefined) return undefined;
  if (read > all * PART) return `${node} of ${table || 'rows'}: ${read} of ${all}`;
  return node === 'Seq Scan' && !isLimited ? `${node} of ${table}` : undefined;
};
const faults = (from = 0): string[] => [
  ...new Set(
    collected.reads.slice(from).flatMap((read) => {
      const fault = faultOf(read);
      return fault === undefined
        ? []
        : `${read.during}: ${fault}\n${read.text.replaceAll(/(\$\d+, )+/g, '…, ')}`;
    }),
  ),
];

test('tables grow that hold orders, what belongs to them, and accounts', () => {
  expect([...growing.keys()].toSorted()).toEqual(
    expect.arrayContaining([
      'account',
      'audit',
      'order',
      'order_event',
      'order_item',
      'payment',
      'prescription',
      'quote',
    ]),
  );
});

test('no call reads one of them from end to end, whoever makes it and whatever is asked for', async () => {
  for (const [name, call] of rows) {
    collected.now(name);
    const { example, isUsedUp, changesCaller, answers } = examples[name];
    const prepared = await example(asha, server);
    for (const [column, person] of Object.entries(sessions) as Array<
      [keyof typeof sessions, keyof typeof as]
    >) {
      if (answers[column] >= 300) continue;
      const headers = changesCaller
        ? (await newPerson(server, person === 'asha' || person === 'imran' ? 'patient' : person)).headers
        : await as[person](server);
      const one: Example = isUsedUp ? await example(asha, server) : prepared;
      await send(server, call, one, headers);
      if (call.method !== 'GET') continue;
      for (const query of queriesOf(call)) {
        collected.now(`${name} ${query}`);
        await send(server, call, { ...one, query }, headers);
      }
    }
  }
  expect(collected.reads.length).toBeGreaterThan(1_000);
  expect(faults()).toEqual([]);
}, 900_000);

test('nor does what is done each minute, and at the start', async () => {
  const from = collected.reads.length;
  collected.now('each minute');
  await server.areas.payment.service.reconcile(false);
  expect(faults(from)).toEqual([]);
});

test('it is seen: without its index a list reads all orders', async () => {
  const { db } = server.database;
  await db.execute(sql`drop index order_total`);
  const from = collected.reads.length;
  collected.now('adminOrders');
  await send(server, endpoints.adminOrders, { query: '?sort=-total' }, await as.admin(server));
  expect(faults(from).join('\n')).toMatch(/^adminOrders: Seq Scan of order: /m);
});
