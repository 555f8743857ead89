import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { LetterFilter } from './letter-filter.tsx';

const meta = preview.meta({
  title: 'Medicine/Letter filter',
  component: LetterFilter,
  args: { hrefFor: (letter) => `#letter=${letter ?? ''}` },
  decorators: [within('lg:max-w-sidebar')],
});
export const Default = meta.story();
export const Selected = meta.story({ args: { letter: 'P' }, tags: ['all-cells'] });
export const VariantAsButtons = meta.story({
  args: { hrefFor: undefined, onLetterChange: fn(), letter: 'C' },
});
export const Hindi = meta.story({ args: { letter: 'A' }, globals: { locale: 'hi' } });
