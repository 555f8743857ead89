/**
 * Where a payment stands, for who asks: 'open' (no money has moved), 'paid' (captured; the order is made or being made), 'refunding' and
 * 'refunded' (it could not become an order).
 */
export const paymentStates = ['open', 'paid', 'refunding', 'refunded'] as const;
