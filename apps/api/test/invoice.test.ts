import { imprint } from '@doorstep/contract/imprint';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { medicineSlip } from '../src/medicine/product-type.ts';
import { feeOn, lineOn } from '../src/order/invoice.ts';
import { factsOf, financialYear, invoiceNumber, taxIn, type SoldLine } from '../src/order/invoice-facts.ts';
import { hasGlyph } from '../src/order/invoice-page.ts';
import { inert, runsOf, wrapped } from '../src/order/invoice-text.ts';
import { invoiceTable } from '../src/order/schema.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import { ledgerOf, CLEAN, countIn, type Answer } from './checkout.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { textOf } from './pdf-text.ts';
import { prepareShop, sharedServer } from './test-server.ts';
import { as } from './people.ts';
import { newBuyer, PLAIN, RX, type Buyer } from './prescriptions.ts';

interface Made {
  invoice_url: string;
  invoice_number: string;
}
const make = (buyer: Buyer, id: string) => buyer.call('POST', `/medicines/orders/${id}/generate-invoice/`);
const madeOf = (answer: Answer) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Made>();
};

const fileOf = async (server: AppServer, url: string, headers: Record<string, string>) => {
  const answer = await server.app.inject({ url, headers });
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return answer;
};

describe('the tax in a price', () => {
  const halfUp = (over: bigint, under: bigint) => (2n * over + under) / (2n * under);
  test('is what whole numbers say, its parts always make the price, and both halves are the same (10,000 prices)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99 * 12_500_000 }),
        fc.constantFrom(0, 5, 12, 18, 28, 40),
        fc.boolean(),
        (price, rate, isInterState) => {
          const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = taxIn(
            price,
            rate,
            isInterState,
          );
          expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(price);
          expect(totalPaise).toBe(price);
          const [half, whole] = isInterState
            ? [0n, halfUp(BigInt(price * rate), BigInt(100 + rate))]
            : [halfUp(BigInt(price * rate), BigInt(200 + 2 * rate)), 0n];
          expect([BigInt(cgstPaise), BigInt(sgstPaise), BigInt(igstPaise)]).toEqual([half, half, whole]);
        },
      ),
      { numRuns: 10_000, seed: 20_261_124 },
    );
  });
  test('of a whole invoice comes to what was paid, to the paisa', () => {
    const line = fc.record({
      name: fc.string(),
      pack: fc.constant(null),
      hsn: fc.constant(null),
      gstRate: fc.constantFrom(null, 0, 5, 12, 18),
      qty: fc.integer({ min: 1, max: 99 }),
      pricePaise: fc.integer({ min: 1, max: 1_000_000 }),
      isLeftOut: fc.boolean(),
    });
    // As the product type puts it on the slip: where the catalogue says neither, it does.
    const sold = line.map(({ name, pack, hsn, gstRate, qty, pricePaise, isLeftOut }): SoldLine =>
      lineOn(
        medicineSlip,
        {
          orderId: '',
          position: 0,
          productType: 'medicine',
          reference: '1',
          title: name,
          detail: pack,
          quantity: qty,
          pricePaise,
          taxCode: hsn,
          gstRate,
          data: { image: null, mrpPaise: pricePaise, prescriptionRequired: false },
        },
        isLeftOut,
      ),
    );
    fc.assert(
      fc.property(
        fc.array(sold, { minLength: 1, maxLength: 50 }),
        fc.integer({ min: 0, max: 9_000 }),
        fc.constantFrom(null, 'Jharkhand', ' jharkhand', 'Bihar'),
        (lines: SoldLine[], feePaise, placeOfSupply) => {
          const {
            total,
            lines: shown,
            isInterState,
          } = factsOf({
            number: '',
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
          const paid = lines.reduce(
            (sum, { pricePaise, qty, isLeftOut }) =>
              sum + (isLeftOut ? 0n : BigInt(pricePaise) * BigInt(qty)),
            BigInt(feePaise),
          );
          expect(BigInt(total.totalPaise)).toBe(paid);
          expect(total.taxablePaise + total.cgstPaise + total.sgstPaise + total.igstPaise).toBe(
            total.totalPaise,
          );
          expect(shown.reduce((sum, one) => sum + one.taxablePaise, 0)).toBe(total.taxablePaise);
          expect(isInterState).toBe(placeOfSupply === 'Bihar');
          expect(isInterState ? total.cgstPaise + total.sgstPaise : total.igstPaise).toBe(0);
        },
      ),
      { numRuns: 500, seed: 20_261_124 },
    );
  });
  test('the year begins in April, by the Indian calendar; a number has at most 16 letters', () => {
    expect(['2026-03-31', '2026-04-01', '2027-01-01', '2099-12-31', '2100-03-31'].map(financialYear)).toEqual(
      ['2025-26', '2026-27', '2026-27', '2099-00', '2099-00'],
    );
    expect([invoiceNumber('2026-27', 1, 'DS'), invoiceNumber('2026-27', 999_999, 'DS')]).toEqual([
      'DS/26-27/000001',
      'DS/26-27/999999',
    ]);
    expect(invoiceNumber('2026-27', 9_999_999, 'CN').length).toBeLessThanOrEqual(16);
  });
});

describe('what a stranger typed', () => {
  test('stands as letters: no line, sign or formula of it does anything (T19, T39)', () => {
    expect(['=1+1', '+91', '-2', '@SUM(A1)', '\t=1', 'a=b'].map(inert)).toEqual([
      "'=1+1",
      "'+91",
      "'-2",
      "'@SUM(A1)",
      "'=1",
      'a=b',
    ]);
    expect(inert('one\u0000\u001B[31m\r\ntwo\u2028three\u202Efour\u200Ffive')).toBe(
      'one [31m two threefourfive',
    );
    expect(inert('<img src=x onerror=alert(1)> (Tj) \\) ET')).toBe(
      '<img src=x onerror=alert(1)> (Tj) \\) ET',
    );
  });
  test('splits into runs of one script, with a question mark for a letter that the font lacks', () => {
    expect(runsOf('Asha आशा ₹5 ā Ḁ 🙂', hasGlyph)).toEqual(['Asha ', 'आशा ', '₹5 ā ? ?']);
  });
  test('is broken into lines that fit, a word without an end too, and none of it is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const clean = inert(text),
          lines = wrapped(clean, (line) => line.length <= 12);
        expect(lines.join('').replaceAll(' ', '')).toBe(clean.replaceAll(' ', ''));
        for (const line of lines)
          expect(
            [...new Intl.Segmenter('hi').segment(line)].length === 1 || line.length <= 12,
            JSON.stringify(line),
          ).toBe(true);
      }),
      { numRuns: 500, seed: 20_261_124 },
    );
  });
});

describe('an invoice', () => {
  let server: AppServer;
  beforeAll(async () => {
    server = await sharedServer();
  });

  test('is a PDF with all that the law wants on it, in letters that can be copied, ₹ and Hindi too', async () => {
    const buyer = await newBuyer(server),
      { db } = server.database;
    await db.update(accountTable).set({ name: '=आशा कुमारी <b>' }).where(eq(accountTable.id, buyer.id));
    const [hindi] = await db.select().from(medicineTable).where(eq(medicineTable.code, 'T-3'));
    await db
      .update(medicineTable)
      .set({ hsn: '30049011', gstRate: 12 })
      .where(eq(medicineTable.id, hindi!.id));
    const id = await buyer.order([
      { id: PLAIN, qty: 2 },
      { id: hindi!.id, qty: 1 },
    ]);
    // What it was when it was sold counts.
    await db.update(medicineTable).set({ hsn: null, gstRate: null }).where(eq(medicineTable.id, hindi!.id));
    const made = madeOf(await make(buyer, id)),
      order = await buyer.shop.order(id);
    expect([order.invoice_url, order.invoice_number]).toEqual([made.invoice_url, made.invoice_number]);
    const { rawPayload, headers } = await fileOf(server, made.invoice_url, buyer.headers);
    expect([headers['content-type'], headers['cache-control'], rawPayload.subarray(0, 5).toString()]).toEqual(
      ['application/pdf', 'no-store', '%PDF-'],
    );
    const pieces = textOf(rawPayload),
      text = pieces.join(' ');
    for (const said of [
      made.invoice_number,
      id,
      order.payment_id!,
      imprint.gstin,
      imprint.managedBy,
      'Ranchi, Jharkhand 834001',
      '30049011',
      '3004',
      '5%',
      '12%',
      'CGST',
      'SGST',
      'Place of supply',
      '<b>',
      order.items[0]!.name.split(' ')[0]!,
    ])
      expect(text, said).toContain(said);
    expect(pieces.some((piece) => piece.includes('₹'))).toBe(true);
    expect(pieces).toContain(`₹${order.total.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`);
    // Its name begins a formula: it is no formula any more. Signs of Hindi stand in the order in which they are drawn.
    expect(pieces).toContain("'=");
    expect([...text].filter((letter) => /[\u0900-\u097F]/.test(letter)).length).toBeGreaterThan(15);
    // Nothing in it acts, and nothing but text is drawn.
    expect(rawPayload.toString('latin1')).not.toMatch(
      /\/(?:JavaScript|JS|Launch|URI|OpenAction|AA|EmbeddedFile|XObject \/Image)\b/,
    );
  });
  test("has its labels in the language that the account had when it was numbered; the law's words stay (C43)", async () => {
    const buyer = await newBuyer(server);
    await buyer.call('PUT', '/user/preferences/', { language: 'hi' });
    const id = await buyer.order([{ id: PLAIN, qty: 1 }]);
    const { invoice_url } = madeOf(await make(buyer, id));
    const [row] = await server.database.db.select().from(invoiceTable).where(eq(invoiceTable.orderId, id));
    expect(row!.facts.language).toBe('hi');
    const { rawPayload } = await fileOf(server, invoice_url, buyer.headers);
    const text = textOf(rawPayload).join(' ');
    for (const said of ['GSTIN', 'HSN/SAC', 'CGST', imprint.gstin, id]) expect(text, said).toContain(said);
    expect(text).not.toContain('Billed to');
    expect(rawPayload.toString('latin1')).toContain('/Lang (hi-IN)');
    const [line] = row!.facts.lines;
    expect(line!.packHi).toMatch(/[\u0900-\u097F]/);
    expect(text).not.toContain(line!.pack);
    expect([...text].filter((letter) => /[\u0900-\u097F]/.test(letter)).length).toBeGreaterThan(40);
  });
  test('again is the same number and the same file', async () => {
    const buyer = await newBuyer(server);
    const id = await buyer.order([{ id: PLAIN, qty: 1 }]);
    const first = madeOf(await make(buyer, id));
    const files = await countIn(server, sql`select count(*) as n from file where account_id = ${buyer.id}`);
    for (let i = 0; i < 5; i++) expect(madeOf(await make(buyer, id))).toEqual(first);
    expect(await countIn(server, sql`select count(*) as n from file where account_id = ${buyer.id}`)).toBe(
      files,
    );
  });
  test("is its owner's and the admin's; another's order has none (T1, T2, S15)", async () => {
    const [owner, anonymous] = [await newBuyer(server), await newBuyer(server)];
    const id = await owner.order([{ id: PLAIN, qty: 1 }]);
    expect(failureOf(await make(anonymous, id)).status).toBe(404);
    expect(await countIn(server, sql`select count(*) as n from invoice where order_id = ${id}`)).toBe(0);
    const { invoice_url } = madeOf(await make(owner, id));
    await fileOf(server, invoice_url, await as.admin(server));
    for (const headers of [anonymous.headers, await as.pharmacist(server), await as.doctor(server)])
      expect((await server.app.inject({ url: invoice_url, headers })).statusCode).toBe(404);
    const { rows } = await server.database.db.execute(
      sql`select actor_role, result from audit where subject_id = ${owner.id} and object_kind = 'invoice' order by id`,
    );
    expect(rows).toContainEqual({ actor_role: 'admin', result: 'done' });
    expect(rows.filter(({ result }) => result === 'done')).toHaveLength(1);
  });
  test('is refused for what is cancelled, and while a pharmacist looks; what was turned down is named and not charged', async () => {
    const buyer = await newBuyer(server);
    const gone = await buyer.order([{ id: PLAIN, qty: 1 }]);
    await buyer.call('POST', `/orders/${gone}/cancel/`);
    expect(failureOf(await make(buyer, gone))).toMatchObject({ status: 409, code: 'no_invoice' });
    const sheet = await buyer.upload();
    const id = await buyer.order(
      [
        { id: RX, qty: 1 },
        { id: PLAIN, qty: 3 },
      ],
      sheet.id,
    );
    expect(failureOf(await make(buyer, id))).toMatchObject({ status: 409, code: 'prescription_needed' });
    await server.app.inject({
      method: 'POST',
      url: `/api/staff/prescriptions/${sheet.id}/review/`,
      headers: await as.pharmacist(server),
      payload: { decision: 'rejected', reason: 'Too old.' },
    });
    const order = await buyer.shop.order(id);
    const text = textOf(
      (await fileOf(server, madeOf(await make(buyer, id)).invoice_url, buyer.headers)).rawPayload,
    );
    expect(text.join('')).toContain('Not sent, and refunded');
    expect(text).toContain(
      `₹${(order.total - order.items[0]!.total).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`,
    );
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('names maker, batch and expiry of the packs as they were sold, and for what needs a prescription doctor and patient', async () => {
    const buyer = await newBuyer(server),
      { db } = server.database;
    await db.update(accountTable).set({ name: 'Phoolmani Tudu' }).where(eq(accountTable.id, buyer.id));
    const pack = (batch: string, expiresOn: string) =>
      db
        .update(medicineTable)
        .set({ manufacturer: 'Kosi Labs', batch, expiresOn })
        .where(eq(medicineTable.id, RX));
    await pack('KL-2207', '2027-03-31');
    const sheet = await buyer.upload();
    const id = await buyer.order(
      [
        { id: RX, qty: 1 },
        { id: PLAIN, qty: 1 },
      ],
      sheet.id,
    );
    // What comes into the shop later is not what was sold.
    await pack('ZZ-9999', '2029-12-31');
    const review = await server.app.inject({
      method: 'POST',
      url: `/api/staff/prescriptions/${sheet.id}/review/`,
      headers: await as.pharmacist(server),
      payload: {
        decision: 'approved',
        doctor: { name: 'Dr Salome Kujur', registration: 'JH-4411', written_on: '2026-11-20' },
      },
    });
    expect(review.statusCode, review.body).toBe(200);
    const { invoice_url } = madeOf(await make(buyer, id));
    const text = textOf((await fileOf(server, invoice_url, buyer.headers)).rawPayload).join(' ');
    for (const said of ['Kosi Labs', 'KL-2207', '03/2027', 'Dr Salome Kujur', 'JH-4411', 'for Phoolmani'])
      expect(text.replaceAll(/\s+/g, ' '), said).toContain(said);
    expect(text).not.toContain('ZZ-9999');
    const [row] = await db.select().from(invoiceTable).where(eq(invoiceTable.orderId, id));
    expect(row!.facts.lines.map(({ rx }) => rx ?? null)).toEqual([
      { doctor: 'Dr Salome Kujur', registration: 'JH-4411' },
      null,
      ...row!.facts.lines.slice(2).map(() => null),
    ]);
    // A second look at the prescription changes no invoice that stands.
    expect(madeOf(await make(buyer, id)).invoice_url).toBe(invoice_url);
    await db.update(medicineTable).set({ batch: null, expiresOn: null }).where(eq(medicineTable.id, RX));
  });
  test('stays without the name when its patient goes', async () => {
    const buyer = await newBuyer(server);
    await server.database.db
      .update(accountTable)
      .set({ name: 'Rememberme Devi' })
      .where(eq(accountTable.id, buyer.id));
    const id = await buyer.order([{ id: PLAIN, qty: 1 }]);
    const made = madeOf(await make(buyer, id));
    expect(textOf((await fileOf(server, made.invoice_url, buyer.headers)).rawPayload).join('')).toContain(
      'Rememberme Devi',
    );
    await server.app.inject({
      method: 'POST',
      url: `/api/admin/orders/${id}/status/`,
      headers: await as.admin(server),
      payload: { status: 'Delivered' },
    });
    const left = await buyer.call('DELETE', '/user/account/', { password: 'doorstep1' });
    expect(left.statusCode, left.body).toBe(200);
    await server.jobs.settle();
    const {
      rows: [row],
    } = await server.database.db.execute<{ number: string; file_id: string; address: string | null }>(
      sql`select i.number, i.file_id, o.address from invoice i join "order" o on o.id = i.order_id where o.id = ${id}`,
    );
    expect([row!.number, row!.address]).toEqual([made.invoice_number, null]);
    expect(
      (await server.app.inject({ url: made.invoice_url, headers: await as.admin(server) })).statusCode,
    ).toBe(404);
    const text = textOf(
      (await fileOf(server, `/api/files/${row!.file_id}/`, await as.admin(server))).rawPayload,
    ).join('');
    expect([
      text.includes(made.invoice_number),
      text.includes('Rememberme'),
      text.includes('7 Main Road'),
    ]).toEqual([true, false, false]);
  });
});

describe('numbers', () => {
  const MANY = 50;
  let servers: [AppServer, ...AppServer[]], buyer: Buyer;
  beforeAll(async () => {
    const opened = await createServers({
      prepare: async (database: DatabaseHandle) => {
        await prepareShop(database);
        await database.db.update(medicineTable).set({ stock: 9_999, prescriptionRequired: false });
      },
    });
    servers = opened.servers;
    buyer = await newBuyer(servers[0]);
    return opened.close;
  });
  const ask = (id: string, i: number) =>
    servers[i % servers.length]!.app.inject({
      method: 'POST',
      url: `/api/medicines/orders/${id}/generate-invoice/`,
      headers: buyer.headers,
    });
  const count = (number: string) => Number(number.split('/').at(-1));

  test(
    `have no gap when ${MANY} are asked for at once, each twice; and begin anew in April`,
    { timeout: 240_000 },
    async () => {
      const ids: string[] = [];
      for (let i = 0; i < MANY; i++) ids.push(await buyer.order([{ id: 10 + i, qty: 1 }]));
      const [cancelled] = [await buyer.order([{ id: 100, qty: 1 }])];
      await buyer.call('POST', `/orders/${cancelled}/cancel/`);
      // Those that are refused take no number; those that are turned away for the moment come again.
      const asked = [...ids, ...ids, cancelled];
      const answers = await Promise.all(asked.map((id, i) => ask(id, i)));
      for (const [i, id] of asked.entries())
        if (answers[i]!.statusCode === 503) answers[i] = await ask(id, i);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(
        [...ids, ...ids].map(() => 200).concat(409),
      );
      const made = answers.slice(0, -1).map((answer) => answer.json<Made>());
      expect(new Set(made.map(({ invoice_number }) => invoice_number)).size).toBe(MANY);
      expect(made.map(({ invoice_number }) => count(invoice_number)).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 2 * MANY }, (_, i) => 1 + (i >> 1)),
      );
      for (const i of ids.keys()) expect(made[i]).toEqual(made[i + MANY]);
      expect(made[0]!.invoice_number).toMatch(/^DS\/26-27\//);
      // 2027-03-31 and the day after, in India.
      const late = [await buyer.order([{ id: 101, qty: 1 }]), await buyer.order([{ id: 102, qty: 1 }])];
      const until = (instant: string) => {
        for (const { clock } of servers) clock.advance((Date.parse(instant) - clock.now().getTime()) / 1000);
      };
      until('2027-03-31T23:59:00+05:30');
      // A session lasts 30 days: months later one logs in again.
      await servers[0].database.db.execute(sql`update session set expires_at = '2030-01-01'`);
      expect((await ask(late[0]!, 0)).json<Made>().invoice_number).toBe(
        invoiceNumber('2026-27', MANY + 1, 'DS'),
      );
      until('2027-04-01T00:00:00+05:30');
      expect((await ask(late[1]!, 1)).json<Made>().invoice_number).toBe('DS/27-28/000001');
      expect(
        (await servers[0].database.db.execute(sql`select year, last from invoice_series order by year`)).rows,
      ).toEqual([
        { year: '2026-27', last: MANY + 1 },
        { year: '2027-28', last: 1 },
      ]);
    },
  );
});
