import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { ReportTrend, type ReportTrendProps } from './report-trend.tsx';

const meta = preview.meta({
  title: 'Lab/Report trend',
  component: ReportTrend,
  args: {
    label: 'HbA1c',
    value: 5.9,
    unit: '%',
    low: 4 as number | null,
    high: 5.6 as number | null,
    level: 'a-little-high' as ReportTrendProps['level'],
    earlier: { value: 5.5, at: '2026-08-12T08:00:00.000+05:30' } as ReportTrendProps['earlier'],
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const VariantInRange = meta.story({
  args: {
    label: 'Haemoglobin',
    value: 13.2,
    unit: 'g/dL',
    low: 12,
    high: 15.5,
    level: 'in-range',
    earlier: null,
  },
});
export const DangerLow = meta.story({
  args: {
    label: 'Vitamin D (25-OH)',
    value: 11,
    unit: 'ng/mL',
    low: 30,
    high: null,
    level: 'low',
    earlier: { value: 14, at: '2026-02-03T08:00:00.000+05:30' },
  },
});
export const WithoutRange = meta.story({
  args: {
    label: 'Blood group antibodies',
    value: 2,
    unit: '',
    low: null,
    high: null,
    level: 'unknown',
    earlier: null,
  },
});
export const LongText = meta.story({
  args: {
    label: 'Platelet count by automated analyser, confirmed by a smear under the microscope',
    value: 462_500.5,
    unit: 'cells per microlitre (µL)',
    low: 150_000,
    high: 410_000,
    level: 'a-little-high',
    earlier: { value: 475_000, at: '2026-08-12T08:00:00.000+05:30' },
  },
});
export const Hindi = meta.story({
  args: { label: 'तीन महीने की औसत शुगर (HbA1c)' },
  globals: { locale: 'hi' },
});
