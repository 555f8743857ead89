import { sentenceOf } from '@doorstep/contract/failure';
import { describe, expect, test } from 'vitest';
import { findColumns, readMap, type Columns } from '../src/medicine/import/columns.ts';
import { readForm, readPack } from '../src/medicine/import/pack.ts';
import { readPrice } from '../src/medicine/import/price.ts';
import { readRow, type BadRow } from '../src/medicine/import/row.ts';
import { leastOf } from '../src/medicine/substances.ts';
import { compositionIn, readComposition, readStrength } from '../src/medicine/import/substance.ts';
import { errorMessages } from './messages.ts';

const names = (columns: Columns, header: string[]) =>
  Object.fromEntries(Object.entries(columns).map(([field, at]) => [field, header[at]]));
const recognised = (line: string, map = {}) => names(findColumns(line.split(','), map), line.split(','));

describe('columns', () => {
  test.each([
    [
      'id,drug_code,name,mrp_inr,pack_size,dosage_form,category',
      {
        code: 'drug_code',
        name: 'name',
        mrp: 'mrp_inr',
        form: 'dosage_form',
        pack: 'pack_size',
        category: 'category',
      },
    ],
    [
      'id,name,price_inr_synthetic,manufacturer,dosage_form,pack_size_synthetic,composition_group',
      {
        code: 'id',
        name: 'name',
        mrp: 'price_inr_synthetic',
        manufacturer: 'manufacturer',
        form: 'dosage_form',
        pack: 'pack_size_synthetic',
      },
    ],
    [
      'id,name,price_inr,is_discontinued,manufacturer,type,dosage_form,pack_size,composition',
      {
        code: 'id',
        name: 'name',
        mrp: 'price_inr',
        discontinued: 'is_discontinued',
        manufacturer: 'manufacturer',
        form: 'dosage_form',
        pack: 'pack_size',
        composition: 'composition',
      },
    ],
    [
      'Item Code,Product Name,MRP (Rs.),Selling Price,Salt Composition,Company Name,Packing,HSN Code,GST %,Rx,Stock',
      {
        code: 'Item Code',
        name: 'Product Name',
        mrp: 'MRP (Rs.)',
        offer: 'Selling Price',
        composition: 'Salt Composition',
        manufacturer: 'Company Name',
        pack: 'Packing',
        hsn: 'HSN Code',
        gst: 'GST %',
        prescription: 'Rx',
        stock: 'Stock',
      },
    ],
    ['sku,generic_name,mrp', { code: 'sku', name: 'generic_name', mrp: 'mrp' }],
  ])('are known by name: %s', (header, expected) => {
    expect(recognised(header)).toEqual(expected);
  });
  test('are taken from the map first, by exact name or nearly', () => {
    expect(recognised('id,name,mrp,price_inr,Shelf No.', { mrp: 'price_inr', code: 'shelf no' })).toEqual({
      code: 'Shelf No.',
      name: 'name',
      mrp: 'price_inr',
    });
    expect(recognised('MRP,mrp,id,name', { mrp: 'mrp' })).toMatchObject({ mrp: 'mrp' });
  });
  test('that are missing are named, with what the file has and how to map', () => {
    expect(() => recognised('a,b,name')).toThrow(
      expect.objectContaining({
        message:
          'The file has no column for code, mrp. It has: a, b, name. Say which one it is, for example --map code=a.',
      }),
    );
    expect(() => recognised('id,name,mrp', { mrp: 'price' })).toThrow(
      expect.objectContaining({ message: 'The file has no column "price". It has: id, name, mrp.' }),
    );
    expect(() => recognised('id,name,mrp,mrp')).toThrow(
      expect.objectContaining({
        message: 'The column "mrp" stands twice in the file, so nobody can say which one counts.',
      }),
    );
    expect(() =>
      recognised(Array.from({ length: 500 }, (_, i) => `column${i}${'x'.repeat(500)}`).join(',')),
    ).toThrow(/^.{1,1800} and 470 more\. Say which one it is, for example --map code=column0/s);
  });
  test('map entries are checked', () => {
    expect(readMap(['mrp=Price = INR', ' name = Item '], '=')).toEqual({ mrp: 'Price = INR', name: 'Item' });
    expect(readMap(['mrp:price:inr'], ':')).toEqual({ mrp: 'price:inr' });
    expect(() => readMap(['price=mrp'], '=')).toThrow(
      /^There is no field "price"\. The fields are: code, name, mrp, offer, /,
    );
    expect(() => readMap(['__proto__=mrp'], '=')).toThrow(/^There is no field "__proto__"/);
    for (const entry of ['mrp', '=price', 'mrp=', ''])
      expect(() => readMap([entry], '=')).toThrow(`"${entry}" names no column`);
  });
});

describe('prices', () => {
  test.each([
    ['10.32', 1032],
    ['₹1,25,000.00', 12_500_000],
    ['Rs. 99', 9_900],
    ['INR 12.5', 1_250],
    [' 1 250.50 ', 125_050],
    ['125,000', 12_500_000],
    ['45/-', 4_500],
    ['189.5100', 18_951],
    ['0.05', 5],
    ['1.005', 101],
    ['1.004', 100],
    ['8.575', 858],
    ['12.', 1_200],
    ['1000000', 100_000_000],
  ])('%s', (text, paise) => {
    expect(readPrice(text)).toEqual({ paise });
  });
  test.each([
    ['', 'row_price_missing'],
    [' ₹ ', 'row_price_missing'],
    ['0', 'row_price_zero'],
    ['0.001', 'row_price_zero'],
    ['-5', 'row_price_below_zero'],
    ['(12.00)', 'row_price_below_zero'],
    ['−3', 'row_price_below_zero'],
    ['12,50', 'row_price_unreadable'],
    ['1.2.3', 'row_price_unreadable'],
    ['1e3', 'row_price_unreadable'],
    ['NaN', 'row_price_unreadable'],
    ['=A1', 'row_price_unreadable'],
    ['1,2,3', 'row_price_unreadable'],
    ['1000000.01', 'row_price_high'],
    ['9'.repeat(12), 'row_price_high'],
    ['9'.repeat(400), 'row_price_unreadable'],
  ])('%s is none', (text, wrong) => {
    expect(readPrice(text)).toEqual({ wrong });
  });
});

describe('forms and packs', () => {
  test.each([
    ['tablet', 'x', '', 'tablet'],
    ['TAB', 'x', '', 'tablet'],
    ['Soft Gelatin Capsule', 'x', '', 'capsule'],
    ['Oral Suspension', 'x', '', 'syrup'],
    ['Dry Syrup', 'x', '', 'syrup'],
    ['Powder for Injection', 'x', '', 'injection'],
    ['Eye Drop', 'x', '', 'drops'],
    ['Eye Ointment', 'x', '', 'cream'],
    ['Rotacap', 'x', '', 'inhaler'],
    ['device', 'Thermometer tablet', '', 'other'],
    ['soap', 'x', '', 'other'],
    ['', 'Paracetamol Tablets IP 500 mg', '', 'tablet'],
    ['', 'DOLO 650', 'strip of 15 tablets', 'tablet'],
    ['', 'ZEN 1GM INJ', '', 'injection'],
    ['', 'Gelatine', '', 'other'],
    ['Soft Gel Capsule', 'x', '', 'capsule'],
    ['Soft gel cap', 'x', '', 'capsule'],
    ['Gel cap', 'x', '', 'capsule'],
    ['', 'Ketozol 200 Soft Gel', '', 'capsule'],
    ['', 'Ibuprofen Liqui-Gels', '', 'capsule'],
    ['', 'Dardnil Gel Caps', 'Strip of 10', 'capsule'],
    ['', 'Dardnil Gel', 'Tube of 30 g', 'cream'],
  ])('form "%s" of "%s" in "%s" is %s', (told, name, pack, form) => {
    expect(readForm(told, name, pack)).toBe(form);
  });
  test.each([
    ["10's", 'tablet', 'Strip of 10 tablets', 10, 'tablet'],
    ["1's", 'tablet', 'Strip of 1 tablet', 1, 'tablet'],
    ["30's Bottle", 'capsule', 'Bottle of 30 capsules', 30, 'capsule'],
    ['60 s in container', 'tablet', 'Container of 60 tablets', 60, 'tablet'],
    ['strip of 10 tablet sr', 'tablet', 'Strip of 10 tablets', 10, 'tablet'],
    ['15', 'tablet', 'Strip of 15 tablets', 15, 'tablet'],
    ['1 x 10', 'tablet', 'Strip of 10 tablets', 10, 'tablet'],
    ['Box of 10 strips of 10 tablets', 'tablet', 'Box of 10 strips of 10 tablets', 100, 'tablet'],
    ["20 x 10's", 'capsule', 'Box of 20 strips of 10 capsules', 200, 'capsule'],
    ['10 blisters x 15', 'tablet', 'Box of 10 strips of 15 tablets', 150, 'tablet'],
    ['Pack of 5 strips', 'tablet', 'Pack of 5 strips', null, null],
    ['bottle of 100 ml Syrup', 'syrup', 'Bottle of 100 ml', 100, 'ml'],
    ['200 ML', 'syrup', 'Bottle of 200 ml', 200, 'ml'],
    ['15 gm Tube', 'cream', 'Tube of 15 g', 15, 'g'],
    ['2ml Ampoule', 'injection', 'Ampoule of 2 ml', 2, 'ml'],
    ['2 ml', 'injection', 'Pack of 2 ml', 2, 'ml'],
    ['0.5 ml Vial', 'injection', 'Vial of 0.5 ml', 0.5, 'ml'],
    ['200 MDI', 'inhaler', '200 doses', 200, 'dose'],
    ['vial of 1 Injection', 'injection', '1 vial', 1, 'vial'],
    ['Vial & Wfi', 'injection', 'Vial & Wfi', 1, 'vial'],
    ["1's", 'other', 'Pack of 1', 1, 'piece'],
    ['5 x 2 ml', 'injection', '5 x 2 ml', null, null],
    ['0 ml', 'syrup', '0 ml', null, null],
    ['One in Mono-Pack', 'other', 'One in Mono-Pack', null, null],
    ['', 'tablet', null, null, null],
  ] as const)('pack "%s" of %s', (text, form, pack, size, unit) => {
    expect(readPack(text, form)).toEqual({ pack, size, unit });
  });
});

describe('substances', () => {
  test.each([
    [
      'Ambroxol (30mg/5ml) + Levosalbutamol (1mg/5ml)',
      'Ambroxol 30 mg/5 ml + Levosalbutamol 1 mg/5 ml',
      '30 mg/5 ml + 1 mg/5 ml',
    ],
    [
      'Amoxycillin  (500mg)+Clavulanic Acid (125mg)',
      'Amoxycillin 500 mg + Clavulanic Acid 125 mg',
      '500 mg + 125 mg',
    ],
    ['Diclofenac 1.16%w/w', 'Diclofenac 1.16 % w/w', '1.16 % w/w'],
    ['Cholecalciferol (60000IU)', 'Cholecalciferol 60000 IU', '60000 IU'],
    ['Levamisole (NA)', 'Levamisole (NA)', null],
  ])('%s', (text, composition, strength) => {
    expect(readComposition(text)).toBe(composition);
    expect(readStrength(composition)).toBe(strength);
  });
  test.each([
    ['DOLO 650MG TAB', '650 mg'],
    ['CEFTRI 1GM INJ', '1 g'],
    ['Actopan D 30mg/40mg Capsule', '30 mg + 40 mg'],
    ['COUGH SYP 100ML', null],
    ['Alten 10 Tablet', null],
    ['5 mgs', null],
  ])('the strength in %s', (name, strength) => {
    expect(readStrength(name)).toBe(strength);
  });
  test.each([
    ['Aceclofenac Tablets IP 100 mg', 'Aceclofenac 100 mg'],
    ['Aceclofenac 100mg and Paracetamol 325mg Tablets', 'Aceclofenac 100 mg + Paracetamol 325 mg'],
    [
      'Chlorzoxazone 500mg, Diclofenac 50mg and Paracetamol 325mg Tablets',
      'Chlorzoxazone 500 mg + Diclofenac 50 mg + Paracetamol 325 mg',
    ],
    ['Diclofenac Sodium Injection IP 25mg per ml', 'Diclofenac Sodium 25 mg/ml'],
    ['DOLO 650MG TAB', null],
    ['Febuxostat Tablets 40mg', null],
    ['Augmentin 625 Duo Tablet', null],
    ['Vitamins A, C and Minerals 5mg Syrup', null],
  ])('the composition in %s', (name, composition) => {
    expect(compositionIn(name)).toBe(composition);
  });
  test('what needs a prescription is known by its name', () => {
    for (const text of [
      'Azithromycin 500 mg',
      'Amoxycillin',
      'CEFIXIME',
      'Ciprofloxacin',
      'Prednisolone',
      'Metoprolol',
      'Amlodipine',
      'Rosuvastatin',
      'Insulin Glargine',
      'Escitalopram',
      'Alprazolam',
      'Clonazepam',
      'Olanzapine',
      'Metformin',
      'Levothyroxine',
      'Warfarin',
      'Tizanidine',
      'Nystatin',
    ])
      expect(leastOf({ name: text, form: 'tablet' }).prescriptionRequired, text).toBe(true);
    for (const text of [
      'Paracetamol 650 mg',
      'Loratadine',
      'Calcium Carbonate + Cholecalciferol',
      'Menthol',
      'Sodium Chloride',
      'Ambroxol',
      'Potassium Nitrate',
      'Povidone-Iodine',
      'Propylene Glycol',
    ])
      expect(leastOf({ name: text, form: 'tablet' }).prescriptionRequired, text).toBe(false);
    expect(leastOf({ name: 'Nystatin', form: 'cream' }).prescriptionRequired).toBe(false);
    expect(leastOf({ name: 'Multivitamin', form: 'injection' }).prescriptionRequired).toBe(true);
    for (const text of [
      'Ketamine 50 mg/ml',
      'METHYLPHENIDATE',
      'Amphetamine',
      'Dexamfetamine',
      'Pentobarbitone',
      'Secobarbital',
    ])
      expect(leastOf({ name: text }).rule, text).toBe('X');
    for (const text of ['Ketotifen', 'Aminoglutethimide', 'Paracetamol'])
      expect(leastOf({ name: text }).isRefused, text).toBe(false);
  });
});

describe('a row', () => {
  const columns: Columns = {
    code: 0,
    name: 1,
    mrp: 2,
    offer: 3,
    form: 4,
    pack: 5,
    composition: 6,
    stock: 7,
    prescription: 8,
    hsn: 9,
    gst: 10,
  };
  const good = [
    'A1',
    'Febrisol 650',
    '30',
    '27',
    'tablet',
    "15's",
    'Paracetamol (650mg)',
    '4',
    'no',
    '3004',
    '5%',
  ];
  const row = (changes: Record<number, string> = {}) =>
    readRow(
      7,
      good.map((cell, i) => changes[i] ?? cell),
      columns,
      good.length,
    );
  test('is a medicine', () => {
    expect(row()).toEqual({
      line: 7,
      code: 'A1',
      name: 'Febrisol 650',
      name_hi: null,
      schedule: null,
      batch: null,
      expires_on: null,
      composition: 'Paracetamol 650 mg',
      // Follows from the composition: stage.ts takes it where the composition changes.
      strength: null,
      form: 'tablet',
      pack: 'Strip of 15 tablets',
      pack_size: 15,
      unit: 'tablet',
      manufacturer: null,
      description: null,
      category: null,
      mrp_paise: 3000,
      offer_paise: 2700,
      prescription_required: false,
      stock: 4,
      hsn: '3004',
      gst_rate: 5,
      cleared: [],
      guessed: {
        composition: 'Paracetamol 650 mg',
        strength: '650 mg',
        form: 'tablet',
        unit: 'tablet',
        isOtc: false,
      },
    });
  });
  test.each<[Record<number, string>, object]>([
    [{ 3: '' }, { offer_paise: null }],
    [{ 2: '' }, { mrp_paise: null, offer_paise: 2700 }],
    [{ 1: '' }, { name: null }],
    [{ 4: '' }, { form: null }],
    [{ 5: '' }, { pack: null, pack_size: null, unit: null }],
    [{ 6: '' }, { composition: null, strength: null }],
    [{ 8: '' }, { prescription_required: null, schedule: null }],
    [{ 9: '' }, { hsn: null, cleared: [] }],
    [{ 9: 'clear' }, { hsn: null, cleared: ['hsn'] }],
    [
      { 5: 'None', 6: 'CLEAR', 10: 'clear' },
      { pack: null, composition: null, cleared: ['pack', 'composition', 'gst'] },
    ],
    [{ 7: '0' }, { stock: 0 }],
    [{ 7: 'no' }, { stock: 0 }],
    [{ 7: '-2' }, { stock: 0 }],
    [{ 7: '' }, { stock: null }],
    [{ 8: 'Rx' }, { prescription_required: true }],
    [{ 8: 'H1' }, { prescription_required: true }],
    [{ 1: ' Febri\u200Bsol\n 650\u202E ' }, { name: 'Febrisol 650' }],
    [{ 1: 'पेरासिटामोल' }, { name: 'पेरासिटामोल' }],
    [{ 1: '=HYPERLINK("http://x","y")' }, { name: '=HYPERLINK("http://x","y")' }],
    [{ 1: '@SUM(1)' }, { name: '@SUM(1)' }],
    [{ 5: 'strip of 10 tablet sr' }, { composition: 'Paracetamol 650 mg, sustained release' }],
    [{ 10: '' }, { gst_rate: null }],
  ])('%j', (changes, expected) => {
    expect(row(changes)).toMatchObject(expected);
  });
  test.each(['-', '--', '–', '—', 'NA', 'n/a', 'N.A.', '#N/A', 'NULL'])(
    'reads %s as an empty cell',
    (sign) => {
      for (let at = 1; at < good.length; at++) expect(row({ [at]: sign })).toEqual(row({ [at]: '' }));
      expect(row({ 0: sign })).toMatchObject({ code: 'row_code_missing' });
    },
  );
  test.each<[Record<number, string>, string]>([
    [{ 0: ' ' }, 'The code is missing.'],
    [{ 1: '12' }, 'The name "12" is too short to be one.'],
    [{ 1: 'x' }, 'The name "x" is too short to be one.'],
    [{ 1: 'x'.repeat(201) }, 'The name is longer than 200 letters.'],
    [{ 0: 'x'.repeat(65) }, 'The code is longer than 64 letters.'],
    [{ 2: '-1' }, 'The price "-1" is below zero.'],
    [{ 2: '0' }, 'The price is zero.'],
    [{ 2: 'free' }, 'The price "free" is not a price.'],
    [{ 3: '31' }, 'The offer price ₹31.00 is above the MRP ₹30.00.'],
    [{ 3: '0' }, 'The offer price is zero.'],
    [{ 7: 'maybe' }, 'The stock "maybe" is neither yes nor no.'],
    [{ 8: 'none' }, 'The prescription "none" is neither yes nor no.'],
    [{ 8: 'nil' }, 'The prescription "nil" is neither yes nor no.'],
    [{ 8: 'perhaps' }, 'The prescription "perhaps" is neither yes nor no.'],
    [{ 8: 'X' }, 'Schedule X medicines cannot be listed.'],
    [{ 6: 'Ketamine (50mg)' }, 'Schedule X medicines cannot be listed.'],
    [{ 9: 'abc' }, 'The HSN code "abc" is not 2 to 8 digits.'],
    [{ 10: 'lots' }, 'The GST rate "lots" is not a whole number of percent.'],
  ])('%j is bad', (changes, reason) => {
    const { line, ...issue } = row(changes) as BadRow;
    expect([line, sentenceOf(errorMessages, issue)]).toEqual([7, reason]);
  });
  test('needs all its columns, and no more', () => {
    expect(readRow(9, good.slice(1), columns, good.length)).toEqual({
      line: 9,
      code: 'row_columns',
      params: { count: 10, width: 11 },
    });
    expect(readRow(9, [...good, 'x'], columns, good.length)).toEqual({
      line: 9,
      code: 'row_columns',
      params: { count: 12, width: 11 },
    });
    expect(readRow(9, [...good, ' '], columns, good.length)).toMatchObject({ code: 'A1' });
  });
  test('with an offer price alone sells at it; what is discontinued is out of stock; what is not told is found', () => {
    expect(
      readRow(
        2,
        ['1', 'Azithromycin Tablets IP 500 mg', '70', '1'],
        { code: 0, name: 1, offer: 2, discontinued: 3 },
        4,
      ),
    ).toMatchObject({
      mrp_paise: 7000,
      offer_paise: 7000,
      stock: 0,
      guessed: { form: 'tablet', composition: 'Azithromycin 500 mg', strength: '500 mg' },
    });
  });
});
