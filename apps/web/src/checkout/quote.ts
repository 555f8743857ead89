import { placeOrderPath, type OrderLine, type PlaceBody, type Quote } from '@doorstep/contract/order';
import useSWR from 'swr';
import { fetcher, type CallError } from '../app/fetcher.ts';
import { useToken } from '../app/session.ts';

const isLine = (line: OrderLine) =>
  Number.isSafeInteger(line?.id) &&
  typeof line.name === 'string' &&
  typeof line.offer_price === 'number' &&
  Number.isSafeInteger(line.qty);
const isQuote = (quote: Quote) =>
  typeof quote.quote_id === 'string' &&
  typeof quote.total === 'number' &&
  typeof quote.delivery_charge === 'number' &&
  Array.isArray(quote.lines) &&
  quote.lines.every(isLine);
/** What the chosen comes to; `body` names no payment. Undefined for an answer that is no quote. */
export async function askQuote(body: PlaceBody): Promise<Quote | undefined> {
  const quote = await fetcher<Quote>(placeOrderPath, { body });
  return isQuote(quote) ? quote : undefined;
}
/** The same for a page, asked anew on each visit of it; null while not enough is chosen. */
export function useQuote(body: PlaceBody | null) {
  const token = useToken();
  const { data, error, isValidating, mutate } = useSWR<Quote | undefined, CallError>(
    token && body ? ['quote', token, JSON.stringify(body)] : null,
    () => askQuote(body!),
    { revalidateOnReconnect: false },
  );
  return {
    quote: isValidating ? undefined : data,
    error: isValidating ? undefined : error,
    unreadable: !isValidating && !error && data === undefined && token !== null,
    retry: () => {
      void mutate();
    },
  };
}
