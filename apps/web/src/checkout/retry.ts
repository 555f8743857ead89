import { CallError } from '../app/fetcher.ts';

/** Nobody answered, or not with sense: the same call may be made again, since each of them is safe to repeat. */
const mayHelp = (error: unknown) =>
  error instanceof CallError &&
  (error.status === 0 || error.status >= 500 || error.code === 'unreadable' || error.code === 'in_progress');
/** Makes a call again, later each time; the last failure is the caller's. */
export async function retry<T>(
  call: () => Promise<T>,
  waits: readonly number[] = [1_000, 2_000, 4_000],
): Promise<T> {
  for (const wait of waits) {
    try {
      return await call();
    } catch (error) {
      if (!mayHelp(error)) throw error;
    }
    await new Promise((done) => {
      setTimeout(done, wait);
    });
  }
  return call();
}
