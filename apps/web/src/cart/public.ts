export { addToCart, cartQuantity, cartStore, quantityOf, setQuantity, type Cart } from './cart.ts';
export { cautionsIn } from './cautions.ts';
export {
  cartCheckoutOf,
  changeDraft,
  isChosen,
  placeBodyOf,
  takeOrdered,
  type CartCheckout,
} from './draft.ts';
export { Delivery } from './delivery.tsx';
export { deliveryCheckPart } from './delivery-check-part.ts';
export { cartMessages } from './messages.en.ts';
