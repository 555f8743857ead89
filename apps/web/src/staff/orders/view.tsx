import type { AdminOrder, AdminOrders } from '@doorstep/contract/order-admin.schema';
import { toPaise } from '@doorstep/contract/money';
import { orderStatuses, type OrderStatus } from '@doorstep/contract/order';
import { adminSorts, ORDERS_CSV_MAX, type AdminSort, type AdminView } from '@doorstep/contract/order-admin';
import { Button } from '@doorstep/ui/base/button';
import { Icon } from '@doorstep/ui/base/icon';
import { Pagination } from '@doorstep/ui/base/pagination';
import { SearchBox } from '@doorstep/ui/base/search-box';
import { SelectField } from '@doorstep/ui/base/select-field';
import { BulkBar, type BulkBarProps } from '@doorstep/ui/staff/bulk-bar';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { ViewLinks } from '@doorstep/ui/staff/view-links';
import { OrdersTable, type OrdersTableOrder, type OrdersTableProps } from '@doorstep/ui/staff/orders-table';
import { knownPages } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed, NothingListed } from '../list-states.tsx';
import { staffMessages } from '../messages.en.ts';
import type { Changed } from './change.ts';
import { orderHref, ordersHref, type OrdersState } from './state.ts';
import { nameOf } from '../name.ts';

export interface OrdersViewProps
  extends
    Pick<OrdersTableProps, 'selected' | 'onSelectedChange' | 'onStatusChange' | 'onUndo'>,
    Pick<BulkBarProps, 'selectableCount' | 'onSelectAll' | 'onSend'> {
  state: OrdersState;
  orders: Resource<AdminOrders>;
  changed: Readonly<Record<string, Changed>>;
  onSearch: (search: string) => void;
  onStatus: (status: OrderStatus | undefined) => void;
  onSort: (sort: AdminSort) => void;
  /** Those that are chosen are being sent out. */
  sending: boolean;
  makingCsv: boolean;
  onCsv: () => void;
}
const views: readonly AdminView[] = ['all', 'prescription', 'late', 'untold'];
const rowOf = (order: AdminOrder, { busy = false, error, previous }: Changed = {}): OrdersTableOrder => ({
  id: order.id,
  patientName: nameOf(order.user),
  mobile: order.user.mobile,
  lines: order.items.map(({ name, qty }) => ({ name, quantity: qty })),
  totalPaise: toPaise(order.total),
  prescription: order.prescription,
  status: order.status,
  late: order.late,
  dueAt: order.due_at,
  createdAt: order.created_at,
  lastChange: order.last_change,
  busy,
  error,
  previous,
});

export function OrdersView({
  state,
  orders,
  changed,
  onSearch,
  onStatus,
  onSort,
  selectableCount,
  sending,
  onSelectAll,
  onSend,
  makingCsv,
  onCsv,
  ...acts
}: OrdersViewProps) {
  const messages = usePageMessages('staff', staffMessages);
  const list = (
    <div className="flex flex-col gap-4">
      {orders.state === 'loading' && <DataTableSkeleton />}
      {orders.state === 'error' && <LoadFailed title={messages.ordersFailed} failed={orders} />}
      {orders.state === 'ready' && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p role="status" className="text-meta text-content-muted">
              {messages.found(orders.data.pagination.total, orders.data.pagination.total_exact)}
            </p>
            {orders.data.pagination.total > 0 && (
              <Button tone="quiet" busy={makingCsv} onClick={onCsv}>
                <Icon name="icon-download" />
                <span>{messages.csv}</span>
              </Button>
            )}
          </div>
          {!orders.data.pagination.total_exact && (
            <p className="text-meta text-content-muted">{messages.csvPart(ORDERS_CSV_MAX)}</p>
          )}
          {orders.data.data.length > 0 ? (
            <>
              <BulkBar
                selectableCount={selectableCount}
                selectedCount={acts.selected.size}
                busy={sending}
                onSelectAll={onSelectAll}
                onSend={onSend}
              />
              <OrdersTable
                {...acts}
                sort={state.sort}
                hrefForSort={(sort) => ordersHref({ ...state, sort, page: 1 })}
                hrefFor={orderHref}
                orders={orders.data.data.map((order) =>
                  rowOf(changed[order.id]?.row ?? order, changed[order.id]),
                )}
              />
            </>
          ) : (
            <NothingListed
              page={state.page}
              firstHref={ordersHref({ ...state, page: 1 })}
              title={messages.noOrders}
              text={messages.noOrdersText}
            />
          )}
          <Pagination
            page={state.page}
            {...knownPages(orders.data.pagination)}
            hrefFor={(page) => ordersHref({ ...state, page })}
          />
        </>
      )}
    </div>
  );
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <SearchBox
          key={state.search}
          action="/admin/orders"
          label={messages.searchOrders}
          placeholder={messages.searchOrders}
          defaultValue={state.search}
          onSubmit={onSearch}
          onClear={() => onSearch('')}
          className="min-w-0 flex-1 basis-48"
        />
        <SelectField
          label={messages.status}
          placeholder={messages.everyStatus}
          options={orderStatuses.map((value) => ({ value, label: messages.statuses[value] }))}
          value={state.status ?? ''}
          onChange={({ currentTarget }) =>
            onStatus((currentTarget.value || undefined) as OrderStatus | undefined)
          }
          className="grow xs:grow-0"
        />
        <SelectField
          label={messages.sort}
          options={adminSorts.map((value) => ({ value, label: messages.sorts[value] }))}
          value={state.sort}
          onChange={({ currentTarget }) => onSort(currentTarget.value as AdminSort)}
          className="grow lg:hidden"
        />
      </div>
      <ViewLinks
        label={messages.viewsOf}
        views={views.map((view) => ({
          href: ordersHref({ ...state, view, page: 1 }),
          title: messages.views[view],
          current: view === state.view,
        }))}
      />
      {list}
    </>
  );
}
