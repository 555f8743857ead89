import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { DeliveryChecker } from './delivery-checker.tsx';

const meta = preview.meta({
  title: 'Lab/Delivery checker',
  component: DeliveryChecker,
  args: { freeFromPaise: 49900, radiusKm: 30, onCheck: fn(), onReset: fn() },
  decorators: [within('max-w-dialog')],
});
const near = { distanceKm: 4.24, feePaise: 1300, minutes: 35 };
export const Default = meta.story({ tags: ['all-cells'] });
export const Loading = meta.story({ args: { busy: true } });
export const FilledFound = meta.story({ args: { found: near } });
export const OutOfRange = meta.story({ args: { found: { distanceKm: 1022.4, feePaise: 0, minutes: null } } });
export const Error = meta.story({
  args: {
    error:
      'Unable to get your location. Please enable location services. Allow it in your browser’s settings for this site, then try again.',
  },
});
export const Hindi = meta.story({ args: { found: near }, globals: { locale: 'hi' } });
