import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { appointment, asha, lajja, longDoctor } from '../fixtures.ts';
import { HoldTimer } from '../hold-timer/hold-timer.tsx';
import { AppointmentSummary, AppointmentSummarySkeleton } from './appointment-summary.tsx';

const meta = preview.meta({
  title: 'Appointment/Appointment summary',
  component: AppointmentSummary,
  args: appointment,
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const WithPatient = meta.story({
  args: { patient: asha, timesHref: '#times', patientHref: '#patient' },
  tags: ['all-cells'],
});
export const Held = meta.story({
  args: {
    timesHref: '#times',
    hold: <HoldTimer until="2026-11-22T11:22:00+05:30" now="2026-11-22T11:12:19+05:30" onExtend={fn()} />,
  },
});
export const Loading = meta.story({ render: () => <AppointmentSummarySkeleton /> });
export const LongText = meta.story({
  args: {
    name: longDoctor.name,
    specialty: longDoctor.specialty,
    feePaise: longDoctor.feePaise,
    patient: { ...lajja, name: 'Venkatanarasimharajuvaripeta Subramaniam Iyer', age: 1 },
    timesHref: '#times',
    patientHref: '#patient',
  },
});
export const Hindi = meta.story({
  args: {
    name: 'मीरा सिन्हा',
    specialty: 'स्त्री एवं प्रसूति रोग',
    patient: { ...lajja, name: 'लज्जा कुमारी' },
    timesHref: '#times',
    patientHref: '#patient',
  },
  globals: { locale: 'hi' },
});
