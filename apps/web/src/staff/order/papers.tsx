import type { AdminOrderDetail } from '@doorstep/contract/order-admin.schema';
import { toPaise } from '@doorstep/contract/money';
import { Button } from '@doorstep/ui/base/button';
import { Icon } from '@doorstep/ui/base/icon';
import { Notice } from '@doorstep/ui/base/notice';
import { formatPaise } from '@doorstep/ui/base/price';
import { usePageMessages } from '../../messages/messages.ts';
import { orderSheetMessages } from './messages.en.ts';
import { wrapText } from '@doorstep/ui/messages/wrap-text';

/** The invoice, or a credit note by its place. */
export type Paper = 'invoice' | number;
export interface PapersProps {
  order: Pick<AdminOrderDetail, 'invoice_url' | 'invoice_number' | 'credit_notes'>;
  /** The one that is being fetched. */
  opening: Paper | undefined;
  /** Of one that was fetched, where the browser let no tab open. */
  fetched: string | undefined;
  onOpen: (paper: Paper) => void;
}
/** What was written of an order for its patient: each opens in a tab. */
export function Papers({ order, opening, fetched, onOpen }: PapersProps) {
  const messages = usePageMessages('orderSheet', orderSheetMessages);
  const papers: Array<[Paper, string]> = [
    ...(order.invoice_url && order.invoice_number
      ? ([['invoice', messages.invoice(order.invoice_number)]] satisfies Array<[Paper, string]>)
      : []),
    ...order.credit_notes.map(({ id, number, amount }): [Paper, string] => [
      id,
      messages.creditNote(number, formatPaise(toPaise(amount))),
    ]),
  ];
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {papers.map(([paper, label]) => (
          <Button key={paper} tone="plain" busy={opening === paper} onClick={() => onOpen(paper)}>
            {opening !== paper && <Icon name="icon-download" />}
            {wrapText(label)}
          </Button>
        ))}
      </div>
      {fetched && (
        <Notice tone="info" title={messages.tabBlocked}>
          <a href={fetched} target="_blank" rel="noreferrer" className="underline underline-offset-4">
            {messages.openHere}
          </a>
        </Notice>
      )}
    </>
  );
}
