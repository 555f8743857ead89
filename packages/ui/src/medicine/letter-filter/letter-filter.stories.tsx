import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { LetterFilter } from './letter-filter.tsx';

const meta = preview.meta({
  title: 'Medicine/Letter filter',
  component: LetterFilter,
  args: { hrefFor: (letter) => `#letter=${letter ?? ''}` },
  decorators: [
    (Story) => (
      <div className="lg:max-w-sidebar">
        <Story />
      </div>
    ),
  ],
});
export const Default = meta.story();
export const Selected = meta.story({ args: { letter: 'P' }, tags: ['all-cells'] });
export const AsButtons = meta.story({ args: { hrefFor: undefined, onLetterChange: fn(), letter: 'C' } });
export const Hindi = meta.story({ args: { letter: 'A' }, globals: { locale: 'hi' } });
