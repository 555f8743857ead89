import type { medicineTable } from '../schema.ts';
import { brandMaker, makers } from './brands.ts';
import { demoBatch, demoSchedule } from './batch.ts';
import { generics, type GenericLine } from './generics.ts';
import { inHindi } from './hindi.ts';
import { groups, type Group, type GroupName } from './groups.ts';
import { presentations, type Presentation, type PresentationName } from './presentations.ts';

export type DemoItem = typeof medicineTable.$inferInsert;

interface Variant extends Presentation {
  kind: PresentationName;
  strengths: number[][];
  units: string[];
  rupees: number;
}
interface Generic {
  parts: string[];
  group: Group;
  groupName: GroupName;
  brand?: string;
  prescription: boolean;
  variants: Variant[];
}

function readVariant(text: string): Variant {
  const [, kind, strengths, unit, size, rupees] = /^(\w+) ([\d.,+]+) (.+?)(?: x([\d.]+))? @([\d.]+)$/.exec(
    text.trim(),
  )!;
  const presentation: Presentation = presentations[kind as PresentationName];
  return {
    ...presentation,
    kind: kind as PresentationName,
    size: size ? Number(size) : presentation.size,
    rupees: Number(rupees),
    strengths: strengths!.split(',').map((parts) => parts.split('+').map(Number)),
    units: unit!.split('+'),
  };
}
function readLine({ parts, prescription, rest }: GenericLine): Generic {
  const [, group, brand, variants] = /^(\w+) (?:=(\w+) )?\| (.+)$/.exec(rest)!;
  return {
    parts,
    group: groups[group as GroupName],
    groupName: group as GroupName,
    brand,
    prescription,
    variants: variants!.split(';').map(readVariant),
  };
}

const lower = (text: string) => text.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
function describe({ parts, group }: Generic): string {
  const names = parts.map(lower);
  const contents = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `It contains ${contents} and is used for ${group.use}.`;
}

/** A steady number from a text: spreads prices, discounts and stock without any chance. */
function spread(text: string, below: number): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 2_246_822_519) >>> 8) % below;
}
/** Enough for whoever tries the shop. */
const FRONT_STOCK = 500;
/** Some are out of stock, and of some few are left. */
function stockOf(name: string): number {
  const lot = spread(`${name} stock`, 33);
  return lot === 0 ? 0 : lot === 1 ? 1 + spread(`${name} left`, 5) : 200 + spread(`${name} packs`, 800);
}
const toFivePaise = (paise: number) => Math.max(5, Math.floor(paise / 5) * 5);
const total = (strength: number[]) => strength.reduce((sum, part) => sum + part, 0);

/** Some brands are cheaper, some dearer; the first keeps the price of the table. */
const BRAND_FACTORS = [1, 0.78, 1.22];
const DISCOUNTS = [0, 5, 10, 10, 15, 15, 20, 20, 25];
function prices(variant: Variant, strength: number[], brand: string, nth: number) {
  const stronger = (total(strength) / total(variant.strengths[0]!)) ** 0.6;
  const paise = variant.rupees * 100 * stronger * BRAND_FACTORS[nth % BRAND_FACTORS.length]!;
  // Above a thousand rupees packs are priced in whole rupees.
  const mrpPaise = paise >= 100_000 ? Math.round(paise / 100) * 100 : toFivePaise(paise);
  const discount = DISCOUNTS[spread(`${brand}${strength.join('/')}${variant.kind} price`, DISCOUNTS.length)]!;
  return {
    mrpPaise,
    offerPaise: discount === 0 ? mrpPaise : toFivePaise((mrpPaise * (100 - discount)) / 100),
  };
}

/** No cheaper equals of the plain ones, so their composition says it. */
const SLOW = new Set<PresentationName>(['sr', 'crs']);

const label = (variant: Variant, strength: number[]): string => {
  const tells = variant.strengths.every((other) => other === strength || other[0] !== strength[0]);
  const alone = variant.strengths.length === 1;
  if (alone && (strength.length > 1 || !['tablet', 'capsule', 'injection'].includes(variant.form))) return '';
  return tells ? String(strength[0]) : strength.join('/');
};

function itemsOf(generic: Generic, brand: string, maker: string, nth: number): Omit<DemoItem, 'code'>[] {
  const seen = new Set<string>();
  return generic.variants.flatMap((variant) =>
    variant.strengths.map((strength) => {
      const amounts = strength.map((amount, i) => `${amount} ${variant.units[i] ?? variant.units[0]}`);
      let name = [brand, label(variant, strength), variant.word].filter(Boolean).join(' ');
      if (seen.has(name)) name += ` ${variant.size} ${variant.unit}${variant.form === 'tablet' ? 's' : ''}`;
      seen.add(name);
      const rated = spread(`${name} rated`, 3) > 0;
      return {
        name,
        nameHi: inHindi(name, brand, generic.group.endings),
        composition:
          generic.parts.map((part, i) => `${part} ${amounts[i]}`).join(' + ') +
          (SLOW.has(variant.kind) ? ', sustained release' : ''),
        strength: amounts.join(' + '),
        form: variant.form,
        pack: variant.pack(variant.size),
        packSize: variant.size,
        unit: variant.unit,
        manufacturer: maker,
        description: describe(generic),
        category: generic.group.category,
        ...prices(variant, strength, brand, nth),
        schedule: demoSchedule(generic.parts, generic.prescription),
        prescriptionRequired: generic.prescription,
        ...demoBatch(spread(`${name} batch`, 1_000_000)),
        stock: stockOf(name),
        // From 3.9 to 4.8, of as many people as it may be; none at about every third (S12).
        rating: rated ? (39 + spread(`${name} stars`, 10)) / 10 : null,
        reviewCount: rated ? 6 + spread(`${name} reviews`, 280) : null,
        // Packed medicines; 5 % since the rates of 22 September 2025, which have no 12 %.
        hsn: '3004',
        gstRate: 5,
        // What most homes know stands before what few need; within that, a mixture.
        popularity:
          (generic.brand && nth === 0 ? 400 : 0) + (generic.prescription ? 0 : 150) + spread(name, 400),
      };
    }),
  );
}

/** The first pages: what most households ask for, in all its forms. */
const FRONT = [
  'Febrisol 650',
  'Kofrelief Syrup',
  'Pantavida 40',
  'Dermaheal Cream',
  'Rehydrina Sachet',
  'Amlovida 5',
  'Sneezenda 10',
  'Calcivida 500/250',
  'Azithrova 500',
  'Tearomi 0.5 Eye Drops',
  'Gluvida 500',
  'Coolgela Suspension',
  'Movigelo Gel',
  'Breezora 6/200 Inhaler',
  'Sunavita 60000 Capsule',
  'Iodoguard 5 Ointment',
  'Thyrisha 50',
  'Rinsadent 0.2 Mouthwash',
  'Acedolin 100/325',
  'Nasabreez Nasal Spray',
  'Lipavera 10',
  'Zincovera 20 MD',
  'Telmaveda 40',
  'Glargida 100 Pen',
  'Febrisol 250 Suspension',
  'Lactosoft Solution',
  'Coldeasa',
  'Metavida 25 SR',
  'Citraveda 500 Chewable',
  'Montaleeva',
  'Bellicalm Drops',
  'Ferroveda 100/1.5',
  'Amoxidura 500',
  'Isabhusk Powder',
  'Kalamira Lotion',
  'Omegadhara 1000 Capsule',
];

/** The demo store's own catalogue: real generics, invented brands and makers, the same every time. */
export function demoCatalogue(): DemoItem[] {
  const lines = generics.map(readLine);
  const nextBrand = brandMaker(lines.flatMap(({ brand }) => brand ?? []));
  const front = new Map(FRONT.map((name, i) => [name, i]));
  let brands = 0;
  const items = lines.flatMap((generic) => {
    // Few makers make what few need.
    const makes = ['cancer', 'immune', 'drip', 'insulin', 'blood'].includes(generic.groupName)
      ? 1
      : BRAND_FACTORS.length;
    return Array.from({ length: makes }, (_, nth) => {
      const brand = nth === 0 && generic.brand ? generic.brand : nextBrand(generic.group.endings.split(' '));
      return itemsOf(generic, brand, makers[brands++ % makers.length]!, nth);
    }).flat();
  });
  return items.map((item, i) =>
    Object.assign(
      item,
      { code: `DS-${String(i + 1).padStart(5, '0')}` },
      front.has(item.name) && {
        popularity: 10_000 - front.get(item.name)!,
        stock: Math.max(item.stock ?? 0, FRONT_STOCK),
        ...(front.get(item.name) === 0 && { rating: 4.5, reviewCount: 120 }),
      },
    ),
  );
}
