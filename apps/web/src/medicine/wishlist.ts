import { localStore } from '../app/local-store.ts';

/** Ids of the hearts a visitor pressed; the server's list takes over after login (decision C12). */
type Wishlist = readonly number[];
const EMPTY: Wishlist = [];
const MOST = 500;

export const parseWishlist = (value: unknown): Wishlist | undefined =>
  Array.isArray(value)
    ? [...new Set(value.filter((id): id is number => Number.isSafeInteger(id) && id > 0))].slice(0, MOST)
    : undefined;

export const wishlistStore = localStore<Wishlist>('wishlist', EMPTY, parseWishlist);
/** Whether one medicine is wished for. */
export const isWished = { use: (id: number): boolean => wishlistStore.useOf((ids) => ids.includes(id)) };
export const setWished = (id: number, wished: boolean): void =>
  wishlistStore.update((now) =>
    wished ? [...now.filter((other) => other !== id), id].slice(-MOST) : now.filter((other) => other !== id),
  );
