import preview from '#storybook/preview';
import { DeliveryPromise } from './delivery-promise.tsx';

const meta = preview.meta({
  title: 'Order/Delivery promise',
  component: DeliveryPromise,
  args: { promisedAt: '2026-11-23T20:00:00+05:30' },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantFast = meta.story({ args: { fast: true } });
export const VariantHalfHour = meta.story({ args: { promisedAt: '2026-11-24T13:30:00+05:30' } });
export const PrescriptionRequired = meta.story({ args: { promisedAt: null, waits: true } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
export const HindiPrescription = meta.story({
  args: { promisedAt: null, waits: true },
  globals: { locale: 'hi' },
});
