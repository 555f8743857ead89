import { API_BASE } from './envelope.ts';

/** Of the wishlist; rupees. */
export interface Wish {
  id: number;
  name: string;
  image: string | null;
  offer_price: number;
}

export const wishlistPath = `${API_BASE}/user/wishlist/`;
export const wishPath = (id: number): string => `${API_BASE}/user/wishlist/${id}/`;
