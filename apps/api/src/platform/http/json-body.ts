/** Nothing that we ask for nests so deep, and who walks through it by recursion must come to its end. */
const DEPTH = 40;
/** Of a body: not too deep, and without the letter that no text of the database can hold. */
export function canBeKept(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH || level.some((one) => typeof one === 'string' && one.includes('\0'))) return false;
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? (Object.entries(one) as unknown[][]).flat() : [],
    );
  }
  return true;
}
/** The same, with '\uFFFD' for each half of a character, which a text that was cut may end with: JSON of the database takes none. */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(wellFormed);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name.toWellFormed(), wellFormed(one)]),
  );
}
