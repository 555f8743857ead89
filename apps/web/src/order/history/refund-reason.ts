import { inWords } from '../../app/sentences.ts';
import { order as english } from '../words.ts';

/** Why money goes back, in the visitor's language. The server names the medicine that a pharmacist refused (decision C30); what the pharmacist wrote of it stays as it was written. */
export function refundReason(
  reason: string,
  medicines: ReadonlyArray<{ name: string }>,
  words: typeof english,
): string {
  const refused = medicines.find(({ name }) => reason.startsWith(english.refundLine(name)));
  return refused
    ? words.refundLine(refused.name) + reason.slice(english.refundLine(refused.name).length)
    : inWords(reason, english, words);
}
