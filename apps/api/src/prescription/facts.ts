import type { ReviewedPrescription } from '@doorstep/contract/staff.schema';
import type { ServiceType } from '@doorstep/contract/order';
import type { ItemRow } from '../order/service.ts';
import { medicineOf } from './written.ts';

type Line = ReviewedPrescription['orders'][number]['lines'][number];
/** What stands in a catalogue of what was ordered. */
export type Facts = Pick<Line, 'composition' | 'strength' | 'form'>;
type Read = (references: readonly string[]) => Promise<ReadonlyMap<string, Facts>>;

/** What is known of items in the areas that sell them: each adds its own. */
export function createItemFacts() {
  const reads = new Map<ServiceType, Read>();
  return {
    add: (productType: ServiceType, read: Read): void => {
      reads.set(productType, read);
    },
    /** By `medicineOf`. */
    async of(items: readonly ItemRow[]): Promise<Map<string, Facts>> {
      const all = new Map<string, Facts>();
      for (const [productType, own] of Map.groupBy(items, (item) => item.productType))
        for (const [reference, facts] of (await reads.get(productType)?.([
          ...new Set(own.map((item) => item.reference)),
        ])) ?? [])
          all.set(medicineOf({ productType, reference }), facts);
      return all;
    },
  };
}
export type ItemFacts = ReturnType<typeof createItemFacts>;
