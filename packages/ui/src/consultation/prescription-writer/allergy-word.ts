/** Words of fewer letters say too little: 'mg', 'IP', 'and'. */
const LEAST = 4;
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= LEAST);
/** Of no salt, and in many sentences. */
const plain = new Set(['acid', 'allergy', 'allergic', 'sodium', 'tablet', 'tablets', 'with', 'from', 'none']);

/**
 * The word of the allergies that begins a word of a medicine's salts or name: 'sulfa' and 'Sulfamethoxazole'. A comparison of letters: it
 * knows nothing of related medicines.
 */
export function allergyWord(allergies: string, medicine: string): string | undefined {
  const names = wordsOf(medicine);
  return wordsOf(allergies).find(
    (word) => !plain.has(word) && names.some((name) => name.startsWith(word) || word.startsWith(name)),
  );
}
