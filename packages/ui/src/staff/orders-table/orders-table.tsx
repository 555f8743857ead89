'use client';
import type { ComponentProps } from 'react';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { Link } from '../../base/link/link.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import type { OrderStatus } from '../../base/status-badge/status-badge.tsx';
import { useMessages } from '../../messages/provider.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { Moment } from '../moment/moment.tsx';
import { DueBy, OrderLines, quiet } from './cells.tsx';
import { StatusSelect, type ChosenStatus } from '../status-select/status-select.tsx';
import { staffMessages } from '../messages.en.ts';

export interface OrdersTableOrder {
  id: string;
  patientName: string;
  /** Ten digits. */
  mobile: string;
  lines: ReadonlyArray<{ name: string; quantity: number }>;
  totalPaise: number;
  /** What of its lines is least far; null where none needs a prescription. */
  prescription: 'needed' | 'checking' | 'question' | 'approved' | null;
  status: OrderStatus;
  late: boolean;
  /** By when it is promised, or should leave its status, an ISO instant; null where it may stay. */
  dueAt: string | null;
  /** ISO instants; shown in Indian time. */
  createdAt: string;
  lastChange: { by: string; at: string } | null;
  /** Its status is being changed. */
  busy?: boolean;
  /** Why the server refused. */
  error?: string | undefined;
  /** What it was before the change just made. */
  previous?: ChosenStatus | undefined;
}
/** What the rows stand by: the day of the order, its sum, or when it is due; '-' is the other way round. */
export type OrdersTableSort = '-date' | 'date' | '-total' | 'total' | 'due' | '-due';
export interface OrdersTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** The rows, as they are sorted. */
  orders: readonly OrdersTableOrder[];
  /** What they stand by. */
  sort: OrdersTableSort;
  /** Where they stand by something else. */
  hrefForSort: (sort: OrdersTableSort) => string;
  /** Numbers of the orders that are chosen, to be moved together. */
  selected: ReadonlySet<string>;
  /** Gets an order's number, and whether it is chosen now. */
  onSelectedChange: (id: string, selected: boolean) => void;
  /** Gets an order's number and its new status. */
  onStatusChange: (id: string, status: ChosenStatus) => void;
  /** Takes back an order's last status. */
  onUndo: (id: string) => void;
  /** Where an order is shown in full, by its number. */
  hrefFor: (id: string) => string;
}

/** The columns to sort by; the first press brings what is looked for most: the newest, the largest, the longest due. */
const sorts = { order: ['-date', 'date'], total: ['-total', 'total'], due: ['due', '-due'] } as const;
/** Whether an order can be moved with others: it is not on its way yet. */
export const isChoosable = (status: OrderStatus): boolean => status === 'pending' || status === 'processing';

/** The shop's orders: a table where there is room, cards where there is not. */
export function OrdersTable({
  orders,
  sort,
  hrefForSort,
  selected,
  onSelectedChange,
  onStatusChange,
  onUndo,
  hrefFor,
  ...props
}: OrdersTableProps) {
  const messages = useMessages('staff', staffMessages);
  const columns = (['order', 'patient', 'lines', 'total', 'due', 'status', 'lastChange'] as const).map(
    (key) => {
      const ways = key in sorts ? sorts[key as keyof typeof sorts] : undefined,
        at = ways?.findIndex((way) => way === sort);
      return {
        key,
        title: messages[key],
        numeric: key === 'total',
        sort: ways && {
          now:
            at === -1 ? undefined : sort.startsWith('-') ? ('descending' as const) : ('ascending' as const),
          href: hrefForSort(ways[at === 0 ? 1 : 0]),
        },
      };
    },
  );
  const rows = orders.map(
    ({
      id,
      patientName,
      mobile,
      lines,
      totalPaise,
      prescription,
      status,
      late,
      dueAt,
      createdAt,
      lastChange,
      busy = false,
      error,
      previous,
    }) => {
      return {
        key: id,
        state: late ? 'late' : undefined,
        cells: {
          order: (
            <div className="flex items-start gap-2">
              {isChoosable(status) && (
                <Checkbox
                  label={<span className="sr-only">{messages.choose(id)}</span>}
                  checked={selected.has(id)}
                  onChange={({ currentTarget }) => onSelectedChange(id, currentTarget.checked)}
                />
              )}
              <div className="flex min-w-0 flex-col gap-1">
                <Link
                  href={hrefFor(id)}
                  translate="no"
                  aria-label={messages.details(id)}
                  className="inline-flex min-h-target items-center rounded-small font-strong text-accent-text underline standard:whitespace-nowrap underline-offset-4"
                >
                  {id}
                </Link>
                <Moment at={createdAt} className={quiet} />
              </div>
            </div>
          ),
          patient: (
            <div className="flex min-w-0 flex-col">
              <span translate="no">{patientName}</span>
              <a
                translate="no"
                href={`tel:+91${mobile}`}
                aria-label={`${messages.callPatient(patientName)}: ${mobile}`}
                className="inline-flex min-h-target items-center rounded-small whitespace-nowrap text-accent-text underline underline-offset-4 tabular-nums"
              >
                {mobile}
              </a>
            </div>
          ),
          lines: <OrderLines lines={lines} prescription={prescription} />,
          total: (
            <span translate="no" className="font-strong">
              {formatPaise(totalPaise)}
            </span>
          ),
          due: dueAt && <DueBy at={dueAt} late={late} />,
          status: (
            <StatusSelect
              orderId={id}
              status={status}
              busy={busy}
              error={error}
              previous={previous}
              onUpdate={(next) => onStatusChange(id, next)}
              onUndo={() => onUndo(id)}
            />
          ),
          lastChange: lastChange ? (
            <div className="flex min-w-0 flex-col">
              <span>{lastChange.by}</span>
              <Moment at={lastChange.at} className={quiet} />
            </div>
          ) : (
            <span className={quiet}>{messages.noChange}</span>
          ),
        },
      };
    },
  );
  return (
    <DataTable
      data-slot="orders-table"
      {...props}
      caption={messages.allOrders}
      columns={columns}
      rows={rows}
    />
  );
}
