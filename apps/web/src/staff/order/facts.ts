import type { AdminOrderDetail } from '@doorstep/contract/order-admin.schema';
import { toPaise } from '@doorstep/contract/money';
import { canCancel } from '@doorstep/contract/order';
import type { AdminStatus } from '@doorstep/contract/order-admin';

const way: readonly AdminStatus[] = ['pending', 'processing', 'shipped', 'delivered'];

/** What the page of an order reckons from it: amounts in paise. */
export function factsOf(order: AdminOrderDetail) {
  const left = new Set(order.left_out);
  const lines = order.items.map((item, position) => ({
    position,
    name: item.name,
    alike: item.alike,
    pack: item.pack,
    image: item.image,
    quantity: item.qty,
    totalPaise: toPaise(item.total),
    rx: item.rx_status,
    rxReason: item.rx_reason,
    leftOut: left.has(position),
  }));
  const totalPaise = toPaise(order.total),
    refundedPaise = order.refunds.reduce((sum, { amount }) => sum + toPaise(amount), 0),
    paid = order.payment_status !== 'due',
    isCancelled = order.status === 'cancelled';
  const kept = lines.filter(({ leftOut }) => !leftOut);
  const ahead = isCancelled ? [] : way.slice(way.indexOf(order.status as AdminStatus) + 1);
  return {
    lines,
    /** Of which no money went back yet. */
    kept: isCancelled ? [] : kept,
    totalPaise,
    refundedPaise,
    leftPaise: paid ? Math.max(0, totalPaise - refundedPaise) : 0,
    paid,
    ahead,
    /** On its way or there. */
    out: !canCancel(order.status) && !isCancelled,
    /** No pharmacist has decided on one of its lines. */
    blocked:
      order.status === 'pending' &&
      kept.some(({ rx }) => rx === 'needed' || rx === 'checking' || rx === 'question'),
  };
}
