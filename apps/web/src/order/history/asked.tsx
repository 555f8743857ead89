import { toPaise } from '@doorstep/contract/money';
import { formatPaise } from '@doorstep/ui/base/price';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { confirmPart } from '../../app/confirm.ts';
import { lazyPart } from '../../app/route.tsx';
import { say } from '../../app/toasts.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { orderMessages as english } from '../messages.en.ts';
import { useActions, type ActedOrder, type HistoryBusy, type HistoryNote } from './actions.ts';
import type { OrderActs } from './buttons.tsx';
import type { GivePrescriptionProps } from './give-prescription.tsx';

const givePart = lazyPart<GivePrescriptionProps>(() => import('./give-prescription.tsx'));

export interface Acting {
  busy: HistoryBusy | undefined;
  note: HistoryNote | undefined;
  /** The form that gives an order its prescription, while it is open. */
  giving: { id: string; form: ReactNode } | undefined;
  on: OrderActs;
}
/** What can be done with orders, with the question before one is cancelled and the form of a prescription; `headingOf` is where focus goes when a button is gone. */
export function useOrderActs(
  refresh: () => Promise<unknown>,
  headingOf: (id: string) => string,
): Acting & { dialog: ReactNode } {
  const messages = usePageMessages('order', english);
  const { busy, note, clear, ...act } = useActions(refresh);
  const [asked, setAsked] = useState<{ what: 'cancel' | 'give'; order: ActedOrder }>();

  // Focuses the order when the button that opened the dialog or the form is gone. The dialog returns focus in a task of its own, before this one.
  const about = useRef<string>(undefined);
  useEffect(() => {
    if (asked || about.current === undefined) return undefined;
    const heading = headingOf(about.current);
    about.current = undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>(heading)?.focus();
    });
    return () => clearTimeout(timer);
  }, [asked, headingOf]);
  const close = () => setAsked(undefined);
  /** Its script first: the page behind it is never taken away while that is fetched. */
  const ask = (what: 'cancel' | 'give') => (order: ActedOrder) => {
    (what === 'cancel' ? confirmPart : givePart).load().then(
      () => {
        clear();
        about.current = order.order_id;
        setAsked({ what, order });
      },
      () => say('error', messages.actionFailed),
    );
  };
  /** What goes back: all that did not go back before. */
  const leftOf = ({ total_amount, refunds }: ActedOrder) =>
    formatPaise(refunds.reduce((sum, { amount }) => sum - toPaise(amount), toPaise(total_amount)));
  return {
    busy,
    note,
    giving:
      asked?.what === 'give'
        ? {
            id: asked.order.order_id,
            form: (
              <givePart.Part
                orderId={asked.order.order_id}
                onClose={close}
                onGiven={async () => {
                  await refresh();
                  say('success', messages.given);
                  close();
                }}
              />
            ),
          }
        : undefined,
    on: {
      onGenerate: (order) => void act.generate(order),
      onSave: (order) => void act.save(order),
      onSaveNote: (order, creditNote) => void act.saveNote(order, creditNote),
      onReorder: (order) => void act.reorder(order),
      onCancel: ask('cancel'),
      onGive: ask('give'),
    },
    dialog: asked?.what === 'cancel' && (
      <confirmPart.Part
        open
        onOpenChange={close}
        tone="danger"
        title={messages.cancelAsk}
        description={messages.cancelText(leftOf(asked.order), asked.order.refunds[0]?.method ?? 'Razorpay')}
        confirmLabel={messages.cancel}
        cancelLabel={messages.keep}
        busy={busy?.what === 'cancel'}
        onConfirm={() => void act.cancel(asked.order).then(close)}
      />
    ),
  };
}
