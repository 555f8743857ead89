import type { MedicineForm } from '@doorstep/contract/medicine';
import {
  brandOf,
  differ,
  kindOf,
  likeness,
  LONG,
  LONG_SOUND,
  saltSounds,
  sharesSalt,
  type BrandName,
} from './alike-names.ts';

export interface NamedRow {
  id: number;
  name: string;
  nameHi?: string | null;
  composition: string | null;
  form: MedicineForm;
  popularity: number;
}
/** A medicine that another one is easily taken for. */
export interface LookAlike {
  id: number;
  name: string;
  nameHi: string | null;
  composition: string;
}
export interface Alike {
  of: (id: number) => readonly LookAlike[];
  /** Pairs of brands, and medicines that are in one. */
  pairs: number;
  flagged: number;
}

/** Who warns of everything warns of nothing: of a catalogue no more than this part is told apart, and of a small one no more medicines. */
const SHARE = 0.05,
  FEW = 20;
/** Look-alikes that are told of one medicine. */
const TOLD = 3;
/** Of names in one bucket each is compared with so many: a catalogue made to fill one bucket must not stop the shop. */
const COMPARED = 64;
/** Words between two rests, in which others are answered. */
const PART = 500;

/** One brand with the same salts in the same form, in all its strengths. */
interface Product {
  name: BrandName;
  salts: readonly string[];
  kind: string;
  rows: NamedRow[];
  told: Product[];
}
interface Brand {
  name: BrandName;
  products: Map<string, Product>;
}
interface Pair {
  a: Product;
  b: Product;
  score: number;
  shares: boolean;
  popularity: number;
}
const mostOf = (size: number) => Math.max(FEW, Math.floor(size * SHARE));
const SPACE = 2 ** 21;
/** Of a text without the letters at two places; -1 is none. */
function hashWithout(text: string, one: number, other: number): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++)
    if (at !== one && at !== other) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The ways in which names come near one another: who has a hash in common with another is compared with it. */
type Hashes = (name: BrandName, add: (hash: number) => void) => void;
const bySound: Hashes = ({ sound }, add) => add(hashWithout(sound, -1, -1));
const byOneLetter: Hashes = ({ text }, add) => {
  for (let i = -1; i < text.length; i++) add(hashWithout(text, i, -1));
};
const byTwoLetters: Hashes = ({ text }, add) => {
  if (text.length >= LONG)
    for (let i = 1; i < text.length; i++)
      for (let j = i + 1; j < text.length; j++) add(hashWithout(text, i, j));
};
const byNearSound: Hashes = ({ sound }, add) => {
  if (sound.length >= LONG_SOUND) for (let i = -1; i < sound.length; i++) add(hashWithout(sound, i, -1));
};

const popularityOf = ({ rows }: Product) => Math.max(...rows.map(({ popularity }) => popularity));
const pairOf = (a: Product, b: Product, score: number): Pair => ({
  a,
  b,
  score,
  shares: sharesSalt(a.salts, b.salts),
  popularity: popularityOf(a) + popularityOf(b),
});

/** Brands of a catalogue, and what is sold under each. */
function* readProducts(rows: readonly NamedRow[]): Generator<void, Map<string, Brand>> {
  const brands = new Map<string, Brand>(),
    saltsOf = new Map<string, string[]>();
  for (const [at, row] of rows.entries()) {
    if (at % PART === 0) yield;
    const { composition } = row;
    const name = composition ? brandOf(row.name) : undefined;
    if (!name || !composition) continue;
    let salts = saltsOf.get(composition);
    if (!salts) saltsOf.set(composition, (salts = saltSounds(composition)));
    let brand = brands.get(name.text);
    if (!brand) brands.set(name.text, (brand = { name, products: new Map() }));
    const kind = kindOf(row.form),
      key = [kind, ...salts].join('+');
    const product = brand.products.get(key);
    if (product) product.rows.push(row);
    else brand.products.set(key, { name, salts, kind, rows: [row], told: [] });
  }
  return brands;
}

/** Reads the names of a catalogue in steps: whoever runs it rests between them. */
export function* findAlike(rows: readonly NamedRow[]): Generator<void, Alike> {
  const brands = [...(yield* readProducts(rows)).values()];
  const most = mostOf(rows.length);
  let pairs: Pair[] = [],
    least = 0;
  /** Only the nearest are told: far more than can be told need not be remembered. */
  const forget = () => {
    if (pairs.length <= 6 * most) return;
    pairs = pairs.toSorted(byNearness).slice(0, 3 * most);
    least = pairs.at(-1)!.score;
  };
  const meet = (one: Brand, other: Brand, score: number) => {
    for (const a of one.products.values())
      for (const b of other.products.values())
        if (a.kind === b.kind && differ(a, b)) pairs.push(pairOf(a, b, score));
    forget();
  };
  // One name for two medicines.
  for (const [at, { products }] of brands.entries()) {
    if (at % PART === 0) yield;
    for (const a of products.values())
      for (const b of products.values()) {
        if (a === b) break;
        if (a.kind === b.kind && differ(a, b)) pairs.push(pairOf(a, b, 1));
      }
    forget();
  }
  const met = new Set<number>();
  function* compare(among: readonly number[], hashes: Hashes) {
    const keys: number[] = [];
    for (const at of among) hashes(brands[at]!.name, (hash) => keys.push(hash * SPACE + at));
    yield;
    const sorted = Float64Array.from(keys).sort();
    yield;
    // Taken apart once: each is looked at many times.
    const own = Uint32Array.from(sorted, (key) => Math.floor(key / SPACE)),
      brand = Uint32Array.from(sorted, (key, at) => key - own[at]! * SPACE);
    for (let at = 0; at < own.length; at++) {
      if (at % PART === 0) yield;
      const one = brand[at]!,
        end = Math.min(own.length, at + 1 + COMPARED);
      for (let next = at + 1; next < end && own[next] === own[at]; next++) {
        const other = brand[next]!,
          score = one === other ? 0 : likeness(brands[one]!.name, brands[other]!.name);
        // Equal hashes stand in the order of brands: a pair has one key, whichever way it was found.
        if (score === 0 || score < least || met.has(one * SPACE + other)) continue;
        met.add(one * SPACE + other);
        meet(brands[one]!, brands[other]!, score);
      }
    }
  }
  const all = [...brands.keys()];
  yield* compare(all, bySound);
  yield* compare(all, byOneLetter);
  for (const same of Map.groupBy(all, (at) => brands[at]!.name.text[0]).values()) {
    yield* compare(same, byTwoLetters);
    yield* compare(same, byNearSound);
  }
  return settle(most, pairs);
}

const byNearness = (one: Pair, other: Pair) =>
  other.score - one.score ||
  Number(one.shares) - Number(other.shares) ||
  other.popularity - one.popularity ||
  one.a.rows[0]!.id + one.b.rows[0]!.id - other.a.rows[0]!.id - other.b.rows[0]!.id;

/** The nearest pairs, as many as are to be told. */
function settle(most: number, pairs: readonly Pair[]): Alike {
  const products = new Set<Product>();
  let flagged = 0,
    kept = 0;
  for (const { a, b } of pairs.toSorted(byNearness)) {
    if (a.told.length >= TOLD || b.told.length >= TOLD) continue;
    const more = (products.has(a) ? 0 : a.rows.length) + (products.has(b) ? 0 : b.rows.length);
    if (flagged + more > most) continue;
    flagged += more;
    kept++;
    products.add(a).add(b);
    a.told.push(b);
    b.told.push(a);
  }
  const told = new Map<number, LookAlike[]>();
  for (const { rows, told: others } of products)
    for (const row of rows)
      told.set(
        row.id,
        others.map((other) => lookAlike(nearestOf(row, other.rows))),
      );
  return { of: (id) => told.get(id) ?? [], pairs: kept, flagged };
}
const lookAlike = ({ id, name, nameHi, composition }: NamedRow): LookAlike => ({
  id,
  name,
  nameHi: nameHi ?? null,
  composition: composition!,
});
const numbersOf = (name: string) => /\d[\d./]*/.exec(name)?.[0];
/** Of the same strength where there is one, else the one that is sold most. */
function nearestOf({ name }: NamedRow, rows: readonly NamedRow[]): NamedRow {
  const strength = numbersOf(name);
  return rows.toSorted(
    (a, b) =>
      Number(numbersOf(b.name) === strength) - Number(numbersOf(a.name) === strength) ||
      b.popularity - a.popularity ||
      a.id - b.id,
  )[0]!;
}
