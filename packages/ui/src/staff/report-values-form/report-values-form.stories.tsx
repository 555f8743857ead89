import { fn, userEvent, within as inside } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { ReportValuesForm } from './report-values-form.tsx';

const rows = [
  { code: 'haemoglobin', name: 'Haemoglobin', value: '', unit: 'g/dL', low: '12', high: '15' },
  { code: 'platelets', name: 'Platelets', value: '', unit: '/µL', low: '150000', high: '410000' },
  { code: 'esr', name: 'ESR', value: '', unit: 'mm/h', low: '', high: '20' },
];
const meta = preview.meta({
  title: 'Staff/Report values form',
  component: ReportValuesForm,
  decorators: [within('max-w-page')],
  args: { rows, maxRows: 100, busy: false, onSave: fn() },
});
export const Default = meta.story();
export const Filled = meta.story({
  args: {
    rows: [
      { ...rows[0]!, value: '11.2' },
      { code: null, name: 'Ferritin', value: '18', unit: 'ng/mL', low: '13', high: '150' },
    ],
  },
});
export const ErrorMistakes = meta.story({
  args: {
    rows: [
      { ...rows[0]!, value: '11,2' },
      { ...rows[1]!, value: '240000', low: '410000', high: '150000' },
    ],
  },
  async play({ canvasElement }) {
    await userEvent.click(inside(canvasElement).getByRole('button', { name: 'Save the values' }));
  },
});
export const Refused = meta.story({ args: { error: 'It was not saved. Please try again.' } });
export const Busy = meta.story({ tags: ['no-visual'], args: { busy: true } });
/** Nothing is known of what its tests measure: each value is written with its name. */
export const Empty = meta.story({ args: { rows: [] } });
export const LongText = meta.story({
  args: {
    rows: [
      {
        code: 'anti-tpo',
        name: 'Antibodies to thyroid peroxidase and thyroglobulin, by chemiluminescent microparticle immunoassay',
        value: '1234567.89',
        unit: 'international units/mL',
        low: '1000000',
        high: '1250000',
      },
      {
        code: null,
        name: 'Immunoelectrophoresis of the proteins of the urine of twenty-four hours',
        value: '0.000125',
        unit: 'mg in 24 hours',
        low: '',
        high: '',
      },
    ],
    error:
      'It was not saved: a report of Venkatanarasimharajuvaripeta was taken back meanwhile. Please open it again.',
  },
});
export const Hindi = meta.story({
  args: {
    rows: [
      { ...rows[0]!, name: 'हीमोग्लोबिन', value: '११.२' },
      { ...rows[2]!, code: null, name: '' },
    ],
  },
  globals: { locale: 'hi' },
});
