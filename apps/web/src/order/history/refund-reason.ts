import { inWords } from '../../app/sentences.ts';
import { orderMessages as english } from '../messages.en.ts';

/** Why money goes back, in the visitor's language. The server names the medicine that a pharmacist refused (decision C30); what the pharmacist wrote of it stays as it was written. */
export function refundReason(
  reason: string,
  medicines: ReadonlyArray<{ name: string }>,
  messages: typeof english,
): string {
  const refused = medicines.find(({ name }) => reason.startsWith(english.refundLine(name)));
  return refused
    ? messages.refundLine(refused.name) + reason.slice(english.refundLine(refused.name).length)
    : inWords(reason, english, messages);
}
