import type { Wish } from '@doorstep/contract/wishlist.schema';
import { LINES_MAX } from '@doorstep/contract/cart';
import { useState } from 'react';
import { pagesOf } from '../../../app/paging.ts';
import { say } from '../../../app/toasts.ts';
import { appMessages } from '../../../app/messages.en.ts';
import { addToCart, cartStore, quantityOf, setQuantity } from '../../../cart/public.ts';
import { call, setWished } from '../../../medicine/public.ts';
import { useErrorMessages } from '../../../messages/errors.ts';
import { usePageMessages } from '../../../messages/messages.ts';
import { useWishlist } from '../../data.ts';
import { refusal } from '../../refusal.ts';
import { accountMessages } from '../../messages.en.ts';
import { tabHref, useTabPage } from '../tabs.ts';
import { WishlistTabView } from './view.tsx';

const changed = (ids: ReadonlySet<number>, id: number, inside: boolean): ReadonlySet<number> =>
  new Set(inside ? [...ids, id] : [...ids].filter((one) => one !== id));

export default function WishlistTab() {
  const page = useTabPage();
  return <WishlistPage key={page} page={page} />;
}
function WishlistPage({ page }: { page: number }) {
  const messages = usePageMessages('account', accountMessages),
    appWords = usePageMessages('app', appMessages);
  const words = { messages, errors: useErrorMessages() };
  const wishlist = useWishlist(page);
  const cart = cartStore.use();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const [adding, setAdding] = useState<ReadonlySet<number>>(new Set());
  // What stood here when the tab was opened stays, in its place: what is removed can be put back, also after the list was asked for again.
  const [seen, setSeen] = useState<readonly Wish[]>();
  if (wishlist.state === 'ready' && wishlist.data.data !== seen) {
    const now = wishlist.data.data;
    const known = new Set(now.map(({ id }) => id));
    if (!seen || now.some(({ id }) => !seen.some((one) => one.id === id)))
      setSeen([...now, ...(seen ?? []).filter(({ id }) => removed.has(id) && !known.has(id))]);
  }

  async function add({ id, name }: Wish) {
    const quantity = quantityOf(cartStore.get(), id);
    if (quantity > 0) {
      setQuantity(id, quantity + 1);
      return;
    }
    setAdding((now) => changed(now, id, true));
    try {
      // The list knows no MRP, nor whether it can be had today.
      const { data } = await call('getMedicine', { params: { id } });
      if (!data.in_stock) say('error', messages.outOfStock(name));
      else if (!addToCart(data)) say('error', appWords.cartFull(LINES_MAX));
    } catch (error) {
      say('error', refusal(error, messages.addFailed, words));
    }
    setAdding((now) => changed(now, id, false));
  }
  const mark = (id: number, gone: boolean) => setRemoved((now) => changed(now, id, gone));
  async function change({ id }: Wish, wished: boolean) {
    mark(id, !wished);
    try {
      await call(wished ? 'addWish' : 'removeWish', { params: { id } });
      setWished(id, wished);
    } catch (error) {
      mark(id, wished);
      say('error', refusal(error, messages.wishKept, words));
    }
  }
  return (
    <WishlistTabView
      wishes={
        seen ? { state: 'ready', data: seen } : wishlist.state === 'ready' ? { state: 'loading' } : wishlist
      }
      page={page}
      pages={wishlist.state === 'ready' ? pagesOf(wishlist.data.pagination) : 1}
      hrefFor={(one) => tabHref('wishlist', one)}
      removed={removed}
      quantity={(id) => quantityOf(cart, id)}
      adding={adding}
      onAdd={(wish) => {
        void add(wish);
      }}
      onRemove={(wish) => {
        void change(wish, false);
      }}
      onUndo={(wish) => {
        void change(wish, true);
      }}
    />
  );
}
