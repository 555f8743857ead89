import { BulkBar, type BulkBarProps } from '@doorstep/ui/staff/bulk-bar';
import { OrdersTable, type OrdersTableProps } from '@doorstep/ui/staff/orders-table';

export interface OrdersBodyProps
  extends
    Pick<BulkBarProps, 'choosable' | 'onChooseAll' | 'onSend'>,
    Pick<
      OrdersTableProps,
      'orders' | 'sort' | 'hrefForSort' | 'hrefFor' | 'chosen' | 'onChoose' | 'onStatusChange' | 'onUndo'
    > {
  /** Those that are chosen are being sent out. */
  sending: boolean;
}

/** The orders of a list that has some, with what is done with several of them. */
export function OrdersBody({ choosable, sending, onChooseAll, onSend, ...table }: OrdersBodyProps) {
  return (
    <>
      <BulkBar
        choosable={choosable}
        chosen={table.chosen.size}
        busy={sending}
        onChooseAll={onChooseAll}
        onSend={onSend}
      />
      <OrdersTable {...table} />
    </>
  );
}
