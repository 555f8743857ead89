import { Button } from '@doorstep/ui/base/button';
import { Notice } from '@doorstep/ui/base/notice';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { useEffect, useRef, useState } from 'react';
import { refused } from '../../app/failure.ts';
import {
  ChoosePrescription,
  earlierOf,
  indianToday,
  usePrescriptions,
  usePrescriptionUpload,
  type Kept,
} from '../../prescription/public.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { orderMessages as english } from '../messages.en.ts';

export interface GivePrescriptionProps {
  orderId: string;
  onClose: () => void;
  /** It stands in the order now; the page closes the form. */
  onGiven: () => Promise<void>;
}
/** Gives a prescription to an order that waits for one: an earlier one, or a new one (decision S9). */
export default function GivePrescription({ orderId, onClose, onGiven }: GivePrescriptionProps) {
  const messages = usePageMessages('order', english);
  const errors = useErrorMessages();
  const all = usePrescriptions();
  const [chosen, setChosen] = useState<Kept>(null);
  const [problem, setProblem] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // It opens where nothing stood: whoever pressed is led there.
  useEffect(() => heading.current?.focus(), []);
  const choose = (next: Kept) => {
    setChosen(next);
    setMissing(false);
    setProblem('');
  };
  const upload = usePrescriptionUpload(null, choose);

  async function give() {
    if (!chosen) {
      setMissing(true);
      return;
    }
    setBusy(true);
    setProblem('');
    try {
      await call('givePrescription', { params: { id: orderId }, body: { prescription_id: chosen.id } });
      await onGiven();
    } catch (error) {
      setBusy(false);
      setProblem(refused(error, errors) || messages.actionFailed);
    }
  }
  return (
    <section aria-labelledby="give" className="flex flex-col gap-4 rounded-control border border-line p-3">
      <div>
        <h3 ref={heading} id="give" tabIndex={-1} className="text-lead">
          {messages.giveTitle}
        </h3>
        <p className="text-content-muted">{messages.giveText}</p>
      </div>
      {/* The list moves what stands below it, so a button comes only with it. */}
      {all.state === 'loading' ? (
        <SkeletonText lines={5} aria-busy />
      ) : (
        <>
          <ChoosePrescription
            id="order-prescription"
            earlier={all.state === 'ready' ? earlierOf(all.data.data, indianToday()) : []}
            kept={chosen}
            upload={upload}
            needed={false}
            error={
              missing ? (upload.state === 'uploading' ? messages.giveWait : messages.giveFirst) : undefined
            }
            onChoose={choose}
          />
          {problem && <Notice tone="danger">{problem}</Notice>}
          <div className="flex flex-wrap gap-3 max-xs:*:grow">
            <Button busy={busy} onClick={() => void give()}>
              {messages.giveSend}
            </Button>
            <Button tone="plain" onClick={onClose}>
              {messages.giveNot}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
