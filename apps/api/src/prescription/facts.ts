import type { ReviewedPrescription } from '@doorstep/contract/review.schema';
import type { NamedCaution } from '@doorstep/contract/medicine.schema';
import type { ServiceType } from '@doorstep/contract/order';
import type { Queries } from '../platform/db/database.ts';
import type { ItemRow } from '../order/service.ts';

type Line = ReviewedPrescription['orders'][number]['lines'][number];
/** What its own area knows of what was ordered. */
export interface Facts extends Pick<Line, 'composition' | 'strength' | 'form' | 'schedule' | 'alike'> {
  batch: string | null;
}
type Read = (items: readonly ItemRow[], queries?: Queries) => Promise<ReadonlyMap<ItemRow, Facts>>;
const UNKNOWN: Facts = { composition: null, strength: null, form: null, schedule: null, batch: null };

/** What is known of items in the areas that sell them: each adds its own. */
export function createItemFacts() {
  const reads = new Map<ServiceType, Read>();
  return {
    add: (productType: ServiceType, read: Read): void => {
      reads.set(productType, read);
    },
    async of(items: readonly ItemRow[], queries?: Queries): Promise<(item: ItemRow) => Facts> {
      const all = new Map<ItemRow, Facts>();
      for (const [productType, own] of Map.groupBy(items, (item) => item.productType))
        for (const [item, facts] of (await reads.get(productType)?.(own, queries)) ?? [])
          all.set(item, facts);
      return (item) => all.get(item) ?? UNKNOWN;
    },
  };
}
export type ItemFacts = ReturnType<typeof createItemFacts>;

/** Cautions of the medicines of several accounts, as their own area finds them. */
type ReadCautions = (
  given: ReadonlyArray<{ accountId: number; ids: readonly number[] }>,
  queries?: Queries,
) => Promise<NamedCaution[][]>;
export function createCautionSource() {
  let read: ReadCautions | undefined;
  return {
    set: (given: ReadCautions): void => {
      read = given;
    },
    of: (...[given, queries]: Parameters<ReadCautions>): Promise<NamedCaution[][]> =>
      read?.(given, queries) ?? Promise.resolve(given.map(() => [])),
  };
}
export type CautionSource = ReturnType<typeof createCautionSource>;
