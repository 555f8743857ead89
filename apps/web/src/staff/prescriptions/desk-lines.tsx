import { othersIn } from '@doorstep/contract/look-alike';
import { toPaise } from '@doorstep/contract/money';
import type { ReviewBody, ReviewedPrescription } from '@doorstep/contract/review.schema';
import type { PrescriptionReviewLine, Review } from '@doorstep/ui/prescription/prescription-review';
import { AlikeNote } from '@doorstep/ui/medicine/alike-note';
import { DispensedBefore } from '@doorstep/ui/staff/dispensed-before';

const decided = {
  approved: 'approved',
  rejected: 'rejected',
  question: 'question',
  needed: null,
  checking: null,
} as const;
/** Not a blank: a line's key is part of ids, and a list of ids is parted by blanks. */
const SEPARATOR = '.';
type Line = ReviewedPrescription['orders'][number]['lines'][number];
/** `isAsked`: what the doctor wrote is asked here. */
const lineOf = (
  orderId: string,
  {
    id,
    name,
    composition,
    alike,
    form,
    schedule,
    pack,
    qty,
    amount,
    rx_status,
    rx_reason,
    before,
    written,
    left,
  }: Line,
  { waits, isAsked, isPaid }: { waits: boolean; isAsked: boolean; isPaid: boolean },
): PrescriptionReviewLine => {
  const open = waits && rx_status !== 'rejected';
  return {
    key: `${orderId}${SEPARATOR}${id}`,
    name,
    substance: composition,
    // In Latin letters, as on the sheet.
    ...(alike && {
      note: <AlikeNote large others={othersIn('en-IN', alike)} />,
      others: alike.map((one) => ({ name: one.name, substance: one.composition })),
    }),
    form,
    schedule,
    pack,
    quantity: qty,
    amountPaise: isPaid ? toPaise(amount) : null,
    decision: rx_status && decided[rx_status],
    reason: rx_reason,
    open,
    ...(open && {
      earlier: (
        <DispensedBefore
          decisions={before.decisions.map((one) => ({
            orderId: one.order_id,
            quantity: one.quantity,
            status: one.status,
            orderStatus: one.order_status,
            decidedAt: one.decided_at,
          }))}
          count={before.count}
          approved={before.approved}
          dispensed={before.dispensed}
          written={written}
          left={left}
        />
      ),
    }),
    ...(isAsked && { written }),
  };
};
/** What the doctor wrote is asked once for each medicine: at its first line that can be decided. */
export function linesOf(orders: ReviewedPrescription['orders']) {
  const asked = new Set<number>();
  return orders.map(({ order_id, created_at, status, paid, others, lines }) => ({
    orderId: order_id,
    createdAt: created_at,
    emptiedPaise: paid !== null && others === 0 ? toPaise(paid) : null,
    lines: lines.map((line) => {
      const waits = status === 'pending',
        isAsked = waits && line.rx_status !== 'rejected' && !asked.has(line.medicine_id);
      if (isAsked) asked.add(line.medicine_id);
      return lineOf(order_id, line, { waits, isAsked, isPaid: paid !== null });
    }),
  }));
}
/** What the server takes: lines by order and position. */
export function bodyOf(
  { decision, reason, lines, called, validUntil, doctor, age }: Review,
  reviewed: ReviewedPrescription['reviewed'],
): ReviewBody {
  return {
    decision,
    hold: true,
    doctor: {
      name: doctor.name,
      registration: doctor.registration,
      address: doctor.address,
      written_on: doctor.writtenOn || null,
    },
    patient_name: doctor.patient,
    ...(doctor.oldReason && { old_reason: doctor.oldReason }),
    patient_age: age,
    reviewed_at: reviewed?.at ?? null,
    ...(reason && { reason }),
    // By the shop's clock: a device's may be wrong.
    ...(called && { called }),
    ...(validUntil && { valid_until: validUntil }),
    lines: lines.map(({ key, decision: one, reason: why, written }) => {
      const [order_id = '', id] = key.split(SEPARATOR);
      return { order_id, id: Number(id), decision: one, reason: why ?? null, written: written ?? null };
    }),
  };
}
