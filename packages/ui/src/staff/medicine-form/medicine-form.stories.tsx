import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { MedicineForm, type MedicineField } from './medicine-form.tsx';

const saved: Partial<Record<MedicineField, string>> = {
  name: 'Omezen 20',
  name_hi: 'ओमेज़ेन 20',
  composition: 'Omeprazole 20 mg',
  strength: '20 mg',
  form: 'capsule',
  pack: 'Strip of 10 capsules',
  manufacturer: 'Kanke Remedies',
  category: 'Stomach',
  description: 'It contains omeprazole and is used for acidity and heartburn.',
  mrp: '125.00',
  offer_price: '112.50',
  gst_rate: '5',
  hsn: '3004',
  stock: '40',
  batch: 'KR2411',
  expires_on: '2028-04-30',
  schedule: 'H',
};
const register = (
  name: MedicineField,
): { name: string; defaultValue?: string | undefined; defaultChecked?: boolean } =>
  name === 'prescription_required' ? { name, defaultChecked: true } : { name, defaultValue: saved[name] };

const meta = preview.meta({
  title: 'Staff/Medicine form',
  component: MedicineForm,
  args: {
    medicine: 'Omezen 20',
    register,
    errors: {},
    attempt: 0,
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
    onDiscard: fn(),
    onKeepMine: fn(),
  },
});
export const Default = meta.story();
export const BusyAdding = meta.story({
  args: { medicine: undefined, register: (name: MedicineField) => ({ name }) },
});
export const Error = meta.story({
  args: {
    attempt: 1,
    errors: {
      offer_price: { message: 'The offer price is above the MRP.' },
      prescription_required: { message: 'A medicine of Schedule H or H1 is sold on prescription only.' },
    },
  },
});
export const DefaultLeast = meta.story({
  args: {
    least: { schedule: 'H', prescriptionRequired: true, refused: false, substance: 'omeprazole' },
  },
});
export const ErrorRefused = meta.story({
  args: {
    medicine: 'Calmora 10',
    least: { schedule: 'none', prescriptionRequired: true, refused: true, substance: 'morphine' },
  },
});
export const DoneRestored = meta.story({ args: { restored: true } });
export const ErrorConflict = meta.story({
  args: {
    conflicts: [
      { field: 'offer_price', theirs: '108.00', mine: '112.50' },
      { field: 'schedule', theirs: 'none', mine: 'H' },
      { field: 'prescription_required', theirs: false, mine: true },
    ],
  },
});
export const ErrorErrorFailed = meta.story({
  args: { error: 'Nothing was saved. Please try again.' },
});
export const LongText = meta.story({
  args: {
    medicine:
      'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
    register: (name: MedicineField) => ({
      name,
      defaultValue:
        {
          name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
          composition: 'Clopidogrel bisulphate 75 mg + Acetylsalicylic acid (gastro-resistant) 150 mg',
          manufacturer: 'Kanke Remedies and Pharmaceuticals Private Limited, Patratu Industrial Area',
          description: 'It keeps blood from clotting after a heart attack or a stroke. '.repeat(6),
          mrp: '1250000.00',
          batch: 'KR2411/ABCDEFGHIJ/0042/REPACKED',
        }[name as string] ?? saved[name],
    }),
    conflicts: [
      {
        field: 'description',
        theirs: 'It keeps blood from clotting. '.repeat(8),
        mine: 'It keeps blood from clotting after a heart attack or a stroke. '.repeat(4),
      },
      { field: 'batch', theirs: `KR-${'0'.repeat(60)}`, mine: 'KR2411' },
    ],
    error:
      'Nothing was saved: the batch KR2411/ABCDEFGHIJ/0042/REPACKED belongs to another medicine. Please look at the box again.',
  },
});
export const Hindi = meta.story({ args: { restored: true }, globals: { locale: 'hi' } });
