import { fn } from 'storybook/test';
import type { MedicalTest, TestPackage } from '@doorstep/contract/lab.schema';
import preview from '#storybook/preview';
import { emptyDraft } from './draft.ts';
import { AppointmentView, type AppointmentViewProps } from './view.tsx';

const test: MedicalTest = {
  id: 4,
  title: 'Lipid profile',
  title_hi: 'लिपिड प्रोफ़ाइल',
  description: 'Cholesterol and fats of the blood.',
  description_hi: 'ख़ून में कोलेस्ट्रॉल और चर्बी।',
  price: 750,
  offer_price: 650,
  category: 'cardiac',
  fasting: true,
  turnaround: '24-48h',
  fasting_hours: 12,
  water_only: true,
  after_meal: false,
  medicines_to_ask: [],
  sample: 'Blood',
  sample_hi: 'ख़ून',
  sex: null,
  min_age: null,
  max_age: null,
  repeat_days: null,
  measures: ['cholesterol_total'],
};
const fullBody: TestPackage = {
  id: 1,
  name: 'Full body check with vitamins, thyroid and iron for those above sixty',
  name_hi: 'विटामिन सहित पूरे शरीर की जाँच',
  description: '',
  description_hi: '',
  total_price: 5_999,
  offer_price: 4_499,
  tests: [test],
};
const day = '2026-11-25';
const form: AppointmentViewProps['form'] = {
  draft: {
    ...emptyDraft,
    tests: [4],
    date: day,
    time: `${day}T08:30`,
    address: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi 834001',
    latitude: '23.3701',
    longitude: '85.3250',
  },
  edit: fn(),
  take: fn(),
  wrong: {},
  attempt: 0,
  problem: undefined,
  placeProblem: undefined,
  busy: undefined,
  delivery: { available: true, distanceKm: 4.2, chargePaise: 0 },
  totalPaise: 65_000,
  check: fn(),
  fromDevice: fn(),
  submit: fn(),
};
const meta = preview.meta({
  title: 'Pages/Lab appointment',
  component: AppointmentView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    chosen: { tests: [test], packages: [], all: [test] },
    saved: [] as AppointmentViewProps['saved'],
    now: '2026-11-24T10:00:00.000+05:30' as string | undefined,
    last: '2026-12-24',
    times: ['07:00', '07:30', '08:00', '08:30', '09:00', '09:30', '10:00', '10:30'].map((time) => ({
      time: `${day}T${time}`,
      taken: time === '08:00',
    })) as AppointmentViewProps['times'],
    daysFailed: undefined as AppointmentViewProps['daysFailed'],
    fastingHours: 12,
    form,
  },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { now: undefined }, parameters: { headingComesLater: true } });
export const Error = meta.story({ args: { daysFailed: { state: 'error', problem: 'failed', retry: fn() } } });
export const Offline = meta.story({
  args: { daysFailed: { state: 'error', problem: 'offline', retry: fn() } },
});
/** A package of four figures with a name of several lines: its sum stays in one. */
export const LongText = meta.story({
  args: {
    chosen: {
      tests: [{ ...test, title: 'Protein to creatinine in urine' }],
      packages: [fullBody],
      all: [test],
    },
    form: { ...form, totalPaise: 514_900 },
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
