import { consonants, isVowelSign, NASAL, NUKTA, VIRAMA, vowels } from '../devanagari.ts';

/** As long ones are typed on a phone, and what only loan words have. */
const vowelsTyped: Readonly<Record<string, string>> = { ...vowels, आ: 'aa', 'ा': 'aa', ऍ: 'e', 'ॅ': 'e' };
/** Consonants with a dot below. */
const dotted: Record<string, string> = {
  k: 'k',
  kh: 'kh',
  g: 'g',
  j: 'z',
  d: 'd',
  dh: 'dh',
  ph: 'f',
  y: 'y',
};

/**
 * A word of either script in small Latin letters, as Hindi is typed on a phone: 'बुख़ार' is 'bukhaar'. A consonant without a vowel sign
 * carries
 * an 'a'. What is Latin already stays as it is.
 */
export function latinOf(word: string): string {
  if (!/\p{Script=Devanagari}/u.test(word)) return word;
  const letters = [...word.normalize('NFD').replaceAll('\u200D', '').replaceAll('\u200C', '')];
  let latin = '';
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at]!,
      consonant = consonants[letter];
    if (consonant === undefined) {
      latin += vowelsTyped[letter] ?? (NASAL.test(letter) ? 'n' : letter === '\u0903' ? 'h' : letter);
      continue;
    }
    const isDotted = letters[at + 1] === NUKTA;
    if (isDotted) at++;
    latin += isDotted ? (dotted[consonant] ?? consonant) : consonant;
    const next = letters[at + 1] ?? '';
    if (next === VIRAMA || isVowelSign(next)) {
      latin += vowelsTyped[next] ?? '';
      at++;
    } else if (at < letters.length - 1) latin += 'a';
  }
  return latin;
}

/** English spellings by what is heard, then Hindi's pairs of breathed and plain consonants as one. In this order. */
const rules: ReadonlyArray<readonly [RegExp, string]> = [
  [/tion|sion|cian|xion/g, 'sn'],
  [/ch{1,2}|tch/g, 'C'],
  [/ph/g, 'f'],
  [/sh|sch/g, 's'],
  [/([kgtdbj])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/[wv]/g, 'v'],
  [/z/g, 'j'],
];
/** The Latin letters by which a word can begin whose sound begins so; others begin by themselves. */
const spelled: Record<string, string> = { a: 'aeiou', k: 'kcq', s: 'scx', j: 'jz', f: 'fp', v: 'vw', C: 'c' };
/** Sounds of fewer consonants are those of too many words. */
const FEWEST = 3;
/** The words of Latin letters that sound like one of either script: 'क्रोसिन' and 'krosin' like 'crocin'. */
export function sounding<Of extends { text: string }>(word: string, words: Iterable<Of>): Of[] {
  const wanted = soundOf(word);
  if (wanted.length < FEWEST) return [];
  const first = spelled[wanted[0]!] ?? wanted[0]!,
    longest = 3 * wanted.length + 2;
  const found: Of[] = [];
  // Length and first letter spare the sound of nearly all words.
  for (const one of words)
    if (
      one.text.length >= wanted.length &&
      one.text.length <= longest &&
      first.includes(one.text[0]!) &&
      soundOf(one.text) === wanted
    )
      found.push(one);
  return found;
}
/**
 * What a word of either script sounds like: its consonants, folded where people write one for the other, behind an 'a' for a vowel at its
 * beginning. 'bukhaar', 'bukhar' and 'बुखार' are 'bkr'; 'paracetamol' and 'पैरासिटामोल' are 'prstml'.
 */
export function soundOf(word: string): string {
  let folded = latinOf(word);
  for (const [from, to] of rules) folded = folded.replace(from, to);
  const first = /^[aeiou]/.test(folded) ? 'a' : folded.startsWith('h') ? 'h' : '';
  return first + folded.replace(/[^a-zC\d]|[aeiouyh]/g, '').replace(/(.)\1+/g, '$1');
}
