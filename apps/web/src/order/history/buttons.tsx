import type { CreditNote } from '@doorstep/contract/order.schema';
import { Button } from '@doorstep/ui/base/button';
import { Icon } from '@doorstep/ui/base/icon';
import { InvoiceButton } from '@doorstep/ui/order/invoice-button';
import { waitsFor } from '@doorstep/contract/order';
import { usePageMessages } from '../../messages/messages.ts';
import { orderMessages as english } from '../messages.en.ts';
import type { ActedOrder, HistoryBusy } from './actions.ts';

type Act = (order: ActedOrder) => void;
export interface OrderActs {
  onGenerate: Act;
  onSave: Act;
  onSaveNote: (order: ActedOrder, creditNote: CreditNote) => void;
  onReorder: Act;
  onCancel: Act;
  onGive: Act;
}
export interface OrderButtonsProps {
  order: ActedOrder;
  /** What is being done with it. */
  busy: HistoryBusy['what'] | undefined;
  /** The form that gives it a prescription is open. */
  giving: boolean;
  on: OrderActs;
}
/** What can be done with an order now, the most urgent first. */
export function OrderButtons({ order, busy, giving, on }: OrderButtonsProps) {
  const messages = usePageMessages('order', english);
  const { status, payment_status, invoice_url, credit_notes, can_cancel, medicines_details } = order;
  const rx = medicines_details.map(({ rx_status }) => rx_status);
  // Until a pharmacist has decided, nobody knows what the invoice would say.
  const decided = rx.every((one) => one === null || one === 'approved' || one === 'rejected');
  return (
    <>
      {waitsFor(status, rx) === 'prescription' && !giving && (
        <Button onClick={() => on.onGive(order)}>
          <Icon name="icon-file-text" />
          <span>{messages.give}</span>
        </Button>
      )}
      {(invoice_url || (status !== 'cancelled' && payment_status === 'paid' && decided)) && (
        <InvoiceButton
          state={invoice_url ? 'ready' : busy === 'generate' ? 'generating' : 'none'}
          busy={busy === 'save'}
          onGenerate={() => on.onGenerate(order)}
          onDownload={() => on.onSave(order)}
        />
      )}
      {credit_notes.map((one) => (
        <Button
          key={one.id}
          tone="plain"
          busy={busy === `note ${one.id}`}
          onClick={() => on.onSaveNote(order, one)}
        >
          {busy !== `note ${one.id}` && <Icon name="icon-download" />}
          <span>{messages.creditNote(one.number)}</span>
        </Button>
      ))}
      <Button tone="plain" busy={busy === 'reorder'} onClick={() => on.onReorder(order)}>
        {busy !== 'reorder' && <Icon name="icon-shopping-cart" />}
        <span>{messages.again}</span>
      </Button>
      {can_cancel && (
        <Button tone="quiet" onClick={() => on.onCancel(order)}>
          {messages.cancel}
        </Button>
      )}
    </>
  );
}
