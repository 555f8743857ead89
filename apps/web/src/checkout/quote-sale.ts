import type { ServiceType } from '@doorstep/contract/order';
import { CallError } from '../app/fetcher.ts';
import type { Quoted } from './product.ts';
import { askQuote, placeOrder } from './quote.ts';
import type { Sale } from './sale.ts';
import { change, checkoutStore, ordered, type Checkout } from './store.ts';

function keep(at: Checkout, some: Partial<Checkout>): Checkout {
  // Another tab may have ordered this meanwhile, and have put it away.
  if (checkoutStore.get().quoteId === at.quoteId) change(some);
  return { ...at, ...some };
}
/** What is paid for by a quote: the store keeps it until it is ordered. */
export const quoteSale = (type: ServiceType, product: Quoted): Sale<Checkout> => ({
  type,
  paymentOrder: (at) => at.paymentOrder,
  total: (at) => at.total ?? 0,
  opening(at) {
    if (at.total === null || at.quoteId === null) throw new CallError(0, 'unquoted');
    return { amount: at.total, service_type: type, service_id: at.quoteId, currency: 'INR' };
  },
  opened: (at, paymentOrder) => keep(at, { paymentOrder }),
  place: (at, paymentId) => placeOrder(product.placeBody(at, paymentId)),
  reprice: (at) => askQuote(product.placeBody(at)),
  accept: (at, { quote_id, total, subtotal, delivery_charge }) =>
    keep(at, { quoteId: quote_id, total, subtotal, deliveryFee: delivery_charge, paymentOrder: null }),
  finished: (at) => ordered(at, product.onOrdered),
});
