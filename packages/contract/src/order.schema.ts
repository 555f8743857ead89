import * as z from 'zod/mini';
import { contactMobile } from './account.form.ts';
import { id, latitude, longitude } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';
import { LINES_MAX, orderStatuses, QTY_MAX, serviceTypes, type OrderDetail, type OrderLine, type Placed, type Quote } from './order.ts';

const QUANTITY = `Quantity must be a whole number from 1 to ${QTY_MAX}.`;
const EMPTY = 'Your cart is empty. Add a medicine first.';
const TOO_MANY = `An order holds at most ${LINES_MAX} different medicines.`;
const MEDICINE = 'Please choose medicines from the list.';
const whole = (sentence: string) => z.number(sentence).check(z.refine((n) => Number.isSafeInteger(n) && n >= 1, sentence));
const quantity = z.number(QUANTITY).check(z.refine((n) => Number.isSafeInteger(n) && n >= 1 && n <= QTY_MAX, QUANTITY));
/** Bare ids count as one pack each (decision C16). */
const medicine = z.pipe(z.transform((given: unknown) => (typeof given === 'number' ? { id: given, qty: 1 } : given)), z.object({ id: whole(MEDICINE), qty: quantity }, MEDICINE));

/** Two lines of one medicine are one (safety T7). */
function merged(lines: Array<{ id: number; qty: number }>): Array<{ id: number; qty: number }> {
  const sums = new Map<number, number>();
  for (const line of lines) sums.set(line.id, (sums.get(line.id) ?? 0) + line.qty);
  return [...sums].map(([one, qty]) => ({ id: one, qty }));
}

export const placeBody = z.object({
  medicines: z.pipe(
    z.array(medicine, EMPTY).check(z.minLength(1, EMPTY), z.maxLength(4 * LINES_MAX, TOO_MANY)),
    z.transform(merged),
  ).check(
    z.refine((lines) => lines.length <= LINES_MAX, TOO_MANY),
    z.refine((lines) => lines.every(({ qty }) => qty <= QTY_MAX), QUANTITY),
  ),
  services: z.optional(z.array(z.unknown())),
  address_id: id('Please select address'),
  lat: z.optional(z.nullable(latitude)),
  lng: z.optional(z.nullable(longitude)),
  for_other: z._default(z.nullish(z.boolean()), false),
  contact_mobile: z.optional(z.nullable(z.union([z.pipe(z.literal(''), z.transform(() => null)), contactMobile]))),
  prescription_id: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  quote_id: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  payment_id: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  // Accepted and not believed: the server looks up its own verified payment (decision S2).
  payment_verified: z.optional(z.unknown()),
}).check(z.refine(({ for_other, contact_mobile }) => !for_other || Boolean(contact_mobile), { path: ['contact_mobile'], error: 'Please enter the mobile number of the person who receives the order.' }));

const success = z.literal(true);
const line = z.object({ id: z.int(), name: z.string(), qty: z.int(), offer_price: z.number(), mrp: z.number(), total: z.number(), image: z.nullable(z.string()), pack: z.nullable(z.string()), prescription_required: z.boolean() }) satisfies z.ZodMiniType<OrderLine>;
const quote = z.object({ success, quote_id: z.string(), subtotal: z.number(), delivery_charge: z.number(), total: z.number(), distance_km: z.number(), expires_at: z.string(), lines: z.array(line) }) satisfies z.ZodMiniType<Quote>;
const placed = z.object({ success, order_id: z.string(), total: z.number(), delivery_charge: z.number(), payment_id: z.string() }) satisfies z.ZodMiniType<Placed>;

const order = z.object({
  id: z.string(), order_id: z.string(), service_type: z.enum(serviceTypes), status: z.enum(orderStatuses), payment_status: z.enum(['paid', 'due', 'refunding', 'refunded']), payment_method: z.string(),
  payment_id: z.nullable(z.string()), subtotal: z.number(), delivery_charge: z.number(), total: z.number(), items: z.array(line), address: z.nullable(z.string()), contact_mobile: z.nullable(z.string()),
  prescription_needed: z.boolean(), prescription_id: z.nullable(z.string()), created_at: z.string(), timeline: z.array(z.object({ status: z.enum(orderStatuses), at: z.string() })),
}) satisfies z.ZodMiniType<OrderDetail>;

export const orderEndpoints = {
  placeOrder: endpoint({ method: 'POST', path: '/order/place/', who: 'logged-in', summary: 'Without payment_id a quote, with it the order', body: placeBody, answer: z.union([placed, quote]) }),
  getOrder: endpoint({ method: 'GET', path: '/orders/:id/', who: 'logged-in', summary: 'One\'s own order or booking of any kind', answer: z.object({ success, data: order }) }),
};
