import type { Address } from '@doorstep/contract/address.schema';
import type { Place } from '@doorstep/contract/delivery';
import type { visitFormMessages } from '../form-messages.en.ts';

export type VisitField = 'address' | 'time' | 'order' | 'pay';
/** `message` stands in the summary of what is wrong, `beside` beside the field. */
export interface VisitProblem {
  field: VisitField;
  message: string;
  beside?: string;
}
/** Which field a refusal is about, by its code. */
export const fieldOf: Readonly<Record<string, VisitField | undefined>> = {
  visit_out_of_reach: 'address',
  visit_no_place: 'address',
  visit_no_team: 'address',
  visit_address_required: 'address',
  position_invalid: 'address',
  slot_taken: 'time',
  slot_invalid: 'time',
  visit_order_required: 'order',
};
/** What is not filled in, each beside its field. */
export function missingIn(
  { address, time }: { address: string; time: string },
  chosen: Address | 'other' | undefined,
  place: Place | null | undefined,
  messages: Pick<typeof visitFormMessages, 'fillAll' | 'wants' | 'noPlace'>,
): VisitProblem[] {
  const { fillAll, wants, noPlace } = messages;
  const saved = typeof chosen === 'object',
    written = saved || (chosen === 'other' && address.trim() !== '');
  const found: VisitProblem[] = [];
  if (saved && place === null) found.push({ field: 'address', message: noPlace });
  else if (!written || !place)
    found.push({ field: 'address', message: fillAll, beside: written ? wants.place : wants.address });
  if (time === '') found.push({ field: 'time', message: fillAll, beside: wants.time });
  return found;
}
