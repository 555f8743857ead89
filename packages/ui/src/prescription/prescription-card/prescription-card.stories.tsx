import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { photo } from '../fixtures.ts';
import {
  PrescriptionCard,
  PrescriptionCardSkeleton,
  type DoctorsWords,
  type PrescriptionCardProps,
} from './prescription-card.tsx';

const written = (some: Partial<DoctorsWords> = {}): DoctorsWords => ({
  doctor: 'Dr. Meera Sinha',
  registrationNo: 'JMC 20417',
  advice: 'Less salt. Come back if the swelling stays for two weeks.',
  lines: [
    {
      id: 13,
      name: 'Amlovida 5',
      composition: 'Amlodipine 5 mg',
      dose: '0-0-1, after food',
      days: 30,
      quantity: 2,
      left: 2,
    },
    {
      id: 14,
      name: 'Pantavida 40',
      composition: 'Pantoprazole 40 mg',
      dose: '1-0-0, before food',
      days: 15,
      quantity: 3,
      left: 1,
    },
    {
      id: 15,
      name: 'Oral rehydration salts',
      composition: '',
      dose: 'one glass after each loose motion',
      days: 1,
      quantity: 1,
      left: 0,
    },
  ],
  ...some,
});

const meta = preview.meta({
  title: 'Prescription/Prescription card',
  component: PrescriptionCard,
  args: {
    kind: 'image' as PrescriptionCardProps['kind'],
    written: undefined as DoctorsWords | undefined,
    image: photo,
    uploadedAt: '2026-11-24T10:30:00+05:30',
    status: 'pending' as const,
    today: '2026-11-25',
    onOpen: fn(),
    onDelete: fn(),
  },
  decorators: [within('max-w-72')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const DoneApproved = meta.story({
  args: { kind: 'pdf', image: undefined, status: 'approved', validUntil: '2027-05-21' },
});
export const Expired = meta.story({ args: { status: 'approved', validUntil: '2026-11-20' } });
export const Refused = meta.story({
  args: { status: 'rejected', note: 'The name of the doctor cannot be read.' },
});
/** Written by a doctor of the shop after a consultation. */
export const KindFromDoctor = meta.story({
  args: {
    kind: 'doctor',
    image: undefined,
    status: 'approved',
    validUntil: '2027-05-24',
    written: written(),
  },
  tags: ['all-cells'],
});
const typed = [
  { id: 0, name: 'Racecadotril 100 mg sachet', dose: '1-1-1, in water', days: 3 },
  { id: 1, name: 'Gripe water', dose: '5 ml when needed', days: 1 },
];
/** The shop sells none of its medicines. */
export const KindFromDoctorTyped = meta.story({
  args: {
    kind: 'doctor',
    image: undefined,
    status: 'approved',
    validUntil: '2027-05-24',
    written: written({ lines: [], typed }),
  },
});
/** The shop sells some of its medicines. */
export const KindFromDoctorMixed = meta.story({
  args: {
    kind: 'doctor',
    image: undefined,
    status: 'approved',
    validUntil: '2027-05-24',
    written: written({ typed }),
  },
});
export const HindiFromDoctorTyped = meta.story({
  args: {
    kind: 'doctor',
    image: undefined,
    status: 'approved',
    validUntil: '2027-05-24',
    written: written({ doctor: 'डॉ. मीरा सिन्हा', advice: '', lines: [], typed }),
  },
  globals: { locale: 'hi' },
});
export const HindiFromDoctor = meta.story({
  args: {
    kind: 'doctor',
    image: undefined,
    status: 'approved',
    validUntil: '2027-05-24',
    written: written({ doctor: 'डॉ. मीरा सिन्हा', advice: 'ज़्यादा पानी पिएँ।' }),
  },
  globals: { locale: 'hi' },
});
export const Loading = meta.story({ render: () => <PrescriptionCardSkeleton /> });
export const LongText = meta.story({
  args: {
    status: 'rejected',
    image: undefined,
    inUse: true,
    note: 'The name on the prescription, Venkatanarasimharajuvaripeta Subramaniam Krishnamoorthy Iyengar, is not the name of the person who receives the order. Please upload the page that shows both.',
  },
});
export const Hindi = meta.story({
  args: { status: 'approved', validUntil: '2027-05-21' },
  globals: { locale: 'hi' },
});
export const BusyOpening = meta.story({ args: { openBusy: true }, tags: ['no-visual'] });
