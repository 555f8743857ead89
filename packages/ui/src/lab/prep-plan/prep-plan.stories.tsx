import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { PrepPlan } from './prep-plan.tsx';

const meta = preview.meta({
  title: 'Lab/Prep plan',
  component: PrepPlan,
  decorators: [within('max-w-dialog')],
  args: {
    tests: 3,
    collectAt: '2026-11-24T03:00:00.000Z' as string | null,
    fastingHours: 12,
    lastMealAt: '2026-11-23T15:00:00.000Z' as string | null,
    waterOnly: true,
    medicines: ['Sugar tablet in the evening'],
    limit: { tests: 'Lipid profile', untilMinutes: 630, elseUntilMinutes: 1110 },
    who: 'Ajay Bedia',
    onPrint: fn(),
    onCalendar: fn(),
  },
});
export const Default = meta.story({ tags: ['printed'] });
/** No time is chosen yet. */
export const WithoutTime = meta.story({
  args: { collectAt: null, lastMealAt: null, who: undefined, onPrint: undefined, onCalendar: undefined },
});
export const VariantEatAsUsual = meta.story({
  args: { tests: 1, fastingHours: 0, lastMealAt: null, waterOnly: false, medicines: [] },
});
export const LongText = meta.story({
  args: {
    tests: 14,
    medicines: [
      'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets in the morning and in the evening',
      'Insulin before each meal',
    ],
    limit: {
      tests:
        'Lipid profile, Fasting glucose, Antinuclear antibodies by immunofluorescence with pattern and titre',
      untilMinutes: 630,
      elseUntilMinutes: 1110,
    },
    who: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
  },
});
export const Hindi = meta.story({
  args: {
    medicines: ['शाम की शुगर की गोली'],
    limit: { tests: 'लिपिड प्रोफ़ाइल', untilMinutes: 630, elseUntilMinutes: 1110 },
    who: 'अजय बेदिया',
  },
  globals: { locale: 'hi' },
});
