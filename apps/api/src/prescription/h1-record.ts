import { issue, type IssueText } from '@doorstep/contract/failure';

/**
 * Record of one supply of a Schedule H1 medicine. The rules ask for the name and address of the prescriber, the name of the patient, the medicine and the quantity,
 * written down at the time of the supply and kept for three years (Drugs Rules 1945, rule 65(3)(h), inserted by GSR 588(E) of 30 August 2013, in force since 1 March
 * 2014; read on 28 November 2026). Registration number and date of the prescription identify the prescriber and the prescription.
 */
export interface H1Record {
  patient: string | null;
  prescriber: string | null;
  registration: string | null;
  prescriberAddress: string | null;
  /** Calendar day, 'YYYY-MM-DD'. */
  writtenOn: string | null;
}
export const recordFields = [
  'patient',
  'prescriber',
  'registration',
  'prescriberAddress',
  'writtenOn',
] as const satisfies ReadonlyArray<keyof H1Record>;

/** Titles and nouns that name nobody by themselves. */
const TITLES =
  /^(?:dr|drs|doctor|doc|mr|mrs|ms|miss|shri|shrimati|smt|sri|md|mbbs|patient|name|address|clinic|hospital|prescriber|registration|reg|no|number|डॉ|डॉक्टर|डाक्टर|श्री|श्रीमती|मरीज़|मरीज|नाम)$/u;
/** Words written in place of a missing fact, without punctuation and spaces. */
const PLACEHOLDERS = new Set([
  ...'x na nil none null unknown anonymous nobody somebody someone anyone test testing dummy sample tba tbd tbc xyz abc asdf missing blank empty illegible unreadable unclear notapplicable cantread cannotread couldnotread dontknow donotknow notsure'.split(
    ' ',
  ),
  ...'noted known given available readable legible clear found stated mentioned specified written visible provided recorded there'
    .split(' ')
    .map((word) => `not${word}`),
  ...'noname nodoctor noaddress noregistration'.split(' '),
  ...'पताअज्ञात पतानहीं पतानही मालूमनहीं अज्ञात नामनहीं नहींपता नहींलिखा उपलब्धनहीं अपठनीय स्पष्टनहीं नहींमालूम pata patanahi patanahin malumnahi nahipata'.split(
    ' ',
  ),
]);
/** Letters of a text in lower case, by word. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
/** Whether the words are a placeholder such as 'Not noted', 'N.A.' or 'xxx'. */
const isPlaceholder = (words: readonly string[]): boolean =>
  PLACEHOLDERS.has(words.join('')) || /^(.)\1+$/u.test(words.join(''));
/** Whether a text holds a name or an address beside titles: 'Dr. Unknown' does not. */
function isNamed(text: string | null): boolean {
  const words = wordsOf(text ?? '');
  if (words.length === 0 || isPlaceholder(words)) return false;
  const named = words.filter((word) => !TITLES.test(word));
  return named.length > 0 && !isPlaceholder(named);
}
/** Registration numbers of all state medical councils contain digits; '000' and 'N/A 1' are no numbers. */
function isRegistration(text: string | null): boolean {
  if (text === null || !/[1-9]/.test(text) || /^\s*-/.test(text)) return false;
  const words = wordsOf(text);
  return words.length === 0 || !PLACEHOLDERS.has(words.join(''));
}
const isPresent: Record<keyof H1Record, (text: string | null) => boolean> = {
  patient: isNamed,
  prescriber: isNamed,
  registration: isRegistration,
  prescriberAddress: isNamed,
  writtenOn: (text) => text !== null,
};
/** Fields of the record that are empty or a placeholder such as 'NA' or '-'. */
export const missingIn = (record: H1Record): Array<keyof H1Record> =>
  recordFields.filter((field) => !isPresent[field](record[field]));

/** Names of these fields in a request, with the sentence for a missing one. */
const inRequest: Record<keyof H1Record, [name: string, text: IssueText]> = {
  patient: ['patient_name', issue('supply_patient_required')],
  prescriber: ['doctor.name', issue('supply_doctor_required')],
  registration: ['doctor.registration', issue('supply_registration_required')],
  prescriberAddress: ['doctor.address', issue('supply_address_required')],
  writtenOn: ['doctor.written_on', issue('supply_written_on_required')],
};
export const issuesOf = (missing: ReadonlyArray<keyof H1Record>): Record<string, IssueText> =>
  Object.fromEntries(missing.map((field) => inRequest[field]));
/** Names of these fields in an answer. */
export const onWire = {
  patient: 'patient',
  prescriber: 'prescriber',
  registration: 'registration',
  prescriberAddress: 'prescriber_address',
  writtenOn: 'written_on',
} as const satisfies Record<keyof H1Record, string>;
