import type { MedicineForm } from '@doorstep/contract/medicine';
import { plain } from '../platform/search/lexicon.ts';

/** A search for a medicine, read like a line of a prescription: the name apart from form, strength and pack. */
export interface AskedName {
  /** Normalised name: 'febrisol' for 'Tab. Febrisol 650'. Empty without a name. */
  text: string;
  /** Name without spaces and signs: 'telma h', 'telma-h' and 'TelmaH' share one. */
  key: string;
  /** Strengths in the order typed; each may be given in several units. */
  strengths: readonly Strength[];
  /** Forms that match the typed form; empty without one. */
  forms: readonly MedicineForm[];
  /** Typed words for the form: a label with one of them matches, too. */
  formWords: readonly string[];
  /** Words for the place of use or the release, by which two packs of one name differ: 'eye', 'ear', 'sr'. */
  kinds: readonly string[];
}
interface Strength {
  /** Amount in every unit that a label may use. */
  values: readonly number[];
  /** Set for a unit of weight. */
  milligrams?: number;
  /** Typed without a unit, so that it may also be the number of tablets or of ml. */
  isBare: boolean;
}

const formWords = (forms: readonly MedicineForm[], words: string): Array<[string, readonly MedicineForm[]]> =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => [foldName(word), forms]);

/** Lower case, ASCII digits, Devanagari without nukta and with anusvara for chandrabindu. */
export const foldName = (text: string): string =>
  plain(
    text
      .normalize('NFKC')
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x09_66))
      .normalize('NFD')
      .replace(/[\u093C\u200C\u200D]/g, '')
      .replaceAll('\u0901', '\u0902'),
  );
export const keyOfName = (text: string): string => foldName(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Words for a form. An empty list says nothing about the form. */
const forms: ReadonlyMap<string, readonly MedicineForm[]> = new Map([
  ...formWords(
    ['tablet'],
    'tab tabs tabl tbl tablet tablets tablat tablate tablett teblet tebles caplet caplets टैबलेट टेबलेट टैबलेट्स टैब टेब टबलेट',
  ),
  ...formWords(['capsule'], 'cap caps capsule capsules capsul capsuls softgel softgels कैप्सूल कैपसूल कैप केप्सूल'),
  // Patients say 'goli' for both tablets and capsules.
  ...formWords(
    ['tablet', 'capsule'],
    'goli golee goliya goliyan goliyaan golian pill pills गोली गोलियां गोलियाँ',
  ),
  ...formWords(
    ['syrup'],
    'syp syr syrup syrups sirup sirap syrap susp suspension liquid liq linctus elixir solution soln सिरप सीरप सिरिप सस्पेंशन',
  ),
  ...formWords(['drops'], 'drop drops drps drp ड्रॉप ड्रॉप्स ड्राप ड्राप्स बूंद बूंदें बूँदें boond'),
  ...formWords(
    ['cream'],
    'cream creme crm oint oints ointment ointments gel jel lotion malham marham क्रीम मरहम मलहम जेल लोशन ऑइंटमेंट',
  ),
  ...formWords(
    ['injection'],
    'inj injs inject injection injections vial vials amp ampoule ampoules ampule infusion pen penfill cartridge इंजेक्शन इन्जेक्शन सुई sui',
  ),
  ...formWords(
    ['inhaler'],
    'inhaler inhalers inh rotacap rotacaps rotahaler respule respules puff puffs pump इनहेलर इन्हेलर पंप',
  ),
  ...formWords(['powder'], 'powder powders pwd pdr sachet sachets granules पाउडर सैशे'),
  ...formWords(
    ['other'],
    'spray mouthwash shampoo soap suppository suppositories supp patch patches lozenge lozenges pessary pessaries स्प्रे शैम्पू साबुन',
  ),
  ...formWords(
    [],
    'dry oral wash gum topical im iv sc strip strips bottle bottles pack packs packet packets box tube tubes jar patta पत्ता शीशी dispersible dt md chewable chew effervescent dusting inhalation inhalant vaginal release sustained extended',
  ),
]);
/** Places of use and slow release: maps a typed word to the spelling of labels. */
const kinds: ReadonlyMap<string, string> = new Map([
  ...['eye', 'ear', 'nasal'].map((word) => [word, word] as const),
  ...['sr', 'xr', 'xl', 'er', 'cr', 'pr', 'la', 'mr', 'tr', 'retard'].map((word) => [word, 'sr'] as const),
  ...(
    [
      ['ophthalmic', 'eye'],
      ['otic', 'ear'],
      ['nose', 'nasal'],
      ['aankh', 'eye'],
      ['kaan', 'ear'],
      ['naak', 'nasal'],
      ['आंख', 'eye'],
      ['कान', 'ear'],
      ['नाक', 'nasal'],
    ] as const
  ).map(([word, kind]) => [foldName(word), kind] as const),
]);
const units: ReadonlySet<string> = new Set(
  'mg mgs mgm mgr mcg ug µg μg g gm gms gram grams iu ml mls units unit % w/w w/v x एमजी मिग्रा एमएल मिली ग्राम'
    .split(' ')
    .map(foldName),
);
/** Words after a number that make it a count, a size or a time, not a strength. */
const COUNTED =
  /^(?:ml|mls|एमएल|मिली|strips?|packs?|packets?|bottles?|pieces?|pcs|doses?|days?|din|weeks?|hafte|months?|mahine|years?|saal|sal|times?|baar|rs|rupees?)$/u;
const AMOUNT = /^(\d+(?:\.\d+)?)(mg|mgs|mgm|mcg|ug|µg|μg|g|gm|gms|iu|ml|mls|k|l|%)?$/u;
/** A name and its strength without a space: 'febrisol650', 'telma40mg'. Vitamins (b12, d3) have fewer letters. */
const JOINED = /^(\p{L}[\p{L}\p{M}]{2,}?)-?(\d+(?:\.\d+)?(?:mg|mcg|gm|g|iu|ml|k|%)?)$/u;
/** A single letter for the form, as prescriptions begin: 'T. Febrisol'. Only 't' is common without its dot. */
const LETTER_FORM = /^\s*(?:(t)[\s.]|([csi])\.)\s*(?=\S)/iu;
const letterForms: Readonly<Record<string, MedicineForm>> = {
  t: 'tablet',
  c: 'capsule',
  s: 'syrup',
  i: 'injection',
};
/** Most words of a query: more only cost time. */
const WORDS = 12;

/** Tokens without abbreviation dots; sizes are separate tokens. */
const tokensOf = (text: string): string[] =>
  foldName(text)
    .replace(/(^|[\s(])\.(?=\d)/g, '$10.')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/[,;:()[\]{}"“”|_\\+&]+/g, ' ')
    .replace(/[-–—/+](?=\d)/g, ' ')
    .replace(/(?<=\d)[-–—/+]/g, ' ')
    .split(' ')
    .filter((token) => /[\p{L}\p{N}%]/u.test(token))
    .slice(0, 2 * WORDS)
    // 'Febrisol-SR', but not 'co-trimoxazole'.
    .flatMap((token) => {
      const parts = token.split('-').filter(Boolean);
      return parts.length > 1 && parts.some((part) => forms.has(part) || kinds.has(part)) ? parts : [token];
    })
    .flatMap((token) => {
      const joined = JOINED.exec(token);
      return joined && !units.has(joined[1]!) ? [joined[1]!, joined[2]!] : [token];
    })
    .slice(0, 2 * WORDS);

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
/** Milligrams of one unit, or undefined for a unit that is no weight. */
function milligramsOf(unit: string): number | undefined {
  if (/^(?:g|gm|gms|gram|grams|ग्राम)$/u.test(unit)) return 1000;
  if (/^(?:mcg|ug|µg|μg)$/u.test(unit)) return 1 / 1000;
  return /^mg|^(?:एमजी|मिग्रा)$/u.test(unit) ? 1 : undefined;
}
function strengthOf(number: string, unit: string): Strength {
  const amount = Number(number);
  if (unit === 'k') return { values: [amount * 1000], isBare: false };
  const weight = milligramsOf(unit);
  if (weight === undefined) return { values: [amount], isBare: unit === '' };
  const milligrams = rounded(amount * weight);
  return { values: [...new Set([amount, milligrams])], milligrams, isBare: false };
}

const isSoft = (token: string): boolean =>
  forms.has(token) || kinds.has(token) || units.has(token) || AMOUNT.test(token);
/** Brand key: the words of a label before strength and form. */
export function brandKeyOf(name: string): string {
  const words: string[] = [];
  for (const token of tokensOf(name)) {
    if (words.length > 0 && isSoft(token)) break;
    words.push(token);
  }
  return words.join('').replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

export interface Amounts {
  /** Numbers on a label in any unit: each part, and the sum of a combination, since amoxicillin 500 and clavulanic acid 125 is sold as '625'. */
  amounts: readonly number[];
  /** Amounts of the composition in mg, if all are weights. */
  milligrams: readonly number[];
}
export function amountsOf(name: string, composition: string | null): Amounts {
  const inName = Array.from(name.matchAll(/\d+(?:\.\d+)?/g), ([number]) => Number(number)),
    parts = (composition ?? '').split(' + ').flatMap((part) => {
      const [, number, unit] = / (\d+(?:\.\d+)?) ?(\p{L}*)/u.exec(`${part} `) ?? [];
      return number === undefined ? [] : [{ amount: Number(number), weight: milligramsOf(foldName(unit!)) }];
    });
  // A name with one number says the strength by it: 'Emecalm 10' may hold 10 mg of each of two salts, 'Eyupres 100' 49 and 51 mg.
  const withSum = (values: number[]): number[] => {
    const sum = rounded(values.reduce((a, b) => a + b, 0));
    return values.length > 1 && (inName.length !== 1 || inName[0] === sum) ? [...values, sum] : values;
  };
  const weights = parts.flatMap(({ amount, weight }) =>
    weight === undefined ? [] : [rounded(amount * weight)],
  );
  return {
    amounts: [...new Set([...inName, ...withSum(parts.map(({ amount }) => amount))])],
    milligrams: weights.length === parts.length ? [...new Set(withSum(weights))] : [],
  };
}

/** Parses a typed name. Words of `isFiller` ('chahiye', 'ki dawa') are left out unless nothing else remains. */
export function readName(typed: string, isFiller: (word: string) => boolean = () => false): AskedName {
  const letter = LETTER_FORM.exec(typed),
    tokens = tokensOf(letter ? typed.slice(letter[0].length) : typed);
  const named: string[] = [],
    strengths: Strength[] = [],
    words: string[] = [],
    found: MedicineForm[] = letter ? [letterForms[(letter[1] ?? letter[2])!.toLowerCase()]!] : [],
    asKinds: string[] = [];
  for (const [at, token] of tokens.entries()) {
    const amount = AMOUNT.exec(token),
      next = tokens[at + 1] ?? '';
    if (amount) {
      const unit = amount[2] ?? (units.has(next) ? next : '');
      if (!COUNTED.test(unit) && !(amount[2] === undefined && COUNTED.test(next)))
        strengths.push(strengthOf(amount[1]!, unit));
    } else if (forms.has(token)) {
      words.push(token);
      found.push(...forms.get(token)!);
    } else if (kinds.has(token)) asKinds.push(kinds.get(token)!);
    else if (!units.has(token) && !COUNTED.test(token)) named.push(token);
  }
  const without = named.filter((word) => !isFiller(word)),
    name = (without.length > 0 ? without : named).slice(0, WORDS);
  return {
    text: name.join(' '),
    key: name.join('').replace(/[^\p{L}\p{M}\p{N}]+/gu, ''),
    strengths,
    forms: [...new Set(found)],
    formWords: words,
    kinds: [...new Set(asKinds)],
  };
}
