import type { Medicine } from '@doorstep/contract/medicine.schema';
import { LINES_MAX } from '@doorstep/contract/cart';
import { useCallback } from 'react';
import { accessToken } from '../app/session.ts';
import { say } from '../app/toasts.ts';
import { appMessages } from '../app/messages.en.ts';
import { addToCart, cartStore, quantityOf, setQuantity } from '../cart/public.ts';
import { usePageMessages } from '../messages/messages.ts';
import { setWished, wishlistStore } from './wishlist.ts';

/** What any shown medicine can be asked: how many are in the cart, is it wished for, and to change both. */
export interface MedicineActions {
  quantity: (id: number) => number;
  wished: (id: number) => boolean;
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
  const cart = cartStore.use();
  const wishes = wishlistStore.use();
  // The same at each render: what shows one medicine is left alone while another one changes.
  const onAdd = useCallback(
    (medicine: Medicine) => {
      if (!addToCart(medicine)) say('error', messages.cartFull(LINES_MAX));
    },
    [messages],
  );
  return {
    quantity: (id) => quantityOf(cart, id),
    wished: (id) => wishes.includes(id),
    onAdd,
    onQuantityChange: setQuantity,
    onWishedChange: changeWish,
  };
}
