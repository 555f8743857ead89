import { planOf } from '@doorstep/contract/lab';
import type { MedicalTest } from '@doorstep/contract/lab.schema';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { testPaise } from '../chosen.ts';
import { LabSchedule } from './schedule.tsx';
import { LabBookView, type LabBookViewProps } from './view.tsx';

const test = (
  id: number,
  title: string,
  title_hi: string,
  price: number,
  fasting_hours: number,
): MedicalTest => ({
  id,
  title,
  title_hi,
  description: '',
  description_hi: '',
  price,
  offer_price: null,
  category: 'cardiac',
  fasting: fasting_hours > 0,
  turnaround: '24-48h',
  fasting_hours,
  water_only: fasting_hours > 0,
  after_meal: false,
  medicines_to_ask: fasting_hours > 0 ? [{ text: 'Sugar tablets', text_hi: 'शुगर की गोली' }] : [],
  sample: 'Blood',
  sample_hi: 'ख़ून',
  sex: null,
  min_age: null,
  max_age: null,
  repeat_days: null,
  measures: [],
});
const lipid = test(1, 'Lipid profile', 'लिपिड प्रोफ़ाइल', 420, 12),
  hba1c = test(2, 'HbA1c', 'HbA1c (तीन महीने की शुगर)', 380, 0);
const chosenOf = (...tests: MedicalTest[]) =>
  ready({
    tests,
    packages: [],
    all: tests,
    subtotalPaise: tests.reduce((sum, one) => sum + testPaise(one), 0),
    gone: [],
  });
const linesOf = (tests: readonly MedicalTest[], hindi = false): LabBookViewProps['lines'] =>
  tests.map((one) => ({
    kind: 'test',
    id: one.id,
    title: hindi ? one.title_hi : one.title,
    pricePaise: testPaise(one),
    fastingHours: one.fasting_hours,
  }));
const DAY = '2026-11-25',
  TIME = `${DAY}T08:30`,
  AT = `${TIME}:00+05:30`;
const times = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30'].map((time) => ({
  time: `${DAY}T${time}`,
  taken: time === '09:30',
}));

const meta = preview.meta({
  title: 'Pages/Book lab tests',
  component: LabBookView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    Schedule: LabSchedule,
    chosen: chosenOf(lipid, hba1c) as LabBookViewProps['chosen'],
    lines: linesOf([lipid, hba1c]),
    notes: [] as LabBookViewProps['notes'],
    plan: planOf([lipid, hba1c], AT),
    at: AT as string | null,
    delivery: { state: 'available', km: 4.2, feePaise: 0 } as LabBookViewProps['delivery'],
    dropped: undefined as LabBookViewProps['dropped'],
    register: (name) => ({ name }),
    errors: {} as LabBookViewProps['errors'],
    attempt: 0,
    addresses: [{ id: 1, title: 'Home', text: 'Kanke Road, Ranchi, Jharkhand 834001' }],
    addressId: 1 as number | null,
    onAddressChange: fn(),
    now: '2026-11-24T10:00:00+05:30',
    minDay: DAY,
    maxDay: '2026-12-24',
    day: DAY,
    onDayChange: fn(),
    days: ['25', '26', '27', '28'].map((day) => ({
      day: `2026-11-${day}`,
      state: 'free',
      free: 7,
    })) as LabBookViewProps['days'],
    times,
    time: TIME,
    onTimeChange: fn(),
    timesState: 'ready',
    onRetryTimes: fn(),
    locateBusy: false,
    located: undefined as string | undefined,
    onLocate: fn(),
    onSubmit: fn(),
    onRemove: fn(),
    onClearTests: fn(),
    onClearPackages: fn(),
    onPrint: fn(),
  } satisfies LabBookViewProps as LabBookViewProps,
});
export const Default = meta.story();
export const Empty = meta.story({ args: { chosen: chosenOf(), lines: [] } });
export const Loading = meta.story({ args: { chosen: loading } });
export const Error = meta.story({ args: { chosen: failed } });
export const Offline = meta.story({ args: { chosen: offline } });
export const ErrorProblems = meta.story({
  args: {
    addressId: null,
    time: '',
    at: null,
    plan: planOf([lipid, hba1c]),
    dropped: 'broken',
    attempt: 1,
    delivery: { state: 'unavailable', km: 31.4, feePaise: 0 },
    errors: {
      address: { message: 'Please enter your address' },
      time: { message: 'Please select a time' },
      latitude: { message: 'Location coordinates are required' },
    },
  },
});
export const Hindi = meta.story({
  args: { lines: linesOf([lipid, hba1c], true) },
  globals: { locale: 'hi' },
});
