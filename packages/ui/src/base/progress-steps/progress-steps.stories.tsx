import preview from '#storybook/preview';
import { ProgressSteps } from './progress-steps.tsx';

const meta = preview.meta({
  title: 'Base/Progress steps',
  component: ProgressSteps,
  args: {
    steps: [{ label: 'Address and prescription' }, { label: 'Summary' }, { label: 'Payment' }],
    current: 1,
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantFirst = meta.story({ args: { current: 0 } });
export const VariantLast = meta.story({ args: { current: 2 } });
export const Hindi = meta.story({
  args: { steps: [{ label: 'पता और पर्ची' }, { label: 'ऑर्डर देखें' }, { label: 'भुगतान' }] },
  globals: { locale: 'hi' },
});
