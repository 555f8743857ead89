import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { asha, lajja } from '../fixtures.ts';
import { PatientForm, type EarlierPatient } from './patient-form.tsx';

const meta = preview.meta({
  title: 'Appointment/Patient form',
  component: PatientForm,
  args: {
    register: (name) => ({ name }),
    errors: {},
    attempt: 0,
    earlier: [] as readonly EarlierPatient[],
    selected: null as number | null,
    onSelectedChange: fn(),
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const WithEarlier = meta.story({ args: { earlier: [asha, lajja] } });
export const Selected = meta.story({ args: { earlier: [asha, lajja], selected: 1 }, tags: ['all-cells'] });
export const Error = meta.story({
  args: {
    attempt: 1,
    errors: {
      name: { message: 'Name is required' },
      age: { message: 'Please enter a valid age' },
      gender: { message: 'Gender is required' },
      phone: { message: 'Please enter a valid 10-digit phone number' },
    },
  },
});
export const Refused = meta.story({
  args: { error: 'That time was just taken. Please choose another time.' },
});
export const Busy = meta.story({ args: { busy: true } });
export const LongText = meta.story({
  args: {
    earlier: [{ ...asha, name: 'Venkatanarasimharajuvaripeta Subramaniam Iyer' }, lajja],
    selected: 0,
  },
});
export const Hindi = meta.story({
  args: {
    earlier: [{ ...lajja, name: 'लज्जा कुमारी' }],
    attempt: 1,
    errors: { gender: { message: 'लिंग चुनना ज़रूरी है' } },
  },
  globals: { locale: 'hi' },
});
