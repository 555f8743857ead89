import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { SortChoice } from './sort-choice.tsx';

const meta = preview.meta({
  title: 'Medicine/Sort choice',
  component: SortChoice,
  args: { onSortChange: fn() },
});
export const Default = meta.story();
export const Selected = meta.story({ args: { sort: 'price-asc' }, tags: ['all-cells'] });
export const Hindi = meta.story({ args: { sort: 'name-desc' }, globals: { locale: 'hi' } });
