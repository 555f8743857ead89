import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createFiles } from '../src/platform/files.ts';
import { fileTable, jobTable } from '../src/platform/schema.ts';
import { folderStorage, isFileId } from '../src/platform/storage.ts';
import { prescriptionTable } from '../src/prescription/schema.ts';
import { failureOf } from './envelope.ts';
import { pdf } from './files/pdfs.ts';
import { jpeg } from './files/pictures.ts';
import { newServer, testSettings } from './test-server.ts';
import { as } from './people.ts';
import { newBuyer, PLAIN, RX, type Buyer } from './prescriptions.ts';
import { sampleRows } from './rows.ts';

// A house of its own: files are counted in its folder.
const settings = testSettings();
let server: AppServer, db: Database;
beforeAll(async () => {
  server = await newServer(settings);
  ({ db } = server.database);
  return () => server.close();
});

const fileIdOf = ({ image }: { image: string }) => image.split('/').at(-2)!;
const onDisk = (id: string, dataDir = settings.dataDir) => existsSync(join(dataDir, 'files', id));
const remove = (buyer: Buyer, id: string) => buyer.call('DELETE', `/prescriptions/${id}/delete/`);
const open = (buyer: Buyer, { image }: { image: string }) =>
  server.app.inject({ url: image, headers: buyer.headers });
const rowOf = async (id: string) =>
  (await db.select().from(prescriptionTable).where(eq(prescriptionTable.id, id)))[0];
const review = async (id: string, payload: object) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/staff/prescriptions/${id}/review/`,
    headers: await as.pharmacist(server),
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
};

describe("one's own prescriptions", () => {
  test("are listed newest first, each as what it is, and nobody else's (T1)", async () => {
    const [asha, imran] = [await newBuyer(server), await newBuyer(server)];
    const first = await asha.upload();
    server.clock.advance(60);
    const second = await asha.upload(pdf());
    expect(await asha.list()).toEqual([
      { ...second, type: 'pdf' },
      { ...first, type: 'image' },
    ]);
    expect(await imran.list()).toEqual([]);
  });
  test('are told what the pharmacist said, until when it counts, and that an order waits', async () => {
    const buyer = await newBuyer(server),
      sheet = await buyer.upload();
    await buyer.order([{ id: RX, qty: 1 }], sheet.id);
    expect(await buyer.list()).toMatchObject([
      { status: 'pending', in_use: true, note: null, valid_until: null, approved_for: [] },
    ]);
    await review(sheet.id, { decision: 'approved', reason: 'Take it after food' });
    expect(await buyer.list()).toMatchObject([
      {
        status: 'approved',
        in_use: false,
        note: 'Take it after food',
        approved_for: [sampleRows()[RX - 1]!.name],
        valid_until: expect.stringMatching(/^2027-05-2\d$/) as string,
      },
    ]);
  });
});

describe('a prescription that is deleted', () => {
  test('is gone with its bytes where no order has it, and may be sent again', async () => {
    const buyer = await newBuyer(server),
      photo = await jpeg(501),
      sheet = await buyer.upload(photo);
    expect(onDisk(fileIdOf(sheet))).toBe(true);
    expect((await remove(buyer, sheet.id)).json()).toEqual({ success: true });
    await server.jobs.settle();
    expect([
      onDisk(fileIdOf(sheet)),
      await db.$count(fileTable, eq(fileTable.id, fileIdOf(sheet))),
      (await open(buyer, sheet)).statusCode,
      await buyer.list(),
    ]).toEqual([false, 0, 404, []]);
    expect(await rowOf(sheet.id)).toMatchObject({ fileId: null, digest: '', note: null });
    expect(failureOf(await remove(buyer, sheet.id)).status).toBe(404);
    expect((await buyer.upload(photo)).id).not.toBe(sheet.id);
  });
  test('while an open order waits on it: 409, and it stays', async () => {
    const buyer = await newBuyer(server),
      sheet = await buyer.upload();
    const order = await buyer.order(
      [
        { id: RX, qty: 1 },
        { id: PLAIN, qty: 1 },
      ],
      sheet.id,
    );
    expect(failureOf(await remove(buyer, sheet.id))).toMatchObject({
      status: 409,
      code: 'in_use',
      error: expect.stringContaining(order) as string,
    });
    expect((await open(buyer, sheet)).statusCode).toBe(200);
    expect((await buyer.list()).map(({ id }) => id)).toEqual([sheet.id]);
    // Cancelled, nothing waits any more; the order's own papers are kept.
    expect((await buyer.call('POST', `/orders/${order}/cancel/`, {})).statusCode).toBe(200);
    expect((await remove(buyer, sheet.id)).statusCode).toBe(200);
    expect(await buyer.list()).toEqual([]);
  });
  test('that an order was filled with is hidden from its owner, and kept for the pharmacist', async () => {
    const buyer = await newBuyer(server),
      sheet = await buyer.upload();
    await buyer.order([{ id: RX, qty: 1 }], sheet.id);
    await review(sheet.id, { decision: 'approved' });
    expect((await remove(buyer, sheet.id)).statusCode).toBe(200);
    await server.jobs.settle();
    expect([await buyer.list(), (await open(buyer, sheet)).statusCode, onDisk(fileIdOf(sheet))]).toEqual([
      [],
      404,
      true,
    ]);
    expect(
      (await server.app.inject({ url: sheet.image, headers: await as.pharmacist(server) })).statusCode,
    ).toBe(200);
    expect(await rowOf(sheet.id)).toMatchObject({ fileId: fileIdOf(sheet), status: 'approved' });
    // Nor can it be ordered with.
    expect(
      (
        await buyer.shop.post(
          '/order/place/',
          buyer.shop.cart([{ id: RX, qty: 1 }], { prescription_id: sheet.id }),
        )
      ).statusCode,
    ).toBe(404);
  });
  test('by somebody else stays as it is, and the answer is that of one that nobody has (T2)', async () => {
    const [asha, imran] = [await newBuyer(server), await newBuyer(server)],
      sheet = await asha.upload(),
      before = await rowOf(sheet.id);
    const told = await Promise.all(
      [sheet.id, 'A'.repeat(43)].map(async (id) => {
        const { statusCode, body } = await remove(imran, id);
        return { statusCode, body: { ...(JSON.parse(body) as object), request_id: '' } };
      }),
    );
    expect(told[0]).toEqual(told[1]);
    expect(told[0]!.statusCode).toBe(404);
    for (const staff of ['pharmacist', 'admin', 'doctor'] as const)
      expect(
        (
          await server.app.inject({
            method: 'DELETE',
            url: `/api/prescriptions/${sheet.id}/delete/`,
            headers: await as[staff](server),
          })
        ).statusCode,
      ).toBe(404);
    expect(await rowOf(sheet.id)).toEqual(before);
    for (const odd of ['..%2f..%2fx', 'a'.repeat(5_000), '%00', "'%20or%201=1"])
      expect(failureOf(await asha.call('DELETE', `/prescriptions/${odd}/delete/`)).status).toBe(404);
  });
  test('after its quote was paid leaves the order without one: it is asked for again, and nothing is lost', async () => {
    const buyer = await newBuyer(server),
      sheet = await buyer.upload(),
      medicines = [{ id: RX, qty: 1 }];
    const quote = await buyer.shop.quote(medicines, { prescription_id: sheet.id });
    const paid = await buyer.shop.pay((await buyer.shop.create(quote)).order_id);
    expect((await remove(buyer, sheet.id)).statusCode).toBe(200);
    await buyer.shop.good(buyer.shop.verify(paid, quote));
    const { order_id } = await buyer.shop.good<{ order_id: string }>(
      buyer.shop.place(medicines, paid.razorpay_payment_id),
    );
    expect(await buyer.shop.order(order_id)).toMatchObject({
      prescription_id: null,
      items: [{ rx_status: 'needed' }],
    });
  });
});

describe('bytes without a row (F22)', () => {
  test('that a process left behind as it ended are cleared by the next one', async () => {
    const own = testSettings(),
      first = await newServer(own);
    const { db: there } = first.database;
    const {
      rows: [{ id: accountId }],
    } = (await there.execute<{ id: number }>(sql`select id from account limit 1`)) as {
      rows: [{ id: number }];
    };
    const storage = folderStorage(join(own.dataDir, 'files'));
    let put = '';
    // It never comes to its row.
    const hanging = new Proxy(there, {
      get: (target, name) =>
        name === 'transaction' ? () => new Promise(() => {}) : (Reflect.get(target, name) as unknown),
    });
    const files = createFiles({
      db: hanging,
      clock: first.clock,
      storage: {
        ...storage,
        put: async (id, bytes) => {
          await storage.put(id, bytes);
          put = id;
        },
      },
      jobs: { ...first.jobs, on: () => {} },
    });
    void files.keep({ accountId, kind: 'prescription', type: 'image/jpeg', bytes: Buffer.from('x') }, () =>
      Promise.resolve(),
    );
    await expect.poll(() => isFileId(put)).toBe(true);
    // As where it was ended while it wrote.
    writeFileSync(join(own.dataDir, 'files', `${put}.making`), 'x');
    await first.jobs.settle();
    expect(onDisk(put, own.dataDir)).toBe(true);
    await first.close();
    const next = await newServer(own, { prepare: async () => {} });
    // An hour later; where nobody else can be at it, as on the embedded database, the start itself looks after them.
    await next.database.db.execute(
      sql`update job set run_at = now() - interval '1 second' where kind = 'file'`,
    );
    await next.jobs.settle();
    expect([onDisk(put, own.dataDir), onDisk(`${put}.making`, own.dataDir)]).toEqual([false, false]);
    await next.close();
  });
  test("is nobody's business once the row stands: no job is left", async () => {
    const buyer = await newBuyer(server),
      sheet = await buyer.upload();
    expect(await db.$count(jobTable, eq(jobTable.kind, 'file'))).toBe(0);
    await server.jobs.settle();
    expect(onDisk(fileIdOf(sheet))).toBe(true);
  });
  test("of somebody's are never cleared, whatever a job says", async () => {
    const buyer = await newBuyer(server),
      sheet = await buyer.upload();
    await server.jobs.add(db, 'file', fileIdOf(sheet));
    await server.jobs.settle();
    expect(onDisk(fileIdOf(sheet))).toBe(true);
  });
});
