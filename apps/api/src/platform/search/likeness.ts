const rows: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(64),
  new Uint8Array(64),
  new Uint8Array(64),
];

/** Letters to change, drop, add or swap with the next to make one word into the other; Infinity where they are more than `most`. */
export function edits(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > 63 || b.length > 63) return Infinity;
  let [before, last, row] = rows;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
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
    if (least > most) return Infinity;
    [before, last, row] = [last, row, before];
  }
  return last[b.length]! > most ? Infinity : last[b.length]!;
}

const best = new Float64Array(65);
/**
 * How much two words look alike, from 0 to 1: BI-SIM of Kondrak and Dorr (2004). Pairs of neighbouring letters in their order count, whole or
 * half, and the first letter counts double.
 */
export function biSim(a: string, b: string): number {
  const long = Math.max(a.length, b.length);
  if (a.length === 0 || b.length === 0 || long > 63) return 0;
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
