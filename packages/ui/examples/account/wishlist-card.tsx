import { WishlistCard } from '@doorstep/ui/account/wishlist-card';

export default function Example() {
  return (
    <WishlistCard
      name="Paramol 650"
      href="#paramol"
      pricePaise={2720}
      onAdd={() => {}}
      onRemove={() => {}}
      onUndo={() => {}}
    />
  );
}
