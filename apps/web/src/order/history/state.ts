import { orderStatuses, type OrderStatus } from '@doorstep/contract/order';

/** What the page's address says; what it does not know is the first page of all. */
export interface HistoryState { status: OrderStatus | undefined; page: number }
export function historyStateOf(query: URLSearchParams): HistoryState {
  const page = query.get('page') ?? '';
  return { status: orderStatuses.find((one) => one === query.get('status')?.toLowerCase()), page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1 };
}
/** Another status starts at its first page (spec 3 §2): give no page with it. */
export function historyHref({ status, page = 1 }: Partial<HistoryState>): string {
  const query = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) }).toString();
  return `/medicines/orders/history${query && `?${query}`}`;
}
