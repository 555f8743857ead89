import type { Placed, PlaceBody, Quote } from '@doorstep/contract/order.schema';
import { placeOrder as route } from '@doorstep/contract/order.routes';
import { useEffect, useEffectEvent, useState } from 'react';
import useSWR from 'swr';
import { checked } from '../app/checked.ts';
import { CallError } from '../app/fetcher.ts';
import { useToken } from '../app/session.ts';

const call = checked(
  { placeOrder: route },
  async () => (await import('@doorstep/contract/order.schema')).orderEndpoints,
);

/** Fetches ahead what checks a quote. */
export const loadQuoteSchemas: () => Promise<unknown> = call.load;
/** What the chosen costs now; `body` names no payment. Fails with a CallError. */
export async function askQuote(body: PlaceBody): Promise<Quote> {
  const answer = await call('placeOrder', { body });
  if (!('quote_id' in answer)) throw new CallError(200, 'unreadable');
  return answer;
}
/** Places what was paid; `body` names the payment. Fails with a CallError. */
export async function placeOrder(body: PlaceBody): Promise<Placed> {
  const answer = await call('placeOrder', { body });
  if (!('order_id' in answer)) throw new CallError(200, 'unreadable');
  return answer;
}
/** The quote for a page, asked anew on each visit of it; null while not enough is chosen. */
export function useQuote(body: PlaceBody | null) {
  const token = useToken();
  const [isRetrying, setRetrying] = useState(false);
  const { data, error, isValidating, mutate } = useSWR<Quote, CallError>(
    token && body ? ['quote', token, JSON.stringify(body)] : null,
    // By the key: the body of this render may be another's by the time it is asked for.
    ([, , asked]: [string, string, string]) => askQuote(JSON.parse(asked) as PlaceBody),
    { revalidateOnReconnect: false },
  );
  const again = useEffectEvent(() => {
    if (error?.status === 0) void mutate();
  });
  // A quote that is there is not asked for again: it has been looked at.
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return {
    quote: isValidating ? undefined : data,
    // A repeat in the background leaves the page as it is; one that was asked for shows that it loads.
    error: isValidating && (isRetrying || error?.status !== 0) ? undefined : error,
    unreadable: !isValidating && !error && data === undefined && token !== null,
    retry: () => {
      setRetrying(true);
      void mutate().finally(() => setRetrying(false));
    },
  };
}
