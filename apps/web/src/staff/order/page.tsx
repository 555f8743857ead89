import { adminWords, type AdminStatus } from '@doorstep/contract/order-admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { refused } from '../../app/failure.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import { lazyPart } from '../../app/route.tsx';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { useAdminOrder } from '../data.ts';
import { Gate } from '../gate/gate.tsx';
import type { RefundProps } from './refund.tsx';
import { useOpenPaper } from './open-paper.ts';
import { OrderView } from './view.tsx';
import { orderSheetMessages } from './messages.en.ts';

/** Its dialog is most of the page's bytes, and seldom wanted. */
const refundPart = lazyPart<RefundProps>(() => import('./refund.tsx'));

function Order({ id }: { id: string }) {
  const messages = usePageMessages('orderSheet', orderSheetMessages);
  const errors = useErrorMessages();
  const order = useAdminOrder(id);
  const [moving, setMoving] = useState(false);
  const [previous, setPrevious] = useState<AdminStatus>();
  const [noting, setNoting] = useState(false);
  const [noteError, setNoteError] = useState<string>();
  const [asked, setAsked] = useState<'lines' | 'whole'>();
  const canAsk = useLazyPart(refundPart.load, asked !== undefined, () => {
    setAsked(undefined);
    say('error', messages.refundFailed);
  });
  const shown = order.state === 'ready' ? order.data.data : undefined;
  const papers = useOpenPaper(shown);
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
        openingPaper={papers.opening}
        fetchedPaper={papers.fetched}
        onPaper={(paper) => void papers.open(paper)}
      />
      {asked && shown && canAsk && (
        <refundPart.Part
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
export default function AdminOrderPage() {
  const { id = '' } = useParams();
  return (
    <Gate forRole="admin" title={id} ownHeader>
      <Order key={id} id={id} />
    </Gate>
  );
}
