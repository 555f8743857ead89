import { PRESCRIPTION_MAX_BYTES } from '@doorstep/contract/prescription';
import { Button } from '@doorstep/ui/base/button';
import { Dialog } from '@doorstep/ui/base/dialog';
import { Notice } from '@doorstep/ui/base/notice';
import { PrescriptionPicker } from '@doorstep/ui/prescription/prescription-picker';
import { useEffect, useId, useRef, useState } from 'react';
import { refused } from '../../app/failure.ts';
import { sendFile } from '../../app/upload.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { earlierOf, indianToday, Thumb, usePrescriptions } from '../../prescription/public.ts';
import { call, target } from '../call.ts';
import type { Attached } from './attach-part.ts';
import { attachMessages } from './messages.en.ts';

export interface AttachProps {
  consultationId: string;
  /** It is with the server, and goes with the next message. */
  onAttach: (attached: Attached) => void;
  onClose: () => void;
}
const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** A photo, or a prescription that was sent before, for one message. */
export default function Attach({ consultationId: id, onAttach, onClose }: AttachProps) {
  const messages = usePageMessages('attach', attachMessages);
  const errors = useErrorMessages();
  const fileId = useId();
  const prescriptions = usePrescriptions();
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState<number | 'prescription'>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const earlier = prescriptions.state === 'ready' ? earlierOf(prescriptions.data.data, indianToday()) : [];

  async function attach(send: () => Promise<{ data: Attached }>, failed: string) {
    setProblem(undefined);
    try {
      onAttach((await send()).data);
    } catch (error) {
      if (!running.current?.signal.aborted) setProblem(refused(error, errors) || failed);
    }
    setBusy(undefined);
  }
  function photo(file: File | undefined) {
    if (!file) return;
    const wrong = !photoTypes.includes(file.type)
      ? messages.photoType
      : file.size > PRESCRIPTION_MAX_BYTES
        ? messages.photoLarge
        : undefined;
    if (wrong) {
      setProblem(wrong);
      return;
    }
    const own = new AbortController();
    running.current = own;
    setBusy(0);
    void attach(
      () => sendFile(target('attachPhoto', { params: { id } }), file, setBusy, own.signal),
      messages.photoFailed,
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title={messages.attachTitle} description={messages.attachText}>
      <div className="flex flex-col gap-2">
        <label htmlFor={fileId} className="font-strong">
          {messages.takePhoto}
        </label>
        <input
          id={fileId}
          type="file"
          accept={photoTypes.join(',')}
          disabled={busy !== undefined}
          aria-describedby={`${fileId}-hint`}
          className="min-h-target"
          onChange={({ target: { files } }) => photo(files?.[0])}
        />
        <p id={`${fileId}-hint`} className="text-meta text-content-muted">
          {messages.photoLimit}
        </p>
        {typeof busy === 'number' && (
          <p role="status" className="font-medium">
            {messages.sendingPhoto(Math.round(busy * 100))}
          </p>
        )}
      </div>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      {earlier.length > 0 ? (
        <>
          <PrescriptionPicker
            earlier={earlier.map((one) =>
              Object.assign({}, one, { picture: <Thumb image={one.image} type={one.type} /> }),
            )}
            earlierOnly
            value={chosen}
            onValueChange={setChosen}
          />
          <Button
            busy={busy === 'prescription'}
            disabled={chosen === null || typeof busy === 'number'}
            onClick={() => {
              setBusy('prescription');
              void attach(
                () => call('attachPrescription', { params: { id }, body: { prescription_id: chosen! } }),
                messages.failed,
              );
            }}
          >
            {messages.attachThis}
          </Button>
        </>
      ) : (
        prescriptions.state === 'ready' && <p className="text-content-muted">{messages.noPrescriptions}</p>
      )}
    </Dialog>
  );
}
