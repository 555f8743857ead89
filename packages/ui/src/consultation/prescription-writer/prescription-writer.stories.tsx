import { useState } from 'react';
import { fn, userEvent, within as inside } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import {
  PrescriptionWriter,
  type DoseDraft,
  type PersonDraft,
  type PrescriptionWriterErrors,
  type PrescriptionWriterProps,
} from './prescription-writer.tsx';

const paramol: DoseDraft = {
  id: 11,
  name: 'Paramol 650',
  composition: 'Paracetamol 650 mg',
  pack: 'Strip of 15 tablets',
  prescriptionRequired: false,
  inStock: true,
  days: '5',
  dose: '1-0-1, after food',
};
const cotri: DoseDraft = {
  id: 12,
  name: 'Cotrivida DS',
  composition: 'Sulfamethoxazole 800 mg + Trimethoprim 160 mg',
  pack: 'Strip of 10 tablets',
  prescriptionRequired: true,
  inStock: true,
  days: '',
  dose: '',
};
const ors: DoseDraft = {
  id: -1,
  name: 'Home-made ORS powder',
  typed: true,
  composition: null,
  pack: null,
  prescriptionRequired: false,
  inStock: true,
  days: '3',
  dose: '1-1-1',
};
const found = [
  { id: '13', label: 'Amlodipine 5 mg', description: 'Amlovida 5 · Strip of 15 tablets · ₹41.25' },
  {
    id: '14',
    label: 'Amlodipine 5 mg + Atenolol 50 mg',
    description: 'Amlovida AT · Strip of 15 tablets · ₹88.00',
  },
];

/** Keeps what is typed, as the page does. */
function Kept({ lines, advice, search, ...props }: PrescriptionWriterProps) {
  const [all, setAll] = useState(lines),
    [said, setSaid] = useState(advice),
    [wanted, setWanted] = useState(search);
  return (
    <PrescriptionWriter
      {...props}
      lines={all}
      onLinesChange={(next) => {
        setAll(next);
        props.onLinesChange(next);
      }}
      advice={said}
      onAdviceChange={setSaid}
      search={wanted}
      onSearchChange={setWanted}
    />
  );
}
const meta = preview.meta({
  title: 'Consultation/Prescription writer',
  component: PrescriptionWriter,
  render: (args) => <Kept {...args} />,
  args: {
    patientName: 'Asha Kumari',
    allergies: { state: 'ready', text: 'Penicillin (rash, 2019)' } as PrescriptionWriterProps['allergies'],
    person: { age: '34', sex: 'female' } as PersonDraft,
    onPersonChange: fn(),
    diagnosis: 'Viral fever',
    onDiagnosisChange: fn(),
    mode: 'text' as PrescriptionWriterProps['mode'],
    followUp: undefined as PrescriptionWriterProps['followUp'],
    checks: { 11: { list: 'O', packs: 1, maxDays: 30 } } as PrescriptionWriterProps['checks'],
    lines: [paramol] as readonly DoseDraft[],
    onLinesChange: fn(),
    advice: 'Drink a lot. Come back if the fever stays for three days.',
    onAdviceChange: fn(),
    maxLength: { dose: 120, advice: 1000, diagnosis: 200 },
    search: '',
    onSearchChange: fn(),
    found: [] as PrescriptionWriterProps['found'],
    searchBusy: false,
    onAdd: fn(),
    onAddTyped: fn(),
    errors: {} as PrescriptionWriterErrors,
    attempt: 0,
    busy: false,
    error: undefined as string | undefined,
    onSend: fn(),
  },
  decorators: [within('max-w-text')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Empty = meta.story({
  args: { lines: [], advice: '', allergies: { state: 'ready', text: '' } },
});
export const KindAllergic = meta.story({
  args: { allergies: { state: 'ready', text: 'Sulfa drugs' }, lines: [paramol, cotri] },
});
/** The list closes as soon as the picture is taken. */
export const FilledFound = meta.story({
  tags: ['no-visual'],
  args: { lines: [], advice: '', found },
  async play({ canvasElement }) {
    await userEvent.type(inside(canvasElement).getByRole('combobox', { name: 'Add a medicine' }), 'amlo');
  },
});
export const DoneRemoved = meta.story({
  args: { lines: [paramol, cotri] },
  async play({ canvasElement }) {
    await userEvent.click(inside(canvasElement).getByRole('button', { name: 'Remove Paramol 650' }));
  },
});
export const Error = meta.story({
  args: {
    lines: [paramol, cotri],
    attempt: 1,
    errors: { of: { 12: { days: 'Days are 1 to 365.', dose: 'Please write how it is taken.' } } },
  },
});
export const ErrorErrorFailed = meta.story({
  args: {
    allergies: { state: 'error', onRetry: fn() },
    error: 'It was not sent. What you wrote is kept: please try again.',
  },
});
export const ErrorNotAllowed = meta.story({
  args: {
    lines: [paramol, cotri],
    checks: {
      11: { list: 'O', packs: 1, maxDays: 30 },
      12: {
        list: 'A',
        packs: null,
        maxDays: 14,
        problem:
          'sulfamethoxazole is on list A: it needs a video consultation, or a follow-up that refills what was written at one. Please offer a video consultation, or see the patient in person.',
      },
    },
  },
});
export const KindTyped = meta.story({
  args: {
    lines: [paramol, ors],
    checks: {
      11: { list: 'O', packs: 1, maxDays: 30 },
      [-1]: { list: 'O', packs: null, maxDays: 30 },
    },
    search: 'Gripe water',
  },
});
export const ErrorChecked = meta.story({
  args: {
    mode: 'video',
    lines: [
      { ...paramol, days: '90', dose: '1-0-1' },
      { ...cotri, days: '5', dose: 'as told' },
    ],
    checks: {
      11: { list: 'O', packs: null, maxDays: 30, days: 'At most 30 days for this medicine.' },
      12: {
        list: 'A',
        packs: null,
        maxDays: 14,
        dose: 'Please write how often a day: 1-0-1, or “twice a day”.',
      },
    },
  },
});
export const KindFollowUp = meta.story({
  args: {
    mode: 'video',
    followUp: { text: 'Video consultation of 2 November 2026', selected: true, onSelectedChange: fn() },
  },
});
export const Loading = meta.story({ args: { allergies: { state: 'loading' } } });
export const Busy = meta.story({ args: { busy: true } });
export const LongText = meta.story({
  args: {
    patientName: 'Venkatanarasimharajuvaripeta Subramaniam Krishnamoorthy Iyengar',
    allergies: {
      state: 'ready',
      text: 'Penicillin, amoxicillin and everything of that kind (swollen face, hospital in 2019).\nDust, groundnuts, and the dye of the first X-ray.',
    },
    lines: [
      {
        ...paramol,
        name: 'Multivitamin, Multimineral and Antioxidant Tablets with Ginseng Extract Forte',
        composition:
          'Cholecalciferol 1,000 IU + Calcium carbonate 1,250 mg + Zinc sulphate 22 mg + Ginseng 42.5 mg + Hydroxypropylmethylcellulosephthalate 10 mg',
        prescriptionRequired: true,
        inStock: false,
        days: '365',
        dose: '1-1-1, after food, with a full glass of water, not together with milk or tea, and not before you lie down',
      },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    patientName: 'आशा कुमारी',
    allergies: { state: 'ready', text: 'Sulfa की दवा से दाने' },
    lines: [{ ...paramol, dose: '1-0-1, खाने के बाद' }, cotri],
    advice: 'ज़्यादा पानी पिएँ।',
  },
  globals: { locale: 'hi' },
});
