import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { appointment, asha, lajja, longDoctor } from '../fixtures.ts';
import {
  AppointmentConfirmed,
  AppointmentConfirmedSkeleton,
  type AppointmentConfirmedProps,
} from './appointment-confirmed.tsx';

const summary: AppointmentConfirmedProps['summary'] = { ...appointment, patient: asha };
const meta = preview.meta({
  title: 'Appointment/Appointment confirmed',
  component: AppointmentConfirmed,
  args: {
    summary,
    number: 'AP-7K2P9QX4M3WT',
    told: ['sms', 'email'] as AppointmentConfirmedProps['told'],
    reminded: true,
    settingsHref: '#settings',
    earlyMinutes: 15,
    changeUntil: '2026-11-24T10:30:00+05:30' as string | null,
    freeUntil: '2026-11-24T06:30:00+05:30' as string | null,
    changeHref: '#change',
    onAddToCalendar: fn(),
    homeHref: '#home',
    doctorsHref: '#doctors',
    phone: { href: 'tel:+916512345678', shown: '0651 234 5678' },
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const EmptyNoReminders = meta.story({ args: { reminded: false, told: ['sms'] } });
export const EmptyNoMessages = meta.story({ args: { told: [], reminded: false } });
/** It is not known yet by which ways this patient is told. */
export const WithoutWays = meta.story({ args: { told: undefined } });
/** Less than four hours before: not all of the money comes back. */
export const ExpiredLate = meta.story({ args: { freeUntil: null } });
export const StepBegun = meta.story({ args: { changeUntil: null, freeUntil: null } });
export const Busy = meta.story({ args: { calendarBusy: true } });
export const Error = meta.story({
  args: { calendarError: 'The calendar file could not be loaded. Please try again.' },
});
export const Loading = meta.story({ render: () => <AppointmentConfirmedSkeleton /> });
export const LongText = meta.story({
  args: {
    summary: { ...summary, name: longDoctor.name, specialty: longDoctor.specialty, feePaise: 12_500_000 },
    told: ['sms', 'whatsapp', 'email'],
  },
});
export const Hindi = meta.story({
  args: {
    summary: {
      ...summary,
      name: 'मीरा सिन्हा',
      specialty: 'स्त्री एवं प्रसूति रोग',
      patient: { ...lajja, name: 'लज्जा कुमारी' },
    },
    reminded: false,
  },
  globals: { locale: 'hi' },
});
