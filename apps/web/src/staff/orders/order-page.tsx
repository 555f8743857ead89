import type { AdminOrderDetail } from '@doorstep/contract/order-admin.schema';
import { REFUND_NOTE_MAX, adminWords, type AdminStatus } from '@doorstep/contract/order-admin';
import { toPaise, toRupees } from '@doorstep/contract/money';
import { formatPaise } from '@doorstep/ui/base/price';
import { RefundDialog, type Refunding } from '@doorstep/ui/staff/refund-dialog';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { refused } from '../../app/failure.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { useAdminOrder } from '../data.ts';
import { Gate } from '../gate/gate.tsx';
import { factsOf } from './order-facts.ts';
import { OrderView } from './order-view.tsx';
import { orderSheetMessages } from './sheet-messages.en.ts';

function Order({ id }: { id: string }) {
  const messages = usePageMessages('orderSheet', orderSheetMessages);
  const errors = useErrorMessages();
  const order = useAdminOrder(id);
  const [moving, setMoving] = useState(false);
  const [previous, setPrevious] = useState<AdminStatus>();
  const [noting, setNoting] = useState(false);
  const [noteError, setNoteError] = useState<string>();
  const [asked, setAsked] = useState<'lines' | 'whole'>();
  const shown = order.state === 'ready' ? order.data.data : undefined;
  // What was changed stands, whether or not it can be read again.
  const readAgain = () => order.refresh().catch(() => {});

  async function move(status: AdminStatus) {
    setMoving(true);
    try {
      const done = await call('setOrderStatus', { params: { id }, body: { status: adminWords[status] } });
      setPrevious(status === previous ? undefined : (done.previous as AdminStatus));
      say('success', messages.moved);
    } catch (error) {
      say('error', refused(error, errors) || messages.moveFailed);
    }
    await readAgain();
    setMoving(false);
  }
  async function note(text: string): Promise<boolean> {
    setNoting(true);
    setNoteError(undefined);
    try {
      await call('noteOrder', { params: { id }, body: { text } });
      await readAgain();
      return true;
    } catch (error) {
      setNoteError(refused(error, errors) || messages.noteFailed);
      return false;
    } finally {
      setNoting(false);
    }
  }
  function copy(text: string) {
    navigator.clipboard.writeText(text).then(
      () => say('success', messages.copied),
      () => say('error', messages.copyFailed),
    );
  }
  return (
    <>
      <OrderView
        id={id}
        order={order}
        moving={moving}
        previous={previous}
        noting={noting}
        noteError={noteError}
        onMove={(status) => void move(status)}
        onPrint={() => window.print()}
        onCopy={copy}
        onNote={note}
        onRefund={setAsked}
      />
      {asked && shown && (
        <Refund
          mode={asked}
          order={shown}
          onClose={() => setAsked(undefined)}
          onDone={async () => {
            setPrevious(undefined);
            await readAgain();
          }}
        />
      )}
    </>
  );
}
function Refund({
  mode,
  order,
  onClose,
  onDone,
}: {
  mode: 'lines' | 'whole';
  order: AdminOrderDetail;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const messages = usePageMessages('orderSheet', orderSheetMessages);
  const errors = useErrorMessages();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { kept, leftPaise, out } = factsOf(order);
  async function give({ positions, reason, note, amountPaise }: Refunding) {
    setBusy(true);
    setError(undefined);
    try {
      const { refund } = await call('refundOrder', {
        params: { id: order.id },
        body: {
          ...(positions && { positions }),
          reason,
          ...(note && { note }),
          amount: toRupees(amountPaise),
        },
      });
      await onDone();
      onClose();
      say(
        'success',
        refund.amount > 0 ? messages.refunded(formatPaise(toPaise(refund.amount))) : messages.before,
      );
    } catch (failed) {
      // It may have been done by somebody else, or without our hearing of it: the order knows.
      await onDone();
      setError(refused(failed, errors) || messages.refundFailed);
    }
    setBusy(false);
  }
  return (
    <RefundDialog
      open
      mode={mode}
      lines={kept}
      leftPaise={leftPaise}
      out={out}
      most={REFUND_NOTE_MAX}
      busy={busy}
      error={error}
      onOpenChange={onClose}
      onConfirm={(refunding) => void give(refunding)}
    />
  );
}
export default function AdminOrderPage() {
  const { id = '' } = useParams();
  return (
    <Gate forRole="admin" title={id} ownHeader>
      <Order key={id} id={id} />
    </Gate>
  );
}
