import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { LocationBox } from './location-box.tsx';

const meta = preview.meta({
  title: 'Address/Location box',
  component: LocationBox,
  args: {
    place: 'Kanke Road, Ranchi',
    distanceKm: 4.2,
    radiusKm: 30,
    onRemove: fn(),
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const OutOfRange = meta.story({
  args: { place: 'New Delhi', distanceKm: 1022.4 },
});
export const VariantBare = meta.story({ args: { place: undefined } });
export const LongText = meta.story({
  args: {
    place:
      'Sri Ramakrishna Paramahamsa Cooperative Housing Society, Old bus stand crossing, Doranda, Ranchi, Jharkhand 834002',
  },
});
export const Hindi = meta.story({ args: { place: 'कांके रोड, राँची' }, globals: { locale: 'hi' } });
