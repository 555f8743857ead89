import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { isLost, keepForLater } from '../../app/later.ts';
import { useGuard } from '../../app/personal.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { usePrescriptions } from '../data.ts';
import { usePrescriptionUpload, type Kept } from '../upload.ts';
import { prescriptionMessages } from '../messages.en.ts';
import { UploadView } from './view.tsx';

/** The success message is read before the next page opens. */
const TO_LIST_MS = 2_000;

export default function UploadPage() {
  const messages = usePageMessages('prescription', prescriptionMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asksForCart = query.has('cart');
  useGuard();
  const { refresh } = usePrescriptions();
  const [note, setNote] = useState('');
  const sent = useRef<Kept>(null);
  const upload = usePrescriptionUpload(
    null,
    (uploaded) => {
      sent.current = uploaded;
    },
    true,
    async (file, failure) =>
      isLost(failure) &&
      keepForLater({
        kind: 'prescription',
        detail: file.name.slice(0, 80),
        file,
        body: asksForCart ? { note } : {},
      }),
  );
  useTitle(asksForCart ? messages.cartTitle : messages.uploadTitle);
  const done = upload.state === 'uploaded';
  useEffect(() => {
    if (!done) return undefined;
    void refresh();
    const id = sent.current?.id;
    // Where the request is lost on its way, the page that follows offers to send it.
    const asked =
      asksForCart && id
        ? call('requestCart', { params: { id }, body: { note } })
            .then(refresh)
            .catch(() => undefined)
        : undefined;
    let left = false;
    const timer = setTimeout(() => {
      if (!asked) void navigate('/prescriptions');
      else void asked.then(() => (left ? undefined : navigate(`/order-step-1?proposal=${id}`)));
    }, TO_LIST_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
    // Once: what the list answers meanwhile, and what is typed, starts no second timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [done, navigate]);
  return <UploadView cart={asksForCart ? { note, onNote: setNote } : undefined} upload={upload} />;
}
