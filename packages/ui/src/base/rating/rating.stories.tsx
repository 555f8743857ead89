import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Rating } from './rating.tsx';

const meta = preview.meta({ title: 'Base/Rating', component: Rating, args: { value: 4.5 } });
export const Default = meta.story();
export const WithReviews = meta.story({ args: { count: 120 }, tags: ['all-cells'] });
export const VariantLow = meta.story({ args: { value: 1.3, count: 1 } });
export const LongText = meta.story({
  args: { value: 4.8, count: 125000 },
  decorators: [within('max-w-36')],
});
export const Hindi = meta.story({ args: { count: 120 }, globals: { locale: 'hi' } });
