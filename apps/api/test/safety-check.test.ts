import type { CartCheck } from '@doorstep/contract/medicine.schema';
import type { ReviewList } from '@doorstep/contract/review.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { as } from './people.ts';
import { newBuyer } from './prescriptions.ts';
import { newServer, prepareShop, testSettings } from './test-server.ts';

const kinds = {
  fever: ['Taapkam 500', 'Paracetamol 500 mg', 10],
  jar: ['Taapkam Jar', 'Paracetamol 500 mg', 100],
  ibuprofen: ['Dardnil 400', 'Ibuprofen 400 mg', 10],
  aspirin: ['Aspikam 75', 'Aspirin 75 mg', 14],
  warfarin: ['Warfanil 5', 'Warfarin 5 mg', 10],
  clopidogrel: ['Clopinil 75', 'Clopidogrel 75 mg', 10],
  metformin: ['Metkam 500', 'Metformin 500 mg', 10],
} as const;
type Kind = keyof typeof kinds;
const ids = {} as Record<Kind, number>;
let server: AppServer;
beforeAll(async () => {
  server = await newServer(testSettings(), {
    prepare: async (database) => {
      await prepareShop(database);
      for (const [kind, [name, composition, packSize]] of Object.entries(kinds)) {
        const [row] = await database.db
          .insert(medicineTable)
          .values({
            code: kind,
            name,
            nameHi: kind === 'ibuprofen' ? 'दर्दनिल 400' : null,
            composition,
            form: 'tablet',
            packSize,
            prescriptionRequired: ['warfarin', 'clopidogrel', 'metformin'].includes(kind),
            mrpPaise: 9_000,
            offerPaise: 9_000,
            stock: 100,
          })
          .returning({ id: medicineTable.id });
        ids[kind as Kind] = row!.id;
      }
    },
  });
}, 120_000);
afterAll(() => server?.close());

const cartOf = (lines: ReadonlyArray<readonly [Kind, number]>) =>
  `?ids=${lines.map(([kind]) => ids[kind]).join()}&packs=${lines.map(([, packs]) => packs).join()}`;
const medicinesOf = (lines: ReadonlyArray<readonly [Kind, number]>) =>
  lines.map(([kind, qty]) => ({ id: ids[kind], qty }));

describe('the check of a cart', { timeout: 120_000 }, () => {
  test('names the limits of a visitor by order and week', async () => {
    const ask = async (...lines: Array<[Kind, number]>) =>
      (await server.app.inject(`/api/medicines/check/${cartOf(lines)}`)).json<CartCheck>();
    expect(await ask(['fever', 4])).toEqual({ success: true, limits: [], cautions: [] });
    expect(await ask(['jar', 1])).toEqual({ success: true, limits: [], cautions: [] });
    expect((await ask(['jar', 1], ['fever', 1])).limits).toEqual([
      {
        substance: 'paracetamol',
        substance_hi: 'पैरासिटामोल',
        ids: [ids.jar, ids.fever],
        per_order: 4,
        per_week: 6,
        ordered: 0,
        left: 4,
        until: null,
        large_packs: true,
      },
    ]);
    expect((await ask(['aspirin', 4], ['fever', 9])).limits.map(({ substance }) => substance)).toEqual([
      'aspirin',
      'paracetamol',
    ]);
  });
  test('names medicines that should not be taken together', async () => {
    const answer = await server.app.inject(
      `/api/medicines/check/${cartOf([
        ['warfarin', 1],
        ['ibuprofen', 1],
        ['metformin', 1],
      ])}`,
    );
    expect(answer.json<CartCheck>().cautions).toEqual([
      {
        code: 'bleeding',
        medicines: [
          { id: ids.warfarin, name: 'Warfanil 5' },
          { id: ids.ibuprofen, name: 'Dardnil 400', name_hi: 'दर्दनिल 400' },
        ],
      },
    ]);
  });
  test.each([
    '',
    '?ids=',
    '?ids=x',
    '?ids=1&packs=0',
    '?ids=1&packs=100',
    '?ids=1&packs=-1',
    '?ids=1&packs=two',
    '?ids=1,,2',
  ])('refuses %j with 400', async (query) => {
    const answer = await server.app.inject(`/api/medicines/check/${query}`);
    expect(answer.statusCode, answer.body).toBe(400);
  });
  test('counts a missing number of packs as one, and leaves out unknown medicines', async () => {
    const answer = await server.app.inject(`/api/medicines/check/?ids=${ids.fever},2147483640`);
    expect(answer.json()).toEqual({ success: true, limits: [], cautions: [] });
  });

  test('takes earlier orders of the account alone into account', async () => {
    const buyer = await newBuyer(server),
      stranger = await newBuyer(server);
    await buyer.order(
      medicinesOf([
        ['fever', 4],
        ['aspirin', 1],
      ]),
    );
    const lines = [
      ['fever', 3],
      ['ibuprofen', 1],
    ] as const;
    const check = async ({ headers }: { headers: { authorization: string } }) =>
      (await server.app.inject({ url: `/api/cart/check/${cartOf(lines)}`, headers })).json<CartCheck>();
    const own = await check(buyer);
    expect(own.limits).toEqual([
      expect.objectContaining({ ids: [ids.fever], ordered: 4, left: 2, per_order: 4, per_week: 6 }),
    ]);
    expect(own.limits[0]!.until).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(own.cautions).toEqual([
      {
        code: 'bleeding',
        medicines: [
          expect.objectContaining({ id: ids.ibuprofen }),
          { id: ids.aspirin, name: 'Aspikam 75', ordered_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
        ],
      },
    ]);
    expect(await check(stranger)).toEqual({ success: true, limits: [], cautions: [] });
    // The quote says the same before payment.
    const quote = await buyer.shop.quote(medicinesOf([['ibuprofen', 1]]));
    expect(quote.cautions).toEqual(own.cautions);
    expect(await stranger.shop.quote(medicinesOf([['ibuprofen', 1]]))).not.toHaveProperty('cautions');
    expect((await server.app.inject(`/api/cart/check/${cartOf(lines)}`)).statusCode).toBe(401);
  });
  test('makes no caution for the same medicine bought again', async () => {
    const buyer = await newBuyer(server);
    await buyer.order(medicinesOf([['ibuprofen', 1]]));
    expect(await buyer.shop.quote(medicinesOf([['ibuprofen', 1]]))).not.toHaveProperty('cautions');
  });
  test('forgets a cancelled order', async () => {
    const buyer = await newBuyer(server),
      order = await buyer.order(medicinesOf([['aspirin', 1]]));
    await buyer.shop.good(buyer.shop.post(`/orders/${order}/cancel/`, {}));
    expect(await buyer.shop.quote(medicinesOf([['ibuprofen', 1]]))).not.toHaveProperty('cautions');
  });
});

describe('the review of a prescription', { timeout: 120_000 }, () => {
  test('shows cautions of the order and of earlier orders to the pharmacist', async () => {
    const buyer = await newBuyer(server);
    await buyer.order(medicinesOf([['ibuprofen', 1]]));
    const sheet = await buyer.upload();
    await buyer.order(
      medicinesOf([
        ['warfarin', 1],
        ['clopidogrel', 1],
      ]),
      sheet.id,
    );
    const other = await newBuyer(server),
      plain = await other.upload();
    await other.order(medicinesOf([['metformin', 1]]), plain.id);
    const { data } = (
      await server.app.inject({
        url: '/api/staff/prescriptions/?limit=50',
        headers: await as.pharmacist(server),
      })
    ).json<ReviewList>();
    const shown = data.find(({ id }) => id === sheet.id)!.cautions!;
    expect(shown.map(({ code, medicines }) => [code, medicines.map(({ id }) => id)])).toEqual([
      ['bleeding', [ids.warfarin, ids.clopidogrel]],
      ['bleeding', [ids.warfarin, ids.ibuprofen]],
      ['bleeding', [ids.clopidogrel, ids.ibuprofen]],
    ]);
    expect(shown.map(({ medicines }) => medicines.map((one) => one.ordered_at !== undefined))).toEqual([
      [false, false],
      [false, true],
      [false, true],
    ]);
    expect(data.find(({ id }) => id === plain.id)).not.toHaveProperty('cautions');
  });
});

test('forgets an order of more than 30 days ago', { timeout: 120_000 }, async () => {
  const buyer = await newBuyer(server),
    order = await buyer.order(medicinesOf([['aspirin', 1]]));
  const moveBack = (days: number) =>
    server.database.db.execute(
      sql`update "order" set created_at = created_at - make_interval(days => ${days}) where id = ${order}`,
    );
  const cautions = async () => (await buyer.shop.quote(medicinesOf([['ibuprofen', 1]]))).cautions;
  expect(await cautions()).toHaveLength(1);
  await moveBack(29);
  expect(await cautions()).toHaveLength(1);
  await moveBack(2);
  expect(await cautions()).toBeUndefined();
});
