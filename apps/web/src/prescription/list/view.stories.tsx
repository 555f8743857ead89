import type { Prescription } from '@doorstep/contract/prescription.schema';
import { PrescriptionCard, type PrescriptionCardProps } from '@doorstep/ui/prescription/prescription-card';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { photo } from '../fixtures.ts';
import { PrescriptionsView, type PrescriptionNote } from './view.tsx';

const one = (id: string, some: Partial<Prescription> = {}): Prescription => ({
  id,
  image: `/api/files/${id}/`,
  uploaded_at: '2026-11-24T10:30:00.000+05:30',
  status: 'pending',
  note: null,
  valid_until: null,
  type: 'image',
  in_use: false,
  approved_for: [],
  cart: null,
  ...some,
});
const all = [
  one('rx-3', { in_use: true }),
  one('rx-4', {
    uploaded_at: '2026-11-24T09:00:00.000+05:30',
    status: 'approved',
    valid_until: '2027-05-24',
    type: 'doctor',
    by_doctor: {
      consultation_id: 'CN-7K2P9QX4M3WT',
      doctor_name: 'Dr. Meera Sinha',
      registration_no: 'JMC 20417',
      advice: 'Less salt.',
      diagnosis: 'Hypertension',
      mode: 'video',
      follow_up: false,
      patient_age: 34,
      patient_sex: 'female',
      typed: [],
      lines: [
        {
          medicine_id: 13,
          name: 'Amlovida 5',
          composition: 'Amlodipine 5 mg',
          quantity: 2,
          left: 2,
          days: 30,
          dose: '0-0-1, after food',
          per_day: 1,
          list: 'A',
        },
      ],
    },
  }),
  one('rx-2', {
    uploaded_at: '2026-11-02T18:05:00.000+05:30',
    status: 'approved',
    valid_until: '2027-05-01',
    cart: 'proposed',
    type: 'pdf',
  }),
  one('rx-1', {
    uploaded_at: '2026-10-12T09:00:00.000+05:30',
    status: 'rejected',
    note: 'The name of the doctor cannot be read.',
  }),
];
const listOf = (data: Prescription[], total = data.length) =>
  ready({
    data,
    pagination: {
      page: 1,
      limit: 100,
      total,
      total_exact: true,
      has_previous: false,
      has_next: total > 100,
    },
  });
const Drawn = ({ path, ...props }: PrescriptionCardProps & { path: string }) => (
  <PrescriptionCard data-path={path} {...props} image={props.kind === 'image' ? photo : undefined} />
);

const meta = preview.meta({
  title: 'Pages/Prescriptions',
  component: PrescriptionsView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    prescriptions: listOf(all),
    page: 1,
    today: '2026-11-25',
    opening: undefined as string | undefined,
    note: undefined as PrescriptionNote | undefined,
    Card: Drawn,
    onOpen: fn(),
    onDelete: fn(),
  },
});
export const Default = meta.story();
const sheet = all.find(({ id }) => id === 'rx-4')!;
const typed = [
  { name: 'Racecadotril 100 mg sachet', days: 3, dose: '1-1-1, in water' },
  { name: 'Gripe water', days: 1, dose: '5 ml when needed' },
];
const withTyped = [
  { ...sheet, by_doctor: { ...sheet.by_doctor!, lines: [], typed } },
  { ...sheet, id: 'rx-5', by_doctor: { ...sheet.by_doctor!, typed } },
];
/** The shop sells none or some of the medicines. */
export const KindTyped = meta.story({ args: { prescriptions: listOf(withTyped) } });
export const HindiTyped = meta.story({
  args: { prescriptions: listOf(withTyped) },
  globals: { locale: 'hi' },
});
export const Loading = meta.story({ args: { prescriptions: loading } });
export const Empty = meta.story({ args: { prescriptions: listOf([]) } });
export const Error = meta.story({ args: { prescriptions: failed } });
export const LongText = meta.story({
  args: {
    note: {
      id: 'rx-3',
      problem:
        'Your order OD-7K2WPQ9XTB4M waits for this prescription. Cancel the order first, or delete it when our pharmacist has looked at it.',
    },
  },
});
export const Hindi = meta.story({ args: { note: { id: 'rx-2', href: '#pdf' } }, globals: { locale: 'hi' } });
