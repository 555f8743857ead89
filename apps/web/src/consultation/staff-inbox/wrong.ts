import { AGE_MAX } from '@doorstep/contract/consultation';
import { issue, type Messages } from '@doorstep/contract/failure';
import type { DoseErrors, PrescriptionWriterErrors } from '@doorstep/ui/consultation/prescription-writer';
import { fieldSentence, issueSentence } from '../../app/failure.ts';
import { CallError } from '../../app/fetcher.ts';
import { byName, catalogued, type PrescriptionDraft } from './draft.ts';

const within = (typed: string, most: number) => Number(typed) >= 1 && Number(typed) <= most;
const somethingIn = (errors: DoseErrors) => Object.values(errors).some(Boolean);
/** What is wrong before it is sent; undefined where nothing is. */
export function wrongOf(
  { lines, person, diagnosis }: PrescriptionDraft,
  errors: Messages,
): PrescriptionWriterErrors | undefined {
  const said = (
    code:
      | 'dose_days'
      | 'dose_required'
      | 'doses_required'
      | 'patient_age'
      | 'patient_sex'
      | 'diagnosis_required',
  ) => issueSentence(issue(code), errors);
  const ofAll = {
    age: person.age !== '' && Number(person.age) <= AGE_MAX ? undefined : said('patient_age'),
    sex: person.sex === '' ? said('patient_sex') : undefined,
    diagnosis: diagnosis.trim() ? undefined : said('diagnosis_required'),
    lines: lines.length === 0 ? said('doses_required') : undefined,
  };
  const of = Object.fromEntries(
    lines.flatMap(({ id, days, dose }) => {
      const found: DoseErrors = {
        days: within(days, 365) ? undefined : said('dose_days'),
        dose: dose.trim() ? undefined : said('dose_required'),
      };
      return somethingIn(found) ? [[id, found]] : [];
    }),
  );
  return Object.keys(of).length > 0 || Object.values(ofAll).some(Boolean) ? { ...ofAll, of } : undefined;
}
/** The same as the server found it. */
export function refusedOf(
  error: unknown,
  { lines }: PrescriptionDraft,
  errors: Messages | undefined,
): PrescriptionWriterErrors | undefined {
  if (!(error instanceof CallError)) return undefined;
  const fields = [
    ...catalogued(lines).map(({ id }, i) => [id, `lines.${i}`] as const),
    ...byName(lines).map(({ id }, i) => [id, `typed.${i}`] as const),
  ];
  const of = Object.fromEntries(
    fields.flatMap(([id, line]) => {
      const at = (field: string) => fieldSentence(error, `${line}.${field}`, errors);
      const found: DoseErrors = {
        medicine: at('medicine_id') ?? at('name'),
        days: at('days') ?? at('quantity'),
        dose: at('dose'),
      };
      return somethingIn(found) ? [[id, found]] : [];
    }),
  );
  const all = {
    lines: fieldSentence(error, 'lines', errors),
    advice: fieldSentence(error, 'advice', errors),
    diagnosis: fieldSentence(error, 'diagnosis', errors),
    age: fieldSentence(error, 'patient.age', errors),
    sex: fieldSentence(error, 'patient.sex', errors),
    of,
  };
  const { of: _, ...others } = all;
  return Object.values(others).some(Boolean) || Object.keys(of).length > 0 ? all : undefined;
}
