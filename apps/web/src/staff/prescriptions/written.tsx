import { QTY_MAX } from '@doorstep/contract/cart';
import { toPaise } from '@doorstep/contract/money';
import type { Medicine } from '@doorstep/contract/medicine.schema';
import type { ReviewedPrescription } from '@doorstep/contract/review.schema';
import { formatPaise } from '@doorstep/ui/base/price';
import { DispensedBefore } from '@doorstep/ui/staff/dispensed-before';
import { WrittenLine, type WrittenOffer } from '@doorstep/ui/staff/written-line';
import { useCall } from '../review-call.ts';

type Noted = NonNullable<ReviewedPrescription['cart']>['written'][number];
interface Cart {
  /** Ids of what is in it. */
  inCart: readonly number[];
  onAdd: (medicine: Medicine, packs: number) => void;
}
export interface WrittenProps extends Cart {
  /** Medicines of which a pharmacist has noted what the doctor wrote. */
  noted: readonly Noted[];
}
/** As many packs as one fill has, where so many are left of what was written, and are there. */
const packsOf = ({ written, left: unused }: Noted, { left = QTY_MAX }: Medicine): number =>
  Math.max(1, Math.min(written?.quantity ?? 1, unused ?? QTY_MAX, left, QTY_MAX));
const offerOf = (
  { id, name, composition, pack, offer_price }: Medicine,
  packs: number,
  inCart: readonly number[],
): WrittenOffer => ({
  id,
  name,
  detail: [composition, formatPaise(toPaise(offer_price)), pack].filter(Boolean).join(' · '),
  packs,
  added: inCart.includes(id),
});

/** What the doctor wrote, to be put into the cart with one press each. */
export function Written({ noted, inCart, onAdd }: WrittenProps) {
  const known = useCall('listMedicines', {
    query: { ids: noted.map(({ medicine_id }) => medicine_id), limit: noted.length },
  });
  const medicines =
    known.state === 'ready' ? new Map(known.data.data.map((one) => [one.id, one] as const)) : undefined;
  return noted.map((one) => (
    <Line
      key={one.medicine_id}
      noted={one}
      medicine={medicines && (medicines.get(one.medicine_id) ?? null)}
      inCart={inCart}
      onAdd={onAdd}
    />
  ));
}
interface LineProps extends Cart {
  noted: Noted;
  /** As it is sold now; null where it is not, undefined while that is being looked up. */
  medicine: Medicine | null | undefined;
}
function Line({ noted, medicine, inCart, onAdd }: LineProps) {
  const isUsedUp = noted.left !== null && noted.left <= 0;
  const isOut = medicine != null && !medicine.in_stock;
  const detail = useCall(
    'getMedicine',
    isOut && !isUsedUp ? { params: { id: String(noted.medicine_id) } } : null,
  );
  const instead =
    detail.state === 'ready' ? detail.data.alternatives.filter(({ in_stock }) => in_stock) : undefined;
  // Another pack holds another amount: how many of them is the pharmacist's to say.
  const packsFor = (one: Medicine) => (one.pack === medicine?.pack ? packsOf(noted, one) : 1);
  const { decisions, count, approved, dispensed } = noted.before;
  return (
    <WrittenLine
      name={noted.name}
      offer={medicine?.in_stock ? offerOf(medicine, packsOf(noted, medicine), inCart) : undefined}
      not={
        isUsedUp
          ? 'used-up'
          : isOut && detail.state !== 'loading'
            ? 'out'
            : medicine === null
              ? 'gone'
              : undefined
      }
      instead={instead?.map((one) => offerOf(one, packsFor(one), inCart))}
      onAdd={(id, packs) => {
        const added = [medicine, ...(instead ?? [])].find((one) => one?.id === id);
        if (added) onAdd(added, packs);
      }}
    >
      <DispensedBefore
        decisions={decisions.map((one) => ({
          orderId: one.order_id,
          quantity: one.quantity,
          status: one.status,
          orderStatus: one.order_status,
          decidedAt: one.decided_at,
        }))}
        count={count}
        approved={approved}
        dispensed={dispensed}
        written={noted.written}
        left={noted.left}
      />
    </WrittenLine>
  );
}
