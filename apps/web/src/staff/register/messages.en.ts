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
  unknown: 'Not noted',
  addressUnknown: 'Address not noted',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    register: typeof registerMessages;
  }
}
