import { UnsentCart } from '@doorstep/ui/prescription/unsent-cart';

export default function Example() {
  return (
    <UnsentCart
      by="Nisha Toppo"
      at="2026-11-24T11:02:00+05:30"
      lines={[
        { id: 3, name: 'Omezen 20', quantity: 2 },
        { id: 4, name: 'Azilide 500', quantity: 1 },
      ]}
      onDiscard={() => {}}
    />
  );
}
