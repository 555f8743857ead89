import type { Medicine } from '@doorstep/contract/medicine.schema';
import { LINES_MAX } from '@doorstep/contract/cart';
import { useMemo } from 'react';
import { accessToken } from '../app/session.ts';
import { say } from '../app/toasts.ts';
import { appMessages } from '../app/messages.en.ts';
import { addToCart, cartQuantity, setQuantity } from '../cart/public.ts';
import { usePageMessages } from '../messages/messages.ts';
import { isWished, setWished } from './wishlist.ts';

/** What any shown medicine can be asked: how many are in the cart, is it wished for, and to change both. Who shows it asks: the list around it is left alone. */
export interface MedicineActions {
  quantity: { use: (id: number) => number };
  wished: { use: (id: number) => boolean };
  onAdd: (medicine: Medicine) => void;
  onQuantityChange: (id: number, quantity: number) => void;
  onWishedChange: (id: number, wished: boolean) => void;
}
function changeWish(id: number, wished: boolean): void {
  setWished(id, wished);
  if (accessToken())
    void import('./wish-sync.ts').then(
      (sync) => sync.sendWish(id, wished),
      () => {},
    );
}
export function useMedicineActions(): MedicineActions {
  const messages = usePageMessages('app', appMessages);
  // The same at each render: what shows one medicine is left alone while another one changes.
  return useMemo(
    () => ({
      quantity: cartQuantity,
      wished: isWished,
      onAdd: (medicine) => {
        if (!addToCart(medicine)) say('error', messages.cartFull(LINES_MAX));
      },
      onQuantityChange: setQuantity,
      onWishedChange: changeWish,
    }),
    [messages],
  );
}
