import type { AdminOrdersQuery } from '@doorstep/contract/order-admin.schema';
import { orderStatuses, type OrderStatus } from '@doorstep/contract/order';
import {
  ADMIN_SEARCH_MAX,
  adminSorts,
  adminViews,
  type AdminSort,
  type AdminView,
} from '@doorstep/contract/order-admin';
import { hrefOf, pageOf } from '../../app/paging.ts';

/** What the list shows; lives in the URL, so Back, reload and a shared link bring it again. */
export interface OrdersState {
  search: string;
  status: OrderStatus | undefined;
  view: AdminView;
  sort: AdminSort;
  page: number;
}

/** Reads any query string; what it does not understand counts as not said. */
export function ordersStateOf(params: URLSearchParams): OrdersState {
  const status = orderStatuses.find((one) => one === params.get('status'));
  return {
    search: [...(params.get('search') ?? '').normalize('NFC').trim()].slice(0, ADMIN_SEARCH_MAX).join(''),
    status,
    view: adminViews.find((one) => one === params.get('view')) ?? 'all',
    sort: adminSorts.find((one) => one === params.get('sort')) ?? '-date',
    page: pageOf(params.get('page')),
  };
}
/** What is not said is as usual. */
export const ordersHref = ({ search, status, view, sort, page }: Partial<OrdersState>): string =>
  hrefOf('/admin/orders', {
    search,
    status,
    view: view === 'all' ? undefined : view,
    sort: sort === '-date' ? undefined : sort,
    page,
  });
/** One order, whole. */
export const orderHref = (id: string): string => `/admin/orders/${encodeURIComponent(id)}`;
export const queryOf = ({ search, status, view, sort, page }: OrdersState): AdminOrdersQuery => ({
  page,
  view,
  sort,
  ...(search && { search }),
  ...(status && { status }),
});
