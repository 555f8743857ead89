import { CallError } from './fetcher.ts';
import type { Queued } from './outbox.ts';

/** No answer came: the line is lost, or the server is. */
export const isLost = (error: unknown): boolean =>
  error instanceof CallError && error.status === 0 && error.code === 'unreachable';

/** Keeps what was made to be sent later. False where the browser keeps nothing, or it is made for another. */
export async function keepForLater(made: Omit<Queued, 'id'> & { id?: string }): Promise<boolean> {
  try {
    // For another it is done under an agreement that may end meanwhile.
    if (sessionStorage.getItem('acting')) return false;
    const { queue } = await import('./outbox.ts');
    await queue(made);
    return true;
  } catch {
    return false;
  }
}
