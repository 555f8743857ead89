import {
  letters,
  medicineMatches,
  type MedicineForm,
  type MedicineMatch,
  type MedicineSort,
} from '@doorstep/contract/medicine';
import { amountsOf, brandKeyOf, foldName, type Amounts, type AskedName } from './asked-name.ts';
import { isOpen, RowFacts, type Filter, type Told } from './row-facts.ts';
import { LexiconBuilder, plain, type Lexicon, type Term } from '../platform/search/lexicon.ts';

export interface IndexedRow extends Told {
  name: string;
  nameHi?: string | null;
  manufacturer: string | null;
  popularity: number;
  /** Units in a pack, such as the 10 of 'Febrisol 10 tablets'. */
  packSize?: number | null;
}
export interface Wanted extends Filter {
  search?: string | undefined;
  /** Search by name: words filter, strength and form only rank, and each result gets a `match`. */
  named?: AskedName | undefined;
  /** Instead of a search: what holds any of these, those of the first before those of the next. */
  any?: readonly string[] | undefined;
  letter?: string | undefined;
  sort?: MedicineSort | undefined;
  offset: number;
  limit: number;
  /** Beyond it matches need not be counted, nor even looked for. */
  counted?: number;
}
/** `total` is exact up to what was to be counted; a larger one only says that there are more. */
export interface Found {
  ids: number[];
  total: number;
  /** Match per id of a name search. */
  matches?: MedicineMatch[];
  /** Results of a name search with the requested medicine, in any strength and form. */
  matched?: number;
}

/** How well a row fits a search: its name begins with the text; its words begin with the text's; it holds them somewhere. */
const NAME = 1,
  WORDS = 2,
  PARTS = 3;
/** A row found by name gets `fit + PARTS * kind`, with the place of its match in `medicineMatches` as its kind. */
const SIMILAR = PARTS * medicineMatches.indexOf('similar');
const FITS = PARTS * medicineMatches.length;
/** More words than anybody types cost time and find nothing. */
const wordsOf = (text: string): string[] => [...new Set(text.split(' ').slice(0, 12))];

/** Rows by a number of 32 bits, equals as they came. */
function inOrder(count: number, key: (row: number) => number): Uint32Array {
  const keys = new Float64Array(count);
  for (let row = 0; row < count; row++) keys[row] = key(row) * 2 ** 21 + row;
  return Uint32Array.from(keys.sort(), (packed) => packed % 2 ** 21);
}

/** Those of `some` that stand in `sorted` too: by looking each up where `sorted` is much longer, else by going along it. */
function eachOfBoth(some: Uint32Array, sorted: Uint32Array, hit: (row: number) => void) {
  if (sorted.length < some.length * 16) {
    for (const row of sorted) hit(row);
    return;
  }
  for (const row of some) {
    let low = 0,
      high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]! < row) low = middle + 1;
      else high = middle;
    }
    if (sorted[low] === row) hit(row);
  }
}

interface Label extends Amounts {
  packSize: number | undefined;
  form: MedicineForm;
  /** Its salts without amounts; the same for all strengths of one medicine. */
  salts: string;
}
const saltsKeyOf = (composition: string | null): string =>
  (composition ?? '')
    .split(' + ')
    .map((part) => part.replace(/,.*$| \d.*$/, '').toLowerCase())
    .toSorted()
    .join('+');
/** Derived from the rows as they are added. */
interface Derived {
  names: string[];
  labels: Label[];
  /** Rows by brand key, in either script. */
  brands: Map<string, number[]>;
}

/** Takes the catalogue in parts, so that others are answered in between. */
export class IndexBuilder {
  #rows: IndexedRow[] = [];
  #derived: Derived = { names: [], labels: [], brands: new Map() };
  #lexicon = new LexiconBuilder();

  add(rows: readonly IndexedRow[]) {
    const { names, labels, brands } = this.#derived;
    for (const row of rows) {
      const { nameHi, composition, packSize, form } = row,
        name = plain(row.name),
        at = this.#rows.push(row) - 1;
      this.#lexicon.add(
        at,
        `${name} ${foldName(row.nameHi ?? '')} ${plain(row.composition ?? '')} ${plain(row.manufacturer ?? '')}`,
      );
      names.push(name);
      labels.push({
        ...amountsOf(name, composition),
        packSize: packSize ?? undefined,
        form,
        salts: saltsKeyOf(composition),
      });
      for (const key of new Set([brandKeyOf(row.name), nameHi ? brandKeyOf(nameHi) : ''])) {
        if (!key) continue;
        const others = brands.get(key);
        if (others) others.push(at);
        else brands.set(key, [at]);
      }
    }
  }
  finish(): SearchIndex {
    return new SearchIndex(this.#rows, this.#derived, this.#lexicon.finish());
  }
}

/** Whether a brand, strength, form or kind narrows the search, not only the text. */
const isNarrowed = (named: AskedName | undefined, brands: ReadonlyMap<string, unknown>): boolean =>
  named !== undefined &&
  (named.strengths.length + named.forms.length + named.kinds.length > 0 || brands.has(named.key));

/** Whether only the manufacturer matches; Hindi text is never compared. */
const isOnlyMaker = (text: string, name: string, salts: string): boolean =>
  !/\p{Script=Devanagari}/u.test(text) &&
  !text.split(' ').some((word) => name.includes(word) || salts.includes(word));

/** Match of a medicine with the right name, by strength and form. */
function matchOf(
  { strengths, forms, formWords, kinds }: AskedName,
  label: Label,
  name: string,
): MedicineMatch {
  const hasStrength =
    label.amounts.length === 0 ||
    strengths.every(({ values, milligrams, isBare }) =>
      milligrams !== undefined && label.milligrams.length > 0
        ? label.milligrams.includes(milligrams)
        : values.some((value) => label.amounts.includes(value)) || (isBare && values[0] === label.packSize),
    );
  if (!hasStrength) return 'other_strength';
  const words = name.split(' '),
    hasForm =
      forms.length === 0 || forms.includes(label.form) || formWords.some((word) => words.includes(word));
  return hasForm && kinds.every((kind) => words.includes(kind)) ? 'exact' : 'other_form';
}

/** The whole catalogue as it is searched and sorted, in some 300 bytes a medicine. Rows are numbered as they came. */
export class SearchIndex {
  readonly size: number;
  readonly facts: RowFacts;
  readonly #ids: Int32Array;
  readonly #names: string[];
  readonly #lexicon: Lexicon;
  readonly #letters: Uint8Array;
  /** Rows by brand key, in either script. */
  readonly #brands: ReadonlyMap<string, readonly number[]>;
  readonly #labels: readonly Label[];
  readonly #orders: Record<'recommended' | 'price' | 'name', Uint32Array>;
  /** Scratch of one search: how well each row fits, 0 not at all; how many of the search's words begin a word of it; the rows that were found. */
  readonly #fit: Uint8Array;
  readonly #begun: Uint8Array;
  readonly #found: Uint32Array;

  constructor(rows: readonly IndexedRow[], { names, labels, brands }: Derived, lexicon: Lexicon) {
    this.size = rows.length;
    this.facts = new RowFacts(rows);
    this.#ids = Int32Array.from(rows, ({ id }) => id);
    this.#names = names;
    this.#lexicon = lexicon;
    this.#labels = labels;
    this.#brands = brands;
    this.#letters = Uint8Array.from(
      names,
      (name) => letters.indexOf(name.charAt(0).toUpperCase() || ' ') + 1,
    );
    this.#orders = {
      recommended: inOrder(this.size, (row) => 2 ** 31 - 1 - rows[row]!.popularity),
      price: inOrder(this.size, (row) => rows[row]!.offerPaise),
      name: Uint32Array.from(
        Array.from(names, (_, row) => row).toSorted((a, b) =>
          names[a]! < names[b]! ? -1 : names[a]! > names[b]! ? 1 : a - b,
        ),
      ),
    };
    this.#fit = new Uint8Array(this.size);
    this.#begun = new Uint8Array(this.size);
    this.#found = new Uint32Array(this.size);
  }

  find({
    search = '',
    named,
    any,
    letter,
    sort,
    offset,
    limit,
    counted = Infinity,
    ...filter
  }: Wanted): Found {
    const fit = this.#fit;
    const text = named && !any ? named.text : plain(search);
    const ranked = (text !== '' || any !== undefined) && sort === undefined;
    // A page of names that begin with the text, and more of them than are counted: the other matches would change nothing.
    const open = isOpen(filter);
    const enough =
      ranked &&
      !any &&
      open &&
      !letter &&
      !isNarrowed(named, this.#brands) &&
      this.#named(text).length > Math.max(counted, offset + limit);
    let total = enough
      ? this.#markNamed(text, true)
      : any
        ? this.#matchAny(any, named)
        : named
          ? this.#matchName(named)
          : text
            ? this.#match(text, ranked)
            : fit.fill(NAME).length;
    if (letter) {
      const wanted = letters.indexOf(letter.toUpperCase()) + 1;
      for (let row = 0; row < this.size; row++)
        if (fit[row] && this.#letters[row] !== wanted) {
          fit[row] = 0;
          total--;
        }
    }
    if (!open) {
      const passes = this.facts.test(filter);
      for (let row = 0; row < this.size; row++)
        if (fit[row] && !passes(row)) {
          fit[row] = 0;
          total--;
        }
    }
    const rows = offset < total ? this.#page(sort, ranked, total, offset, limit) : [];
    return {
      ids: rows.map((row) => this.#ids[row]!),
      total,
      ...(named && {
        matches: rows.map((row) => medicineMatches[Math.floor((fit[row]! - 1) / PARTS)]!),
        matched: this.#countMatched(),
      }),
    };
  }

  /**
   * Marks the rows whose brand or words match the name. Another brand that begins with the name and has other salts is only
   * similar: 'Febrisol Plus' is not 'Febrisol'.
   */
  #matchName(named: AskedName): number {
    const fit = this.#fit;
    if (named.text === '') {
      fit.fill(0);
      return 0;
    }
    let count = this.#match(named.text, true);
    const brand = this.#brands.get(named.key) ?? [];
    for (const row of brand) {
      if (fit[row] === 0) this.#found[count++] = row;
      fit[row] = NAME;
    }
    const salts = new Set(brand.map((row) => this.#labels[row]!.salts)),
      isBrand = new Set(brand);
    for (const row of this.#found.subarray(0, count)) {
      const found = fit[row]!,
        label = this.#labels[row]!;
      const match =
        found === PARTS ||
        (brand.length > 0 && !isBrand.has(row) && !salts.has(label.salts)) ||
        (!isBrand.has(row) && isOnlyMaker(named.text, this.#names[row]!, label.salts))
          ? 'similar'
          : matchOf(named, label, this.#names[row]!);
      fit[row] = found + PARTS * medicineMatches.indexOf(match);
    }
    return count;
  }
  /** Match of a medicine found by other means with the strength and form of a name. */
  matchOf(named: AskedName, id: number): MedicineMatch {
    const row = this.facts.rowOf(id);
    return row === undefined ? 'similar' : matchOf(named, this.#labels[row]!, this.#names[row]!);
  }
  #countMatched(): number {
    let count = 0;
    for (const fit of this.#fit) if (fit > 0 && fit <= SIMILAR) count++;
    return count;
  }
  /** Whether a brand has this key or a name begins with these words. */
  isBrand = ({ key, text }: AskedName): boolean =>
    text !== '' && (this.#brands.has(key) || this.#named(`${text} `).length > 0);

  /** Marks the rows that hold every word of the text somewhere in name, composition or maker, and counts them. */
  #match(text: string, ranked: boolean): number {
    const fit = this.#fit.fill(0),
      found = this.#found;
    const lists = wordsOf(text)
      .map((word) => {
        const terms = this.#lexicon.holding(word);
        return { word, terms, uses: terms.reduce((sum, term) => sum + term.uses, 0) };
      })
      .toSorted((a, b) => a.uses - b.uses);
    let count = 0;
    // The rarest word first: no row that it does not find need be remembered.
    for (const { rows } of lists[0]!.terms)
      for (const row of rows)
        if (fit[row] === 0) {
          fit[row] = 1;
          found[count++] = row;
        }
    for (let k = 1; k < lists.length; k++) {
      const some = found.subarray(0, count);
      for (const { rows } of lists[k]!.terms)
        eachOfBoth(some, rows, (row) => {
          if (fit[row] === k) fit[row] = k + 1;
        });
      count = 0;
      for (const row of some)
        if (fit[row] === k + 1) found[count++] = row;
        else fit[row] = 0;
    }
    const rows = found.subarray(0, count);
    for (const row of rows) fit[row] = PARTS;
    if (ranked && count > 0) this.#rank(text, lists, rows);
    return count;
  }

  /** Marks and counts the rows with words that begin like any text, the first text best: methylprednisolone is no prednisolone. */
  #matchAny(texts: readonly string[], named?: AskedName): number {
    const best = new Uint8Array(this.size);
    for (const [nth, text] of texts.entries()) {
      this.#match(plain(text), true);
      for (let row = 0; row < this.size; row++)
        if (this.#fit[row] && this.#fit[row] !== PARTS && !best[row]) best[row] = Math.min(nth + 1, PARTS);
    }
    if (named)
      for (let row = 0; row < this.size; row++)
        if (best[row])
          best[row]! +=
            PARTS * medicineMatches.indexOf(matchOf(named, this.#labels[row]!, this.#names[row]!));
    this.#fit.set(best);
    return best.reduce((count, fit) => count + Number(fit > 0), 0);
  }

  #rank(text: string, lists: readonly { word: string; terms: readonly Term[] }[], found: Uint32Array) {
    const fit = this.#fit,
      begun = this.#begun.fill(0);
    for (const [k, { word, terms }] of lists.entries())
      for (const { text: whole, bare, rows } of terms) {
        if (whole.startsWith(word) || bare.startsWith(word))
          eachOfBoth(found, rows, (row) => {
            if (begun[row] === k) begun[row] = k + 1;
          });
      }
    for (const row of found) if (begun[row] === lists.length) fit[row] = WORDS;
    this.#markNamed(text, false);
  }

  /** Whether a name begins with the text. */
  isNamed = (search: string): boolean => this.#named(plain(search)).length > 0;
  /** The rows whose name begins with the text: side by side in the order of names. */
  #named(text: string): Uint32Array {
    return this.#orders.name.subarray(this.#firstFrom(text), this.#firstFrom(`${text}\uFFFF`));
  }
  #markNamed(text: string, alone: boolean): number {
    if (alone) this.#fit.fill(0);
    const named = this.#named(text);
    for (const row of named) this.#fit[row] = NAME;
    return named.length;
  }

  /** Where in the order of names those begin that do not stand before `text`. */
  #firstFrom(text: string): number {
    let low = 0,
      high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#names[this.#orders.name[middle]!]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** One walk along the order, no further than it takes to fill the page. */
  #page(
    sort: MedicineSort | undefined,
    ranked: boolean,
    total: number,
    offset: number,
    limit: number,
  ): number[] {
    const order =
      this.#orders[sort === undefined ? 'recommended' : sort.startsWith('price') ? 'price' : 'name'];
    const back = sort?.endsWith('desc') ?? false;
    // Of those that fit alike, single salts before combinations.
    const ranks: number[][] = Array.from({ length: 2 * FITS }, () => []);
    const enough = offset + limit;
    let seen = 0;
    for (let step = 0; seen < total && step < this.size; step++) {
      const row = order[back ? this.size - 1 - step : step]!;
      const fit = this.#fit[row]!;
      if (!fit) continue;
      seen++;
      const rank = ranks[ranked ? 2 * (fit - 1) + this.facts.combined(row) : 0]!;
      if (rank.length < enough) rank.push(row);
      else if (rank === ranks[0]) break;
    }
    return ranks.flat().slice(offset, enough);
  }

  correct(search: string): string | undefined {
    return this.#lexicon.correct(plain(search));
  }
  /** What may have been meant by a search that finds nothing. */
  close(search: string): string[] {
    return this.#lexicon.close(plain(search));
  }

  /** Up to `count` others of the same use that need no prescription, always the same for one `seed`. */
  pickAlike(id: number, seed: number, count: number): number[] {
    const rows = this.facts.alike(id);
    let state = seed >>> 0;
    for (let at = 0; at < Math.min(count, rows.length); at++) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      const other = at + (((mixed ^ (mixed >>> 14)) >>> 0) % (rows.length - at));
      [rows[at], rows[other]] = [rows[other]!, rows[at]!];
    }
    return rows.slice(0, count).map((row) => this.#ids[row]!);
  }
}
