import { isActing, sayClosed } from '../app/acting.tsx';
import { accessToken } from '../app/session.ts';
import { call } from './call.ts';
import { setWished, wishlistStore } from './wishlist.ts';

/** What is pressed while logged in is the server's to keep; a lost call leaves it to this device, for as long as the session lasts. */
export async function sendWish(id: number, wished: boolean): Promise<void> {
  if (isActing()) {
    setWished(id, !wished);
    sayClosed();
    return;
  }
  await call(wished ? 'addWish' : 'removeWish', { params: { id } }).catch(() => {});
}
/** Calls on their way together. */
const AT_ONCE = 20;
/** After login the hearts of this device join those of the account (decision C12). */
export default async function joinWishlists(): Promise<void> {
  if (isActing()) return;
  const token = accessToken();
  try {
    const here = wishlistStore.get();
    for (let at = 0; at < here.length; at += AT_ONCE)
      await Promise.all(here.slice(at, at + AT_ONCE).map((id) => sendWish(id, true)));
    const { ids } = await call('listWishlist', { query: { limit: 1 } });
    // Whoever has logged out meanwhile leaves no hearts behind.
    if (accessToken() === token) wishlistStore.set(ids.toReversed());
  } catch {
    /* the hearts of this device stay */
  }
}
