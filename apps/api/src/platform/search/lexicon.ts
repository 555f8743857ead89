import { latinOf, sounding } from './sound.ts';
import { distance, lettersOf, nearby, nearest, type Word } from './spelling.ts';

/** As it is compared: one form of each character, small letters, single spaces. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

export interface Term extends Word {
  /** The word from its first letter or digit on: '(500mg)' begins with '500'. */
  bare: string;
  rows: Uint32Array;
}

/** Takes what each row says, already plain. */
export class LexiconBuilder {
  #rows = new Map<string, number[]>();

  add(row: number, text: string) {
    for (const word of text.split(' ')) {
      if (!word) continue;
      const rows = this.#rows.get(word);
      if (!rows) this.#rows.set(word, [row]);
      else if (rows.at(-1) !== row) rows.push(row);
    }
  }
  finish(): Lexicon {
    return new Lexicon(
      Array.from(this.#rows, ([text, rows]) => ({
        text,
        bare: text.replace(/^[^\p{L}\p{N}]+/u, ''),
        rows: Uint32Array.from(rows),
        uses: rows.length,
        letters: lettersOf(text),
      })),
    );
  }
}

/** The different words of the catalogue, and which rows hold them. */
export class Lexicon {
  readonly #terms: readonly Term[];
  /** All words in one text, each on its line: looking through it takes a tenth of the time that asking each word takes. */
  readonly #text: string;
  readonly #starts: Uint32Array;

  constructor(terms: readonly Term[]) {
    this.#terms = terms;
    this.#text = terms.map(({ text }) => `${text}\n`).join('');
    this.#starts = new Uint32Array(terms.length + 1);
    for (const [at, { text }] of terms.entries()) this.#starts[at + 1] = this.#starts[at]! + text.length + 1;
  }

  /** Words that contain `part`; empty for an empty part. */
  holding(part: string): Term[] {
    if (part === '') return [];
    const found: Term[] = [];
    for (let at = this.#text.indexOf(part); at !== -1;) {
      const term = this.#termAt(at);
      found.push(this.#terms[term]!);
      at = this.#text.indexOf(part, this.#starts[term + 1]);
    }
    return found;
  }

  #termAt(place: number): number {
    let low = 0,
      high = this.#terms.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.#starts[middle]! <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The text with each word that no medicine holds put right; undefined where there is nothing to put right, or no way to. */
  correct(text: string): string | undefined {
    const words = text.split(' ').map((word) => (this.#text.includes(word) ? word : this.#meant(word)));
    const corrected = words.join(' ');
    return words.includes(undefined) || corrected === text ? undefined : corrected;
  }

  /** By its spelling; or by its sound, which goes first for a word of the other script. */
  #meant(word: string): string | undefined {
    const latin = latinOf(word);
    const isLatin = latin === word;
    const bySpelling = isLatin ? nearest(word, this.#terms) : undefined;
    if (bySpelling !== undefined) return bySpelling;
    const far = (text: string) => distance(latin, text, latin.length);
    const [best] = sounding(word, this.#terms).toSorted(
      (a, b) => far(a.text) - far(b.text) || b.uses - a.uses || (a.text < b.text ? -1 : 1),
    );
    return best?.text ?? (isLatin ? undefined : nearest(word, this.#terms));
  }

  /** Up to four other texts for one that finds nothing: its words one by one where there are several, and words that are spelled much like one that nothing holds. */
  close(text: string): string[] {
    const words = text.split(' ').slice(0, 4),
      known = words.filter((word) => word.length >= 3 && this.#text.includes(word)),
      unknown = words.filter((word) => !this.#text.includes(word));
    const found = [
      ...(words.length > 1 ? known : []),
      ...unknown.flatMap((word) => nearby(word, this.#terms, 3)),
    ];
    return [...new Set(found)].slice(0, 4);
  }
}
