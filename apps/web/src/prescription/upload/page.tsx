import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { usePrescriptions } from '../data.ts';
import { usePrescriptionUpload } from '../upload.ts';
import { prescriptionMessages } from '../messages.en.ts';
import { UploadView } from './view.tsx';

/** The success message is read before the list opens. */
const TO_LIST_MS = 2_000;
const nothing = () => {};

export default function UploadPage() {
  const messages = usePageMessages('prescription', prescriptionMessages);
  const navigate = useNavigate();
  useGuard();
  const { refresh } = usePrescriptions();
  const upload = usePrescriptionUpload(null, nothing, true);
  useTitle(messages.uploadTitle);
  const done = upload.state === 'uploaded';
  useEffect(() => {
    if (!done) return undefined;
    void refresh();
    const timer = setTimeout(() => {
      void navigate('/prescriptions');
    }, TO_LIST_MS);
    return () => clearTimeout(timer);
    // Once: what the list answers meanwhile starts no second timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [done, navigate]);
  return <UploadView upload={upload} />;
}
