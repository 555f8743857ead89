export { addToCart, cartStore, quantityOf, setQuantity, type Cart } from './cart.ts';
export {
  cartCheckoutOf,
  changeDraft,
  isChosen,
  placeBodyOf,
  takeOrdered,
  type CartCheckout,
} from './draft.ts';
export { Delivery } from './delivery.tsx';
export { cartMessages } from './messages.en.ts';
