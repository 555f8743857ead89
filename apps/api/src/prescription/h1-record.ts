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

const PLACEHOLDER =
  /^(?:n\.?\s*[/.]?\s*a\.?|nil|none|null|unknown|test|tba|tbd|not (?:noted|known|given|available|readable|legible))$/i;
const isNamed = (text: string | null): boolean =>
  text !== null && /\p{L}/u.test(text) && !PLACEHOLDER.test(text.trim());
const isPresent: Record<keyof H1Record, (text: string | null) => boolean> = {
  patient: isNamed,
  prescriber: isNamed,
  // Registration numbers of all state medical councils contain digits.
  registration: (text) => text !== null && /\d/.test(text),
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
