import * as z from 'zod/mini';
import { LINES_MAX, QTY_MAX } from './cart.ts';
import { CART_NOTE_MAX, cartDecisions, cartRequestStatuses } from './cart-request.ts';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import { prescriptionSchema } from './prescription.schema.ts';
import { REASON_MAX } from './staff.ts';
import { severalLines } from './text.form.ts';

const success = z.literal(true);
const text = z.string(),
  maybeText = z.nullable(text);
const written = (most: number) =>
  z.string().check(severalLines, z.maxLength(most, issue('text_long', { most })));

const request = z.object({
  id: text,
  status: z.enum(cartRequestStatuses),
  /** What the patient wrote. */
  note: text,
  /** What the pharmacist asks, or why there is no cart. */
  words: maybeText,
  sent_at: text,
  /** ISO instant until which a proposed cart can be confirmed. */
  expires_at: maybeText,
  /** As they were when they were proposed; rupees, of one pack. What they cost now and whether they can be had says the catalogue. */
  lines: z.array(
    z.object({ id: z.int(), name: text, qty: z.int(), mrp: z.number(), offer_price: z.number() }),
  ),
});
export type CartRequest = z.output<typeof request>;
const answer = z.object({
  success,
  data: z.object({ prescription: prescriptionSchema, request: z.nullable(request) }),
});
export type CartRequestAnswer = z.output<typeof answer>;

const QUANTITY = issue('quantity_invalid', { most: QTY_MAX }),
  MEDICINE = issue('medicine_invalid'),
  EMPTY = issue('cart_lines_required');
const answerBody = z
  .object({
    decision: z.enum(cartDecisions, issue('decision_required')),
    reason: z.optional(z.nullable(written(REASON_MAX))),
    lines: z.optional(
      z.nullable(
        z
          .array(
            z.object({
              id: z.int(MEDICINE).check(z.gte(1, MEDICINE), z.lte(2_147_483_647, MEDICINE)),
              qty: z.int(QUANTITY).check(z.gte(1, QUANTITY), z.lte(QTY_MAX, QUANTITY)),
            }),
          )
          .check(z.maxLength(LINES_MAX, issue('cart_many', { most: LINES_MAX }))),
      ),
    ),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'propose' || Boolean(reason), {
      path: ['reason'],
      error: issue('reason_required'),
    }),
    z.refine(({ decision, lines }) => decision !== 'propose' || Boolean(lines?.length), {
      path: ['lines'],
      error: EMPTY,
    }),
    z.refine(({ lines }) => new Set(lines?.map(({ id }) => id)).size === (lines?.length ?? 0), {
      path: ['lines'],
      error: issue('cart_line_twice'),
    }),
  );
export type CartAnswerBody = z.input<typeof answerBody>;

export const cartRequestEndpoints = {
  cartRequest: endpoint({
    method: 'GET',
    path: '/prescriptions/:id/cart/',
    who: 'logged-in',
    acting: { does: 'read', what: 'prescription' },
    summary: "The cart that a pharmacist makes from a prescription of one's own, as it stands",
    answer,
  }),
  requestCart: endpoint({
    method: 'POST',
    path: '/prescriptions/:id/cart/',
    who: 'logged-in',
    acting: { does: 'change', what: 'prescription' },
    summary: 'Ask for a cart made from it, or answer what the pharmacist asked; sent twice it is one request',
    body: z.object({ note: z.optional(z.nullable(written(CART_NOTE_MAX))) }),
    answer,
  }),
  confirmCart: endpoint({
    method: 'POST',
    path: '/prescriptions/:id/cart/confirm/',
    who: 'logged-in',
    acting: { does: 'change', what: 'prescription' },
    summary: 'Take the proposed cart; again it is the same',
    answer,
  }),
  answerCart: endpoint({
    method: 'POST',
    path: '/staff/prescriptions/:id/cart/',
    who: ['pharmacist'],
    summary: 'Propose a cart to who asked for one, ask them something, or refuse it',
    body: answerBody,
    answer: z.object({ success }),
  }),
};
