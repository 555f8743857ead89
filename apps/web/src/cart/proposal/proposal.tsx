import type { Prescription } from '@doorstep/contract/prescription.schema';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { indian } from '@doorstep/ui/messages/indian';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refused } from '../../app/failure.ts';
import { focusHeading } from '../../app/focus-and-scroll.ts';
import { useTitle } from '../../app/head.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import { useGuard } from '../../app/personal.ts';
import { lazyPart } from '../../app/route.tsx';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { Thumb, usePrescriptions } from '../../prescription/public.ts';
import { useLines } from '../data.ts';
import { changeDraft } from '../draft.ts';
import { call, useCall } from './call.ts';
import { cartProposalMessages as english } from './messages.en.ts';
import { putAll } from './put-all.ts';
import { ProposalView } from './view.tsx';

/** What a doctor of the shop wrote needs nobody to read it. */
const prescribedPart = lazyPart<{ prescription: Prescription }>(() => import('../prescribed/prescribed.tsx'));
function Prescribed({ prescription }: { prescription: Prescription }) {
  const messages = usePageMessages('cartProposal', english);
  const here = useLazyPart(prescribedPart.load, true, () => say('error', messages.loadFailed));
  return here ? <prescribedPart.Part prescription={prescription} /> : <SkeletonText lines={4} />;
}
/** The cart that a pharmacist makes from one prescription: asked for, looked at, taken. */
export default function Proposal({ id }: { id: string }) {
  const messages = usePageMessages('cartProposal', english);
  const errors = useErrorMessages();
  const navigate = useNavigate();
  useGuard();
  useTitle(messages.title);
  const found = useCall('cartRequest', { params: { id } });
  const prescriptions = usePrescriptions();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [wished, setWished] = useState<Readonly<Record<number, number>>>({});
  const { prescription, request } = found.state === 'ready' ? found.data.data : {};
  const proposed = request?.status === 'proposed' ? request.lines : [];
  const cart = proposed
    .map(({ id: of, name, mrp, offer_price, qty }) => ({
      id: of,
      name,
      mrp,
      offer_price,
      image: null,
      qty: wished[of] ?? qty,
    }))
    .filter(({ qty }) => qty > 0);
  const { lines } = useLines(cart);

  async function act(what: () => Promise<unknown>) {
    setBusy(true);
    setProblem(undefined);
    try {
      await what();
      // They say how far it is.
      void prescriptions.refresh().catch(() => {});
    } catch (error) {
      setProblem(refused(error, errors) || messages.failed);
      // What stands by now may be something else.
      await found.refresh().catch(() => {});
    } finally {
      setBusy(false);
    }
  }
  const send = () =>
    act(async () => {
      await call('requestCart', { params: { id }, body: { note } });
      await found.refresh();
      setNote('');
      // The form that was sent is gone.
      focusHeading();
    });
  const acceptCart = () =>
    act(async () => {
      await call('confirmCart', { params: { id } });
      const there = new Map(lines.filter(({ unavailable }) => !unavailable).map((line) => [line.id, line]));
      putAll(
        cart.flatMap((line) => {
          const now = there.get(line.id);
          return now ? [{ ...line, image: now.image, qty: Math.min(line.qty, now.left ?? line.qty) }] : [];
        }),
      );
      const [weekday, day, month, year] = indian(prescription!.uploaded_at);
      changeDraft({
        prescription: { id, name: messages.of(messages.day(weekday, day, month, year)), bytes: 0 },
      });
      say('success', messages.confirmedDone);
      await navigate('/order-step-1');
    });
  if (prescription?.by_doctor) return <Prescribed prescription={prescription} />;
  return (
    <ProposalView
      found={found}
      picture={prescription && <Thumb image={prescription.image} type={prescription.type} />}
      lines={lines}
      note={note}
      busy={busy}
      problem={problem}
      onNote={(next) => {
        setNote(next);
        setProblem(undefined);
      }}
      onSend={() => {
        if (request?.status === 'asked' && !note.trim()) setProblem(messages.answerFirst);
        else void send();
      }}
      onQuantityChange={(of, quantity) => setWished((now) => ({ ...now, [of]: Math.max(0, quantity) }))}
      onConfirm={() => void acceptCart()}
    />
  );
}
