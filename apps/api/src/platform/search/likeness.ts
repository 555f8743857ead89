import { lastRowOf, LONGEST } from './spelling.ts';

/** Letters to change, drop, add or swap with the next to make one word into the other; Infinity where they are more than `most`. */
export function edits(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > LONGEST || b.length > LONGEST) return Infinity;
  const found = lastRowOf(a, b, b.length, most)?.[b.length] ?? Infinity;
  return found > most ? Infinity : found;
}

const best = new Float64Array(LONGEST + 2);
/**
 * How much two words look alike, from 0 to 1: BI-SIM of Kondrak and Dorr (2004). Pairs of neighbouring letters in their order count,
 * whole or
 * half, and the first letter counts double.
 */
export function biSim(a: string, b: string): number {
  const long = Math.max(a.length, b.length);
  if (a.length === 0 || b.length === 0 || long > LONGEST) return 0;
  best.fill(0);
  for (let i = 0; i < a.length; i++) {
    const own = a.charCodeAt(i),
      ownBefore = a.charCodeAt(Math.max(0, i - 1));
    let diagonal = 0;
    for (let j = 0; j < b.length; j++) {
      const above = best[j + 1]!;
      const score =
        (Number(own === b.charCodeAt(j)) + Number(ownBefore === b.charCodeAt(Math.max(0, j - 1)))) / 2;
      best[j + 1] = Math.max(above, best[j]!, diagonal + score);
      diagonal = above;
    }
  }
  return best[b.length]! / long;
}
