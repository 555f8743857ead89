import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inBengaliFace } from '#storybook/bengali';
import { within } from '#storybook/within';
import { Calendar } from './calendar.tsx';

const words: Record<string, { text: string; short?: string; disabled?: boolean }> = {
  '2026-11-23': { text: 'full', disabled: true },
  '2026-11-27': { text: 'full', disabled: true },
  '2026-11-29': { text: 'closed', short: 'off', disabled: true },
};
const free = [5, 8, 9, 0, 3, 0, 12, 7, 1];
const meta = preview.meta({
  title: 'Base/Calendar',
  component: Calendar,
  args: {
    now: '2026-11-22T11:12:00+05:30',
    max: '2026-12-22',
    value: '2026-11-24',
    wordsOf: (day) => words[day] ?? { text: `${free[(Number(day.slice(8)) + 3) % 9] || 4} free` },
    onValueChange: fn(),
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantPlain = meta.story({ args: { value: '', wordsOf: undefined } });
export const VariantNextMonth = meta.story({ args: { value: '2026-12-08' } });
/** From far back: a month that is wholly past can still be looked at. */
export const VariantBackwards = meta.story({
  args: { value: '2026-11-20', min: '2026-01-01', max: '2026-11-22', wordsOf: undefined },
});
export const VariantNarrow = meta.story({ decorators: [within('max-w-72')] });
/** Festivals by name: the whole word where it fits. */
export const LongText = meta.story({
  args: {
    wordsOf: (day) =>
      day === '2026-11-26'
        ? { text: 'Guru Nanak Jayanti', short: 'off', disabled: true }
        : day === '2026-11-29'
          ? { text: 'closed all day', short: 'off', disabled: true }
          : { text: '128 free' },
  },
});
export const Hindi = meta.story({
  args: {
    wordsOf: (day) =>
      words[day]
        ? { text: day === '2026-11-29' ? 'बंद' : 'भरा', disabled: true }
        : { text: `${free[(Number(day.slice(8)) + 3) % 9] || 4} ख़ाली` },
  },
  globals: { locale: 'hi' },
});
export const Bengali = meta.story({
  args: {
    wordsOf: (day) =>
      words[day]
        ? { text: day === '2026-11-29' ? 'বন্ধ' : 'ভর্তি', disabled: true }
        : { text: `${free[(Number(day.slice(8)) + 3) % 9] || 4}টি খালি` },
  },
  globals: { locale: 'bn' },
  decorators: [inBengaliFace],
});
