import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { TestFacts } from './test-facts.tsx';

const meta = preview.meta({
  title: 'Lab/Test facts',
  component: TestFacts,
  args: {
    measures: ['Fasting sugar'],
    fastingHours: 8,
    waterOnly: true,
    times: { from: '07:00', to: '10:30' } as { from: string; to: string } | undefined,
    ask: ['Sugar tablets or insulin', 'Water tablets (diuretics)'],
    sample: 'Blood',
    sex: null as 'male' | 'female' | null,
    minAge: null as number | null,
    maxAge: null as number | null,
    packages: ['Diabetes check'],
    packagesHref: '#packages',
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
/** Nothing to prepare, and nothing more to say. */
export const Empty = meta.story({
  args: { fastingHours: 0, waterOnly: false, times: undefined, ask: [], measures: [], packages: [] },
});
export const WithSome = meta.story({
  args: {
    fastingHours: 0,
    waterOnly: false,
    times: undefined,
    ask: [],
    measures: ['Anti-Müllerian hormone'],
    sex: 'female',
    minAge: 18,
    maxAge: 45,
    packages: [],
  },
});
export const LongText = meta.story({
  args: {
    measures: [
      'Antinuclear antibodies by immunofluorescence, with pattern and titre',
      'Glucose-6-phosphatedehydrogenase',
      'HbA1c',
    ],
    ask: ['Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets', 'Water tablets (diuretics)'],
    sample:
      'Blood, and all of the urine of 24 hours in the canister that the collector brings the day before',
    sex: 'female',
    minAge: 18,
    maxAge: 45,
    packages: ['Full body check-up for people over sixty with heart, kidney, liver, thyroid and bone'],
  },
});
export const Hindi = meta.story({
  args: {
    measures: ['ख़ाली पेट शुगर'],
    ask: ['शुगर की गोली या इंसुलिन'],
    sample: 'ख़ून',
    sex: 'male',
    minAge: 40,
    packages: ['शुगर की जाँच'],
  },
  globals: { locale: 'hi' },
});
