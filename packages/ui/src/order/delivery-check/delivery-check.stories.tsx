import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { DeliveryCheck } from './delivery-check.tsx';

const meta = preview.meta({
  title: 'Order/Delivery check',
  component: DeliveryCheck,
  args: { radiusKm: 30, onCheck: fn(), onEdit: fn() },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Loading = meta.story({ args: { pincode: '834001', busy: true } });
export const Error = meta.story({
  args: { pincode: '999999', error: 'We do not know this pincode. Please check it.' },
});
export const Offline = meta.story({ args: { pincode: '834001', failed: true } });
const found = { place: '834001 Ranchi', promisedAt: '2026-11-23T20:00:00+05:30' };
export const FilledFound = meta.story({ args: { found } });
export const PrescriptionRequired = meta.story({ args: { found, waits: true } });
export const OutOfRangeOutOfReach = meta.story({
  args: { found: { place: '110001 New Delhi', promisedAt: null } },
});
export const LongText = meta.story({
  args: {
    found: {
      ...found,
      place: 'Grandmother’s house behind the Jagannath temple, the one with the green gate',
    },
  },
});
export const Hindi = meta.story({ args: { found }, globals: { locale: 'hi' } });
export const HindiEmpty = meta.story({ globals: { locale: 'hi' } });
