import { prescriptionReminders } from '@doorstep/contract/prescription-reminder.messages.en';
import { prescriptionRemindersHi } from '@doorstep/contract/prescription-reminder.messages.hi';
import type { OrderDetail, Quote } from '@doorstep/contract/order.schema';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { indianTime } from '../src/platform/clock.ts';
import type { Message } from '../src/platform/sender.ts';
import { createServers } from './databases.ts';
import { newBuyer, PLAIN, RX, RX_TOO, type Buyer } from './prescriptions.ts';
import { newServer, testSettings } from './test-server.ts';

const HOUR = 3_600,
  DAY_MS = 86_400_000;
const MONTHS = { en: ['November', 'December'], hi: ['नवंबर', 'दिसंबर'] };

const placed = /we have your order|हमें मिल गया/;

describe('an order without its prescription', () => {
  let servers: [AppServer, ...AppServer[]];
  const sent: Message[] = [];
  beforeAll(async () => {
    const way = async (message: Message) => {
      sent.push(message);
    };
    const opened = await createServers({ channels: { sms: way, whatsapp: way, email: way } });
    servers = opened.servers;
    return opened.close;
  }, 60_000);
  const settle = async () => {
    for (let i = 0; i < 3; i++) await Promise.all(servers.map(({ jobs }) => jobs.settle()));
  };
  /** All clocks, as those of two machines; both then look at what is due. */
  async function later(seconds: number) {
    for (const { clock } of servers) clock.advance(seconds);
    await Promise.all(servers.map(({ areas }) => areas.prescription.service.waits.wake()));
    await settle();
  }
  /** Besides that the order has come. */
  const toldTo = ({ mobile }: Buyer) =>
    sent.filter(({ to, text }) => to === mobile && !placed.test(text)).map(({ text }) => text);
  const both = [
    { id: RX, qty: 1 },
    { id: PLAIN, qty: 2 },
  ];
  const params = (order: OrderDetail, language: keyof typeof MONTHS = 'en') => {
    const by = indianTime(new Date(Date.parse(order.created_at) + 3 * DAY_MS));
    expect(order.prescription_by).toBe(by);
    return {
      order: order.id,
      day: `${Number(by.slice(8, 10))} ${MONTHS[language][Number(by.slice(5, 7)) - 11]}`,
      time: by.slice(11, 16),
    };
  };

  test('its patient is reminded after 2 h and after 24 h, once each, and after 3 days the money goes back (S9)', async () => {
    const buyer = await newBuyer(servers[0]),
      id = await buyer.order(both);
    const order = await buyer.shop.order(id),
      said = params(order);
    await later(1.9 * HOUR);
    expect(toldTo(buyer)).toEqual([]);
    await later(0.2 * HOUR);
    expect(toldTo(buyer)).toEqual([prescriptionReminders.soon(said)]);
    await later(HOUR);
    await later(21 * HOUR);
    expect(toldTo(buyer)).toEqual([prescriptionReminders.soon(said), prescriptionReminders.still(said)]);
    await later(47 * HOUR);
    expect((await buyer.shop.order(id)).refunds).toEqual([]);
    await later(HOUR);
    await later(HOUR);
    const after = await buyer.shop.order(id);
    const [line] = order.items;
    expect(after).toMatchObject({
      status: 'pending',
      prescription_by: null,
      refunds: [
        {
          amount: line!.total,
          reason: `No prescription came within 3 days for ${line!.name}.`,
          reason_code: 'no_prescription',
        },
      ],
    });
    expect(toldTo(buyer).slice(2).toSorted()).toEqual(
      [
        prescriptionReminders.over({ order: id, days: 7 }),
        `Doorstep: Rs ${line!.total.toFixed(2)} of order ${id} was refunded. Questions? Call 0651 234 5678.`,
      ].toSorted(),
    );
  });
  test('where nothing else was ordered it is cancelled, and its fee goes back too', async () => {
    const buyer = await newBuyer(servers[0]),
      id = await buyer.order([{ id: RX_TOO, qty: 1 }]);
    await later(72.1 * HOUR);
    const { status, refunds, total } = await buyer.shop.order(id);
    expect([status, refunds.map(({ amount }) => amount)]).toEqual(['cancelled', [total]]);
    expect(toldTo(buyer).some((text) => text.includes('was cancelled'))).toBe(true);
    expect(toldTo(buyer)).not.toContain(prescriptionReminders.over({ order: id, days: 7 }));
  });
  test("it is reminded in the account's language (C43)", async () => {
    const buyer = await newBuyer(servers[0]);
    await buyer.call('PUT', '/user/preferences/', { language: 'hi' });
    const id = await buyer.order(both),
      said = params(await buyer.shop.order(id), 'hi');
    await later(2.1 * HOUR);
    await later(22 * HOUR);
    expect(toldTo(buyer)).toEqual([prescriptionRemindersHi.soon(said), prescriptionRemindersHi.still(said)]);
  });
  test('nobody is reminded who has given one, cancelled, or needs none; and no money goes back', async () => {
    const given = await newBuyer(servers[0]),
      cancelled = await newBuyer(servers[0]),
      none = await newBuyer(servers[0]),
      at = await newBuyer(servers[0]);
    const sheet = await given.upload(),
      order = await given.order(both);
    await given.shop.good(given.shop.post(`/orders/${order}/prescription/`, { prescription_id: sheet.id }));
    await cancelled.call('POST', `/orders/${await cancelled.order(both)}/cancel/`, {});
    await none.order([{ id: PLAIN, qty: 1 }]);
    await at.order(both, (await at.upload()).id);
    await settle();
    const before = [given, cancelled, none, at].map((one) => toldTo(one).length);
    await later(2.1 * HOUR);
    await later(22 * HOUR);
    await later(49 * HOUR);
    expect([given, cancelled, none, at].map((one) => toldTo(one).length)).toEqual(before);
    const after = await given.shop.order(order);
    expect([after.status, after.prescription_by, after.refunds]).toEqual(['pending', null, []]);
  });
  test('a quote says by when one is to be there, and nothing where one is chosen or none is needed', async () => {
    const buyer = await newBuyer(servers[0]);
    const quotes: Quote[] = [];
    quotes.push(await buyer.shop.quote(both));
    quotes.push(await buyer.shop.quote(both, { prescription_id: (await buyer.upload()).id }));
    quotes.push(await buyer.shop.quote([{ id: PLAIN, qty: 1 }]));
    expect(quotes.map(({ prescription_by }) => prescription_by && prescription_by.slice(0, 10))).toEqual([
      indianTime(new Date(servers[0].clock.now().getTime() + 3 * DAY_MS)).slice(0, 10),
      null,
      null,
    ]);
  });
});

test('after a restart each reminder comes once, also one that fell due meanwhile', async () => {
  const settings = testSettings(),
    sent: Message[] = [];
  const way = async (message: Message) => {
    sent.push(message);
  };
  const channels = { sms: way, whatsapp: way, email: way };
  const first = await newServer(settings, { channels });
  const buyer = await newBuyer(first),
    order = await buyer.shop.order(await buyer.order([{ id: RX, qty: 1 }]));
  await first.close();
  const texts = () => sent.filter(({ to, text }) => to === buyer.mobile && !placed.test(text)).length;
  const again = async (hours: number) => {
    const server = await newServer(settings, { channels, prepare: async () => {} });
    server.clock.advance(
      (Date.parse(order.created_at) - server.clock.now().getTime()) / 1_000 + hours * HOUR,
    );
    await server.areas.prescription.service.waits.wake();
    for (let i = 0; i < 3; i++) await server.jobs.settle();
    await server.close();
  };
  await again(2.1);
  expect(texts()).toBe(1);
  await again(2.2);
  expect(texts()).toBe(1);
  await again(24.1);
  expect(texts()).toBe(2);
  await again(24.2);
  expect(texts()).toBe(2);
}, 60_000);
