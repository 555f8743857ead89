import type { OrderDetail } from '@doorstep/contract/order.schema';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { medicineSlip } from '../src/medicine/product-type.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { creditFactsOf, type CreditNoteFacts } from '../src/order/credit-facts.ts';
import { factsOf, type SoldLine } from '../src/order/invoice-facts.ts';
import { feeOn } from '../src/order/invoice.ts';
import { creditNoteTable } from '../src/order/schema.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import { countIn, patiently } from './checkout.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';
import { textOf } from './pdf-text.ts';
import { as } from './people.ts';
import { newBuyer, PLAIN, RX, type Buyer } from './prescriptions.ts';
import { prepareShop } from './test-server.ts';

describe('what a credit note takes back', () => {
  const line = fc.record({
    name: fc.string(),
    pack: fc.constantFrom(null, '15 tablets'),
    hsn: fc.constantFrom('3004', '30049011'),
    gstRate: fc.constantFrom(0, 5, 12, 18),
    qty: fc.integer({ min: 1, max: 99 }),
    pricePaise: fc.integer({ min: 1, max: 1_000_000 }),
    isLeftOut: fc.constant(false),
  });
  const PARTS = ['totalPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const;

  test('comes to the refund to the paisa, whatever goes back in whatever parts; all back is the invoice, tax and all', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 9_000 }),
        fc.constantFrom(null, 'Bihar'),
        fc.array(
          fc.oneof(
            fc.record({ at: fc.nat(), share: fc.constant(undefined) }),
            fc.record({ at: fc.nat(), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
          ),
          { maxLength: 8 },
        ),
        (lines: SoldLine[], feePaise, placeOfSupply, steps) => {
          const invoice = factsOf({
            number: 'DS/26-27/000001',
            date: '2026-11-24',
            orderId: '',
            orderDate: '',
            paymentId: '',
            buyer: { name: '', address: '' },
            placeOfSupply,
            lines,
            feePaise,
            fee: feeOn(medicineSlip, 'en'),
          });
          const before: CreditNoteFacts[] = [];
          let left = invoice.total.totalPaise;
          const back = (paise: number, returned: SoldLine[]) => {
            if (paise <= 0) return;
            const note = creditFactsOf({ number: '', date: '', invoice, before, returned, paise });
            expect(note.total.totalPaise).toBe(paise);
            for (const one of [...note.lines, note.total])
              expect(one.taxablePaise + one.cgstPaise + one.sgstPaise + one.igstPaise).toBe(one.totalPaise);
            for (const part of PARTS)
              expect(note.lines.reduce((sum, one) => sum + one[part], 0)).toBe(note.total[part]);
            before.push(note);
            left -= paise;
          };
          for (const { at, share } of steps) {
            const one = lines[at % lines.length]!;
            const whole = one.qty * one.pricePaise;
            back(
              Math.min(left, share === undefined ? whole : Math.floor(left * share)),
              share === undefined ? [one] : [],
            );
          }
          back(left, []);
          for (const part of PARTS)
            expect(before.reduce((sum, one) => sum + one.total[part], 0)).toBe(invoice.total[part]);
          for (const [i, of] of invoice.lines.entries())
            for (const part of PARTS)
              expect(
                before
                  .flatMap((note) => note.lines)
                  .reduce((sum, one) => sum + (one.of === i ? one[part] : 0), 0),
              ).toBe(of[part]);
        },
      ),
      { numRuns: 500, seed: 20_261_124 },
    );
  });
  test('is the line that came back, as the invoice has it; of a part of a line it says so', () => {
    const sold = (name: string, pricePaise: number): SoldLine => ({
      name,
      pack: null,
      hsn: '3004',
      gstRate: 5,
      qty: 2,
      pricePaise,
      isLeftOut: false,
    });
    const invoice = factsOf({
      number: 'DS/26-27/000001',
      date: '2026-11-24',
      orderId: '',
      orderDate: '',
      paymentId: '',
      buyer: { name: '', address: '' },
      placeOfSupply: null,
      lines: [sold('Paramol', 1_000), sold('Omezen', 2_000)],
      feePaise: 1_300,
      fee: feeOn(medicineSlip, 'en'),
    });
    const given = { number: '', date: '', invoice };
    const one = creditFactsOf({ ...given, before: [], returned: [sold('Omezen', 2_000)], paise: 4_000 });
    expect(one.lines).toEqual([{ ...invoice.lines[1]!, of: 1 }]);
    const two = creditFactsOf({ ...given, before: [one], returned: [], paise: 2_500 });
    expect(two.lines.map(({ name, qty, totalPaise }) => [name, qty, totalPaise])).toEqual([
      ['Paramol', 2, 2_000],
      ['Delivery: part of its price', 1, 500],
    ]);
  });
});

describe('credit notes', () => {
  const MANY = 20;
  let servers: [AppServer, ...AppServer[]], fakeProvider: FakeProvider, buyer: Buyer;
  beforeAll(async () => {
    fakeProvider = createFakeProvider();
    const opened = await createServers({
      prepare: async (database: DatabaseHandle) => {
        await prepareShop(database);
        await database.db.update(medicineTable).set({
          stock: 9_999,
          prescriptionRequired: sql`${medicineTable.id} = ${RX}`,
          // Without a known substance there is no limit of packs.
          name: sql`'Sample ' || ${medicineTable.id}`,
          composition: null,
        });
      },
      provider: fakeProvider.provider,
    });
    servers = opened.servers;
    return opened.close;
  }, 120_000);
  beforeEach(async () => {
    buyer = await newBuyer(servers[0]);
  }, 60_000);
  const of = (i: number): AppServer => servers[i % servers.length]!;
  let asked = 10;
  const twoLines = () => [
    { id: (asked += 2), qty: 1 },
    { id: asked + 1, qty: 2 },
  ];
  async function bought(medicines = twoLines(), prescription_id?: string) {
    const { shop } = buyer;
    const q = await shop.quote(medicines, { prescription_id });
    const paid = fakeProvider.pay((await shop.create(q)).order_id);
    await shop.good(shop.verify(paid, q));
    const { order_id } = await shop.good<{ order_id: string }>(
      patiently(() => shop.place(medicines, paid.razorpay_payment_id, { prescription_id })),
    );
    return shop.order(order_id);
  }
  const invoice = async ({ id }: OrderDetail) => {
    const answer = await patiently(() => buyer.call('POST', `/medicines/orders/${id}/generate-invoice/`));
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ invoice_number: string }>().invoice_number;
  };
  const invoiced = async (...given: Parameters<typeof bought>) => {
    const order = await bought(...given);
    return { order, number: await invoice(order) };
  };
  const refund = async ({ id }: OrderDetail, body: object, i = 0) =>
    of(i).app.inject({
      method: 'POST',
      url: `/api/admin/orders/${id}/refund/`,
      headers: await as.admin(of(i)),
      payload: { reason: 'out_of_stock', ...body },
    });
  const line = (order: OrderDetail, at: number, i = 0) =>
    refund(order, { positions: [at], amount: order.items[at]!.total }, i);
  const now = ({ id }: OrderDetail) => buyer.shop.order(id);
  const notes = async (order: OrderDetail) =>
    (await now(order)).credit_notes.map(({ id, amount }) => [id, amount]);
  const open = async (order: OrderDetail, note = 1) => {
    const answer = await patiently(() => buyer.call('POST', `/orders/${order.id}/credit-notes/${note}/`));
    expect(answer.statusCode, answer.body).toBe(200);
    const url = answer.json<{ credit_note_url: string }>().credit_note_url;
    const file = await of(0).app.inject({ url, headers: buyer.headers });
    expect(file.headers['content-type']).toBe('application/pdf');
    return { url, text: textOf(file.rawPayload) };
  };
  const series = async () =>
    (
      await of(0).database.db.execute<{ number: string }>(sql`select number from credit_note order by number`)
    ).rows.map((row) => Number(row.number.split('/').at(-1)));

  test('a line that goes back after the invoice: its own number, the invoice it belongs to, the line with its tax', async () => {
    const { order, number } = await invoiced();
    expect((await line(order, 1)).statusCode).toBe(200);
    const after = await now(order);
    expect([after.invoice_number, await notes(order)]).toEqual([number, [[1, order.items[1]!.total]]]);
    expect(after.credit_notes[0]!.number).toMatch(/^CN\/26-27\/\d{6}$/);
    const { text } = await open(order);
    const shown = order.items[1]!.total.toLocaleString('en-IN', { minimumFractionDigits: 2 });
    for (const said of [after.credit_notes[0]!.number, number, order.id, 'Credit note', shown])
      expect(text.join(' '), said).toContain(said);
    expect(text.join(' ')).not.toContain('Tax invoice');
    // Again is nothing more, and the rest with the fee is another note.
    expect((await line(order, 1)).statusCode).toBe(200);
    expect((await buyer.call('POST', `/orders/${order.id}/cancel/`)).statusCode).toBe(200);
    const rest = Math.round((order.total - order.items[1]!.total) * 100) / 100;
    expect(await notes(order)).toEqual([
      [1, order.items[1]!.total],
      [2, rest],
    ]);
    const [, second] = await of(0)
      .database.db.select()
      .from(creditNoteTable)
      .where(eq(creditNoteTable.orderId, order.id))
      .orderBy(creditNoteTable.position);
    expect(second!.facts.lines.map(({ of: at }) => at)).toEqual([
      0,
      ...(order.delivery_charge > 0 ? [2] : []),
    ]);
  });
  test('what went back before the invoice stands on no note, and without an invoice there is none', async () => {
    const order = await bought();
    expect((await line(order, 0)).statusCode).toBe(200);
    await invoice(order);
    expect(await notes(order)).toEqual([]);
    // With the last line goes the fee.
    const rest = Math.round((order.total - order.items[0]!.total) * 100) / 100;
    expect((await refund(order, { positions: [1], amount: rest })).statusCode).toBe(200);
    expect(await notes(order)).toEqual([[1, rest]]);
    const plain = await bought();
    await buyer.call('POST', `/orders/${plain.id}/cancel/`);
    expect(await notes(plain)).toEqual([]);
  });
  test("the pharmacist's no, the whole by the staff, and money given back at the provider's desk", async () => {
    const sheet = await buyer.upload();
    const asking = await bought(
      [
        { id: RX, qty: 1 },
        { id: PLAIN, qty: 1 },
      ],
      sheet.id,
    );
    const review = async (body: object) => {
      const answer = await of(0).app.inject({
        method: 'POST',
        url: `/api/staff/prescriptions/${sheet.id}/review/`,
        headers: await as.pharmacist(of(0)),
        payload: body,
      });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await review({ decision: 'approved' });
    await invoice(asking);
    await review({ decision: 'rejected', reason: 'Too old.' });
    expect(await notes(asking)).toEqual([[1, asking.items[0]!.total]]);

    const { order: whole } = await invoiced();
    expect((await refund(whole, { amount: whole.total })).statusCode).toBe(200);
    expect(await notes(whole)).toEqual([[1, whole.total]]);

    const { order: desk } = await invoiced();
    const hear = async (event: string) => {
      await fakeProvider.provider.refund(desk.payment_id!, 500, `desk ${event}`);
      const id = [...fakeProvider.refunds.keys()].at(-1)!;
      for (let i = 0; i < 2; i++) {
        const hook = fakeProvider.refundHook(`evt_${event}_${i}`, desk.payment_id!, 500, id);
        expect((await of(i).app.inject(hook)).statusCode).toBe(200);
      }
      for (const { jobs } of servers) await jobs.settle();
    };
    await hear('one');
    expect(await notes(desk)).toEqual([[1, 5]]);
    await hear('two');
    expect(await notes(desk)).toEqual([
      [1, 5],
      [2, 5],
    ]);
  });
  test('a note that a server did not write is written by the job, once, and drawn', async () => {
    const { order } = await invoiced();
    expect((await line(order, 0)).statusCode).toBe(200);
    const { db } = of(0).database;
    for (const { jobs } of servers) await jobs.settle();
    // As a server left it that ended before there were notes.
    const [gone] = await db.delete(creditNoteTable).where(eq(creditNoteTable.orderId, order.id)).returning();
    await db.execute(sql`update credit_note_series set last = last - 1`);
    for (let i = 0; i < 2; i++) {
      await of(0).jobs.add(db, 'credit_note', order.id);
      for (const { jobs } of servers) await jobs.settle();
    }
    const [written, ...more] = await db
      .select()
      .from(creditNoteTable)
      .where(eq(creditNoteTable.orderId, order.id));
    expect(more).toEqual([]);
    expect(written!.number).toBe(gone!.number);
    expect(written!.facts.lines).toEqual(gone!.facts.lines);
    expect(written!.fileId).not.toBeNull();
  });
  test("is its owner's and the admin's; for others it is not there", async () => {
    const { order } = await invoiced();
    await line(order, 0);
    const { url } = await open(order);
    const stranger = await newBuyer(of(0));
    for (const [path, status] of [
      [`/orders/${order.id}/credit-notes/1/`, 404],
      [`/admin/orders/${order.id}/credit-notes/1/`, 403],
    ] as const)
      expect((await stranger.call('POST', path)).statusCode).toBe(status);
    expect(failureOf(await buyer.call('POST', `/orders/${order.id}/credit-notes/2/`)).status).toBe(404);
    const admin = await as.admin(of(0));
    const told = await of(0).app.inject({
      method: 'POST',
      url: `/api/admin/orders/${order.id}/credit-notes/1/`,
      headers: admin,
    });
    expect(told.json<{ credit_note_url: string }>().credit_note_url).toBe(url);
    expect((await of(0).app.inject({ url, headers: admin })).statusCode).toBe(200);
    for (const headers of [stranger.headers, await as.pharmacist(of(0)), await as.doctor(of(0))])
      expect((await of(0).app.inject({ url, headers })).statusCode).toBe(404);
    expect(
      await countIn(
        of(0),
        sql`select count(*) as n from audit where subject_id = ${buyer.id} and object_kind = 'credit_note' and actor_role = 'admin' and result = 'done'`,
      ),
    ).toBe(1);
  });
  test('stays without the name when its patient goes', async () => {
    const { db } = of(0).database;
    await db.update(accountTable).set({ name: 'Rememberme Devi' }).where(eq(accountTable.id, buyer.id));
    const { order } = await invoiced();
    expect((await refund(order, { amount: order.total })).statusCode).toBe(200);
    const { url, text } = await open(order);
    expect(text.join('')).toContain('Rememberme Devi');
    await of(0).jobs.settle();
    const left = await buyer.call('DELETE', '/user/account/', { password: 'doorstep1' });
    expect(left.statusCode, left.body).toBe(200);
    for (const { jobs } of servers) await jobs.settle();
    const headers = await as.admin(of(0));
    expect((await of(0).app.inject({ url, headers })).statusCode).toBe(404);
    const [row] = await db.select().from(creditNoteTable).where(eq(creditNoteTable.orderId, order.id));
    const file = await of(0).app.inject({ url: `/api/files/${row!.fileId}/`, headers });
    const again = textOf(file.rawPayload).join('');
    expect([again.includes(row!.number), again.includes('Rememberme')]).toEqual([true, false]);
  });
  test(
    `numbers have no gap when ${MANY} lines go back at once, each asked for twice; two of one order are two notes`,
    { timeout: 240_000 },
    async () => {
      const orders: OrderDetail[] = [];
      for (let i = 0; i < MANY; i++) orders.push((await invoiced()).order);
      const before = await series();
      const admins = await Promise.all(servers.map((server) => as.admin(server)));
      expect(admins).toHaveLength(servers.length);
      const answers = await Promise.all(
        [...orders, ...orders].flatMap((order, i) =>
          [0, 1].map((at) => patiently(() => line(order, at, i + at))),
        ),
      );
      // Whoever came second found another sum, since the last line brings the fee; nothing went wrong.
      expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409)).toEqual([]);
      const all = await series();
      expect(all).toEqual(Array.from({ length: all.length }, (_, i) => i + 1));
      expect(all.length - before.length).toBeGreaterThanOrEqual(MANY);
      for (const order of orders) {
        const { credit_notes, refunds } = await now(order);
        expect(credit_notes.map(({ amount }) => amount)).toEqual(refunds.map(({ amount }) => amount));
        expect(credit_notes.map(({ id }) => id)).toEqual(refunds.map((_, i) => i + 1));
      }
    },
  );
});
