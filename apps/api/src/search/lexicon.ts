import { latinOf, soundOf } from '../platform/search/sound.ts';
import { distance } from '../platform/search/spelling.ts';
import { families, fillers, packWords } from './families.ts';

/** One word that was typed. */
export interface Token {
  text: string;
  /** As the list has it. */
  form: string;
  by: 'exact' | 'sound' | 'spelling';
  /** Of its family. */
  name: string;
  /** It says what is meant: no filler, no number. */
  counts: boolean;
  /** No word of the list is written or sounds like it. */
  isUnknown: boolean;
  /** Place of the typed word that it was cut out of: 'oflo' out of 'metoflo'. */
  cutFrom: number | undefined;
}

/** Longer than anybody types; each more makes the work grow by its square. */
const WORDS = 16;
/** Numbers, units and counts of packs ('10s', '1x10', 'x2'): how much, not what. */
const AMOUNT =
  /^\d[\d.]*(?:%|mg|mcg|ml|gm|g|iu|k|mm|cm|l|s)?$|^\d*x\d+$|^(?:mg|mcg|ml|gm|gms|iu|mgs|एमजी|एमएल)$/u;
/** Says nothing about what is searched for. */
export const isFiller = (word: string): boolean => fillers.has(word) || AMOUNT.test(word);
/** Whether a word stands beside a name on a prescription or a pack; 'F.C.' as 'FC'. */
const isPackWord = (word: string): boolean => packWords.has(word.replaceAll('.', ''));
/** A word's family, by the word that stands for it. */
export const nameOf = (word: string): string => families.get(word) ?? word;

/** Knows the single words of all phrases, however they are written. */
export class Lexicon {
  readonly #words = new Set<string>();
  readonly #wordsBySound = new Map<string, string[]>();
  readonly #wordsByLetter = new Map<string, { word: string; latin: string }[]>();
  /** Words that were looked for; emptied before it grows large. */
  readonly #forms = new Map<string, Pick<Token, 'form' | 'by'>>();

  constructor(words: Iterable<string>) {
    for (const word of words) this.#words.add(word);
    for (const word of families.keys()) if (word.length > 2) this.#words.add(word);
    for (const word of this.#words) this.#indexWord(word);
  }
  #indexWord(word: string): void {
    const sound = soundOf(word),
      latin = latinOf(word);
    const add = <Of>(map: Map<string, Of[]>, key: string, one: Of): void => {
      const all = map.get(key);
      if (all) all.push(one);
      else map.set(key, [one]);
    };
    // Two consonants are the sound of too many words.
    if (sound.replace(/^[ah]/, '').length >= 2) add(this.#wordsBySound, sound, word);
    if (latin.length >= 4 && /^\p{L}+$/u.test(word)) add(this.#wordsByLetter, latin[0]!, { word, latin });
  }
  /** A word of the list that sounds so and is written nearly so, or is a letter or two away. */
  #formOf(word: string): Pick<Token, 'form' | 'by'> {
    if (isFiller(word) || this.#words.has(word)) return { form: word, by: 'exact' };
    let found = this.#forms.get(word);
    if (!found) {
      found = this.#sounding(word) ?? this.#spelled(word) ?? { form: word, by: 'exact' };
      if (this.#forms.size > 5_000) this.#forms.clear();
      this.#forms.set(word, found);
    }
    return found;
  }
  #sounding(word: string): Pick<Token, 'form' | 'by'> | undefined {
    const stem = word.replace(/(?:on|oon|en|ein|ों|ें|ियां|ियों)$/, '');
    for (const form of new Set([word, ...(stem.length >= 3 ? [stem] : [])])) {
      if (this.#words.has(form)) return { form, by: 'sound' };
      const latin = latinOf(form),
        most = Math.max(1, Math.floor(latin.length / 4));
      const [best] = (this.#wordsBySound.get(soundOf(form)) ?? [])
        .map((known) => ({ known, edits: distance(latin, latinOf(known), most) }))
        .filter(({ edits }) => edits <= most)
        .toSorted((a, b) => a.edits - b.edits);
      if (best) return { form: best.known, by: 'sound' };
    }
    return undefined;
  }
  /** One letter where it is short, since 'daad' and 'dard' are two things. */
  #spelled(word: string): Pick<Token, 'form' | 'by'> | undefined {
    const latin = latinOf(word),
      most = latin.length < 5 ? 0 : latin.length < 8 ? 1 : 2;
    if (most === 0 || !/^\p{L}[\p{L}\p{M}]*$/u.test(word)) return undefined;
    let best: string | undefined,
      least = most + 0.1;
    for (const known of this.#wordsByLetter.get(latin[0]!) ?? []) {
      if (Math.abs(known.latin.length - latin.length) > most) continue;
      const edits = distance(latin, known.latin, most);
      if (edits < least) [best, least] = [known.word, edits];
    }
    return best === undefined ? undefined : { form: best, by: 'spelling' };
  }
  /** Words that were typed without spaces: 'bukharkagoli', 'telma40'. */
  #parted(word: string): readonly string[] {
    const named = /^(\p{L}[\p{L}\p{M}]+?)(\d[\d.]*\p{L}*)$/u.exec(word);
    if (named && !this.#words.has(word)) return [...this.#parted(named[1]!), named[2]!];
    if (word.length < 7 || this.#words.has(word) || fillers.has(word) || this.#sounding(word)) return [word];
    // At each place: the fewest words that end there.
    const best: (readonly string[] | undefined)[] = [[]];
    for (let end = 1; end <= word.length; end++)
      for (let from = 0; from < end; from++) {
        const before = best[from],
          piece = word.slice(from, end);
        if (!before || before.length >= (best[end]?.length ?? 6)) continue;
        if ((piece.length > 1 && fillers.has(piece)) || (piece.length > 2 && this.#words.has(piece)))
          best[end] = [...before, piece];
      }
    const parts = best[word.length];
    return parts?.some((part) => part.length > 3 && !fillers.has(part)) ? parts : [word];
  }

  /** The words of what was typed, at most `WORDS` of them. */
  tokensOf(text: string): Token[] {
    return text
      .split(' ')
      .flatMap((typed, place) => {
        const words = this.#parted(typed),
          isCut = words.filter((word) => !/^\d/.test(word)).length > 1;
        return words.map((word) => ({ word, cutFrom: isCut ? place : undefined }));
      })
      .slice(0, WORDS)
      .map(({ word, cutFrom }) => {
        const { form, by } = this.#formOf(word);
        return {
          text: word,
          form,
          by,
          name: nameOf(form),
          counts: !isFiller(word),
          isUnknown: !isFiller(word) && !isPackWord(word) && !this.#words.has(form),
          cutFrom,
        };
      });
  }
}
