import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { and, asc, desc, eq, gte, isNotNull, lte, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import { hmac, type Answered, type Asked, type Keys } from './provider.ts';
import { sandboxTable } from './schema.ts';

export const SANDBOX_BASE = '/_pay';
/** Known to everybody: no money moves here. */
export const sandboxKeys: Keys = {
  key: 'sandbox_key',
  secret: 'sandbox_secret',
  webhookSecret: 'sandbox_hook',
};
/** After which a late payment is taken. */
const LATE_S = 60;

interface Order {
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
interface Payment {
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
interface Refund {
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
interface Hook {
  event: string;
  payload: unknown;
  created_at: number;
}
type Outcome = 'pay' | 'fail' | 'pay-lost' | 'pay-late';

class Refused extends Error {}
const orderBody = z.object({
  amount: z.int().check(z.gte(100)),
  currency: z.literal('INR'),
  receipt: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  notes: z.optional(z.unknown()),
});
const refundBody = z.object({ amount: z.optional(z.int().check(z.gte(1))), notes: z.optional(z.unknown()) });
const attemptBody = z.object({ outcome: z.enum(['pay', 'fail', 'pay-lost', 'pay-late']) });
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
const script = readFileSync(new URL('sandbox.checkout.js', import.meta.url), 'utf8');
const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * A payment provider of our own for the demo: speaks Razorpay's API under /_pay/v1, keeps its own books, sends signed webhooks, and has a window in
 * which a person chooses how it ends. Money does not move.
 */
export function createSandbox({ db, clock, log }: { db: Database; clock: Clock; log: Log }) {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  let app: FastifyInstance | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> | undefined;

  const read = async <T>(tx: Queries, kind: 'order' | 'payment' | 'refund', id: string): Promise<T> => {
    const [row] = await tx
      .select()
      .from(sandboxTable)
      .where(and(eq(sandboxTable.id, id), eq(sandboxTable.kind, kind)))
      .for('update');
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
    await write(db, 'order', null, made);
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
  /** What a person does in the window. */
  async function attempt(orderId: string, outcome: Outcome): Promise<Payment> {
    return db.transaction(async (tx) => {
      const of = await read<Order>(tx, 'order', orderId);
      if (of.status === 'paid') throw new Refused('This order has already been paid.');
      const tried: Payment = {
        id: newId('pay'),
        entity: 'payment',
        amount: of.amount,
        currency: 'INR',
        status: 'failed',
        order_id: of.id,
        method: 'card',
        captured: false,
        amount_refunded: 0,
        created_at: seconds(),
      };
      if (outcome === 'pay' || outcome === 'pay-lost') return settle(tx, { ...tried, status: 'authorized' });
      await write(
        tx,
        'payment',
        of.id,
        tried,
        outcome === 'pay-late' ? new Date(clock.now().getTime() + LATE_S * 1000) : null,
      );
      await write(tx, 'order', null, { ...of, status: 'attempted' });
      await announce(tx, 'payment.failed', { payment: { entity: tried } });
      return tried;
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

  /** Late payments are taken and webhooks sent, as they fall due by the server's clock; what is not taken in is sent again. */
  async function tick(): Promise<void> {
    const due = await db
      .select()
      .from(sandboxTable)
      .where(and(isNotNull(sandboxTable.dueAt), lte(sandboxTable.dueAt, clock.now())))
      .orderBy(asc(sandboxTable.dueAt))
      .limit(50);
    for (const { id, kind, body } of due) {
      if (kind === 'payment')
        await db.transaction(async (tx) => {
          const late = await read<Payment>(tx, 'payment', id);
          const of = await read<Order>(tx, 'order', late.order_id);
          // Somebody paid meanwhile: the bank lets the late one go.
          if (of.status === 'paid') await write(tx, 'payment', of.id, late);
          else await settle(tx, { ...late, status: 'authorized' });
        });
      else if (kind === 'hook') {
        const raw = JSON.stringify({
          entity: 'event',
          account_id: 'acc_sandbox',
          contains: Object.keys((body as Hook).payload as object),
          ...(body as Hook),
        });
        const answer = await app!.inject({
          method: 'POST',
          url: '/api/webhooks/payment/',
          payload: raw,
          headers: {
            'content-type': 'application/json',
            'x-razorpay-signature': hmac(raw, sandboxKeys.webhookSecret),
            'x-razorpay-event-id': id,
          },
        });
        if (answer.statusCode < 300) await db.delete(sandboxTable).where(eq(sandboxTable.id, id));
      }
    }
  }
  const run = () => {
    ticking ??= tick()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the sandbox could not send; trying again');
      })
      .finally(() => {
        ticking = undefined;
      });
    return ticking;
  };

  /** Answers as Razorpay does, its errors too. */
  async function answer(reply: FastifyReply, work: () => Promise<unknown>) {
    try {
      return await work();
    } catch (error) {
      const description =
        error instanceof z.core.$ZodError
          ? (error as z.core.$ZodError).issues[0]?.message
          : error instanceof Refused
            ? error.message
            : undefined;
      if (description === undefined) throw error;
      return reply.code(400).send({
        error: {
          code: 'BAD_REQUEST_ERROR',
          description,
          source: 'business',
          step: 'payment_initiation',
          reason: 'input_validation_failed',
          metadata: {},
        },
      });
    }
  }
  const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id;
  async function mount(to: FastifyInstance) {
    app = to;
    const known = `Basic ${Buffer.from(`${sandboxKeys.key}:${sandboxKeys.secret}`).toString('base64')}`;
    await to.register(
      (api, _, ready) => {
        api.addHook('onRequest', async ({ headers }, reply) => {
          if (!same(headers.authorization ?? '', known))
            await reply
              .code(401)
              .send({ error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } });
        });
        api.post('/orders', ({ body }, reply) => answer(reply, () => createOrder(body)));
        api.get('/orders/:id', (request, reply) =>
          answer(reply, () => read<Order>(db, 'order', idOf(request))),
        );
        api.get('/orders/:id/payments', (request, reply) =>
          answer(reply, async () => {
            await read(db, 'order', idOf(request));
            const items = await childrenOf<Payment>(idOf(request), 'payment');
            return { entity: 'collection', count: items.length, items };
          }),
        );
        api.get('/payments', ({ query }, reply) => answer(reply, () => list('payment', query)));
        api.get('/payments/:id', (request, reply) =>
          answer(reply, () => read<Payment>(db, 'payment', idOf(request))),
        );
        api.post('/payments/:id/capture', (request, reply) => answer(reply, () => capture(idOf(request))));
        api.post('/payments/:id/refund', (request, reply) =>
          answer(reply, () =>
            refund(
              idOf(request),
              request.body,
              (request.headers['x-refund-idempotency'] as string | undefined) ?? null,
            ),
          ),
        );
        api.get('/payments/:id/refunds', (request, reply) =>
          answer(reply, async () => {
            const items = await childrenOf<Refund>(idOf(request), 'refund');
            return { entity: 'collection', count: items.length, items };
          }),
        );
        api.get('/payments/:id/refunds/:refund', (request, reply) =>
          answer(reply, () => read<Refund>(db, 'refund', (request.params as { refund: string }).refund)),
        );
        api.get('/refunds', ({ query }, reply) => answer(reply, () => list('refund', query)));
        api.get('/refunds/:id', (request, reply) =>
          answer(reply, () => read<Refund>(db, 'refund', idOf(request))),
        );
        ready();
      },
      { prefix: `${SANDBOX_BASE}/v1` },
    );
    to.post(`${SANDBOX_BASE}/test/orders/:id/attempt/`, (request, reply) =>
      answer(reply, async () => {
        const { outcome } = z.parse(attemptBody, request.body);
        const done = await attempt(idOf(request), outcome);
        void run();
        if (outcome === 'fail') return { failed: true };
        if (outcome !== 'pay') return reply.code(204).send();
        return {
          razorpay_order_id: done.order_id,
          razorpay_payment_id: done.id,
          razorpay_signature: hmac(`${done.order_id}|${done.id}`, sandboxKeys.secret),
        };
      }),
    );
    to.get(`${SANDBOX_BASE}/checkout.js`, (_, reply) =>
      reply.type('text/javascript; charset=utf-8').send(script),
    );
    // Its own clock: what falls due does so within a second, whatever the server's clock did.
    timer = setInterval(() => {
      void run();
    }, 1_000);
    clock.onAdvance(() => {
      void run();
    });
  }
  /** How the server reaches it: without the network, since it is the same process. */
  async function transport({ method, path, body, headers }: Asked): Promise<Answered> {
    const done = await app!.inject({
      method,
      url: SANDBOX_BASE + path,
      headers,
      ...(body && { payload: body }),
    });
    return { status: done.statusCode, text: done.body };
  }
  return {
    mount,
    transport,
    settle: run,
    close: async () => {
      clearInterval(timer);
      await ticking;
    },
  };
}
