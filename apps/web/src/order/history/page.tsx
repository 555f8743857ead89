import type { PastOrder } from '@doorstep/contract/order.schema';
import { toPaise } from '@doorstep/contract/money';
import { formatPaise } from '@doorstep/ui/base/price';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { confirmPart } from '../../app/confirm.ts';
import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { lazyPart } from '../../app/route.tsx';
import { say } from '../../app/toasts.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useHistory } from '../data.ts';
import { orderMessages as english } from '../messages.en.ts';
import { useActions } from './actions.ts';
import type { GivePrescriptionProps } from './give-prescription.tsx';
import { historyHref, historyStateOf } from './state.ts';
import { HistoryView } from './view.tsx';

const givePart = lazyPart<GivePrescriptionProps>(() => import('./give-prescription.tsx'));

export default function HistoryPage() {
  const messages = usePageMessages('order', english);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  useGuard();
  const state = historyStateOf(query);
  const history = useHistory(state.page, state.status);
  const { busy, note, clear, ...act } = useActions(history.refresh);
  const [asked, setAsked] = useState<{ what: 'cancel' | 'give'; order: PastOrder }>();
  useTitle(messages.historyTitle);

  // The button that opened the dialog or the form may be gone: then focus goes to the order that it was about.
  const about = useRef<string>(undefined);
  useEffect(() => {
    if (asked || about.current === undefined) return;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`#${CSS.escape(about.current)} h2`)?.focus();
    about.current = undefined;
  }, [asked]);
  const close = () => setAsked(undefined);
  /** Its script first: the page behind it is never taken away while that is fetched. */
  const ask = (what: 'cancel' | 'give') => (order: PastOrder) => {
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
  const leftOf = ({ total_amount, refunds }: PastOrder) =>
    formatPaise(refunds.reduce((sum, { amount }) => sum - toPaise(amount), toPaise(total_amount)));
  return (
    <>
      <HistoryView
        history={history}
        state={state}
        busy={busy}
        note={note}
        giving={
          asked?.what === 'give'
            ? {
                id: asked.order.order_id,
                form: (
                  <givePart.Part
                    orderId={asked.order.order_id}
                    onClose={close}
                    onGiven={async () => {
                      await history.refresh();
                      say('success', messages.given);
                      close();
                    }}
                  />
                ),
              }
            : undefined
        }
        onStatus={(status) => void navigate(historyHref({ status }))}
        onGenerate={(order) => void act.generate(order)}
        onOpen={(order) => void act.open(order)}
        onOpenNote={(order, creditNote) => void act.openNote(order, creditNote)}
        onReorder={(order) => void act.reorder(order)}
        onCancel={ask('cancel')}
        onGive={ask('give')}
      />
      {asked?.what === 'cancel' && (
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
      )}
    </>
  );
}
