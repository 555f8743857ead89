import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { ReportCard, type ReportCardProps } from './report-card.tsx';

type Value = ReportCardProps['values'][number];
const hba1c: Value = {
  label: 'HbA1c',
  value: 5.9,
  unit: '%',
  low: 4,
  high: 5.6,
  level: 'a-little-high',
  earlier: { value: 5.5, at: '2026-08-12T08:00:00.000+05:30' },
};
const glucose: Value = {
  label: 'Fasting glucose',
  value: 94,
  unit: 'mg/dL',
  low: 70,
  high: 100,
  level: 'in-range',
  earlier: null,
};
const meta = preview.meta({
  title: 'Lab/Report card',
  component: ReportCard,
  args: {
    tests: ['HbA1c', 'Fasting blood sugar'],
    patient: 'Asha Kumari',
    collectedAt: '2026-11-25T08:00:00.000+05:30',
    values: [hba1c, glucose] as ReportCardProps['values'],
    state: 'idle' as ReportCardProps['state'],
    onOpen: fn(),
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const BusyOpening = meta.story({ args: { state: 'opening' } });
export const Error = meta.story({ args: { state: 'failed' } });
export const Open = meta.story({ args: { openedHref: '#report' } });
export const EmptyNoValues = meta.story({ args: { values: [] } });
export const LongText = meta.story({
  args: {
    tests: [
      'Antinuclear antibodies by immunofluorescence, with pattern and titre',
      'Full body check-up for people over sixty with heart, kidney, liver, thyroid and bone',
    ],
    patient: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
    values: [
      {
        ...hba1c,
        label: 'Estimated glomerular filtration rate (CKD-EPI 2021, without race)',
        value: 124.75,
        unit: 'mL/min/1.73 m²',
        low: 90,
        high: 120,
        earlier: { value: 118.25, at: '2026-08-12T08:00:00.000+05:30' },
      },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    tests: ['HbA1c', 'ख़ाली पेट शुगर'],
    patient: 'आशा कुमारी',
    values: [
      { ...hba1c, label: 'तीन महीने की औसत शुगर' },
      { ...glucose, label: 'ख़ाली पेट शुगर' },
    ],
  },
  globals: { locale: 'hi' },
});
