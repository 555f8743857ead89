import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { AppointmentForm, type AppointmentField, type AppointmentFormProps } from './appointment-form.tsx';

const day = '2026-11-25';
const times = ['07:00', '07:30', '08:00', '08:30', '09:00', '09:30', '10:00', '10:30'].map((time) => ({
  time: `${day}T${time}`,
  taken: time === '08:00',
}));
const filled: Partial<Record<AppointmentField, string>> = {
  date: day,
  address: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi 834001',
  latitude: '23.3701',
  longitude: '85.3250',
};
const meta = preview.meta({
  title: 'Lab/Appointment form',
  component: AppointmentForm,
  args: {
    register: (name: AppointmentField): { name: string; defaultValue?: string | undefined } => ({
      name,
      defaultValue: filled[name],
    }),
    errors: {} as AppointmentFormProps['errors'],
    attempt: 0,
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
    tests: <p className="font-strong">Lipid profile, HbA1c</p>,
    now: '2026-11-24T10:00:00.000+05:30',
    min: day,
    times: times as AppointmentFormProps['times'],
    fast: { hours: 12, from: 420, to: 630 },
    delivery: { available: true, distanceKm: 4.2, chargePaise: 0 } as AppointmentFormProps['delivery'],
    totalPaise: 104_900 as number | undefined,
    onLocate: fn(),
    onCheck: fn(),
  },
});
export const Default = meta.story();
export const Empty = meta.story({
  args: {
    register: (name: AppointmentField) => ({ name }),
    times: null,
    fast: undefined,
    delivery: undefined,
    totalPaise: undefined,
  },
});
export const Error = meta.story({
  args: {
    register: (name: AppointmentField) => ({ name }),
    times: null,
    delivery: undefined,
    totalPaise: undefined,
    attempt: 1,
    errors: {
      date: { message: 'Please select a date' },
      time: { message: 'Please select a time' },
      address: { message: 'Please enter your address' },
      latitude: { message: 'Please check delivery availability first' },
    },
  },
});
export const OutOfRange = meta.story({
  args: { delivery: { available: false, distanceKm: 42.1, chargePaise: 0 }, totalPaise: undefined },
});
export const Refused = meta.story({ args: { error: 'Booking failed. Please try again.' } });
export const Busy = meta.story({ args: { busy: true } });
export const LongText = meta.story({
  args: {
    register: (name: AppointmentField) => ({
      name,
      defaultValue:
        name === 'address'
          ? 'Third floor, the door behind the second staircase, Sri Ramakrishna Paramahamsa Apartments, Block D, opposite the water tank, Gandhi Nagar Gate, Kanke Road, Ranchi, Jharkhand 834008'
          : filled[name],
    }),
    tests: (
      <p className="font-strong">
        Antinuclear antibodies by immunofluorescence, with pattern and titre; full body check-up for people
        over sixty
      </p>
    ),
    delivery: { available: true, distanceKm: 29.9, chargePaise: 12_500 },
    totalPaise: 12_512_500,
    placeError:
      'Your phone did not say where it is. Allow the location for this page in its settings, or write latitude and longitude yourself.',
    error:
      'Somebody else took 10:30 AM while you filled in this form. Please choose another time of this day.',
  },
});
export const Hindi = meta.story({
  args: { tests: <p className="font-strong">लिपिड प्रोफ़ाइल, HbA1c</p> },
  globals: { locale: 'hi' },
});
