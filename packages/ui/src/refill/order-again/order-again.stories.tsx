import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { OrderAgain, OrderAgainSkeleton, type OrderAgainRow } from './order-again.tsx';

const amlovida: OrderAgainRow = {
  id: 1,
  name: 'Amlovida 5',
  image: null,
  packs: 2,
  packedIn: 'strip',
  pricePaise: 8_240,
  runsOutOn: '2026-11-26',
  due: true,
  boughtOn: '2026-10-27',
  prescriptionRequired: true,
  outOfStock: false,
};
const gluvida: OrderAgainRow = {
  ...amlovida,
  id: 2,
  name: 'Gluvida 500',
  pricePaise: 5_040,
  runsOutOn: '2026-11-28',
  prescriptionRequired: false,
};
const febrisol: OrderAgainRow = {
  ...gluvida,
  id: 3,
  name: 'Febrisol 650',
  packs: 1,
  pricePaise: 2_240,
  runsOutOn: null,
  due: false,
  boughtOn: '2026-11-01',
};
const all = [amlovida, gluvida, febrisol];

const meta = preview.meta({
  title: 'Refill/Order again',
  component: OrderAgain,
  args: {
    rows: all,
    selected: new Set([1, 2, 3]),
    onSelectedChange: fn(),
    onAdd: fn(),
    cartHref: '#cart',
    refillsHref: '#refills',
    today: '2026-11-24',
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const WithSome = meta.story({ args: { selected: new Set([1, 3]) } });
export const EmptyNoneChosen = meta.story({ args: { selected: new Set<number>() } });
export const DoneAdded = meta.story({ args: { added: true } });
/** One is left out: it cannot be had, or the cart is full. */
export const ErrorProblem = meta.story({
  args: { added: true, error: 'Added 2 of 3. There is no room in your cart for Febrisol 650.' },
});
export const OutOfStock = meta.story({
  args: { rows: [amlovida, { ...gluvida, outOfStock: true }, febrisol] },
});
/** Nothing is due: it says what was bought. */
export const EmptyNothingDue = meta.story({
  args: { rows: [{ ...gluvida, runsOutOn: '2026-12-19', due: false }, febrisol] },
});
export const Expired = meta.story({ args: { rows: [{ ...amlovida, runsOutOn: '2026-11-20' }] } });
export const LongText = meta.story({
  tags: ['all-cells'],
  args: {
    rows: [
      {
        ...amlovida,
        name: 'Clopidogrel-Aspirin-Rosuvastatin 75/150/20 Gastro-resistant Capsules',
        packs: 99,
        packedIn: 'bottle',
        pricePaise: 12_500_000,
      },
      { ...febrisol, packs: 12, packedIn: 'pack' },
    ],
  },
});
export const Loading = meta.story({ render: () => <OrderAgainSkeleton /> });
export const Hindi = meta.story({
  args: {
    rows: [
      { ...amlovida, name: 'एमलोविडा 5', packName: 'Amlovida 5' },
      { ...gluvida, name: 'ग्लूविडा 500', packName: 'Gluvida 500', outOfStock: true },
      { ...febrisol, name: 'फ़ेब्रिसोल 650', packName: 'Febrisol 650' },
    ],
  },
  globals: { locale: 'hi' },
});
/** Chosen and added by presses. */
export const Busy = meta.story({
  tags: ['no-visual'],
  render: function Page(args) {
    const [chosen, setChosen] = useState(args.selected);
    const [added, setAdded] = useState(false);
    return (
      <OrderAgain
        {...args}
        selected={chosen}
        added={added}
        onSelectedChange={(id, isChosen) => {
          args.onSelectedChange(id, isChosen);
          setAdded(false);
          setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
        }}
        onAdd={() => {
          args.onAdd();
          setAdded(true);
        }}
      />
    );
  },
});
