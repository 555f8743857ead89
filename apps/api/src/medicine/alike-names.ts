import type { MedicineForm } from '@doorstep/contract/medicine';
import { plain } from '../platform/search/lexicon.ts';
import { biSim, edits } from '../platform/search/likeness.ts';
import { soundOf } from '../platform/search/sound.ts';
import { saltsOf } from './leaflet/kinds.ts';

/** Pairs below it are not alike, however they were found. The measure is stated in docs/decisions/look-alike.md. */
const LEAST = 0.7;
/** Two letters are told apart easily in a short word. */
export const LONG = 8;
/** Consonants of a sound in which one other is easily missed. */
export const LONG_SOUND = 6;
const SHORTEST = 4;

export interface BrandName {
  text: string;
  /** Of brands with the same one it is the same family. */
  first: string;
  sound: string;
}

/** Words of a name that belong to the pack and not to the brand: form, way of giving, release. */
const ofPack =
  /^(?:tab|tabs|tablets?|caps?|capsules?|softgels?|inj|injections?|vial|pen|infusion|syrup|susp|suspension|liquid|solution|linctus|expectorant|drops?|eye|ear|nasal|oral|vaginal|topical|cream|gel|ointment|lotion|spray|soap|shampoo|mouthwash|powder|dry|granules|sachet|paste|kit|inhaler|rotacaps?|respules?|transcaps?|suppository|chewable|for|new|sr|xr|er|cr|mr|pr|la|tr|xl|md|dt|od|ds)$/;

/** The words of a name before its strength and form; undefined where too few letters are left to compare. */
export function brandOf(name: string): BrandName | undefined {
  const words: string[] = [];
  for (const word of plain(name).split(/[^\p{L}\p{M}\p{N}]+/u)) {
    if (!word) continue;
    if (/^\p{N}/u.test(word) || (words.length > 0 && ofPack.test(word))) break;
    words.push(word);
  }
  const text = words.join(' ').slice(0, 60);
  if (text.length < SHORTEST) return undefined;
  return { text, first: words[0]!, sound: soundOf(text.replaceAll(' ', '')) };
}

const counterIons =
  /(?<=\p{L}\s)(?:hydrochloride|hcl|sodium|potassium|calcium|maleate|besylate|besilate|phosphate|sulphate|sulfate|tartrate|succinate|fumarate|mesylate|acetate|citrate|trihydrate|monohydrate|hydrate)\b/gu;
/** Its salts, by what is heard: 'Amoxycillin' and 'Amoxicillin Trihydrate' are the same one. */
export function saltSounds(composition: string): string[] {
  const sounds = saltsOf(composition).map((salt) =>
    soundOf(
      plain(salt)
        .replace(/\([^)]*\)/g, '')
        .replace(/^(?:s|r|l|d|dl|levo|dextro)-/, '')
        .replace(counterIons, '')
        .replaceAll(' ', ''),
    ),
  );
  return [...new Set(sounds.filter(Boolean))].toSorted();
}
/** What can be taken for one another in the hand. */
export const kindOf = (form: MedicineForm): string => (form === 'capsule' ? 'tablet' : form);

const isPart = (some: readonly string[], all: readonly string[]) => some.every((salt) => all.includes(salt));
export const sharesSalt = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((salt) => b.includes(salt));
/** Febrisol and Febrisol Plus; Telmaveda and Telmavedah. */
const areFamily = (a: BrandName, b: BrandName) =>
  a.first === b.first || a.text.startsWith(b.text) || b.text.startsWith(a.text);
/** Whether taking one for the other gives another medicine. Within a family a name says so itself, unless no salt is the same. */
export function differ(
  a: { name: BrandName; salts: readonly string[] },
  b: { name: BrandName; salts: readonly string[] },
): boolean {
  if (a.salts.length === 0 || b.salts.length === 0) return false;
  if (areFamily(a.name, b.name)) return !sharesSalt(a.salts, b.salts);
  return !(isPart(a.salts, b.salts) && isPart(b.salts, a.salts));
}

/** From 0.7 to 1 for brands whose names look or sound alike; 0 for all others. The same from both sides. */
export function likeness(a: BrandName, b: BrandName): number {
  if (Math.abs(a.text.length - b.text.length) > 3) return 0;
  const apart = edits(a.text, b.text, 3);
  // None of the rules goes further with other letters at the beginning.
  if (apart === Infinity && a.text[0] !== b.text[0]) return 0;
  const looks = biSim(a.text, b.text);
  const begins = a.text[0] === b.text[0];
  const found =
    apart <= 1 ||
    (apart === 2 && begins && a.text.length >= LONG && b.text.length >= LONG) ||
    (apart <= 3 && a.sound === b.sound && a.sound.length > 1) ||
    (begins &&
      looks >= 0.8 &&
      a.sound.length >= LONG_SOUND &&
      b.sound.length >= LONG_SOUND &&
      edits(a.sound, b.sound, 1) <= 1);
  if (!found) return 0;
  const sounds = Math.max(a.sound.length, b.sound.length);
  const score = (looks + (sounds === 0 ? 0 : 1 - edits(a.sound, b.sound, sounds) / sounds)) / 2;
  return score < LEAST ? 0 : score;
}
