import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { MedicineForm, Schedule } from '@doorstep/contract/medicine';
import { LRUCache } from 'lru-cache';
import { readTopics, readWords } from './topics.ts';
import { foldSpelling, NameIndex, wordsOf, type NameWord } from './substance-names.ts';

/**
 * Rules of the table, strictest first. `X` and `NDPS` are never sold here; `H1` and `H` are schedules of the Drugs Rules; `Rx` needs a
 * prescription without a schedule; `G` and `none` need no prescription.
 */
export const rules = ['X', 'NDPS', 'H1', 'H', 'Rx', 'G', 'none'] as const;
export type Rule = (typeof rules)[number];
export const telemedicineLists = ['O', 'A', 'B', 'prohibited'] as const;
export type TelemedicineList = (typeof telemedicineLists)[number];

/** A line of substances.tsv. */
export interface Substance {
  /** International name; a stem has a hyphen: '-cillin'. */
  name: string;
  rule: Rule;
  /** No prescription for use on the skin, in the eye, ear or nose. */
  isFreeExternally: boolean;
  telemedicine: TelemedicineList | null;
  /** Interaction group, such as `anticoagulant`, `aspirin` or `nsaid`. */
  group: string | null;
  maxMgADay: number | null;
  otcPacksAnOrder: number | null;
  otcPacksAWeek: number | null;
  source: string;
}
/** Facts of a medicine; only the name is required. */
export interface MedicineFacts {
  name: string;
  nameHi?: string | null | undefined;
  composition?: string | null | undefined;
  strength?: string | null | undefined;
  form?: MedicineForm | null | undefined;
  pack?: string | null | undefined;
}
/** Legal minimum for a medicine, by its substances. */
export interface Least {
  rule: Rule;
  schedule: Schedule;
  prescriptionRequired: boolean;
  /** Never sold here: Schedule X, or the NDPS Act. */
  isRefused: boolean;
  /** Deciding substance; null when the form decides (an injection) or no rule applies. */
  because: Substance | null;
  /** Substances of the composition, then of the names. */
  substances: readonly Substance[];
}

interface Line extends Substance {
  also: string[];
  brands: string[];
}
const numberOf = (cell: string | undefined) => (cell ? Number(cell) : null);
const listOf = (cell = '') => cell.split(', ').filter(Boolean);
const tableText = readFileSync(new URL('substances.tsv', import.meta.url), 'utf8');
/** Version of the matcher: raising it triggers a new check of the catalogue. */
const MATCHER = 2;
/** Changes with the table and the matcher version. */
export const tableVersion = (): string => `${MATCHER}-${hash('sha256', tableText, 'hex').slice(0, 16)}`;
function readLines(): Line[] {
  const [, ...lines] = tableText
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  return lines.map((line) => {
    const [name, rule, external, also, brands, telemedicine, group, maxMg, packsOrder, packsWeek, source] =
      line.split('\t');
    return {
      name: name!,
      rule: rule as Rule,
      isFreeExternally: external === 'free',
      also: listOf(also),
      brands: listOf(brands),
      telemedicine: (telemedicine || null) as TelemedicineList | null,
      group: group || null,
      maxMgADay: numberOf(maxMg),
      otcPacksAnOrder: numberOf(packsOrder),
      otcPacksAWeek: numberOf(packsWeek),
      source: source!,
    };
  });
}
/** Every line of the table. */
export const readSubstances = (): Substance[] => readLines();
const isStem = ({ name }: Substance) => name.startsWith('-') || name.endsWith('-');
export const isRefusedRule = (rule: Rule): boolean => rule === 'X' || rule === 'NDPS';
const strictness = (rule: Rule) => rules.indexOf(rule);
export const stricter = <Of extends { rule: Rule }>(a: Of, b: Of): Of =>
  strictness(b.rule) < strictness(a.rule) ? b : a;

/** Words that name no substance: salts, forms, releases, sizes. */
const plainWords = new Set(
  `hydrochloride hcl dihydrochloride hydrobromide hbr sulphate sulfate bisulphate bisulfate tartrate bitartrate maleate citrate
  phosphate acetate succinate fumarate mesylate mesilate besylate besilate lactate gluconate nitrate oxalate pamoate embonate
  propionate dipropionate valerate furoate trihydrate dihydrate monohydrate hydrate hemihydrate sodium potassium calcium magnesium
  axetil proxetil pivoxil tromethamine trometamol medoxomil cilexetil disoproxil alafenamide resinate base anhydrous salt
  tablet tablets tab tabs capsule capsules cap caps syrup syp susp suspension solution liquid oral drops drop eye ear nasal injection
  inj vial ampoule infusion cream gel ointment lotion spray powder sachet granules patch transdermal inhaler respules rotacaps kit
  strip bottle pack of for with and plus forte junior kid kids adult paediatric pediatric dry sr er xr cr mr pr la xl md dt od ds
  mg mcg ml gm g iu units unit percent ip bp usp dispersible chewable effervescent sublingual extended sustained prolonged release
  film coated soft gelatin`.split(/\s+/),
);
/** 'Codeine-free' means without codeine; a word 'free' without the hyphen does not, nor does a 'free base'. */
const freeOf = /[\p{L}\p{N}]+[-‐‑]free\b(?!\s+base\b)/giu;
/** Isomer prefix of a name. */
const isomers = /^(?:dextro|dexa?|levo|rac|es|ar|d|l|r|s)(?=.{6})/;

interface Found {
  substance: Substance;
  /** `exact`: by one of its names or brands. */
  by: 'exact' | 'guess';
}
interface FindOptions {
  /** Includes stems, typing mistakes and transliterations. */
  mayGuess: boolean;
  hasBrands: boolean;
}
function createMatcher() {
  const lines = readLines();
  const names = new NameIndex<Substance>(),
    /** Names in plain spelling, to split joined words. */
    plainNames = new Map<string, Substance>(),
    brands = new Map<string, Substance[]>(),
    /** Brands of refused substances, for names in Devanagari. */
    brandSounds = new NameIndex<Substance>();
  const brandKey = (text: string) =>
    wordsOf(text)
      .map(({ text: word }) => word)
      .join('');
  const addBrand = (brand: string, of: readonly Substance[]) => {
    const key = brandKey(brand);
    if (key.length >= 3 && !brands.has(key)) brands.set(key, [...of]);
  };
  // Strictest first: the first entry of a duplicate name wins.
  for (const line of lines) {
    if (isStem(line)) continue;
    // Tolerates more typing mistakes in marketed substances; rare names would be confused with brands.
    const isStrict =
      line.rule === 'X' || (line.brands.length > 0 && (line.rule === 'NDPS' || line.rule === 'H1'));
    for (const name of [line.name, ...line.also]) {
      names.add(name, line, isStrict);
      if (/^[a-z]{5,}$/.test(name) && !plainNames.has(name)) plainNames.set(name, line);
    }
    for (const brand of line.brands) {
      addBrand(brand, [line]);
      if (isRefusedRule(line.rule)) brandSounds.add(brand, line, false);
    }
  }
  const stems = lines.filter(isStem).map((line) => {
    const bare = line.name.replaceAll('-', '');
    const text = isRefusedRule(line.rule) ? bare : foldSpelling(bare);
    return {
      line,
      // A stem is part of a longer word. Stems of refused substances need the exact spelling.
      test(word: string) {
        const given = isRefusedRule(line.rule) ? word : foldSpelling(word);
        return (
          given.length > text.length + 1 &&
          (line.name.startsWith('-') ? given.endsWith(text) : given.startsWith(text))
        );
      },
    };
  });
  const ofSalt = (salt: string) =>
    salt.split('+').flatMap((part) => names.exact(foldSpelling(brandKey(part))) ?? []);
  // Brands that the search knows by their salts.
  const topics = readTopics();
  for (const [word, topic] of readWords()) {
    const salts = topics.get(topic)?.kind === 'use' ? (topics.get(topic)?.salts ?? []) : [];
    if (salts.length === 1 && /^[a-z0-9 -]{4,}$/.test(word)) {
      const found = ofSalt(salts[0]!);
      const key = foldSpelling(brandKey(word));
      if (found.length > 0 && !names.exact(key) && !plainWords.has(word)) addBrand(word, found);
    }
  }

  /** Substances in a word joined from known words: 'tramadolhcl', 'paracetamolcodeine'. */
  function segments(word: string): Substance[] | undefined {
    const best: Array<Substance[] | undefined> = [[]];
    for (let end = 1; end <= word.length; end++)
      for (let start = 0; start <= end - 2; start++) {
        const before = best[start];
        if (!before) continue;
        const part = word.slice(start, end);
        const known = plainNames.get(part);
        if (known) best[end] = [...before, known];
        else if (plainWords.has(part) && part.length > 2) best[end] ??= before;
      }
    return best[word.length]?.length ? best[word.length] : undefined;
  }
  const guessed = new LRUCache<string, { of: readonly Substance[] }>({ max: 20_000 });
  function guess(word: NameWord): readonly Substance[] {
    const key = `${word.isHindi}${word.text}`;
    let known = guessed.get(key);
    if (!known) guessed.set(key, (known = { of: [guessAnew(word) ?? []].flat() }));
    return known.of;
  }
  function guessAnew(word: NameWord): Substance | readonly Substance[] | undefined {
    const folded = foldSpelling(word.text);
    const stem = stems.find((one) => one.test(word.text))?.line;
    const isomer = isomers.test(word.text)
      ? names.exact(foldSpelling(word.text.replace(isomers, '')))
      : undefined;
    return (
      isomer ??
      segments(word.text) ??
      (stem && isRefusedRule(stem.rule) ? stem : undefined) ??
      names.nearest(folded) ??
      stem
    );
  }

  /** Substance that a word in Devanagari sounds like; without `mayGuess` only a refused one. */
  function transliterated(latin: string, { mayGuess, hasBrands }: FindOptions): Substance | undefined {
    const found = names.bySound(latin) ?? (hasBrands ? brandSounds.bySound(latin) : undefined);
    return found && (mayGuess || isRefusedRule(found.rule)) ? found : undefined;
  }

  /** Substances in a text, by exact names and brands; `mayGuess` adds stems and typing mistakes. */
  return function find(text: string, { mayGuess, hasBrands }: FindOptions): Found[] {
    const words = wordsOf(text.replace(freeOf, ' ')),
      found: Found[] = [],
      rest: NameWord[] = [];
    for (let at = 0; at < words.length;) {
      let taken = 0;
      for (let count = Math.min(5, words.length - at); count > 0 && taken === 0; count--) {
        const part = words.slice(at, at + count),
          joined = part.map(({ text: word }) => word).join('');
        if (count === 1 && (joined.length < 3 || plainWords.has(joined))) break;
        const name =
          names.exact(foldSpelling(joined)) ??
          (part.every(({ isHindi }) => isHindi)
            ? transliterated(joined, { mayGuess, hasBrands })
            : undefined);
        const of = name ? [name] : hasBrands ? brands.get(joined) : undefined;
        if (!of) continue;
        taken = count;
        found.push(...of.map((substance) => ({ substance, by: 'exact' as const })));
      }
      if (taken === 0) {
        const word = words[at]!;
        if (!plainWords.has(word.text) && /^[a-z]{4,}$/.test(word.text)) rest.push(word);
        taken = 1;
      }
      at += taken;
    }
    if (mayGuess) {
      for (const word of rest) {
        found.push(...guess(word).map((substance) => ({ substance, by: 'guess' as const })));
      }
      // A mistyped name with a space inside.
      for (let at = 0; at + 1 < rest.length; at++) {
        const joined = names.nearest(foldSpelling(rest[at]!.text + rest[at + 1]!.text));
        if (joined && isRefusedRule(joined.rule)) found.push({ substance: joined, by: 'guess' });
      }
    }
    return found;
  };
}
let matcher: ReturnType<typeof createMatcher> | undefined;
const find: ReturnType<typeof createMatcher> = (...given) => (matcher ??= createMatcher())(...given);

/** Whether each part of a composition is known by name. */
const isRecognised = (composition: string): boolean =>
  composition
    .split(/\s*[+,;/&]\s*|\band\b/i)
    .filter(
      (part) =>
        /\p{L}{3}/u.test(part) && !/^\s*(?:sustained|prolonged|extended|modified) release\s*$/i.test(part),
    )
    .every((part) => {
      const words = wordsOf(part).filter(
        ({ text }) => text.length > 2 && /[a-z]/.test(text) && !plainWords.has(text),
      );
      return words.length === 0 || find(part, { mayGuess: false, hasBrands: false }).length > 0;
    });

function lookUpSubstances({ name, nameHi, composition, strength }: MedicineFacts): Substance[] {
  const told = composition?.trim() ?? '';
  const inside = told === '' ? [] : find(`${told} ${strength ?? ''}`, { mayGuess: true, hasBrands: true });
  // Guesses from the brand name only if the composition is missing or unknown.
  const mayGuess = told === '' || !isRecognised(told);
  const named = find(`${name} ${told === '' ? (strength ?? '') : ''}`, { mayGuess, hasBrands: true });
  const inHindi = nameHi ? find(nameHi, { mayGuess, hasBrands: true }) : [];
  return [...new Set([...inside, ...named, ...inHindi].map(({ substance }) => substance))];
}
const substancesByText = new LRUCache<string, readonly Substance[], MedicineFacts>({
  max: 20_000,
  memoMethod: (_key, _stale, { context }) => lookUpSubstances(context),
});
/** Substances in a medicine, each once. Cached by text: a checkout looks up each of its medicines a dozen times. */
export const findSubstances = (facts: MedicineFacts): readonly Substance[] =>
  substancesByText.memo(JSON.stringify([facts.name, facts.nameHi, facts.composition, facts.strength]), {
    context: facts,
  });

/** Categories and names of goods that are no medicines: devices, dressings, food, cosmetics and hygiene. */
const otherGoods =
  /\b(?:devices?|equipments?|instruments?|appliances?|surgicals?|consumables?|dressings?|bandages?|crepe|gauze|plasters?|band ?aids?|cotton|wool|swabs?|gloves?|masks?|syringes?|needles?|lancets?|catheters?|cannulas?|glucometers?|thermometers?|oximeters?|nebuli[sz]ers?|monitors?|test strips?|test kits?|pregnancy test|wheelchairs?|walkers?|crutch(?:es)?|supports?|braces?|belts?|stockings?|diapers?|nappies|wipes|sanitary|napkins?|tampons?|condoms?|soaps?|shampoos?|conditioners?|toothpastes?|toothbrush(?:es)?|moisturi[sz]ers?|sunscreens?|deodorants?|lip balms?|cosmetics?|personal care|skin care|hair care|oral care|baby care|hygiene|foods?|nutrition|nutritional|beverages?|drinks?|biscuits?|honey|cereals?|protein powder|infant formula|sanitizers?|disinfectants?|hot water bag|ice bag|pill box)\b/i;
/** Chapters 29 and 30 of the customs tariff are medicines; heading 3005 is dressings, 3006 has plasters and kits (heading texts of the Customs Tariff Act, 1975). */
const isOtherHsn = (hsn: string | null | undefined) =>
  Boolean(hsn && hsn.length >= 4 && (!/^(?:29|30)/.test(hsn) || hsn.startsWith('3005')));

/**
 * Whether the need for a prescription is unknown: no known substance, or an unknown part of the composition.
 * False for goods that are no medicines, by HSN, category or name.
 */
export function isUnknownMedicine(
  facts: MedicineFacts & { hsn?: string | null | undefined; category?: string | null | undefined },
): boolean {
  if (isOtherHsn(facts.hsn) || otherGoods.test(`${facts.category ?? ''} ${facts.name}`)) return false;
  const told = facts.composition?.trim() ?? '';
  return findSubstances(facts).length === 0 || (told !== '' && !isRecognised(told));
}

/** Forms that are swallowed, also those with a word for the skin in their name, such as soft gel. */
const swallowed =
  /\b(?:tab(?:let)?s?|caplets?|(?:gel ?|soft ?|liqui ?)?cap(?:sule)?s?|soft[ -]?gels?|liqui[ -]?gels?|gelatine?)\b/i;
const onSkin =
  /\b(?:cream|gel|ointment|lotion|balm|liniment|shampoo|soap|scrub|dusting|mouth ?wash|gargle|mouth ?paint|mouth ?gel|roll ?on|face ?wash|foam|topical|external|skin|paint)\b/i;
const inOrgan = /\b(?:eye|ear|nasal|nose|ophthalmic|otic)\b/i;
const notSwallowed = new Set<MedicineForm>(['cream', 'drops', 'powder', 'other']);
/** Used on the skin, in the eye, ear or nose: note 2 of Schedule H leaves most of these out. */
export function isExternal({ name, form, pack }: MedicineFacts): boolean {
  const text = `${name} ${pack ?? ''}`;
  if (swallowed.test(text)) return false;
  if (form === 'cream') return true;
  return (!form || notSwallowed.has(form)) && (onSkin.test(text) || inOrgan.test(text));
}
const isInjection = ({ name, form, pack }: MedicineFacts) =>
  form === 'injection' ||
  ((!form || form === 'other') &&
    /\b(?:inj|injection|infusion|vial|ampoule|prefilled)\b/i.test(`${name} ${pack ?? ''}`));

/** Legal minimum for a medicine: its schedule, its prescription, or a refusal to sell it. */
export function leastOf(facts: MedicineFacts): Least {
  const substances = findSubstances(facts);
  const external = isExternal(facts);
  let because: Substance | null = null;
  for (const substance of substances) {
    if (external && substance.isFreeExternally) continue;
    because = because ? stricter(because, substance) : substance;
  }
  let rule = because?.rule ?? 'none';
  if (strictness(rule) > strictness('Rx') && isInjection(facts)) {
    rule = 'Rx';
    because = null;
  }
  return {
    rule,
    schedule: rule === 'H' || rule === 'H1' ? rule : 'none',
    prescriptionRequired: strictness(rule) <= strictness('Rx'),
    isRefused: isRefusedRule(rule),
    because: rule === 'none' ? null : because,
    substances,
  };
}
const scheduleStrictness: Record<Schedule, number> = { none: 0, H: 1, H1: 2 };
/** Raises values to the legal minimum; keeps stricter ones. */
export function raiseToLeast(
  least: Pick<Least, 'schedule' | 'prescriptionRequired'>,
  wanted: { schedule: Schedule; prescriptionRequired: boolean },
): { schedule: Schedule; prescriptionRequired: boolean } {
  const schedule =
    scheduleStrictness[wanted.schedule] < scheduleStrictness[least.schedule]
      ? least.schedule
      : wanted.schedule;
  return {
    schedule,
    prescriptionRequired: wanted.prescriptionRequired || least.prescriptionRequired || schedule !== 'none',
  };
}
