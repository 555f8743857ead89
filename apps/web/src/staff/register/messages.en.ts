import { englishDay, englishMonth } from '@doorstep/ui/messages/indian';
import { count, plural } from '@doorstep/ui/messages/plural';

const form = plural('en-IN');
/** English of the register of dispensed medicines. */
export const registerMessages = {
  title: 'Register of Schedule H1',
  month: 'Month',
  monthName: englishMonth,
  day: englishDay,
  found: (n: number) =>
    form(n, { one: '1 medicine left the shop', other: `${count(n)} medicines left the shop` }),
  csv: 'Download as CSV',
  failed: 'The register could not be loaded',
  none: 'Nothing in this month',
  noneText: 'What is dispensed of Schedule H1 stands here once its order is out for delivery.',
  at: 'Left the shop',
  patient: 'Patient and address',
  medicine: 'Medicine and salt',
  quantity: 'Packs',
  batch: 'Batch',
  prescriber: 'Prescriber',
  written: 'Prescription of',
  batchUnknown: 'No batch number',
  incomplete: 'Incomplete',
  missing: (fields: string) => `Missing: ${fields}`,
  missingFields: {
    patient: 'patient',
    prescriber: 'doctor’s name',
    registration: 'registration number',
    prescriber_address: 'doctor’s address',
    written_on: 'date of the prescription',
  },
  refunded: (day: string) => `Refunded after dispatch, ${day}`,
  correct: 'Correct',
  correctOf: (medicine: string, order: string) => `Correct the entry of ${medicine}, order ${order}`,
  correctTitle: (medicine: string) => `Correct the entry of ${medicine}`,
  correctText:
    'The values before the correction stay in the register, with your name, the time and the reason.',
  fields: {
    patient: 'Patient',
    doctor: 'Doctor',
    registration: 'Registration number',
    address: 'Clinic or address',
    written: 'Date of the prescription',
    reason: 'Reason for the correction',
  },
  required: {
    patient: 'Give the patient’s name.',
    doctor: 'Give the doctor’s name.',
    registration: 'Give the registration number, with its digits.',
    address: 'Give the address of the doctor or the clinic.',
    written: 'Give the date of the prescription.',
    reason: 'Give the reason for the correction.',
  },
  cancel: 'Cancel',
  saveCorrection: 'Save the correction',
  correctionSaved: 'The correction is in the register.',
  correctionFailed: 'The correction could not be saved. Please try again.',
  corrections: (n: number) => form(n, { one: '1 correction', other: `${count(n)} corrections` }),
  correctedBy: (by: string) => `Corrected by ${by},`,
  resent: 'Approved and sent again',
  before: (values: string) => `Before: ${values}`,
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    register: typeof registerMessages;
  }
}
