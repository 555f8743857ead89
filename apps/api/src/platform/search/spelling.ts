/** As many letters as a row has room for. */
export const LONGEST = 63;
/** One row of the table of edits: `row[j]` is what it takes to make the first letters of the one word into the first `j` of the other. */
const rows: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(LONGEST + 1),
  new Uint8Array(LONGEST + 1),
  new Uint8Array(LONGEST + 1),
];

/**
 * The last row of the table, for `a` and the first `n` letters of `b`; undefined where all of it is over `most`. Read before the next
 * call.
 */
export function lastRowOf(a: string, b: string, n: number, most: number): Uint8Array | undefined {
  let [before, last, row] = rows;
  for (let j = 0; j <= n; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= n; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      )
        best = Math.min(best, before[j - 2]! + 1);
      row[j] = best;
      if (best < least) least = best;
    }
    if (least > most) return undefined;
    [before, last, row] = [last, row, before];
  }
  return last;
}
/**
 * Letters to change, drop, add or swap with the next to make `typed` into `word`; or, for a word still being typed, into a beginning of it
 * (half an edit more, so that a whole word goes before). Over `most`: Infinity.
 */
export function distance(typed: string, word: string, most: number): number {
  const n = Math.min(word.length, typed.length + most, LONGEST),
    last = lastRowOf(typed, word, n, most);
  if (!last) return Infinity;
  const whole = n === word.length ? last[n]! : Infinity;
  let begun = Infinity;
  if (typed.length >= 5) for (let j = typed.length - 1; j <= n; j++) begun = Math.min(begun, last[j]! + 0.5);
  const found = Math.min(whole, begun);
  return found > most ? Infinity : found;
}

/** A bit for each of a to z that stands in the word, and one for all other characters. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) {
    const place = word.charCodeAt(at) - 97;
    bits |= 1 << (place >= 0 && place < 26 ? place : 26);
  }
  return bits;
}
function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  return count;
}

export interface Word {
  text: string;
  uses: number;
  letters: number;
}

const mostEdits = (typed: string): number => (typed.length < 5 ? 1 : typed.length < 9 ? 2 : 3);
/** A word that can be meant by `typed`, and how far it is from it; undefined where it is further than `most`. */
function scoreOf(typed: string, wanted: number, word: Word, most: number): number | undefined {
  // Each letter that the word lacks takes an edit: this spares the table for nearly all words.
  if (
    word.text.length < 3 ||
    word.text.length < typed.length - most ||
    countBits(wanted & ~word.letters) > most
  )
    return undefined;
  const edits = distance(typed, word.text, most);
  return edits === Infinity ? undefined : edits + (word.text[0] === typed[0] ? 0 : 0.6);
}
const isWord = (typed: string): boolean => typed.length >= 3 && typed.length <= 60 && /\p{L}/u.test(typed);

/** The word that was most likely meant: the nearest; of those the ones that begin alike; of those the most used. */
export function nearest(typed: string, words: Iterable<Word>): string | undefined {
  if (!isWord(typed)) return undefined;
  const most = mostEdits(typed),
    wanted = lettersOf(typed);
  let best: Word | undefined,
    bestScore = Infinity;
  for (const word of words) {
    const score = scoreOf(typed, wanted, word, most);
    if (
      score !== undefined &&
      (score < bestScore ||
        (score === bestScore &&
          (word.uses > best!.uses || (word.uses === best!.uses && word.text < best!.text))))
    )
      [best, bestScore] = [word, score];
  }
  return best?.text;
}
/** Up to `count` words that look much like `typed`, one edit further than `nearest` would go; those of letters alone. */
export function nearby(typed: string, words: Iterable<Word>, count: number): string[] {
  if (!isWord(typed)) return [];
  const most = mostEdits(typed) + 1,
    wanted = lettersOf(typed);
  return Array.from(words)
    .filter(({ text }) => /^\p{L}+$/u.test(text))
    .flatMap((word) => {
      const score = scoreOf(typed, wanted, word, most);
      return score === undefined ? [] : [{ word, score }];
    })
    .toSorted(
      (a, b) => a.score - b.score || b.word.uses - a.word.uses || (a.word.text < b.word.text ? -1 : 1),
    )
    .slice(0, count)
    .map(({ word }) => word.text);
}
