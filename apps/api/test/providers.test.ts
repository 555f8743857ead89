import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import Razorpay from 'razorpay';
import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { startClock } from '../src/platform/clock.ts';
import { createLog } from '../src/platform/log.ts';
import { ProviderError } from '../src/payment/provider.ts';
import { hmac, overNetwork, razorpay } from '../src/payment/razorpay.ts';
import { createSandbox, sandboxKeys } from '../src/payment/sandbox.ts';
import { openDatabase } from './copies.ts';
import { newServer } from './test-server.ts';

const PATIENTLY = { timeout: 20_000, interval: 100 };
interface Paid {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}
const refusal = (statusCode: number, description: string | RegExp) => ({
  statusCode,
  error: {
    code: 'BAD_REQUEST_ERROR',
    description:
      typeof description === 'string' ? description : (expect.stringMatching(description) as string),
  },
});

describe('the official razorpay package speaks to the sandbox', () => {
  let api: AppServer, rz: Razorpay, url: string;
  const client = (secret = sandboxKeys.secret) => {
    const made = new Razorpay({ key_id: sandboxKeys.key, key_secret: secret });
    (made.api as unknown as { rq: { defaults: { baseURL: string } } }).rq.defaults.baseURL = `${url}/_pay`;
    return made;
  };
  beforeAll(async () => {
    api = await newServer();
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
    rz = client();
    return () => api.close();
  });
  const attempt = async (orderId: string, outcome: string) =>
    fetch(`${url}/_pay/test/orders/${orderId}/attempt/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome }),
    });
  const pay = async (orderId: string) => (await (await attempt(orderId, 'pay')).json()) as Paid;

  test('orders: create, fetch, and the payments tried for one', async () => {
    const made = await rz.orders.create({
      amount: 51_234,
      currency: 'INR',
      receipt: 'Q-1',
      payment_capture: true,
      notes: { any: 'thing' },
    });
    expect(made).toMatchObject({
      id: expect.stringMatching(/^order_\w+$/) as string,
      entity: 'order',
      amount: 51_234,
      amount_paid: 0,
      currency: 'INR',
      receipt: 'Q-1',
      status: 'created',
    });
    expect(await rz.orders.fetch(made.id)).toEqual(made);
    expect(await rz.orders.fetchPayments(made.id)).toEqual({ entity: 'collection', count: 0, items: [] });
    expect(await (await attempt(made.id, 'fail')).json()).toEqual({ failed: true });
    const paid = await pay(made.id);
    const { count, items } = await rz.orders.fetchPayments(made.id);
    expect([count, new Set(items.map(({ status }) => status))]).toEqual([2, new Set(['failed', 'captured'])]);
    expect(await rz.payments.fetch(paid.razorpay_payment_id)).toMatchObject({
      id: paid.razorpay_payment_id,
      order_id: made.id,
      status: 'captured',
      captured: true,
      amount: 51_234,
      amount_refunded: 0,
    });
    expect(await rz.orders.fetch(made.id)).toMatchObject({ status: 'paid', amount_paid: 51_234 });
  });
  test('payments: one that was only authorized is captured, once', async () => {
    const { id: orderId } = await rz.orders.create({ amount: 10_000, currency: 'INR' });
    // In its books only: the window itself captures at once.
    await api.database.db.execute(
      sql`insert into sandbox (id, kind, parent, body) values ('pay_authorized', 'payment', ${orderId}, ${JSON.stringify({ id: 'pay_authorized', entity: 'payment', amount: 10_000, currency: 'INR', status: 'authorized', order_id: orderId, method: 'card', captured: false, amount_refunded: 0, created_at: 1 })}::jsonb)`,
    );
    expect(await rz.payments.capture('pay_authorized', 10_000, 'INR')).toMatchObject({
      id: 'pay_authorized',
      status: 'captured',
      captured: true,
    });
    expect(await rz.orders.fetch(orderId)).toMatchObject({ status: 'paid' });
    await expect(rz.payments.capture('pay_authorized', 10_000, 'INR')).rejects.toMatchObject(
      refusal(400, /already been captured/),
    );
  });
  test('payments: all of them, newest first, page by page, since a time', async () => {
    const begin = Math.floor(api.clock.now().getTime() / 1000) + 60;
    api.clock.advance(60);
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { id } = await rz.orders.create({ amount: 10_000, currency: 'INR' });
      ids.unshift((await pay(id)).razorpay_payment_id);
      api.clock.advance(10);
    }
    const list = async (asked: object) => (await rz.payments.all(asked)).items.map(({ id }) => id);
    expect(await list({ from: begin, count: 100 })).toEqual(ids);
    expect([
      await list({ from: begin, count: 2 }),
      await list({ from: begin, count: 2, skip: 2 }),
      await list({ from: begin, count: 2, skip: 4 }),
      await list({ from: begin, count: 2, skip: 6 }),
    ]).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4), []]);
    expect(await list({ from: begin + 25, to: begin + 35, count: 100 })).toEqual([ids[1]]);
    expect((await rz.payments.all({ from: begin, count: 1 })).items[0]).toEqual(
      await rz.payments.fetch(ids[0]!),
    );
    await expect(rz.payments.all({ count: 101 })).rejects.toMatchObject({ statusCode: 400 });
  });
  test('refunds: in part, the rest, and no more than that', async () => {
    const { id: orderId } = await rz.orders.create({ amount: 10_000, currency: 'INR' });
    const { razorpay_payment_id: id } = await pay(orderId);
    const part = await rz.payments.refund(id, { amount: 2_500, speed: 'normal' });
    expect(part).toMatchObject({
      id: expect.stringMatching(/^rfnd_\w+$/) as string,
      entity: 'refund',
      amount: 2_500,
      payment_id: id,
      status: 'processed',
    });
    expect(await rz.payments.fetch(id)).toMatchObject({ status: 'captured', amount_refunded: 2_500 });
    expect(await rz.refunds.fetch(part.id)).toEqual(part);
    expect(await rz.payments.fetchRefund(id, part.id)).toEqual(part);
    await expect(rz.payments.refund(id, { amount: 7_501 })).rejects.toMatchObject(refusal(400, /greater/));
    await rz.payments.refund(id, { amount: 7_500 });
    expect(await rz.payments.fetch(id)).toMatchObject({ status: 'refunded', amount_refunded: 10_000 });
    expect((await rz.payments.fetchMultipleRefund(id)).items).toHaveLength(2);
    const all = await rz.refunds.all({ from: part.created_at, count: 100 });
    expect(all.items.filter(({ payment_id }) => payment_id === id)).toContainEqual(part);
    expect((await rz.refunds.all({ from: part.created_at + 60 })).items).toEqual([]);
    await expect(rz.payments.refund(id, { amount: 1 })).rejects.toMatchObject(refusal(400, /captured/));
  });
  test('what it signs for the window is what the package checks', async () => {
    const { id: orderId } = await rz.orders.create({ amount: 10_000, currency: 'INR' });
    const { razorpay_payment_id: payment_id, razorpay_signature: signature } = await pay(orderId);
    expect(
      validatePaymentVerification({ order_id: orderId, payment_id }, signature, sandboxKeys.secret),
    ).toBe(true);
    expect(
      validatePaymentVerification(
        { order_id: orderId, payment_id: 'pay_other' },
        signature,
        sandboxKeys.secret,
      ),
    ).toBe(false);
  });
  test('wrong keys, unknown ids and wrong amounts are refused as Razorpay refuses them', async () => {
    await expect(client('wrong').orders.fetch('order_any')).rejects.toMatchObject(
      refusal(401, 'Authentication failed'),
    );
    await expect(rz.orders.fetch('order_none')).rejects.toMatchObject(
      refusal(400, 'The id provided does not exist'),
    );
    await expect(rz.payments.fetch('pay_none')).rejects.toMatchObject(
      refusal(400, 'The id provided does not exist'),
    );
    await expect(rz.orders.create({ amount: 99, currency: 'INR' })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(rz.orders.create({ amount: 100, currency: 'USD' })).rejects.toMatchObject({
      statusCode: 400,
    });
    const { id } = await rz.orders.create({ amount: 100, currency: 'INR' });
    await pay(id);
    expect(await (await attempt(id, 'pay')).json()).toMatchObject({
      error: { description: 'This order has already been paid.' },
    });
  });
});

test("the sandbox's webhooks carry a signature that the package accepts, and come again until they are taken in", async () => {
  const log = createLog('silent'),
    database = await openDatabase(),
    clock = startClock();
  const sandbox = createSandbox({ db: database.db, clock, log });
  const app = Fastify();
  const heard: Array<{ id: string; raw: string; signature: string }> = [];
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    done(null, request.url.startsWith('/_pay') ? JSON.parse(body as string) : body),
  );
  app.post('/api/webhooks/payment/', ({ body, headers }, reply) => {
    heard.push({
      id: headers['x-razorpay-event-id'] as string,
      raw: body as string,
      signature: headers['x-razorpay-signature'] as string,
    });
    return reply.code(heard.length === 1 ? 503 : 200).send({});
  });
  await sandbox.mount(app);
  await app.ready();
  try {
    const provider = razorpay(sandboxKeys, { scriptUrl: '', transport: sandbox.transport });
    const { id } = await provider.createOrder({ amountPaise: 12_345, receipt: 'r' });
    await app.inject({
      method: 'POST',
      url: `/_pay/test/orders/${id}/attempt/`,
      payload: { outcome: 'pay-lost' },
    });
    await expect
      .poll(async () => {
        await sandbox.settle();
        return new Set(heard.map((one) => one.id)).size;
      }, PATIENTLY)
      .toBe(2);
    await expect
      .poll(async () => {
        await sandbox.settle();
        return heard.length;
      }, PATIENTLY)
      .toBe(3);
    expect(heard.filter((one) => one.id === heard[0]!.id)).toHaveLength(2);
    for (const { raw, signature } of heard) {
      expect(validateWebhookSignature(raw, signature, sandboxKeys.webhookSecret)).toBe(true);
      expect(provider.sent(Buffer.from(raw), signature)).toBe(true);
      expect(validateWebhookSignature(`${raw} `, signature, sandboxKeys.webhookSecret)).toBe(false);
    }
    expect(heard.map(({ raw }) => (JSON.parse(raw) as { event: string }).event).toSorted()).toContain(
      'payment.captured',
    );
  } finally {
    await sandbox.close();
    await app.close();
    await database.close();
  }
});

describe('our client of the provider', () => {
  interface Seen {
    method: string;
    url: string;
    headers: IncomingMessage['headers'];
    body: string;
  }
  const seen: Seen[] = [];
  let answer: (reply: ServerResponse) => void, base: string;
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      seen.push({ method: request.method!, url: request.url!, headers: request.headers, body });
      answer(reply);
    });
  });
  const says = (
    status: number,
    body: string,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) => {
    answer = (reply) => {
      reply.writeHead(status, headers).end(body);
    };
  };
  const json = (body: unknown, status = 200) => says(status, JSON.stringify(body));
  beforeAll(async () => {
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    seen.length = 0;
  });
  const keys = { key: 'rzp_test_key', secret: 'the secret', webhookSecret: 'the hook' };
  const provider = (timeoutMs?: number, to = base) =>
    razorpay(keys, {
      scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      transport: overNetwork(to, timeoutMs),
    });
  const authorization = `Basic ${Buffer.from('rzp_test_key:the secret').toString('base64')}`;

  // As the documentation shows them, with more in them than we read.
  const order = {
    id: 'order_EKwxwAgItmmXdp',
    entity: 'order',
    amount: 50_000,
    amount_paid: 0,
    amount_due: 50_000,
    currency: 'INR',
    receipt: 'Q-1',
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: [],
    created_at: 1_582_628_071,
  };
  const payment = {
    id: 'pay_G8VQzjPLoAvm6D',
    entity: 'payment',
    amount: 50_000,
    currency: 'INR',
    status: 'captured',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: 'upi',
    amount_refunded: 0,
    refund_status: null,
    captured: true,
    vpa: 'gaurav.kumar@exampleupi',
    fee: 1_180,
    tax: 180,
    error_code: null,
    notes: [],
    acquirer_data: { rrn: '033814379298' },
    created_at: 1_606_985_209,
  };
  const refund = {
    id: 'rfnd_FP8QHiV938haTz',
    entity: 'refund',
    amount: 50_000,
    receipt: null,
    currency: 'INR',
    payment_id: payment.id,
    notes: [],
    acquirer_data: { arn: null },
    created_at: 1_597_078_866,
    batch_id: null,
    status: 'pending',
    speed_processed: 'normal',
    speed_requested: 'normal',
  };

  test('opens an order', async () => {
    json(order);
    expect(await provider().createOrder({ amountPaise: 50_000, receipt: 'Q-1' })).toEqual({ id: order.id });
    expect(seen).toMatchObject([
      { method: 'POST', url: '/v1/orders', headers: { authorization, 'content-type': 'application/json' } },
    ]);
    expect(JSON.parse(seen[0]!.body)).toEqual({
      amount: 50_000,
      currency: 'INR',
      receipt: 'Q-1',
      payment_capture: true,
    });
  });
  test('looks up what was tried for it', async () => {
    json({ entity: 'collection', count: 2, items: [{ ...payment, id: 'pay_1', status: 'failed' }, payment] });
    const at = new Date('2020-12-03T08:46:49Z');
    expect(await provider().paymentsOf(order.id)).toEqual([
      { id: 'pay_1', status: 'failed', amountPaise: 50_000, at },
      { id: payment.id, status: 'captured', amountPaise: 50_000, at },
    ]);
    expect(seen).toMatchObject([
      { method: 'GET', url: `/v1/orders/${order.id}/payments`, headers: { authorization }, body: '' },
    ]);
  });
  test('captures', async () => {
    json(payment);
    expect(await provider().capture(payment.id, 50_000)).toEqual({
      id: payment.id,
      status: 'captured',
      amountPaise: 50_000,
      at: new Date(payment.created_at * 1000),
    });
    expect(seen).toMatchObject([
      { method: 'POST', url: `/v1/payments/${payment.id}/capture`, headers: { authorization } },
    ]);
    expect(JSON.parse(seen[0]!.body)).toEqual({ amount: 50_000, currency: 'INR' });
  });
  test('refunds under a key, and asks how it went', async () => {
    json(refund);
    const key = `refund-${payment.id}`;
    expect(await provider().refund(payment.id, 50_000, key)).toMatchObject({
      id: refund.id,
      status: 'pending',
    });
    expect(seen).toMatchObject([
      {
        method: 'POST',
        url: `/v1/payments/${payment.id}/refund`,
        headers: { authorization, 'x-refund-idempotency': key },
      },
    ]);
    expect(JSON.parse(seen[0]!.body)).toEqual({ amount: 50_000, speed: 'normal' });
    json({ ...refund, status: 'processed' });
    expect(await provider().refundState(payment.id, refund.id)).toMatchObject({
      id: refund.id,
      status: 'processed',
    });
    expect(seen[1]).toMatchObject({ method: 'GET', url: `/v1/payments/${payment.id}/refunds/${refund.id}` });
  });
  test('lists what was paid since then, page by page, and leaves out what is of no order', async () => {
    const pages = [
      [
        { ...payment, id: 'pay_link', order_id: null },
        ...Array.from({ length: 99 }, (_, i) => ({ ...payment, id: `pay_${i}` })),
      ],
      [{ ...payment, id: 'pay_last', status: 'failed' }],
    ];
    answer = (reply) => {
      const items = pages[seen.length - 1]!;
      reply
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ entity: 'collection', count: items.length, items }));
    };
    const listed = await provider().paymentsSince(new Date('2020-12-03T08:00:00.900Z'));
    expect(listed).toHaveLength(100);
    expect([listed[0], listed.at(-1)]).toMatchObject([
      { id: 'pay_0', status: 'captured', amountPaise: 50_000, orderId: order.id },
      { id: 'pay_last', status: 'failed', orderId: order.id },
    ]);
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /v1/payments?from=1606982400&count=100&skip=0',
      'GET /v1/payments?from=1606982400&count=100&skip=100',
    ]);
  });
  test('lists what went back since then, with our own name of it', async () => {
    json({
      entity: 'collection',
      count: 4,
      items: [
        { ...refund, status: 'processed', notes: { refund: 'RF-1' } },
        refund,
        { ...refund, id: 'rfnd_desk', status: 'processed', notes: { by: 'desk' }, amount: 100 },
        { ...refund, id: 'rfnd_failed', status: 'failed' },
      ],
    });
    expect(await provider().refundsSince(new Date('2020-12-03T08:00:00Z'))).toEqual([
      { refundId: refund.id, attemptId: payment.id, amountPaise: 50_000, ours: 'RF-1' },
      { refundId: 'rfnd_desk', attemptId: payment.id, amountPaise: 100, ours: undefined },
    ]);
    expect(seen.map(({ url }) => url)).toEqual(['/v1/refunds?from=1606982400&count=100&skip=0']);
  });
  test.each([undefined, null, '1606985209', -1, 1e18, 1.5, {}])(
    'sees the money where its time is none: %j',
    async (created_at) => {
      json({ items: [{ ...payment, created_at }] });
      expect(await provider().paymentsOf(order.id)).toEqual([
        { id: payment.id, status: 'captured', amountPaise: 50_000 },
      ]);
    },
  );
  test('keeps an odd id in its place in the path', async () => {
    json({ items: [] });
    await provider().paymentsOf('../payments?x=1#/é');
    expect(seen[0]!.url).toBe(`/v1/orders/${encodeURIComponent('../payments?x=1#/é')}/payments`);
  });
  test('checks signatures as the package does', () => {
    const signature = hmac('order_1|pay_1', keys.secret);
    expect(
      validatePaymentVerification({ order_id: 'order_1', payment_id: 'pay_1' }, signature, keys.secret),
    ).toBe(true);
    expect([
      provider().signed('order_1', 'pay_1', signature),
      provider().signed('order_1', 'pay_2', signature),
      provider().signed('order_1', 'pay_1', hmac('order_1|pay_1', keys.webhookSecret)),
    ]).toEqual([true, false, false]);
  });

  const calls = {
    createOrder: () => provider(200).createOrder({ amountPaise: 100, receipt: 'r' }),
    paymentsOf: () => provider(200).paymentsOf('order_1'),
    paymentsSince: () => provider(200).paymentsSince(new Date()),
    refundsSince: () => provider(200).refundsSince(new Date()),
    capture: () => provider(200).capture('pay_1', 100),
    refund: () => provider(200).refund('pay_1', 100, 'refund-pay_1'),
    refundState: () => provider(200).refundState('pay_1', 'rfnd_1'),
  };
  const httpErrorOf = async (call: () => Promise<unknown>): Promise<ProviderError> => {
    const error: unknown = await call().then(
      () => {
        throw new Error('it answered');
      },
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ProviderError);
    return error as ProviderError;
  };
  describe.each(Object.entries(calls))('%s', (_, call) => {
    const html = '<html><body>Please log in to this network</body></html>';
    const refused = JSON.stringify({
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'The id provided does not exist',
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
      },
    });
    test.each([
      ['HTML', 200, html, true],
      ['nothing', 200, '', true],
      ['null', 200, 'null', true],
      ['a list', 200, '[]', true],
      ['an empty object', 200, '{}', true],
      ['half of it', 200, '{"id":"order_1"', true],
      ['numbers for words', 200, '{"id":7,"status":7,"amount":"x","items":7}', true],
      [
        'a state that it does not have',
        200,
        '{"id":"","status":"lost","amount":1,"items":[{"id":"pay_1","status":"lost","amount":1}]}',
        true,
      ],
      ['401', 401, '{"error":{"code":"BAD_REQUEST_ERROR","description":"Authentication failed"}}', true],
      ['429', 429, '{"error":{}}', true],
      ['500', 500, '{"error":{"code":"SERVER_ERROR","description":"We are facing some trouble"}}', true],
      ['502 in HTML', 502, html, true],
      ['503 with null', 503, 'null', true],
      ['400', 400, refused, false],
      ['404 in HTML', 404, html, false],
      ['409', 409, '{"error":"odd"}', false],
    ])('%s is a fault with its status, and no other', async (_name, status, body, away) => {
      says(status, body);
      const fault = await httpErrorOf(call);
      expect([fault.status, fault.away]).toEqual([status, away]);
      expect(seen).toHaveLength(1);
    });
    test('a redirect is not followed', async () => {
      says(302, '', { location: `${base}/elsewhere` });
      expect(await httpErrorOf(call)).toMatchObject({ status: 0, away: true });
      expect(seen.map(({ url }) => url)).not.toContain('/elsewhere');
      expect(seen).toHaveLength(1);
    });
    test.each([
      ['no answer', () => {}],
      [
        'an answer without end',
        (reply: ServerResponse) => {
          reply.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
        },
      ],
      [
        'a line that breaks',
        (reply: ServerResponse) => {
          reply.destroy();
        },
      ],
      [
        'a line that breaks in the middle',
        (reply: ServerResponse) => {
          reply.writeHead(200, { 'content-length': '1000' }).write('{"id":');
          setTimeout(() => reply.destroy(), 10);
        },
      ],
    ])('%s is given up', async (_name, how) => {
      answer = how;
      expect(await httpErrorOf(call)).toMatchObject({ status: 0, away: true });
    });
  });
  test('nobody there is a fault too', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => {
      probe.once('listening', done);
    });
    const { port } = probe.address() as AddressInfo;
    await new Promise((done) => {
      probe.close(done);
    });
    expect(
      await httpErrorOf(() => provider(200, `http://127.0.0.1:${port}`).paymentsOf('order_1')),
    ).toMatchObject({ status: 0, away: true });
  });
  test('what the provider says of its refusal is kept for the log', async () => {
    json(
      { error: { code: 'BAD_REQUEST_ERROR', description: 'This payment has already been captured' } },
      400,
    );
    expect((await httpErrorOf(calls.capture)).message).toBe('This payment has already been captured');
  });
});
