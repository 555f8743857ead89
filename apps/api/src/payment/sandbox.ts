import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { and, asc, inArray, isNotNull, lte } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import { hmac, type Answered, type Asked, type Keys } from './razorpay.ts';
import {
  createSandboxStore,
  Refused,
  type Announced,
  type Hook,
  type Order,
  type Payment,
  type Refund,
} from './sandbox-store.ts';
import { sandboxTable } from './schema.ts';

export const SANDBOX_BASE = '/_pay';
/** Known to everybody: no money moves here. */
export const sandboxKeys: Keys = {
  key: 'sandbox_key',
  secret: 'sandbox_secret',
  webhookSecret: 'sandbox_hook',
};
const attemptBody = z.object({ outcome: z.enum(['pay', 'fail', 'pay-lost', 'pay-late']) });
const script = readFileSync(new URL('sandbox.checkout.js', import.meta.url), 'utf8');
const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * A payment provider of our own for the demo: speaks Razorpay's API under /_pay/v1, keeps its own records, sends signed webhooks, and has a window in
 * which a person chooses how it ends. Money does not move.
 */
export function createSandbox({ db, clock, log }: { db: Database; clock: Clock; log: Log }) {
  const store = createSandboxStore({ db, clock });
  let app: FastifyInstance | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> | undefined;
  let again = false;

  /** Sent or on their way, and still in the table; of those the ones that were taken in. */
  const sending = new Set<string>(),
    sent: string[] = [];
  const deliveries = new Set<Promise<void>>();
  /** What is not taken in is due again. */
  async function deliver({ id, body }: Announced): Promise<void> {
    const raw = JSON.stringify({
      entity: 'event',
      account_id: 'acc_sandbox',
      contains: Object.keys(body.payload as object),
      ...body,
    });
    sending.add(id);
    try {
      const { statusCode } = await app!.inject({
        method: 'POST',
        url: '/api/webhooks/payment/',
        payload: raw,
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': hmac(raw, sandboxKeys.webhookSecret),
          'x-razorpay-event-id': id,
        },
      });
      if (statusCode < 300) sent.push(id);
      else sending.delete(id);
    } catch (error) {
      sending.delete(id);
      throw error;
    }
  }
  /** One after the other, as they happened; their rows go with the next look at what is due. */
  function deliverNow(hooks: readonly Announced[]): void {
    const all = (async () => {
      for (const hook of hooks) await deliver(hook);
    })()
      .catch((error: unknown) => log.warn({ err: error }, 'the sandbox could not send; trying again'))
      .finally(() => deliveries.delete(all));
    deliveries.add(all);
  }
  /** Late payments are taken and webhooks sent, as they fall due by the server's clock; what is not taken in is sent again. */
  async function tick(): Promise<void> {
    await Promise.all(deliveries);
    const gone = [...sent];
    if (gone.length > 0) {
      await db.delete(sandboxTable).where(inArray(sandboxTable.id, gone));
      for (const id of sent.splice(0, gone.length)) sending.delete(id);
    }
    const due = await db
      .select()
      .from(sandboxTable)
      .where(and(isNotNull(sandboxTable.dueAt), lte(sandboxTable.dueAt, clock.now())))
      .orderBy(asc(sandboxTable.dueAt))
      .limit(50);
    const open = due.filter(({ id }) => !sending.has(id));
    for (const { id, kind, body } of open) {
      if (kind === 'payment') await store.takeLate(id);
      else if (kind === 'hook') await deliver({ id, body: body as Hook });
    }
    if (sent.length > 0) again = true;
  }
  /** Who asks while it sends waits for what fell due in between, too. */
  function run(): Promise<void> {
    again = true;
    ticking ??= sendAll();
    return ticking;
  }
  async function sendAll(): Promise<void> {
    try {
      while (again) {
        again = false;
        await tick();
      }
    } catch (error) {
      log.warn({ err: error }, 'the sandbox could not send; trying again');
    } finally {
      ticking = undefined;
    }
  }

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
        api.post('/orders', ({ body }, reply) => answer(reply, () => store.createOrder(body)));
        api.get('/orders/:id', (request, reply) =>
          answer(reply, () => store.one<Order>('order', idOf(request))),
        );
        api.get('/orders/:id/payments', (request, reply) =>
          answer(reply, async () => {
            const items = await store.childrenOf<Payment>(idOf(request), 'payment');
            if (items.length === 0) await store.one('order', idOf(request));
            return { entity: 'collection', count: items.length, items };
          }),
        );
        api.get('/payments', ({ query }, reply) => answer(reply, () => store.list('payment', query)));
        api.get('/payments/:id', (request, reply) =>
          answer(reply, () => store.one<Payment>('payment', idOf(request))),
        );
        api.post('/payments/:id/capture', (request, reply) =>
          answer(reply, () => store.capture(idOf(request))),
        );
        api.post('/payments/:id/refund', (request, reply) =>
          answer(reply, () =>
            store.refund(
              idOf(request),
              request.body,
              (request.headers['x-refund-idempotency'] as string | undefined) ?? null,
            ),
          ),
        );
        api.get('/payments/:id/refunds', (request, reply) =>
          answer(reply, async () => {
            const items = await store.childrenOf<Refund>(idOf(request), 'refund');
            return { entity: 'collection', count: items.length, items };
          }),
        );
        api.get('/payments/:id/refunds/:refund', (request, reply) =>
          answer(reply, () => store.one<Refund>('refund', (request.params as { refund: string }).refund)),
        );
        api.get('/refunds', ({ query }, reply) => answer(reply, () => store.list('refund', query)));
        api.get('/refunds/:id', (request, reply) =>
          answer(reply, () => store.one<Refund>('refund', idOf(request))),
        );
        ready();
      },
      { prefix: `${SANDBOX_BASE}/v1` },
    );
    to.post(`${SANDBOX_BASE}/test/orders/:id/attempt/`, (request, reply) =>
      answer(reply, async () => {
        const { outcome } = z.parse(attemptBody, request.body);
        const { payment: done, hooks } = await store.attempt(idOf(request), outcome);
        if (hooks.length > 0) deliverNow(hooks);
        else void run();
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
      await Promise.all(deliveries);
    },
  };
}
