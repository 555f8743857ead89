import type { Medicine } from '@doorstep/contract/medicine.schema';
import { LINES_MAX, QTY_MAX } from '@doorstep/contract/cart';
import { localStore } from '../app/local-store.ts';

/** A medicine record and how many packs of it; rupees, for showing only: the server prices every order. */
export interface CartLine {
  id: number;
  name: string;
  /** As it is said in Hindi. */
  name_hi?: string;
  image: string | null;
  mrp: number;
  offer_price: number;
  qty: number;
}
export type Cart = readonly CartLine[];

const record = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const price = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1e8;

function parseLine(value: unknown): CartLine | undefined {
  if (!record(value)) return undefined;
  const { id, name, name_hi, image, mrp, offer_price, qty } = value;
  if (
    !Number.isSafeInteger(id) ||
    (id as number) < 1 ||
    typeof name !== 'string' ||
    !name ||
    name.length > 300
  )
    return undefined;
  if (!price(mrp) || !price(offer_price) || !Number.isSafeInteger(qty) || (qty as number) < 1)
    return undefined;
  // A picture is a path of ours: anything else (another host, a script) is dropped, the line is kept.
  const own = typeof image === 'string' && /^\/(?!\/)/.test(image) ? image : null;
  return {
    id: id as number,
    name,
    ...(typeof name_hi === 'string' && name_hi.length <= 300 && { name_hi }),
    image: own,
    mrp,
    offer_price,
    qty: Math.min(qty as number, QTY_MAX),
  };
}

/** Undefined when it is no cart at all; a bad line is dropped, the good ones stay; doubles are merged. */
export function parseCart(value: unknown): Cart | undefined {
  if (!Array.isArray(value)) return undefined;
  const lines = new Map<number, CartLine>();
  for (const given of value.slice(0, 1000)) {
    const line = parseLine(given);
    const same = line && lines.get(line.id);
    if (same) same.qty = Math.min(same.qty + line.qty, QTY_MAX);
    else if (line && lines.size < LINES_MAX) lines.set(line.id, line);
  }
  return [...lines.values()];
}

const EMPTY: Cart = [];
export const cartStore = localStore<Cart>('cart_meds', EMPTY, parseCart, true);

export const quantityOf = (cart: Cart, id: number): number => cart.find((line) => line.id === id)?.qty ?? 0;
const countOf = (cart: Cart): number => cart.reduce((sum, line) => sum + line.qty, 0);
/** How many packs are in the cart, for whoever shows no more than that. */
export const cartCount = { use: (): number => cartStore.useOf(countOf) };
/** How many packs of one medicine are in the cart. */
export const cartQuantity = { use: (id: number): number => cartStore.useOf((cart) => quantityOf(cart, id)) };

/** Already there: one more of it; else a new line. False when the cart is full. */
export function addToCart({ id, name, name_hi, image, mrp, offer_price }: Medicine): boolean {
  const cart = cartStore.get();
  const qty = quantityOf(cart, id);
  if (qty > 0) {
    setQuantity(id, qty + 1);
    return true;
  }
  if (cart.length >= LINES_MAX) return false;
  cartStore.update((now) => [
    ...now,
    { id, name, ...(name_hi && { name_hi }), image, mrp, offer_price, qty: 1 },
  ]);
  return true;
}
/** 0 or below removes the line. */
export function setQuantity(id: number, qty: number): void {
  cartStore.update((now) =>
    qty < 1
      ? now.filter((line) => line.id !== id)
      : now.map((line) => (line.id === id ? { ...line, qty: Math.min(qty, QTY_MAX) } : line)),
  );
}
