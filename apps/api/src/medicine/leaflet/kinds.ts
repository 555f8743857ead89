import { body } from './kinds-body.ts';
import { local } from './kinds-local.ts';
import type { Way } from './way.ts';

/** One kind of salt: ids of what is said about it (./words.ts). */
export interface Kind {
  ways: string[];
  use: string[];
  take: string[];
  /** What `take` begins with stands instead of what holds for every tablet, syrup or cream. */
  says: boolean;
  avoid: string[];
  ask: string[];
  common: string[];
  danger: string[];
  keep: string[];
}
const plain = (name: string) => name.trim().toLowerCase();
/** The same for 'A + B' and 'B + A'. */
const keyOf = (names: readonly string[]) => names.map(plain).toSorted().join(' + ');

export const kinds = new Map<string, Kind[]>();
for (const line of `${body.trim()}\n${local.trim()}`.split('\n')) {
  const [salts = '', ...cells] = line.split('|');
  const [ways = [], use = [], take = [], avoid = [], ask = [], common = [], danger = [], keep = []] =
    cells.map((cell) => cell.split(' ').filter(Boolean));
  const kind = {
    ways,
    use,
    take: take.map((id) => id.replace('=', '')),
    says: take[0]?.startsWith('=') ?? false,
    avoid,
    ask,
    common,
    danger,
    keep,
  };
  for (const salt of salts.split(',')) {
    const key = keyOf(salt.split('+'));
    kinds.set(key, [...(kinds.get(key) ?? []), kind]);
  }
}

/** 'Paracetamol 650 mg + Caffeine 50 mg, sustained release' → Paracetamol, Caffeine. A number without a unit belongs to the name, as in Omega-3. */
export const saltsOf = (composition: string): string[] =>
  composition
    .split(/\s*\+\s*/)
    .map((part) => (/^(.+?)[\s(]*\d[\d.,]*\s*[a-z%µ]/i.exec(part)?.[1] ?? part.split(',')[0]!).trim());

/** The kinds of what is in it: of the mixture where it has a line of its own, else of each salt; undefined where one of them is unknown. */
export function kindsOf(composition: string, way: Way): Kind[] | undefined {
  const names = saltsOf(composition);
  const find = (key: string) => kinds.get(key)?.find(({ ways }) => ways.includes(way));
  const whole = find(keyOf(names));
  if (whole) return [whole];
  const parts = names.map((name) => find(plain(name)));
  return parts.includes(undefined) ? undefined : [...new Set(parts as Kind[])];
}
/** Drops of it may be for eye, ear or nose: without a word about that nobody may be told to swallow them. */
export const alsoDropped = (composition: string): boolean =>
  saltsOf(composition).some((name) =>
    kinds.get(plain(name))?.some(({ ways }) => ways.some((way) => ['eye', 'ear', 'nose'].includes(way))),
  );
