import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { WishlistCard, WishlistCardSkeleton } from './wishlist-card.tsx';

const meta = preview.meta({
  title: 'Account/Wishlist card',
  component: WishlistCard,
  args: {
    name: 'Paramol 650',
    href: '#paramol',
    pricePaise: 2720,
    onAdd: fn(),
    onRemove: fn(),
    onUndo: fn(),
  },
});
export const Default = meta.story();
export const InCart = meta.story({ args: { quantity: 2 } });
export const BusyAdding = meta.story({ args: { busy: true } });
export const DoneRemoved = meta.story({ args: { removed: true }, tags: ['all-cells'] });
export const Loading = meta.story({ render: () => <WishlistCardSkeleton /> });
export const LongText = meta.story({
  args: { name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets', pricePaise: 12_500_000, quantity: 99 },
  tags: ['all-cells'],
});
export const Hindi = meta.story({ args: { quantity: 1 }, globals: { locale: 'hi' } });
/** Removed and put back at a press. */
export const Busy = meta.story({
  tags: ['no-visual'],
  render: function Page(args) {
    const [removed, setRemoved] = useState(false);
    return (
      <WishlistCard
        {...args}
        removed={removed}
        onRemove={() => {
          args.onRemove();
          setRemoved(true);
        }}
        onUndo={() => {
          args.onUndo();
          setRemoved(false);
        }}
      />
    );
  },
});
