import { wishlistPath, wishPath, type Wish } from '@doorstep/contract/wishlist';
import { fetcher } from '../app/fetcher.ts';
import { wishlistStore } from './wishlist.ts';

/** What is pressed while logged in is kept by the server too; a lost call is made up for at the next login. */
export async function tellWish(id: number, wished: boolean): Promise<void> {
  await fetcher(wishPath(id), { body: {}, method: wished ? 'POST' : 'DELETE' }).catch(() => {});
}
/** After login the hearts of this device join those of the account (decision C12). */
export async function joinWishlists(): Promise<void> {
  try {
    await Promise.all(wishlistStore.get().slice(-100).map((id) => tellWish(id, true)));
    const { data } = await fetcher<{ data: Wish[] }>(wishlistPath);
    if (Array.isArray(data)) wishlistStore.set(data.map(({ id }) => id).filter(Number.isSafeInteger));
  } catch { /* the hearts of this device stay */ }
}
