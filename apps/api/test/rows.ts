import type { medicineTable } from '../src/medicine/schema.ts';

export type NewRow = typeof medicineTable.$inferInsert;

const makers = ['Himgiri Labs', 'Sagar Pharma', 'Nadi Remedies', 'Vriksha Care'];
/** Substances without a limit and without a prescription by law: whether a row needs one is what the row says. */
const salts = [
  'Paracetamol',
  'Acetylcysteine',
  'Loratadine',
  'Calcium Carbonate',
  'Simeticone',
  'Lactulose',
  'Vitamin D3',
  'Ferrous Ascorbate',
];
const brands = [
  'Febrisol',
  'Amoxidura',
  'Sneezenda',
  'Gluvida',
  'Pantavida',
  'Breezora',
  'Sunavita',
  'Ferroveda',
  'Para',
  'Zincovera',
  'Kofrelief',
  'Calcivida',
  'Telmaveda',
];
const forms = ['tablet', 'capsule', 'syrup', 'drops'] as const;

/** Names that a search can stumble over, each once. */
const odd = [
  'Dextrose 5% Infusion',
  'Under_score Balm',
  String.raw`Back\slash Drops`,
  'पेरासिटामोल सिरप',
  'O\'Neil\'s "Quoted" Rub',
  '3-D Calcium',
  'Ünïcode Gel',
  'a',
  'Paracetamolum (500mg)',
  'Emoji 🙂 Lozenges',
];

/** A small shop, the same every time; popularity and prices repeat, so that an order needs its tie-break. */
export function sampleRows(count = 400): NewRow[] {
  return Array.from({ length: count }, (_, i): NewRow => {
    const strength = `${[250, 500, 650][i % 3]} mg`;
    const mrpPaise = 1_000 + ((i * 37) % 60) * 100;
    const composition = i % 11 === 0 ? null : `${salts[i % salts.length]} ${strength}`;
    return {
      code: `T-${i}`,
      name: odd[i] ?? `${brands[i % brands.length]} ${strength.slice(0, 3)}${i % 5 === 0 ? ' SR' : ''} ${i}`,
      composition,
      strength: composition && strength,
      form: forms[i % forms.length],
      category: i % 10 === 0 ? null : ['Pain and fever', 'Allergy', 'Diabetes'][i % 3]!,
      pack: 'Strip of 10',
      packSize: i % 7 === 0 ? null : 10,
      unit: 'tablet',
      manufacturer: i % 13 === 0 ? null : makers[i % makers.length],
      description: 'For tests.',
      mrpPaise,
      offerPaise: mrpPaise - ((i * 13) % 10) * 10,
      popularity: (i * 7) % 50,
      stock: i % 9 === 0 ? 0 : 9_999,
      prescriptionRequired: i % 4 === 0,
      rating: i % 3 === 0 ? 4.5 : null,
      reviewCount: i % 3 === 0 ? 120 : null,
    };
  });
}
