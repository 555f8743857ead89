import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Separator } from './separator.tsx';

const meta = preview.meta({
  title: 'Base/Separator',
  component: Separator,
  decorators: [
    within('max-w-dialog'),
    (Story) => (
      <div className="flex flex-col gap-3">
        <p>Home, Flat 4B, Shanti Apartments</p>
        <Story />
        <p>Deliver between 9 AM and 12 PM</p>
      </div>
    ),
  ],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantVertical = meta.story({
  render: () => (
    <div className="flex gap-3">
      <span>Orders</span>
      <Separator orientation="vertical" />
      <span>Prescriptions</span>
    </div>
  ),
});
export const Hindi = meta.story({
  render: () => (
    <div className="flex flex-col gap-3">
      <p>घर, राँची 834001</p>
      <Separator />
      <p>सुबह 9 से दोपहर 12 के बीच</p>
    </div>
  ),
  globals: { locale: 'hi' },
  decorators: [],
});
