import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { PriceBreakdown } from './price-breakdown.tsx';

const meta = preview.meta({
  title: 'Paramedical/Price breakdown',
  component: PriceBreakdown,
  args: { servicePaise: 49_900, travelPaise: 1_300, perKmPaise: 300, distanceKm: 4.2, totalPaise: 51_200 },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story({ tags: ['all-cells'] });
/** At the door of the shop. */
export const WithoutWay = meta.story({ args: { travelPaise: 0, distanceKm: 0, totalPaise: 49_900 } });
/** As far as we come, for what costs most. */
export const LongTextNumbers = meta.story({
  args: { servicePaise: 12_50_000, travelPaise: 9_000, distanceKm: 30, totalPaise: 12_59_000 },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
