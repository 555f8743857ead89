import { bookVisit } from '@doorstep/contract/paramedical.routes';
import type { BookVisitBody } from '@doorstep/contract/paramedical.schema';
import { checked } from '../../app/checked.ts';
import { CallError } from '../../app/fetcher.ts';

const call = checked(
  { bookVisit },
  async () => (await import('@doorstep/contract/paramedical.schema')).paramedicalEndpoints,
);

/** The visit of a payment. Fails with a CallError. */
export async function book(body: BookVisitBody): Promise<{ id: string }> {
  const answer = await call('bookVisit', { body });
  if (!('data' in answer)) throw new CallError(200, 'unreadable');
  return { id: answer.data.booking_id };
}
