import { issue, type Messages } from '@doorstep/contract/failure';
import type { DoseErrors, PrescriptionWriterErrors } from '@doorstep/ui/consultation/prescription-writer';
import { fieldSentence, issueSentence } from '../../app/failure.ts';
import { CallError } from '../../app/fetcher.ts';
import type { PrescriptionDraft } from './draft.ts';

const within = (typed: string, most: number) => Number(typed) >= 1 && Number(typed) <= most;
const somethingIn = (errors: DoseErrors) => Object.values(errors).some(Boolean);
/** What is wrong before it is sent; undefined where nothing is. */
export function wrongOf(
  { lines }: PrescriptionDraft,
  errors: Messages,
): PrescriptionWriterErrors | undefined {
  const said = (code: 'dose_days' | 'dose_quantity' | 'dose_required' | 'doses_required') =>
    issueSentence(issue(code), errors);
  if (lines.length === 0) return { lines: said('doses_required') };
  const of = Object.fromEntries(
    lines.flatMap(({ id, days, quantity, dose }) => {
      const found: DoseErrors = {
        days: within(days, 365) ? undefined : said('dose_days'),
        quantity: within(quantity, 99) ? undefined : said('dose_quantity'),
        dose: dose.trim() ? undefined : said('dose_required'),
      };
      return somethingIn(found) ? [[id, found]] : [];
    }),
  );
  return Object.keys(of).length > 0 ? { of } : undefined;
}
/** The same as the server found it. */
export function refusedOf(
  error: unknown,
  { lines }: PrescriptionDraft,
  errors: Messages | undefined,
): PrescriptionWriterErrors | undefined {
  if (!(error instanceof CallError)) return undefined;
  const of = Object.fromEntries(
    lines.flatMap(({ id }, i) => {
      const at = (field: string) => fieldSentence(error, `lines.${i}.${field}`, errors);
      const found: DoseErrors = {
        medicine: at('medicine_id'),
        days: at('days'),
        quantity: at('quantity'),
        dose: at('dose'),
      };
      return somethingIn(found) ? [[id, found]] : [];
    }),
  );
  const all = {
    lines: fieldSentence(error, 'lines', errors),
    advice: fieldSentence(error, 'advice', errors),
    of,
  };
  return all.lines || all.advice || Object.keys(of).length > 0 ? all : undefined;
}
