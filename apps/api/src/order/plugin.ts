import type { orderEndpoints } from '@doorstep/contract/order.schema';
import { toRupees } from '@doorstep/contract/money';
import { notFound } from '../platform/http/fault.ts';
import type { Handlers } from '../platform/http/register.ts';
import { indianTime } from '../platform/clock.ts';
import type { PaymentService } from '../payment/service.ts';
import { intentOf, type MedicineKind } from './medicine-kind.ts';
import { lineToWire, type OrderService } from './service.ts';

interface Needs { orders: OrderService; medicine: MedicineKind; payments: PaymentService }

export function orderHandlers({ orders, medicine, payments }: Needs): Handlers<typeof orderEndpoints> {
  return {
    /** One call for both, as the screens have it (decision C17): a quote, or with a payment the order. */
    async placeOrder({ caller, body }) {
      if (!body.payment_id) {
        const quote = await payments.quote(caller.accountId, 'medicine', await medicine.price(caller.accountId, body));
        const { lines, distanceKm } = quote.frozen;
        return {
          success: true, quote_id: quote.id, subtotal: toRupees(quote.subtotalPaise), delivery_charge: toRupees(quote.feePaise), total: toRupees(quote.totalPaise), distance_km: distanceKm ?? 0,
          expires_at: indianTime(quote.expiresAt), lines: lines.map(lineToWire),
        };
      }
      const { order } = await payments.place(caller.accountId, body.payment_id, { serviceType: 'medicine', intent: intentOf(body), quoteId: body.quote_id ?? undefined });
      return { success: true, order_id: order.id, total: toRupees(order.totalPaise), delivery_charge: toRupees(order.feePaise), payment_id: body.payment_id };
    },
    async getOrder({ caller, params }) {
      const row = await orders.own(caller.accountId, params['id']!);
      if (!row) throw notFound('We could not find this order');
      return { success: true, data: await orders.toWire(row, await payments.ofOrder(row.paymentId)) };
    },
  };
}
