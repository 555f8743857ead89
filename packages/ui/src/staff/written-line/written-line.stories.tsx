import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { DispensedBefore } from '../dispensed-before/dispensed-before.tsx';
import { WrittenLine } from './written-line.tsx';

const before = (left: number | null, days: number | null = null) => (
  <DispensedBefore
    decisions={[
      {
        orderId: 'OD-1AAB2C',
        quantity: 2,
        status: 'approved',
        orderStatus: 'delivered',
        decidedAt: '2026-10-03T11:20:00+05:30',
      },
    ]}
    count={1}
    approved={2}
    dispensed={2}
    written={{ quantity: days === null ? 2 : null, days, repeats: 2 }}
    left={left}
  />
);
const meta = preview.meta({
  title: 'Staff/Written line',
  component: WrittenLine,
  args: {
    name: 'Glumet 500',
    offer: { id: 7, name: 'Glumet 500', detail: 'Metformin 500 mg · ₹41.25 · Strip of 15 tablets', packs: 2 },
    children: before(4),
    onAdd: fn(),
  },
  decorators: [
    (Story) => (
      <ul className="max-w-dialog">
        <Story />
      </ul>
    ),
  ],
});
export const Default = meta.story({ tags: ['all-cells'] });
/** Days were noted, and no packs. */
export const VariantDays = meta.story({
  args: {
    offer: { id: 7, name: 'Glumet 500', detail: 'Metformin 500 mg · ₹41.25 · Strip of 15 tablets', packs: 1 },
    children: before(null, 30),
  },
});
export const DoneAdded = meta.story({
  args: {
    offer: {
      id: 7,
      name: 'Glumet 500',
      detail: 'Metformin 500 mg · ₹41.25 · Strip of 15 tablets',
      packs: 2,
      added: true,
    },
  },
});
export const DoneUsedUp = meta.story({ args: { not: 'used-up', children: before(0) } });
export const OutOfStock = meta.story({
  args: {
    not: 'out',
    instead: [
      { id: 8, name: 'Metfor 500', detail: 'Metformin 500 mg · ₹38.00 · Strip of 15 tablets', packs: 2 },
      { id: 9, name: 'Glyform 500', detail: 'Metformin 500 mg · ₹52.50 · Strip of 20 tablets', packs: 1 },
    ],
  },
});
export const EmptyNoOther = meta.story({ args: { not: 'out', instead: [] } });
export const NotFoundGone = meta.story({ args: { not: 'gone' } });
export const Loading = meta.story({ args: { offer: undefined } });
export const LongText = meta.story({
  args: {
    name: 'Glumetparacetamolphenylephrinechlorpheniramine Forte SR 500',
    offer: {
      id: 7,
      name: 'Glumetparacetamolphenylephrinechlorpheniramine Forte SR 500',
      detail: 'Metformin 500 mg · ₹1,25,000.00 · Carton of 12 strips of 15 sustained release tablets',
      packs: 99,
    },
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
/** Out of stock, in Hindi. */
export const HindiOutOfStock = meta.story({
  args: {
    not: 'out',
    instead: [
      { id: 8, name: 'Metfor 500', detail: 'Metformin 500 mg · ₹38.00 · Strip of 15 tablets', packs: 2 },
    ],
  },
  globals: { locale: 'hi' },
});
