import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { given, rawStatement, statement } from '../platform/db/statement.ts';
import { sandboxTable } from './schema.ts';

/** After which a late payment is taken. */
const LATE_S = 60;

export interface Order {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  currency: 'INR';
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  notes: unknown;
  created_at: number;
}
export interface Payment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: 'INR';
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  method: 'card';
  captured: boolean;
  amount_refunded: number;
  created_at: number;
}
export interface Refund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: 'INR';
  payment_id: string;
  status: 'processed';
  created_at: number;
  notes: unknown;
  key: string | null;
}
export interface Hook {
  event: string;
  payload: unknown;
  created_at: number;
}
/** A webhook that is still to be sent. */
export interface Announced {
  id: string;
  body: Hook;
}
/** What became of it, and what tells of that at once. */
interface Tried {
  payment: Payment;
  hooks: readonly Announced[];
}
export type Outcome = 'pay' | 'fail' | 'pay-lost' | 'pay-late';

/** As the provider refuses. */
export class Refused extends Error {}
const orderBody = z.object({
  amount: z.int().check(z.gte(100)),
  currency: z.literal('INR'),
  receipt: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  notes: z.optional(z.unknown()),
});
const refundBody = z.object({ amount: z.optional(z.int().check(z.gte(1))), notes: z.optional(z.unknown()) });
const whole = (otherwise: number, least: number, most: number) =>
  z._default(
    z.pipe(z.pipe(z.string(), z.transform(Number)), z.int().check(z.gte(least), z.lte(most))),
    otherwise,
  );
const listQuery = z.object({
  from: whole(0, 0, 1e12),
  to: whole(1e12, 0, 1e12),
  count: whole(10, 1, 100),
  skip: whole(0, 0, 1e9),
});
const newId = (kind: string) => `${kind}_${randomBytes(10).toString('base64url').replaceAll(/[-_]/g, 'x')}`;

const place = sql.placeholder;
const takeWhole = rawStatement<{ id: string; kind: string; body: unknown }>(
  'sandbox_pay',
  sql`
      with bought as (
        update ${sandboxTable} set body = body || jsonb_build_object('status', 'paid', 'amount_paid', body->'amount')
        where id = ${place('orderId')} and kind = 'order' and body->>'status' <> 'paid' returning body),
      paid as (
        insert into ${sandboxTable} (id, kind, parent, body)
        select ${place('payId')}, 'payment', ${place('orderId')}, ${place('payment')}::jsonb || jsonb_build_object('amount', body->'amount') from bought
        returning id, kind, body),
      hook (id, event, payload) as (
        select ${place('first')}::text, 'payment.captured', jsonb_build_object('payment', jsonb_build_object('entity', paid.body)) from paid
        union all
        select ${place('second')}::text, 'order.paid', jsonb_build_object('order', jsonb_build_object('entity', bought.body), 'payment', jsonb_build_object('entity', paid.body)) from paid, bought),
      hooks as (
        insert into ${sandboxTable} (id, kind, body, due_at)
        select id, 'hook', jsonb_build_object('event', event, 'payload', payload, 'created_at', ${place('at')}::int), ${place('now')}::timestamptz from hook
        returning id, kind, body)
      select * from paid union all select * from hooks`,
);
const insertOrder = statement('sandbox_order_insert', (queries) =>
  queries.insert(sandboxTable).values({ id: given('id'), kind: 'order', body: given('body') }),
);

/** Orders, payments and refunds of the sandbox, as Razorpay describes them; each change writes the webhook that tells of it. */
export function createSandboxStore({ db, clock }: { db: Database; clock: Clock }) {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  type Kind = 'order' | 'payment' | 'refund';
  const named = (queries: Queries, kind: Kind, id: string) =>
    queries
      .select()
      .from(sandboxTable)
      .where(and(eq(sandboxTable.id, id), eq(sandboxTable.kind, kind)));
  const read = async <T>(tx: Queries, kind: Kind, id: string): Promise<T> => {
    const [row] = await named(tx, kind, id).for('update');
    if (!row) throw new Refused('The id provided does not exist');
    return row.body as T;
  };
  const write = async (
    tx: Queries,
    kind: 'order' | 'payment' | 'refund',
    parent: string | null,
    body: Order | Payment | Refund,
    dueAt: Date | null = null,
  ) => {
    await tx
      .insert(sandboxTable)
      .values({ id: body.id, kind, parent, body, dueAt })
      .onConflictDoUpdate({ target: sandboxTable.id, set: { body, dueAt } });
  };
  const announce = async (tx: Queries, event: string, payload: unknown) => {
    const hook: Hook = { event, payload, created_at: seconds() };
    await tx.insert(sandboxTable).values({ id: newId('evt'), kind: 'hook', body: hook, dueAt: clock.now() });
  };
  const childrenOf = async <T>(parent: string, kind: 'payment' | 'refund'): Promise<T[]> =>
    (
      await db
        .select()
        .from(sandboxTable)
        .where(and(eq(sandboxTable.parent, parent), eq(sandboxTable.kind, kind)))
        .orderBy(asc(sandboxTable.id))
    ).map(({ body }) => body as T);

  async function createOrder(body: unknown): Promise<Order> {
    const { amount, currency, receipt, notes } = z.parse(orderBody, body);
    const made: Order = {
      id: newId('order'),
      entity: 'order',
      amount,
      amount_paid: 0,
      currency,
      receipt: receipt ?? null,
      status: 'created',
      notes: notes ?? [],
      created_at: seconds(),
    };
    await insertOrder(db, { id: made.id, body: made });
    return made;
  }
  async function settle(tx: Queries, paid: Payment): Promise<Payment> {
    const of = await read<Order>(tx, 'order', paid.order_id);
    const done: Payment = { ...paid, status: 'captured', captured: true };
    await write(tx, 'payment', of.id, done);
    await write(tx, 'order', null, { ...of, status: 'paid', amount_paid: of.amount });
    await announce(tx, 'payment.captured', { payment: { entity: done } });
    await announce(tx, 'order.paid', {
      order: { entity: { ...of, status: 'paid' } },
      payment: { entity: done },
    });
    return done;
  }
  /** Taken in one statement: the order, the payment and what tells of it. Undefined where it was paid before, or is not there. */
  async function pay(orderId: string): Promise<Tried | undefined> {
    const made = { ...newPayment(orderId, 0), status: 'captured', captured: true } satisfies Payment,
      [first, second] = [newId('evt'), newId('evt')];
    const rows = await takeWhole(db, {
      orderId,
      payId: made.id,
      payment: JSON.stringify(made),
      first,
      second,
      at: made.created_at,
      now: clock.now(),
    });
    const [paid, ...hooks] = rows;
    return paid && { payment: paid.body as Payment, hooks: hooks as Announced[] };
  }
  const newPayment = (orderId: string, amount: number): Payment => ({
    id: newId('pay'),
    entity: 'payment',
    amount,
    currency: 'INR',
    status: 'failed',
    order_id: orderId,
    method: 'card',
    captured: false,
    amount_refunded: 0,
    created_at: seconds(),
  });
  /** What a person does in the window. */
  async function attempt(orderId: string, outcome: Outcome): Promise<Tried> {
    const paid = outcome === 'pay' || outcome === 'pay-lost' ? await pay(orderId) : undefined;
    if (paid) return paid;
    return db.transaction(async (tx) => {
      const of = await read<Order>(tx, 'order', orderId);
      if (of.status === 'paid') throw new Refused('This order has already been paid.');
      const tried = newPayment(orderId, of.amount);
      await write(
        tx,
        'payment',
        of.id,
        tried,
        outcome === 'pay-late' ? new Date(clock.now().getTime() + LATE_S * 1000) : null,
      );
      await write(tx, 'order', null, { ...of, status: 'attempted' });
      await announce(tx, 'payment.failed', { payment: { entity: tried } });
      return { payment: tried, hooks: [] };
    });
  }
  const capture = (id: string): Promise<Payment> =>
    db.transaction(async (tx) => {
      const paid = await read<Payment>(tx, 'payment', id);
      if (paid.status === 'captured') throw new Refused('This payment has already been captured');
      if (paid.status !== 'authorized')
        throw new Refused('Only payments which have been authorized and not yet captured can be captured');
      return settle(tx, paid);
    });
  const refund = (id: string, body: unknown, key: string | null): Promise<Refund> =>
    db.transaction(async (tx) => {
      const paid = await read<Payment>(tx, 'payment', id);
      const before = (
        await tx
          .select()
          .from(sandboxTable)
          .where(and(eq(sandboxTable.parent, id), eq(sandboxTable.kind, 'refund')))
      ).map((row) => row.body as Refund);
      const repeated = key === null ? undefined : before.find((one) => one.key === key);
      if (repeated) return repeated;
      const { amount = paid.amount, notes = [] } = z.parse(refundBody, body ?? {});
      if (paid.status !== 'captured')
        throw new Refused('The payment status should be captured for action to be taken');
      if (paid.amount_refunded + amount > paid.amount)
        throw new Refused('The total refund amount is greater than the refund payment amount');
      const made: Refund = {
        id: newId('rfnd'),
        entity: 'refund',
        amount,
        currency: 'INR',
        payment_id: id,
        status: 'processed',
        created_at: seconds(),
        notes,
        key,
      };
      const back = paid.amount_refunded + amount;
      await write(tx, 'refund', id, made);
      await write(tx, 'payment', paid.order_id, {
        ...paid,
        amount_refunded: back,
        status: back === paid.amount ? 'refunded' : 'captured',
      });
      await announce(tx, 'refund.processed', { refund: { entity: made }, payment: { entity: paid } });
      return made;
    });

  /** Newest first. */
  async function list(kind: 'payment' | 'refund', query: unknown) {
    const { from, to, count, skip } = z.parse(listQuery, query);
    const at = sql<number>`(${sandboxTable.body}->>'created_at')::bigint`;
    const rows = await db
      .select({ body: sandboxTable.body })
      .from(sandboxTable)
      .where(and(eq(sandboxTable.kind, kind), gte(at, from), lte(at, to)))
      .orderBy(desc(at), asc(sandboxTable.id))
      .limit(count)
      .offset(skip);
    return { entity: 'collection', count: rows.length, items: rows.map(({ body }) => body) };
  }
  /** A payment that failed at first. */
  const takeLate = (id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const late = await read<Payment>(tx, 'payment', id);
      const of = await read<Order>(tx, 'order', late.order_id);
      // Somebody paid meanwhile: the bank lets the late one go.
      if (of.status === 'paid') await write(tx, 'payment', of.id, late);
      else await settle(tx, { ...late, status: 'authorized' });
    });
  const one = <T>(kind: 'order' | 'payment' | 'refund', id: string): Promise<T> => read<T>(db, kind, id);
  return { one, childrenOf, createOrder, attempt, capture, refund, list, takeLate };
}
