import type { MedicineForm } from '@doorstep/contract/medicine';

/** In this order: a powder for injection is an injection, a dry syrup is a syrup. */
const formWords: readonly (readonly [MedicineForm, RegExp])[] = [
  [
    'injection',
    /\b(?:injections?|inj|infusion|i\.?v\.?|vials?|ampoules?|amps?|cartridges?|penfill|flexpen|pre-?filled (?:syringe|pen)|syringes?)\b/i,
  ],
  ['inhaler', /\b(?:inhalers?|inhalation|rotacaps?|respules?|transcaps?|nebuli[sz]\w+|mdi?s?|puffs?)\b/i],
  // Ahead of 'cream', which matches 'gel'.
  ['capsule', /\b(?:(?:soft|liqui|gel)[ -]?(?:gels?|caps?(?:ules?)?)|gelatine? caps?(?:ules?)?)\b/i],
  ['drops', /\b(?:drops?|eye|ear|ophthalmic|otic)\b(?!.*\b(?:ointment|gel)\b)/i],
  ['cream', /\b(?:creams?|ointments?|oint|gels?|lotions?|balm|paste|liniment)\b/i],
  [
    'syrup',
    /\b(?:syrups?|syp|suspensions?|susp|linctus|elixir|expectorant|oral (?:solution|liquid)|tonic)\b/i,
  ],
  ['capsule', /\b(?:capsules?|caps?|softgels?)\b/i],
  ['tablet', /\b(?:tablets?|tabs?|caplets?)\b/i],
  ['powder', /\b(?:powders?|sachets?|granules?)\b/i],
];
const formIn = (text: string) => formWords.find(([, words]) => words.test(text))?.[0];
/** What the form column says stands above all; without one the name tells, then the pack. */
export const readForm = (told: string, name: string, pack: string): MedicineForm =>
  (told === '' ? (formIn(name) ?? formIn(pack)) : formIn(told)) ?? 'other';

export interface Pack {
  pack: string | null;
  size: number | null;
  unit: string | null;
}

const containers =
  /\b(strip|bottle|tube|vial|ampoule|sachet|packet|box|jar|pre-?filled syringe|pre-?filled pen|syringe|pen|cartridge|bag|can|roll|kit|tin|container|pouch|respule)s?\b/i;
/** Where a bare amount does not say what it comes in. */
const usual: Partial<Record<MedicineForm, string>> = {
  tablet: 'Strip',
  capsule: 'Strip',
  syrup: 'Bottle',
  drops: 'Bottle',
  cream: 'Tube',
  powder: 'Pack',
};
const measures: Record<string, string> = {
  ml: 'ml',
  g: 'g',
  gm: 'g',
  gms: 'g',
  gram: 'g',
  grams: 'g',
  mg: 'mg',
  kg: 'kg',
  l: 'l',
  ltr: 'l',
  litre: 'l',
};
/** Strips of a box, and tablets or capsules of each strip; null where that is not written. */
interface Strips {
  strips: number;
  each: number | null;
}
const STRIP = String.raw`(?:strips?|blisters?|sheets?)`;
/** 'Box of 10 strips of 10 tablets', '10 x 10', "20 x 10's" and 'Pack of 5 strips'; undefined for a single strip. */
export function readStrips(text: string): Strips | undefined {
  const named = new RegExp(
    String.raw`\b(\d{1,4})\s*${STRIP}\b(?:\s*(?:of|x|×|\*|@)?\s*(\d{1,4})\b(?!\s*(?:mg|mcg|g|ml)\b))?`,
    'i',
  ).exec(text);
  if (named) return { strips: Number(named[1]), each: named[2] ? Number(named[2]) : null };
  const product = /\b\d{1,4}(?:\s*[x×*]\s*\d{1,4})+(?!\s*(?:mg|mcg|g|ml|l)\b)/i.exec(text);
  if (!product) return undefined;
  const numbers = product[0].split(/\D+/).map(Number);
  return { strips: numbers.slice(0, -1).reduce((all, one) => all * one, 1), each: numbers.at(-1)! };
}
const counted = (size: number, unit: string) => `${size} ${size === 1 ? unit : `${unit}s`}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function packOfStrips(text: string, { strips, each }: Strips, form: MedicineForm): Pack {
  const size = strips * (each ?? 0);
  if (size === 0) return { pack: capital(text), size: null, unit: null };
  const pack =
    strips === 1 ? `Strip of ${counted(size, form)}` : `Box of ${strips} strips of ${counted(each!, form)}`;
  return { pack, size, unit: form };
}
/** '10's' of a tablet → 'Strip of 10 tablets'; what it cannot read it keeps as it stands. */
export function readPack(text: string, form: MedicineForm): Pack {
  if (text === '') return { pack: null, size: null, unit: null };
  const container = containers.exec(text)?.[1]?.toLowerCase();
  const inStrips = form === 'tablet' || form === 'capsule' ? readStrips(text) : undefined;
  if (inStrips) return packOfStrips(text, inStrips, form);
  const doses = /(\d+)\s*(?:mdis?|mds?|doses|puffs|metered)\b/i.exec(text);
  if (doses) return { pack: counted(Number(doses[1]), 'dose'), size: Number(doses[1]), unit: 'dose' };

  const measured = /(\d+(?:\.\d+)?)\s*(ml|gms?|grams?|g|kg|mg|ltr|litre|l)\b/i.exec(text);
  if (measured) {
    const size = Number(measured[1]),
      unit = measures[measured[2]!.toLowerCase()]!;
    // A measure behind a number of pieces ('5 x 2 ml') is not the size of the pack.
    if (/\d\s*[x×*]\s*\d|\d's/i.test(text) || size === 0)
      return { pack: capital(text), size: null, unit: null };
    const within = container
      ? capital(container)
      : /\btubes?\b/i.test(text)
        ? 'Tube'
        : (usual[form] ?? 'Pack');
    return { pack: `${within} of ${size} ${unit}`, size, unit };
  }
  const pieces = /^(\d{1,4})\s*(?:['’`]\s*s?|s\b|$)|\bof (\d{1,4})\b|^(\d{1,4}) (?=tab|cap|soft|loz)/i.exec(
    text,
  );
  if (pieces) {
    const size = Number(pieces[1] ?? pieces[2] ?? pieces[3]);
    if (size === 0) return { pack: capital(text), size: null, unit: null };
    if (form === 'tablet' || form === 'capsule')
      return { pack: `${capital(container ?? usual[form]!)} of ${counted(size, form)}`, size, unit: form };
    // Of one pen or kit there is nothing more to say than what it is.
    if (size === 1 && container) return { pack: `1 ${container}`, size: 1, unit: container };
    return { pack: `Pack of ${size}`, size, unit: 'piece' };
  }
  const whole = /^(?:(\d{1,3})\s+)?(vial|ampoule|sachet|kit|pair)s?\b/i.exec(text);
  if (whole)
    return { pack: capital(text), size: Number(whole[1] ?? 1) || null, unit: whole[2]!.toLowerCase() };
  return { pack: capital(text), size: null, unit: null };
}
