import type { Prescription } from '@doorstep/contract/prescription.schema';
import { indian } from '@doorstep/ui/messages/indian';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { say } from '../../app/toasts.ts';
import { checkoutStore } from '../../checkout/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { indianToday } from '../../prescription/public.ts';
import { cartCheckoutOf, changeDraft } from '../draft.ts';
import { cartProposalMessages } from '../proposal/messages.en.ts';
import { cartPrescribedMessages } from './messages.en.ts';
import { putPrescribed, type Put } from './put-prescribed.ts';
import { PrescribedView, type PrescribedViewProps } from './view.tsx';

/** What a doctor of the shop wrote, put into the cart by the one press that led here; what is missing is said before the cart. */
export default function Prescribed({ prescription }: { prescription: Prescription }) {
  const messages = usePageMessages('cartPrescribed', cartPrescribedMessages),
    common = usePageMessages('cartProposal', cartProposalMessages);
  const navigate = useNavigate();
  const { id, uploaded_at, valid_until, by_doctor } = prescription;
  const isExpired = valid_until !== null && valid_until < indianToday();
  const [came, setCame] = useState<PrescribedViewProps['came']>(isExpired ? 'expired' : 'putting');
  useTitle(messages.title);

  function finish(done: Put) {
    const before = cartCheckoutOf(checkoutStore.get()).prescription,
      replaced = done.count > 0 && before !== null && before.id !== id;
    if (done.count > 0) {
      const [weekday, day, month, year] = indian(uploaded_at);
      changeDraft({
        prescription: { id, name: common.of(common.day(weekday, day, month, year)), bytes: 0 },
      });
    }
    if (done.count === 0 || done.missing.length > 0 || replaced) {
      setCame({ count: done.count, missing: done.missing, replaced });
      return;
    }
    say('success', messages.done);
    void navigate('/order-step-1', { replace: true });
  }
  const put = () => {
    putPrescribed(by_doctor ?? { lines: [], typed: [] }).then(finish, () => setCame('failed'));
  };
  const begin = useEffectEvent(put);
  useEffect(() => {
    if (!isExpired) begin();
  }, [isExpired]);
  return (
    <PrescribedView
      came={came}
      onRetry={() => {
        setCame('putting');
        put();
      }}
    />
  );
}
