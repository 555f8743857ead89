import * as z from 'zod/mini';
import { contactMobile } from './account.form.ts';
import { LINES_MAX, QTY_MAX } from './cart.ts';
import { id, latitude, longitude } from './common.schema.ts';
import { issue, type IssueText } from './failure.ts';

const QUANTITY = issue('quantity_invalid', { most: QTY_MAX });
const EMPTY = issue('cart_empty');
const TOO_MANY = issue('cart_many', { most: LINES_MAX });
const MEDICINE = issue('medicine_invalid');
const whole = (wrong: IssueText) =>
  z.number(wrong).check(z.refine((n) => Number.isSafeInteger(n) && n >= 1, wrong));
const quantity = z
  .number(QUANTITY)
  .check(z.refine((n) => Number.isSafeInteger(n) && n >= 1 && n <= QTY_MAX, QUANTITY));
/** Bare ids count as one pack each (decision C16). */
const medicine = z.pipe(
  z.transform((given: { id: number; qty: number } | number) =>
    typeof given === 'number' ? { id: given, qty: 1 } : given,
  ),
  z.object({ id: whole(MEDICINE), qty: quantity }, MEDICINE),
);

/** Two lines of one medicine are one (safety T7). */
function merged(lines: Array<{ id: number; qty: number }>): Array<{ id: number; qty: number }> {
  const sums = new Map<number, number>();
  for (const line of lines) sums.set(line.id, (sums.get(line.id) ?? 0) + line.qty);
  return [...sums].map(([one, qty]) => ({ id: one, qty }));
}

/** What is to be ordered: priced without a payment, placed with one (decision C17). */
export const placeBody = z
  .object({
    medicines: z
      .pipe(
        z.array(medicine, EMPTY).check(z.minLength(1, EMPTY), z.maxLength(4 * LINES_MAX, TOO_MANY)),
        z.transform(merged),
      )
      .check(
        z.refine((lines) => lines.length <= LINES_MAX, TOO_MANY),
        z.refine((lines) => lines.every(({ qty }) => qty <= QTY_MAX), QUANTITY),
      ),
    services: z.optional(z.array(z.unknown())),
    address_id: id(issue('address_required')),
    lat: z.optional(z.nullable(latitude)),
    lng: z.optional(z.nullable(longitude)),
    for_other: z.nullish(z.boolean()),
    contact_mobile: z.optional(
      z.nullable(
        z.union([
          z.pipe(
            z.literal(''),
            z.transform(() => null),
          ),
          contactMobile,
        ]),
      ),
    ),
    prescription_id: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    quote_id: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    payment_id: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    // Accepted and not believed: the server looks up its own verified payment (decision S2).
    payment_verified: z.optional(z.unknown()),
  })
  .check(
    z.refine(({ for_other, contact_mobile }) => !for_other || Boolean(contact_mobile), {
      path: ['contact_mobile'],
      error: issue('receiver_required'),
    }),
  );
