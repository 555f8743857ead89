import { edits } from '../platform/search/likeness.ts';
import { latinOf, soundOf } from '../platform/search/sound.ts';

/** Letters that look like Latin ones: of other scripts, and small capitals. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's',
  α: 'a', β: 'b', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe',
  ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ꜰ: 'f', ɢ: 'g', ʜ: 'h', ɪ: 'i', ᴊ: 'j', ᴋ: 'k', ʟ: 'l', ᴍ: 'm', ɴ: 'n', ᴏ: 'o', ᴘ: 'p', ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z',
}; // prettier-ignore

export interface NameWord {
  text: string;
  /** Written in Devanagari: its vowels are a guess. */
  isHindi: boolean;
}

/** Splits a text into lower-case Latin words and numbers; resolves accents, invisible and look-alike characters and Devanagari. */
export function wordsOf(text: string): NameWord[] {
  const words: NameWord[] = [];
  for (const part of text
    .normalize('NFKC')
    .match(/\p{Script=Devanagari}[\p{Script=Devanagari}\u200C\u200D]*|[^\p{Script=Devanagari}]+/gu) ?? []) {
    const isHindi = /^\p{Script=Devanagari}/u.test(part);
    const latin = (isHindi ? latinOf(part) : part)
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase()
      .replace(/[^\p{ASCII}]/gu, (letter) => lookalikes[letter] ?? letter)
      // A zero for an 'o' and a one for an 'l' inside a word.
      .replace(/(?<=[a-z])0(?=[a-z])/g, 'o')
      .replace(/(?<=[a-z])1(?=[a-z])/g, 'l');
    for (const word of latin.match(/[a-z]+|\d+/g) ?? []) words.push({ text: word, isHindi });
  }
  return joinLetters(words);
}
/** 'm o r p h i n e' and 'T.R.A.M.A.D.O.L' are one word. */
function joinLetters(words: readonly NameWord[]): NameWord[] {
  const joined: NameWord[] = [];
  for (let at = 0; at < words.length;) {
    let end = at;
    while (end < words.length && /^[a-z]$/.test(words[end]!.text)) end++;
    if (end - at >= 4) {
      joined.push({
        text: words
          .slice(at, end)
          .map(({ text }) => text)
          .join(''),
        isHindi: false,
      });
      at = end;
    } else joined.push(words[at++]!);
  }
  return joined;
}

const foldings: ReadonlyArray<readonly [RegExp, string]> = [
  [/ph/g, 'f'],
  [/ae|oe/g, 'e'],
  [/ei|ie|ee/g, 'i'],
  [/oo|ou/g, 'u'],
  [/k(?![eiy])/g, 'c'],
  [/w/g, 'v'],
  [/j/g, 'z'],
  [/y/g, 'i'],
  [/([bcdgprt])h/g, '$1'],
  [/(.)\1+/g, '$1'],
  [/e$/g, ''],
];
/** Spelling in which INN, BAN and USAN agree: 'amphetamine' and 'amfetamine', 'cephalexin' and 'cefalexin', 'oestradiol' and 'estradiol'. */
export const foldSpelling = (word: string): string =>
  foldings.reduce((folded, [from, to]) => folded.replace(from, to), word);

/** Spelling in which a name and its transliteration from Devanagari nearly agree: without 'a', and with few vowels. */
const roughOf = (word: string): string =>
  foldSpelling(word)
    .replace(/c(?=[ei])/g, 's')
    .replace(/x/g, 'cs')
    .replace(/k/g, 'c')
    .replace(/e/g, 'i')
    .replace(/u/g, 'o')
    .replace(/(?<!^)a/g, '')
    .replace(/(.)\1+/g, '$1');

/** Consonants alone, for words whose vowels are a guess. */
const consonantsOf = (folded: string): string =>
  folded
    .replace(/s/g, 'z')
    .replace(/[aeiouh]/g, '')
    .replace(/(.)\1+/g, '$1');

/** Consonants in any order, 'p' equal to 'f': 'morpine' and 'morhpine' sound like 'morphine'. */
const soundsOf = (folded: string): string =>
  [...new Set(consonantsOf(folded).replace(/p/g, 'f'))].toSorted().join('');

/** Letters that may be wrong in a name of this length. */
const mistakesAllowed = (length: number, isStrict: boolean): number =>
  isStrict ? (length >= 11 ? 2 : length >= 6 ? 1 : 0) : length >= 9 ? 1 : 0;

/** Shorter sounds belong to too many words. */
const FEWEST_SOUNDS = 4;
/** Names by folded spelling; finds names with a typing mistake without a full scan. */
export class NameIndex<Of> {
  readonly #byName = new Map<string, Of>();
  readonly #strict = new Set<string>();
  /** Names by each variant with one or two letters dropped. */
  readonly #byPart = new Map<string, string[]>();
  /** Folded names by sound. */
  readonly #bySound = new Map<string, string[]>();

  /** `isStrict`: tolerates more typing mistakes. The first entry of a name wins. */
  add(name: string, of: Of, isStrict: boolean): void {
    const folded = foldSpelling(
      wordsOf(name)
        .map(({ text }) => text)
        .join(''),
    );
    if (!folded || this.#byName.has(folded)) return;
    this.#byName.set(folded, of);
    if (isStrict) this.#strict.add(folded);
    const most = mistakesAllowed(folded.length, isStrict);
    if (most > 0 && /^[a-z]+$/.test(folded))
      for (const part of partsOf(folded, most)) {
        const names = this.#byPart.get(part);
        if (names) names.push(folded);
        else this.#byPart.set(part, [folded]);
      }
    const sound = soundOf(folded);
    if (sound.length >= FEWEST_SOUNDS)
      this.#bySound.set(sound, [...(this.#bySound.get(sound) ?? []), folded]);
  }
  exact = (folded: string): Of | undefined => this.#byName.get(folded);
  /** Nearest name that sounds like a word in Devanagari; the word is given in Latin letters. */
  bySound(latin: string): Of | undefined {
    const rough = roughOf(latin),
      most = Math.floor(rough.length / 5);
    const [best] = (this.#bySound.get(soundOf(latin)) ?? [])
      .map((name) => ({ name, by: edits(rough, roughOf(name), most) }))
      .filter(({ by }) => by <= most)
      .toSorted((a, b) => a.by - b.by);
    return best && this.#byName.get(best.name);
  }
  /** Nearest name within the mistakes allowed for its length. */
  nearest(folded: string): Of | undefined {
    if (folded.length < 5 || folded.length > 24) return undefined;
    let best: { name: string; by: number } | undefined;
    for (const part of partsOf(folded, folded.length >= 9 ? 2 : 1))
      for (const name of this.#byPart.get(part) ?? []) {
        const most = mistakesAllowed(name.length, this.#strict.has(name));
        // Typists rarely miss the first letter; without this check 'cetamin' would match 'vitamin'.
        if (name[0] !== folded[0] && name.length < 9) continue;
        const by = edits(folded, name, most);
        if (by > most || (best && by >= best.by)) continue;
        // A short name that differs in a consonant is mostly another name.
        if (name.length < 7 && by > 0 && soundsOf(folded) !== soundsOf(name)) continue;
        best = { name, by };
      }
    return best && this.#byName.get(best.name);
  }
  names = (): IterableIterator<string> => this.#byName.keys();
}
/** The word, and the word without one or two of its letters. */
function partsOf(word: string, most: number): Set<string> {
  const parts = new Set([word]);
  for (let round = 0, from = [word]; round < most; round++) {
    const shorter = from.flatMap((one) => [...one].map((_, at) => one.slice(0, at) + one.slice(at + 1)));
    for (const one of shorter) parts.add(one);
    from = [...new Set(shorter)];
  }
  return parts;
}
