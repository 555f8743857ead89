import { toRupees } from '@doorstep/contract/money';
import type { MyOrder } from '@doorstep/contract/order.schema';
import type { OrderLine } from '@doorstep/contract/order.schema';
import type { PastOrder } from '@doorstep/contract/order.schema';
import type { Item, Whole } from '../order/service.ts';
import { factsInHindi } from './hindi/facts-hi.ts';
import { dataOf, medicineIdOf } from './order-item.ts';
import type { MedicineService } from './service.ts';

/** A medicine of a quote or an order. */
export function serializeLine(item: Item, alikeOf: MedicineService['alikeOf']): OrderLine {
  const { image, nameHi, mrpPaise, prescriptionRequired } = dataOf(item),
    { pack_hi } = factsInHindi({ composition: null, pack: item.detail });
  return {
    id: medicineIdOf(item),
    name: item.title,
    ...(nameHi && { name_hi: nameHi }),
    qty: item.quantity,
    offer_price: toRupees(item.pricePaise),
    mrp: toRupees(mrpPaise),
    total: toRupees(item.pricePaise * item.quantity),
    pack: item.detail,
    ...(pack_hi && { pack_hi }),
    image,
    prescription_required: prescriptionRequired,
    ...alikeOf(medicineIdOf(item)),
  };
}
export const serializeMyOrder = ({
  wire: { id, status, total, items, created_at, payment_method },
}: Whole): MyOrder => ({ id, status, total, items, created_at, payment_method });
/** A row of the history screen. */
export const serializePastOrder = ({ wire: { items, total, ...rest } }: Whole): PastOrder => {
  const {
    id,
    order_id,
    status,
    delivery_charge,
    payment_status,
    created_at,
    updated_at,
    invoice_url,
    invoice_number,
    credit_notes,
    timeline,
    refunds,
    can_cancel,
    prescription_id,
    promised_at,
    promise_waits,
  } = rest;
  return {
    id,
    order_id,
    status,
    total_amount: total,
    delivery_charge,
    payment_status,
    created_at,
    updated_at,
    invoice_url,
    invoice_number,
    credit_notes,
    timeline,
    refunds,
    can_cancel,
    prescription_id,
    promised_at,
    promise_waits,
    medicines_details: items.map(
      ({ id: medicine, name, name_hi, image, offer_price, qty, rx_status, rx_reason }) => ({
        id: medicine,
        name,
        ...(name_hi && { name_hi }),
        image,
        offer_price,
        qty,
        rx_status,
        rx_reason,
      }),
    ),
  };
};
