import type { MedicineForm } from '@doorstep/contract/medicine';

/** What the list may be narrowed by besides its search and its letter. */
export interface Filter {
  prescription?: boolean | undefined;
  inStock?: true | undefined;
  form?: MedicineForm | undefined;
  /** What it is for, as the catalogue groups it. */
  use?: string | undefined;
  fromPaise?: number | undefined;
  toPaise?: number | undefined;
}
export interface Told {
  id: number;
  composition: string | null;
  form: MedicineForm;
  category: string | null;
  prescriptionRequired: boolean;
  offerPaise: number;
}

/** What is known of each row besides its words; rows are numbered as they came. */
export class RowFacts {
  readonly #uses: readonly string[];
  readonly #use: Uint16Array;
  readonly #form: readonly MedicineForm[];
  readonly #prescription: Uint8Array;
  readonly #price: Uint32Array;
  readonly #combined: Uint8Array;
  readonly #out: Uint8Array;
  readonly #rowOf: Map<number, number>;

  constructor(rows: readonly Told[]) {
    const number = new Map<string, number>();
    for (const { category } of rows)
      if (category && !number.has(category)) number.set(category, number.size + 1);
    this.#uses = [...number.keys()];
    this.#use = Uint16Array.from(rows, ({ category }) => number.get(category ?? '') ?? 0);
    this.#form = rows.map(({ form }) => form);
    this.#prescription = Uint8Array.from(rows, ({ prescriptionRequired }) => Number(prescriptionRequired));
    this.#price = Uint32Array.from(rows, ({ offerPaise }) => offerPaise);
    this.#combined = Uint8Array.from(rows, ({ composition }) =>
      Number(composition?.includes(' + ') ?? false),
    );
    this.#out = new Uint8Array(rows.length);
    this.#rowOf = new Map(rows.map(({ id }, row) => [id, row]));
  }

  /** 1 for a combination of salts, 0 for a single one and for what is none. */
  combined = (row: number): number => this.#combined[row]!;
  /** What its medicines are for, the largest group first. */
  uses(): string[] {
    const counts = new Map<number, number>();
    for (const use of this.#use) counts.set(use, (counts.get(use) ?? 0) + 1);
    return this.#uses
      .map((name, at) => ({ name, count: counts.get(at + 1) ?? 0 }))
      .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .map(({ name }) => name);
  }
  /** Those of the same use that anybody may buy, without the row itself (decision C24). */
  alike(id: number): number[] {
    const own = this.#rowOf.get(id);
    const use = own === undefined ? 0 : this.#use[own]!;
    const found: number[] = [];
    if (use > 0)
      for (let row = 0; row < this.#use.length; row++)
        if (row !== own && this.#use[row] === use && !this.#prescription[row]) found.push(row);
    return found;
  }
  /** Which are out of stock now: this changes by the minute, and the rest does not. */
  setOut(ids: Iterable<number>): void {
    this.#out.fill(0);
    for (const id of ids) {
      const row = this.#rowOf.get(id);
      if (row !== undefined) this.#out[row] = 1;
    }
  }
  rowOf = (id: number): number | undefined => this.#rowOf.get(id);
  isOut(id: number): boolean {
    const row = this.#rowOf.get(id);
    return row !== undefined && this.#out[row] === 1;
  }
  /** Says of a row whether it passes. */
  test({
    prescription,
    inStock,
    form,
    use,
    fromPaise = 0,
    toPaise = Infinity,
  }: Filter): (row: number) => boolean {
    const wantedUse = use === undefined ? undefined : this.#uses.indexOf(use) + 1;
    return (row) =>
      (prescription === undefined || this.#prescription[row] === Number(prescription)) &&
      (!inStock || this.#out[row] === 0) &&
      (form === undefined || this.#form[row] === form) &&
      // A use that nobody knows has no medicines, and 0 is that of rows without one.
      (wantedUse === undefined || (wantedUse > 0 && this.#use[row] === wantedUse)) &&
      this.#price[row]! >= fromPaise &&
      this.#price[row]! <= toPaise;
  }
}
/** Nothing is narrowed. */
export const isOpen = (filter: Filter): boolean =>
  Object.values(filter).every((value) => value === undefined);
