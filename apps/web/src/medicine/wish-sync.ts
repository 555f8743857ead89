import { wishlistPath, wishPath, type Wish } from '@doorstep/contract/wishlist';
import { accessToken } from '../app/session.ts';
import { fetcher } from '../app/fetcher.ts';
import { wishlistStore } from './wishlist.ts';

/** What is pressed while logged in is the server's to keep; a lost call leaves it to this device, for as long as the session lasts. */
export async function sendWish(id: number, wished: boolean): Promise<void> {
  await fetcher(wishPath(id), { body: {}, method: wished ? 'POST' : 'DELETE' }).catch(() => {});
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
    const { data } = await fetcher<{ data: Wish[] }>(wishlistPath);
    // Whoever has logged out meanwhile leaves no hearts behind.
    if (Array.isArray(data) && accessToken() === token)
      wishlistStore.set(data.map(({ id }) => id).filter(Number.isSafeInteger));
  } catch {
    /* the hearts of this device stay */
  }
}
