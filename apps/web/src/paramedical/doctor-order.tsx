import { useEffect, useEffectEvent } from 'react';
import { say } from '../app/toasts.ts';
import { usePageMessages } from '../messages/messages.ts';
import { useChoice, type Kept } from '../prescription/public.ts';
import { visitPartMessages } from './visit-part-messages.en.ts';

export interface DoctorOrderProps {
  /** The field's id. */
  id: string;
  kept: Kept;
  error: string | undefined;
  onChange: (order: Kept) => void;
  /** Told why one cannot go on with it yet; undefined where one can. */
  onUnready: (unready: string | undefined) => void;
}
/** The doctor's order: a prescription that was sent before, or a new one. */
export default function DoctorOrder({ id, kept, error, onChange, onUnready }: DoctorOrderProps) {
  const words = usePageMessages('visitPart', visitPartMessages);
  const { upload, earlier, Choose } = useChoice(kept, true, onChange, () => say('error', words.partFailed));
  const unready = {
    uploading: words.waitForUpload,
    failed: words.uploadFailed,
    refused: words.fileRefused,
    empty: undefined,
    chosen: undefined,
    uploaded: undefined,
  }[upload.state];
  const tell = useEffectEvent(onUnready);
  useEffect(() => tell(unready), [unready]);
  return (
    Choose && (
      <Choose
        id={id}
        earlier={earlier}
        kept={kept}
        upload={upload}
        needed
        error={error}
        onChoose={onChange}
      />
    )
  );
}
