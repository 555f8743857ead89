import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { orderTexts } from '@doorstep/contract/order.messages.en';
import { orderTextsHi } from '@doorstep/contract/order.messages.hi';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { createLog } from '../src/platform/log.ts';
import type { Message } from '../src/platform/sender.ts';
import { newServer, testSettings } from './test-server.ts';
import { as } from './people.ts';
import { newBuyer, PLAIN, RX, RX_TOO, type Buyer } from './prescriptions.ts';

let server: AppServer,
  isDown = false;
const sent: Message[] = [];
beforeAll(async () => {
  const way = async (message: Message) => {
    if (isDown) throw new Error('no network');
    sent.push(message);
  };
  server = await newServer(testSettings(), { channels: { sms: way, whatsapp: way, email: way } });
  return () => server.close();
});
const move = async (id: string, status: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/admin/orders/${id}/status/`,
    headers: await as.admin(server),
    payload: { status },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};
async function review(id: string, payload: object): Promise<void> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/staff/prescriptions/${id}/review/`,
    headers: await as.pharmacist(server),
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}
/** Paid, and waiting for a pharmacist. */
async function waiting(
  medicines: Array<{ id: number; qty: number }>,
): Promise<{ buyer: Buyer; id: string; order: string }> {
  const buyer = await newBuyer(server),
    { id } = await buyer.upload();
  return { buyer, id, order: await buyer.order(medicines, id) };
}
/** What was put off is due now. */
async function settle() {
  await server.jobs.settle();
  for (let i = 0; i < 2; i++) {
    await server.database.db.execute(
      sql`update job set run_at = now() - interval '1 second' where problem is not null and taken_until is null`,
    );
    await server.jobs.settle();
  }
}
const toldTo = ({ mobile }: Buyer) =>
  sent.filter(({ to }) => to === mobile).map(({ channel, text }) => `${channel} ${text}`);
/** Without that the order was placed. */
const since = (buyer: Buyer) => toldTo(buyer).filter((said) => !said.includes('we have your order'));
const choose = (buyer: Buyer, notifications: object) =>
  buyer.call('PUT', '/user/preferences/', { notifications });

describe('how an order goes on', () => {
  test('is told by SMS, step by step, once each', async () => {
    const buyer = await newBuyer(server),
      id = await buyer.order([{ id: PLAIN, qty: 1 }]);
    for (const status of ['Confirmed', 'Out for Delivery', 'Out for Delivery', 'Delivered']) {
      await move(id, status);
      await settle();
    }
    const when = 'Delivery: Tue 24 Nov, by 8 PM. Questions? Call 0651 234 5678.';
    expect(toldTo(buyer)).toEqual([
      `sms Doorstep: we have your order ${id}. ${when}`,
      `sms Doorstep: order ${id} is confirmed. ${when}`,
      `sms Doorstep: order ${id} is shipped. It is on its way to you. ${when}`,
      `sms Doorstep: order ${id} was delivered. Questions? Call 0651 234 5678.`,
    ]);
  });
  test('is told of a cancelled one, and when its money is back', async () => {
    const buyer = await newBuyer(server),
      id = await buyer.order([{ id: PLAIN, qty: 2 }]);
    const { total } = await buyer.shop.order(id);
    await buyer.call('POST', `/orders/${id}/cancel/`);
    await settle();
    expect(since(buyer).toSorted()).toEqual([
      `sms ${orderTexts.refunded({ order: id, rupees: total.toFixed(2) })}`,
      `sms ${orderTexts.cancelled({ order: id, days: 7 })}`,
    ]);
  });
  test('is told by the ways that its patient chose, and by no other', async () => {
    const quiet = await newBuyer(server),
      loud = await newBuyer(server);
    await choose(quiet, { orders_sms: false });
    await choose(loud, { orders_whatsapp: true });
    for (const buyer of [quiet, loud]) {
      await move(await buyer.order([{ id: PLAIN, qty: 3 }]), 'Confirmed');
      await settle();
    }
    expect([
      since(quiet),
      since(loud)
        .map((said) => said.slice(0, said.indexOf(' ')))
        .toSorted((a, b) => a.localeCompare(b)),
    ]).toEqual([[], ['sms', 'whatsapp']]);
  });
  test("is told in the account's language (C43)", async () => {
    const buyer = await newBuyer(server);
    expect((await buyer.call('PUT', '/user/preferences/', { language: 'hi' })).statusCode).toBe(200);
    const id = await buyer.order([{ id: PLAIN, qty: 1 }]);
    for (const status of ['Confirmed', 'Out for Delivery', 'Delivered']) {
      await move(id, status);
      await settle();
    }
    const gone = await buyer.order([{ id: PLAIN, qty: 2 }]);
    expect((await buyer.call('POST', `/orders/${gone}/cancel/`, {})).statusCode).toBe(200);
    await settle();
    const { total } = await buyer.shop.order(gone),
      delivery = 'मंगल 24 नवंबर, रात 8 बजे तक';
    expect(toldTo(buyer)).toEqual(
      expect.arrayContaining([
        `sms ${orderTextsHi.placed({ order: id, delivery })}`,
        `sms ${orderTextsHi.processing({ order: id, delivery })}`,
        `sms ${orderTextsHi.shipped({ order: id, delivery })}`,
        `sms ${orderTextsHi.delivered({ order: id })}`,
        `sms ${orderTextsHi.cancelled({ order: gone, days: 7 })}`,
        `sms ${orderTextsHi.refunded({ order: gone, rupees: total.toFixed(2) })}`,
      ]),
    );
    expect(toldTo(buyer).filter((said) => !/[\u0900-\u097F]/.test(said))).toEqual([]);
  });
  test('moves on though nothing can be sent; what is undone or old meanwhile is not told any more', async () => {
    const buyer = await newBuyer(server),
      [kept, undone, old] = [
        await buyer.order([{ id: PLAIN, qty: 4 }]),
        await buyer.order([{ id: PLAIN, qty: 5 }]),
        await buyer.order([{ id: PLAIN, qty: 6 }]),
      ];
    isDown = true;
    await move(old, 'Delivered');
    await settle();
    server.clock.advance(7 * 3_600);
    await move(kept, 'Confirmed');
    await move(undone, 'Out for Delivery');
    await settle();
    expect((await buyer.shop.order(kept)).status).toBe('processing');
    await move(undone, 'Pending');
    isDown = false;
    await settle();
    expect(since(buyer)).toEqual([
      `sms ${orderTexts.processing({ order: kept, delivery: 'Tue 24 Nov, by 8 PM' })}`,
    ]);
    expect((await server.database.db.execute(sql`select 1 from job where kind = 'tell'`)).rows).toEqual([]);
  });
});

describe('what a pharmacist says', () => {
  const asks = (order: string) => `sms ${orderTexts.question({ order })}`;
  const turnsDown = (order: string) => `sms ${orderTexts.rejected({ order, days: 7 })}`;
  const question = { decision: 'question', reason: 'Which strength?' },
    rejected = { decision: 'rejected', reason: 'Not on this sheet' };
  test('is told once for an order, a question apart from what is turned down (C30)', async () => {
    const { buyer, id, order } = await waiting([
      { id: RX, qty: 1 },
      { id: RX_TOO, qty: 1 },
      { id: PLAIN, qty: 1 },
    ]);
    await review(id, {
      decision: 'approved',
      lines: [
        { id: 0, ...question },
        { id: 1, ...question },
      ],
    });
    await settle();
    expect(since(buyer)).toEqual([asks(order)]);
    await review(id, { decision: 'approved', lines: [{ id: 0, ...rejected }] });
    await server.jobs.settle();
    expect(since(buyer).filter((said) => !said.includes('was refunded.'))).toEqual([
      asks(order),
      turnsDown(order),
    ]);
  });
  test("is told in the account's language, and what the pharmacist wrote is not in it", async () => {
    const { buyer, id, order } = await waiting([
      { id: RX, qty: 1 },
      { id: RX_TOO, qty: 1 },
      { id: PLAIN, qty: 1 },
    ]);
    expect((await buyer.call('PUT', '/user/preferences/', { language: 'hi' })).statusCode).toBe(200);
    await review(id, {
      decision: 'approved',
      lines: [
        { id: 0, ...question },
        { id: 1, ...rejected },
      ],
    });
    await settle();
    expect(toldTo(buyer)).toEqual(
      expect.arrayContaining([
        `sms ${orderTextsHi.question({ order })}`,
        `sms ${orderTextsHi.rejected({ order, days: 7 })}`,
      ]),
    );
    // Its language was chosen after it was placed.
    expect(since(buyer).filter((said) => !/[\u0900-\u097F]/.test(said))).toEqual([]);
  });
  test('is told as the end of the order where nothing of it is left', async () => {
    const { buyer, id, order } = await waiting([
      { id: RX, qty: 1 },
      { id: RX_TOO, qty: 1 },
    ]);
    await review(id, rejected);
    await settle();
    expect(since(buyer).filter((said) => !said.includes('was refunded.'))).toEqual([
      `sms ${orderTexts.cancelled({ order, days: 7 })}`,
    ]);
  });
  test('is told of an approval once all is approved, not of a question that has its answer, nor to who wants no messages', async () => {
    const [answered, quiet] = [
      await waiting([{ id: RX, qty: 1 }]),
      await waiting([
        { id: RX, qty: 1 },
        { id: PLAIN, qty: 1 },
      ]),
    ];
    await choose(quiet.buyer, { orders_sms: false });
    isDown = true;
    await review(answered.id, { decision: 'approved', lines: [{ id: 0, ...question }] });
    await server.jobs.settle();
    await review(answered.id, { decision: 'approved' });
    isDown = false;
    await review(quiet.id, { decision: 'approved', lines: [{ id: 0, ...rejected }] });
    await settle();
    expect([since(answered.buyer), since(quiet.buyer)]).toEqual([
      [`sms ${orderTexts.approved({ order: answered.order })}`],
      [],
    ]);
  });
});

describe('an e-mail', () => {
  const wantsMail = async (buyer: Buyer) => {
    await buyer.call('PUT', '/user/profile/', {
      username: 'New Patient',
      email: `${buyer.mobile}@doorstep.example`,
    });
    await choose(buyer, { orders_email: true });
  };
  const mailTo = ({ mobile }: Buyer) => sent.filter(({ to }) => to === `${mobile}@doorstep.example`);
  test('of what is sent and brought has the invoice with it, where there is one; others have none', async () => {
    const buyer = await newBuyer(server);
    await wantsMail(buyer);
    const [billed, unbilled] = [
      await buyer.order([{ id: PLAIN, qty: 7 }]),
      await buyer.order([{ id: PLAIN, qty: 8 }]),
    ];
    const made = await buyer.call('POST', `/medicines/orders/${billed}/generate-invoice/`);
    const { invoice_number } = made.json<{ invoice_number: string }>();
    for (const status of ['Confirmed', 'Out for Delivery', 'Delivered'])
      for (const id of [billed, unbilled]) {
        await move(id, status);
        await settle();
      }
    const said = mailTo(buyer);
    expect(
      said
        .filter(({ subject }) => subject === `Doorstep: order ${billed}`)
        .map(({ attachment }) => attachment?.name),
    ).toEqual([
      undefined,
      undefined,
      ...Array.from({ length: 2 }, () => `${invoice_number.replaceAll('/', '-')}.pdf`),
    ]);
    const { attachment } = said.find((one) => one.attachment)!;
    expect([attachment!.type, Buffer.from(attachment!.bytes).subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    expect(said.filter(({ subject }) => subject === `Doorstep: order ${unbilled}`)).toHaveLength(4);
    expect(
      said.filter(({ subject, attachment: file }) => subject === `Doorstep: order ${unbilled}` && file),
    ).toEqual([]);
    // Nothing of this goes with an SMS.
    expect(
      sent.filter(({ channel, subject, attachment: file }) => channel === 'sms' && (subject || file)),
    ).toEqual([]);
  });
});

test('an e-mail that the mail server turns away is tried again, and taken once', async () => {
  const taken: string[] = [];
  let isFull = true;
  const mail = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(isFull ? Object.assign(new Error('full'), { responseCode: 452 }) : null),
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((done) => {
    mail.listen(0, '127.0.0.1', done);
  });
  const { port } = mail.server.address() as AddressInfo;
  const shop = await newServer(
    testSettings({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'shop@doorstep.example' }),
  );
  try {
    const buyer = await newBuyer(shop);
    await buyer.call('PUT', '/user/profile/', { username: 'New Patient', email: 'new@doorstep.example' });
    await choose(buyer, { orders_email: true });
    const preferences = (await buyer.call('GET', '/user/preferences/')).json<{
      data: { offered: string[] };
    }>();
    expect(preferences.data.offered).toEqual(['sms', 'whatsapp', 'email']);
    const id = await buyer.order([{ id: PLAIN, qty: 1 }]);
    await shop.jobs.settle();
    const waiting = async () =>
      (
        await shop.database.db.execute<{ key: string; problem: string | null }>(
          sql`select key, problem from job where kind = 'tell'`,
        )
      ).rows;
    expect(await waiting()).toEqual([{ key: `placed ${id} email`, problem: 'the mail server answered 452' }]);
    expect(taken).toEqual([]);
    isFull = false;
    for (let i = 0; i < 2; i++) {
      await shop.database.db.execute(
        sql`update job set run_at = now() - interval '1 second' where kind = 'tell'`,
      );
      await shop.jobs.settle();
    }
    expect([await waiting(), taken]).toEqual([[], ['new@doorstep.example']]);
  } finally {
    await shop.close();
    await new Promise<void>((done) => {
      mail.close(done);
    });
  }
});

test('by a way that the shop has not nothing is tried, and none is offered', async () => {
  const lines: string[] = [],
    only: Message[] = [];
  const shop = await newServer(testSettings(), {
    channels: {
      sms: async (message) => {
        only.push(message);
      },
    },
    log: createLog(
      'warn',
      new Writable({
        write(chunk: Buffer, _, done) {
          lines.push(chunk.toString());
          done();
        },
      }),
    ),
  });
  try {
    const buyer = await newBuyer(shop),
      id = await buyer.order([{ id: PLAIN, qty: 1 }]);
    await buyer.call('PUT', '/user/profile/', { username: 'New Patient', email: 'new@doorstep.example' });
    await choose(buyer, { orders_whatsapp: true, orders_email: true });
    expect((await buyer.call('GET', '/user/preferences/')).json()).toMatchObject({
      data: { offered: ['sms'] },
    });
    await buyer.call('POST', `/orders/${id}/cancel/`);
    await shop.jobs.settle();
    expect(only.map(({ channel }) => channel)).toContain('sms');
    expect((await shop.database.db.execute(sql`select key from job where kind = 'tell'`)).rows).toEqual([]);
    expect(lines).toEqual([]);
  } finally {
    await shop.close();
  }
});
