import type { OrderDetail, OrderHistory } from '@doorstep/contract/order.schema';
import type { ReviewList } from '@doorstep/contract/review.schema';
import type { AdminOrders } from '@doorstep/contract/order-admin.schema';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ledgerOf, CLEAN, countIn, shopper } from './checkout.ts';
import { seederOf } from './seed.ts';
import { newServer, testSettings } from './test-server.ts';
import { as } from './people.ts';

test("the demo's patients have orders in each state, made once, with books that are right, and they go on like any other", async () => {
  const now = new Date('2026-11-24T09:00:00+05:30'),
    settings = testSettings();
  const server = await newServer(settings, {
    prepare: async (database) => {
      const seeder = await seederOf(database, settings);
      await Promise.all([seeder.seed(now), seeder.seed(now)]);
      await seeder.seed(now);
      await seeder.close();
    },
  });
  try {
    expect(await ledgerOf(server)).toEqual(CLEAN);
    const asha = await shopper(server);
    const { orders } = await asha.good<OrderHistory>(asha.get('/medicines/orders/history/'));
    expect(
      orders.map(({ status, medicines_details }) => [
        status,
        medicines_details.length,
        medicines_details.find(({ rx_status }) => rx_status)?.rx_status,
      ]),
    ).toEqual([
      ['pending', 2, 'checking'],
      ['pending', 2, 'checking'],
      ['processing', 2, undefined],
      ['shipped', 2, undefined],
      ['pending', 2, 'question'],
      ['cancelled', 2, undefined],
      ['delivered', 3, 'approved'],
    ]);
    const [checking, again, processing, shipped, question, cancelled, delivered] = orders as [
      (typeof orders)[0],
      ...typeof orders,
    ];
    expect(cancelled).toMatchObject({
      payment_status: 'refunded',
      refunds: [{ state: 'processed', amount: cancelled!.total_amount }],
      invoice_number: 'DS/26-27/000002',
      credit_notes: [{ id: 1, number: 'CN/26-27/000001', amount: cancelled!.total_amount }],
    });
    expect(delivered).toMatchObject({
      invoice_number: 'DS/26-27/000001',
      invoice_url: expect.stringMatching(/^\/api\/files\//) as string,
    });
    expect(
      (await server.app.inject({ url: delivered!.invoice_url!, headers: asha.headers })).rawPayload
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(question!.medicines_details.find(({ rx_status }) => rx_status)!.rx_reason).toMatch(/sharper/);
    const tonight = '2026-11-24T20:00:00.000+05:30';
    expect(
      [checking, processing, shipped, delivered].map((one) => [one!.promised_at, one!.promise_waits]),
    ).toEqual([
      [null, true],
      [tonight, false],
      [tonight, false],
      [null, false],
    ]);
    // The pharmacist and the admin have something to do.
    expect(
      await countIn(
        server,
        sql`select count(*) as n from "order" o join account a on a.id = o.account_id where a.mobile = '9876543211' and o.service_type = 'medicine'`,
      ),
    ).toBe(2);
    const late = await server.app.inject({
      url: '/api/admin/orders/?view=late',
      headers: await as.admin(server),
    });
    expect(late.json<AdminOrders>().orders.map(({ id }) => id)).toEqual([question!.id]);
    const desk = await server.app.inject({
      url: '/api/staff/prescriptions/?status=pending',
      headers: await as.pharmacist(server),
    });
    expect(desk.body).toContain(checking.id);
    const sheet = desk.json<ReviewList>().data.find(({ status }) => status === 'approved')!;
    expect([sheet.waiting, sheet.orders.map(({ order_id }) => order_id)]).toEqual([
      true,
      [delivered!.id, again!.id],
    ]);
    expect(sheet.orders[1]!.lines[0]).toMatchObject({
      before: { decisions: [{ order_id: delivered!.id, quantity: 2 }], dispensed: 2 },
      written: { quantity: 2, repeats: 2 },
      left: 4,
    });
    // Money of the demo goes back as any other does.
    const { data } = await asha.good<{ data: OrderDetail }>(
      asha.post(`/orders/${processing!.id}/cancel/`, {}),
    );
    expect(await ledgerOf(server)).toEqual(CLEAN);
    expect(await asha.order(data.id)).toMatchObject({
      payment_status: 'refunded',
      refunds: [{ amount: data.total, state: 'processed' }],
    });
  } finally {
    await server.close();
  }
});
