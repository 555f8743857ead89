import { accessToken } from '../app/session.ts';
import { call } from './call.ts';
import { wishlistStore } from './wishlist.ts';

/** What is pressed while logged in is the server's to keep; a lost call leaves it to this device, for as long as the session lasts. */
export async function sendWish(id: number, wished: boolean): Promise<void> {
  await call(wished ? 'addWish' : 'removeWish', { params: { id } }).catch(() => {});
}
/** After login the hearts of this device join those of the account (decision C12). */
export default async function joinWishlists(): Promise<void> {
  const token = accessToken();
  try {
    await Promise.all(
      wishlistStore
        .get()
        .slice(-100)
        .map((id) => sendWish(id, true)),
    );
    const { data } = await call('listWishlist');
    // Whoever has logged out meanwhile leaves no hearts behind.
    if (accessToken() === token) wishlistStore.set(data.map(({ id }) => id));
  } catch {
    /* the hearts of this device stay */
  }
}
