import { orderStatuses, type OrderStatus } from '@doorstep/contract/order';
import { hrefOf, pageOf } from '../../app/paging.ts';

/** What the page's address says; what it does not know is the first page of all. */
export interface HistoryState {
  status: OrderStatus | undefined;
  page: number;
}
export function historyStateOf(query: URLSearchParams): HistoryState {
  return {
    status: orderStatuses.find((one) => one === query.get('status')?.toLowerCase()),
    page: pageOf(query.get('page')),
  };
}
/** Another status starts at its first page: give no page with it. */
export const historyHref = ({ status, page }: Partial<HistoryState>): string =>
  hrefOf('/medicines/orders/history', { status, page });
