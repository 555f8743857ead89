import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import type { OrderHistory } from '@doorstep/contract/order.schema';
import type { OrderLine } from '@doorstep/contract/order.schema';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { ledgerOf, CLEAN, shopperWith } from './checkout.ts';
import { newDatabase } from './copies.ts';
import { bearerOf, logIn } from './people.ts';
import { newServer, testSettings } from './test-server.ts';

/** What a folder held, and what the wire said of it, at commit 7bf7c83: the last one before items were neutral. */
const FILES = join(import.meta.dirname, 'files');
interface Before {
  /** By mobile, method and path. */
  answers: Record<string, unknown>;
  /** Quoted and not paid yet. */
  open: Array<{
    mobile: string;
    order_id: string;
    quote_id: string;
    lines: OrderLine[];
    total: number;
    prescription_id?: string;
  }>;
}
const before = JSON.parse(readFileSync(join(FILES, 'folder-0003.json'), 'utf8')) as Before;
const statements = readFileSync(join(FILES, 'folder-0003.sql'), 'utf8').split('--> statement-breakpoint');
/** Another one, that was out of stock. */
const OUT = `insert into medicine (code, name, mrp_paise, offer_paise, in_stock) values ('T-out', 'Out Of Stock', 100, 100, false)`;
const LAST = 3;

/** The migrations of that commit: as they are here, and none after them. */
function olderMigrations(): string {
  const from = join(import.meta.dirname, '../src/platform/db/migrations'),
    to = join(inject('scratch'), 'migrations-0003');
  cpSync(from, to, { recursive: true });
  const file = join(to, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: Array<{ idx: number }> };
  journal.entries = journal.entries.filter(({ idx }) => idx <= LAST);
  expect(journal.entries).toHaveLength(LAST + 1);
  writeFileSync(file, JSON.stringify(journal));
  return to;
}
/** Settings of a server on what that commit wrote. */
async function written() {
  const url = await newDatabase('none');
  const client = new Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle({ client }), { migrationsFolder: olderMigrations() });
  for (const statement of [...statements, OUT]) await client.query(statement);
  await client.end();
  return testSettings({ DATABASE_URL: url });
}

/** Without what is said besides since. */
const saidSince = new Set([
  'reason_code',
  'reason_params',
  'before',
  'written',
  'left',
  'left_out',
  'notes',
  'promised_at',
  'promise_waits',
  'prescription_by',
  'approved_for',
  'cart',
  'due_at',
  'credit_notes',
  'pack_hi',
  'address_hi',
]);
/** The same of a pharmacist's list, where these words mean nothing else. */
const toldSince = new Set([
  ...saidSince,
  'doctor',
  'held',
  'not_done',
  'paid',
  'others',
  'composition',
  'strength',
  'form',
  'amount',
  'schedule',
  'claim',
  'patient_age',
  'patient_name',
  'old_reason',
]);
const asBefore = (path: string, answer: string): unknown => {
  const since = path.startsWith('/staff/prescriptions/') ? toldSince : saidSince;
  return JSON.parse(answer, (key, value: unknown) => (since.has(key) ? undefined : value));
};

describe('what the last version wrote', { timeout: 120_000 }, () => {
  let server: AppServer;
  const sessions = new Map<string, { authorization: string }>();
  async function headersOf(mobile: string) {
    if (!sessions.has(mobile)) sessions.set(mobile, bearerOf(await logIn(server, mobile)));
    return sessions.get(mobile)!;
  }
  beforeAll(async () => {
    sessions.clear();
    server = await newServer(await written(), { prepare: async () => {} });
  }, 300_000);
  afterAll(() => server?.close());

  test.each(Object.keys(before.answers))('says the same: %s', async (key) => {
    const [mobile, method, path] = key.split(' ') as [string, 'GET' | 'POST', string];
    const answer = await server.app.inject({
      method,
      url: `/api${path}`,
      headers: await headersOf(mobile),
      ...(method === 'POST' && { payload: {} }),
    });
    const now = asBefore(path, answer.body) as { pagination?: unknown };
    // Three lists have pages since.
    if (!('pagination' in (before.answers[key] as object))) delete now.pagination;
    expect([answer.statusCode, now]).toEqual([200, before.answers[key]]);
  });
  test('has the code of each reason, and the sentence of those that nobody knows', async () => {
    // A job erases texts of accounts deleted before the migration.
    await server.jobs.settle();
    const { rows } = await server.database.db.execute<{ code: string; params: object; text: string | null }>(
      sql`select distinct reason_code as code, reason_params::text as params, reason_text as text from refund order by 1, 2`,
    );
    expect(rows).toEqual([
      { code: 'by_shop', params: '{}', text: null },
      {
        code: 'cancelled_by_you',
        params: '{"note": "Bought it at the corner: it was nearer."}',
        text: null,
      },
      { code: 'cancelled_by_you', params: '{}', text: null },
      ...['Not on this sheet. Ask your doctor.', 'Too old.', 'The date is missing.'].map((note) => ({
        code: 'line_rejected',
        params: expect.stringContaining(`"note": "${note}"`) as string,
        text: null,
      })),
      { code: 'other', params: '{}', text: 'The courier lost the parcel.' },
    ]);
    const { rows: payments } = await server.database.db.execute<{ code: string; text: string | null }>(
      sql`select distinct refund_reason_code as code, refund_reason_text as text from payment where refund_reason_code is not null order by 1`,
    );
    expect(payments).toEqual([
      { code: 'account_deleted', text: null },
      { code: 'cancelled_by_you', text: null },
      { code: 'line_rejected', text: null },
      { code: 'ordered_again', text: null },
      { code: 'other', text: 'The courier lost the parcel.' },
      { code: 'unavailable', text: null },
    ]);
  });
  test('has 50 packs of what was in stock, and none of what was not (C42)', async () => {
    const { rows } = await server.database.db.execute(
      sql`select distinct code = 'T-out' as out, stock, in_stock from medicine order by 1`,
    );
    expect(rows).toEqual([
      { out: false, stock: 50, in_stock: true },
      { out: true, stock: 0, in_stock: false },
    ]);
  });
  test('leaves nothing behind in the quotes of what was a line', async () => {
    const { rows } = await server.database.db.execute(
      sql`select id from quote where frozen ? 'lines' or frozen ? 'prescriptionId' or jsonb_typeof(frozen->'items') <> 'array'`,
    );
    expect(rows).toEqual([]);
  });
  test('becomes an order at the frozen sum where it was quoted and is paid now (C40)', async () => {
    for (const { mobile, order_id, quote_id, lines, total, prescription_id } of before.open) {
      const shop = await shopperWith(server, await headersOf(mobile));
      await shop.good(shop.verify(await shop.pay(order_id), { quote_id }));
      const made = await shop.order((await shop.status(order_id)).order_id!);
      expect(made).toMatchObject({ total, status: 'pending', items: lines });
      expect([made.prescription_id, made.items[0]!.rx_status]).toEqual(
        prescription_id ? [prescription_id, 'checking'] : [null, 'needed'],
      );
    }
  });
  test('goes on like any other: a line is approved, an order is cancelled, and the books are right', async () => {
    const waiting = before.open[1]!,
      shop = await shopperWith(server, await headersOf(waiting.mobile));
    const review = await server.app.inject({
      method: 'POST',
      url: `/api/staff/prescriptions/${waiting.prescription_id}/review/`,
      headers: await headersOf('9000000002'),
      payload: { decision: 'approved' },
    });
    expect(review.statusCode, review.body).toBe(200);
    const asha = await shopperWith(server, await headersOf('9876543210'));
    const { orders } = await asha.good<OrderHistory>(asha.get('/medicines/orders/history/'));
    const old = orders.find(({ status }) => status === 'processing')!;
    const { data } = await asha.good<{ data: OrderDetail }>(asha.post(`/orders/${old.id}/cancel/`, {}));
    expect(data).toMatchObject({ status: 'cancelled', refunds: [{ amount: data.total }] });
    expect((await shop.status(waiting.order_id)).state).toBe('paid');
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
});
