import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { CLEAN, countIn, ledgerOf, shopper } from './checkout.ts';
import { createServers } from './databases.ts';

const DAY_S = 86_400;

describe('what is over', () => {
  test('goes once a day: quotes that nobody opened a payment for, and events that nobody sends again', async () => {
    const {
      servers: [server],
      close,
    } = await createServers();
    try {
      const asha = await shopper(server),
        {
          database: { db },
          areas: { payment },
        } = server;
      const left = await asha.quote([{ id: 26, qty: 3 }]),
        opened = await asha.quote([{ id: 26, qty: 1 }]);
      await asha.create(opened);
      const placed = await asha.buy([{ id: 26, qty: 2 }]);
      const quotes = async () =>
        (await db.execute<{ id: string }>(sql`select id from quote`)).rows.map(({ id }) => id);
      const events = () => countIn(server, sql`select count(*) as n from webhook_event`);
      const later = async (days: number) => {
        server.clock.advance(days * DAY_S);
        await payment.service.reconcile();
      };
      expect(await ledgerOf(server)).toEqual(CLEAN);
      const heard = await events();
      expect(heard).toBeGreaterThan(0);

      // Its payment may still come: nothing goes.
      await later(4);
      expect(await quotes()).toHaveLength(3);
      await later(2);
      expect(await quotes()).toHaveLength(2);
      expect(await quotes()).not.toContain(left.quote_id);
      expect(await quotes()).toContain(opened.quote_id);
      expect(await events()).toBe(heard);

      await later(30);
      expect(await events()).toBe(0);
      expect(await quotes()).toHaveLength(2);
      expect(
        await countIn(server, sql`select count(*) as n from "order" where id = ${placed.order_id}`),
      ).toBe(1);
    } finally {
      await close();
    }
  });
});
