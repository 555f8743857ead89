import { forms } from '@doorstep/contract/medicine';
import type { MedicineList } from '@doorstep/contract/medicine.schema';
import { describe, expect, test } from 'vitest';
import { exceededLimit, exceededLimits, type OtcMedicine } from '../src/medicine/otc-limits.ts';
import { findCautions } from '../src/medicine/interactions.ts';
import { readSubstances } from '../src/medicine/substances.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { shopper } from './checkout.ts';
import { newServer, prepareShop, testSettings } from './test-server.ts';

const medicine = (
  id: number,
  name: string,
  composition: string,
  more: Partial<OtcMedicine> = {},
): OtcMedicine => ({
  id,
  name,
  composition,
  strength: null,
  form: 'tablet',
  pack: 'Strip of 10 tablets',
  packSize: 10,
  prescriptionRequired: false,
  ...more,
});
const syrup = { form: 'syrup', pack: 'Bottle of 100 ml', packSize: 100 } as const;
const dry = medicine(1, 'Khansidry Syrup', 'Dextromethorphan 10 mg/5 ml', syrup),
  cold = medicine(2, 'Sardinil Syrup', 'Dextromethorphan 5 mg/5 ml + Chlorphenamine 2 mg/5 ml', syrup),
  fever = medicine(3, 'Taapkam 500', 'Paracetamol 500 mg'),
  jar = medicine(4, 'Taapkam Jar', 'Paracetamol 500 mg', { pack: 'Bottle of 100 tablets', packSize: 100 });
/** Substances of the table with a limit. */
const limited = readSubstances().filter(
  ({ otcPacksAnOrder, otcPacksAWeek }) => otcPacksAnOrder !== null || otcPacksAWeek !== null,
);
const at = new Date('2026-11-24T10:00:00+05:30');

describe('limits without a prescription', () => {
  test('allows what is within them', () => {
    expect(exceededLimit([{ medicine: dry, quantity: 2 }], [])).toBeUndefined();
    expect(exceededLimit([{ medicine: fever, quantity: 4 }], [])).toBeUndefined();
  });
  test('adds up two brands and combinations of one substance', () => {
    expect(
      exceededLimit(
        [
          { medicine: dry, quantity: 1 },
          { medicine: cold, quantity: 2 },
        ],
        [],
      ),
    ).toMatchObject({
      substance: 'dextromethorphan',
      ids: [dry.id, cold.id],
      names: [dry.name, cold.name],
      left: 2,
      most: 2,
      until: null,
    });
  });
  test('counts a large pack as several', () => {
    expect(exceededLimit([{ medicine: jar, quantity: 1 }], [])).toBeUndefined();
    expect(exceededLimit([{ medicine: jar, quantity: 2 }], [])).toMatchObject({
      substance: 'paracetamol',
      left: 4,
      countsLargePacks: true,
    });
    expect(
      exceededLimit(
        [
          { medicine: jar, quantity: 1 },
          { medicine: fever, quantity: 1 },
        ],
        [],
      ),
    ).toMatchObject({ ids: [jar.id, fever.id], left: 4 });
    // 40 tablets are two packs.
    const family = { ...jar, packSize: 40 };
    expect(exceededLimit([{ medicine: family, quantity: 2 }], [])).toBeUndefined();
    expect(exceededLimit([{ medicine: family, quantity: 3 }], [])).toMatchObject({ left: 4 });
  });
  test('refuses a second large pack in the same week', () => {
    const earlier = [{ medicine: jar, quantity: 1, orderedAt: at }];
    expect(exceededLimit([{ medicine: jar, quantity: 1 }], earlier)).toMatchObject({
      left: 2,
      had: 4,
      most: 6,
    });
    expect(exceededLimit([{ medicine: fever, quantity: 2 }], earlier)).toBeUndefined();
  });
  describe.each(limited)('of $name', (substance) => {
    test('allow one pack of every size and form', () => {
      for (const form of forms)
        for (const packSize of [null, 1, 10, 15, 20, 21, 30, 60, 100, 120, 500, 1_000]) {
          const pack = medicine(1, 'Jar', substance.name, { form, packSize });
          expect([form, packSize, exceededLimit([{ medicine: pack, quantity: 1 }], [])]).toEqual([
            form,
            packSize,
            undefined,
          ]);
          expect(exceededLimit([{ medicine: pack, quantity: 20 }], [])).toMatchObject({ ids: [1] });
        }
    });
    test('allow no less in a week than in an order', () => {
      expect(substance.otcPacksAnOrder ?? 1).toBeGreaterThanOrEqual(1);
      expect(substance.otcPacksAWeek ?? Infinity).toBeGreaterThanOrEqual(substance.otcPacksAnOrder ?? 1);
    });
  });
  test('names every limit that is exceeded', () => {
    const lines = [
      { medicine: fever, quantity: 5 },
      { medicine: dry, quantity: 3 },
    ];
    expect(exceededLimits(lines, []).map(({ substance }) => substance)).toEqual([
      'paracetamol',
      'dextromethorphan',
    ]);
  });
  test('counts what was ordered in the week before, and says until when', () => {
    expect(
      exceededLimit([{ medicine: dry, quantity: 1 }], [{ medicine: cold, quantity: 2, orderedAt: at }]),
    ).toMatchObject({ left: 0, most: 2, until: new Date('2026-12-01T10:00:00+05:30') });
  });
  test.each([
    ['Box of 10 strips of 10 tablets', 100],
    ['Box of 10 strips of 10 tablets', null],
    ['10 x 10 tablets', null],
    ["20 x 10's", null],
    ['Pack of 5 strips', null],
    ['Box of 20 strips', 20],
  ])('counts %s as several packs', (pack, packSize) => {
    const box = medicine(5, 'Taapkam Box', 'Paracetamol 500 mg', { pack, packSize });
    expect(exceededLimit([{ medicine: box, quantity: 1 }], [])).toBeUndefined();
    expect(exceededLimit([{ medicine: box, quantity: 2 }], [])).toMatchObject({ countsLargePacks: true });
  });
  test('counts a bottle of a litre as several packs', () => {
    const litre = medicine(6, 'Khansidry', 'Dextromethorphan 10 mg/5 ml', {
      form: 'syrup',
      pack: 'Bottle of 1 l',
      packSize: 1,
    });
    expect(exceededLimit([{ medicine: litre, quantity: 1 }], [])).toBeUndefined();
    expect(exceededLimit([{ medicine: litre, quantity: 2 }], [])).toMatchObject({ countsLargePacks: true });
  });
  test('does not count what needs a prescription', () => {
    const prescribed = { ...dry, prescriptionRequired: true };
    expect(exceededLimit([{ medicine: prescribed, quantity: 9 }], [])).toBeUndefined();
  });
});

describe('cautions', () => {
  const warfarin = medicine(10, 'Warfanil 5', 'Warfarin 5 mg'),
    aspirin = medicine(11, 'Aspikam 75', 'Aspirin 75 mg'),
    ibuprofen = medicine(12, 'Dardnil 400', 'Ibuprofen 400 mg'),
    naproxen = medicine(17, 'Naprokam 250', 'Naproxen 250 mg'),
    gel = medicine(13, 'Dardnil Gel', 'Diclofenac 1.16 %', {
      form: 'cream',
      pack: 'Tube of 30 g',
    }),
    nitrate = medicine(14, 'Dilnit 20', 'Isosorbide Mononitrate 20 mg'),
    pde5 = medicine(15, 'Tadanil 10', 'Tadalafil 10 mg'),
    linezolid = medicine(16, 'Linzonil 600', 'Linezolid 600 mg');
  test.each([
    [
      [warfarin, aspirin, ibuprofen],
      ['bleeding', 'bleeding', 'bleeding'],
    ],
    [[nitrate, pde5], ['blood_pressure_drop']],
    [[fever, jar], ['same_kind']],
    [[linezolid, dry], ['serotonin']],
    [[medicine(18, 'Fludep 20', 'Fluoxetine 20 mg'), aspirin], ['bleeding']],
    [[medicine(19, 'Venlakam 75', 'Venlafaxine 75 mg'), ibuprofen], ['bleeding']],
    [[medicine(20, 'Ticlokam 250', 'Ticlopidine 250 mg'), aspirin], ['bleeding']],
    [[warfarin, gel], []],
    [[fever, ibuprofen], []],
    [[warfarin], []],
  ])('%#', (medicines, codes) => {
    expect(findCautions(medicines).map(({ code }) => code)).toEqual(codes);
  });
  test.each([
    ['another kind', [ibuprofen], [warfarin], ['bleeding']],
    ['the same kind with another substance', [naproxen], [ibuprofen], ['same_kind']],
    ['two brands of an anticoagulant', [warfarin], [{ ...warfarin, id: 30 }], ['bleeding']],
    ['another brand of the same substance', [fever], [jar], []],
    ['the same medicine', [warfarin], [warfarin], []],
    ['pairs of earlier orders alone', [fever], [warfarin, aspirin], []],
  ])('of an earlier order: %s', (_, medicines, earlier, codes) => {
    expect(findCautions(medicines, earlier).map(({ code }) => code)).toEqual(codes);
  });
});

test('refuses too many packs at the quote and at placing, and warns in the cart', async () => {
  const ids: number[] = [];
  const server = await newServer(testSettings(), {
    prepare: async (database) => {
      await prepareShop(database);
      const row = (name: string, composition: string) => ({
        code: name,
        name,
        composition,
        form: 'syrup' as const,
        mrpPaise: 9_000,
        offerPaise: 9_000,
        stock: 100,
      });
      const rows = await database.db
        .insert(medicineTable)
        .values([
          row('Khansidry Syrup', 'Dextromethorphan 10 mg/5 ml'),
          row('Sardinil Syrup', 'Dextromethorphan 5 mg/5 ml'),
          row('Warfanil', 'Warfarin 5 mg'),
          row('Aspikam', 'Aspirin 75 mg'),
        ])
        .returning({ id: medicineTable.id });
      ids.push(...rows.map(({ id }) => id));
    },
  });
  try {
    const [one, two, three, four] = ids;
    const asha = await shopper(server);
    const refused = await asha.post(
      '/order/place/',
      asha.cart([
        { id: one, qty: 2 },
        { id: two, qty: 1 },
      ]),
    );
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'otc_order_limit',
        params: expect.objectContaining({ most: 2, left: 2 }),
      }),
    ]);
    // Two tabs: both quotes are within the limit, both are paid.
    const first = await asha.quote([{ id: one, qty: 2 }]),
      second = await asha.quote([{ id: two, qty: 2 }]);
    const codes: number[] = [];
    for (const [q, id] of [
      [first, one],
      [second, two],
    ] as const) {
      const paid = await asha.pay((await asha.create(q)).order_id);
      await asha.verify(paid, q);
      codes.push((await asha.place([{ id, qty: 2 }], paid.razorpay_payment_id)).statusCode);
    }
    expect([codes[0]! < 300, codes[1]! >= 400]).toEqual([true, true]);
    const again = await asha.post('/order/place/', asha.cart([{ id: two, qty: 1 }]));
    expect(again.json()).toMatchObject({ code: 'otc_week_limit', params: { left: 0, most: 2 } });
    const cart = await server.app.inject(`/api/medicines/?ids=${three},${four}`);
    expect(cart.json<MedicineList>().cautions).toEqual([{ code: 'bleeding', ids: [three, four] }]);
  } finally {
    await server.close();
  }
}, 120_000);
