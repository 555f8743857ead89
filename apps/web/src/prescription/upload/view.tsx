import { CART_NOTE_MAX } from '@doorstep/contract/cart-request';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { TextArea } from '@doorstep/ui/base/text-area';
import {
  PrescriptionDropzone,
  type PrescriptionDropzoneProps,
} from '@doorstep/ui/prescription/prescription-dropzone';
import { usePageMessages } from '../../messages/messages.ts';
import { NextSteps } from '../next-steps.tsx';
import { prescriptionMessages } from '../messages.en.ts';

export interface UploadViewProps {
  /** A cart is asked for with it: what is typed for the pharmacist. */
  cart?: { note: string; onNote: (note: string) => void } | undefined;
  upload: Pick<
    PrescriptionDropzoneProps,
    | 'state'
    | 'fileName'
    | 'fileBytes'
    | 'previewUrl'
    | 'progress'
    | 'error'
    | 'onFileSelect'
    | 'onRemove'
    | 'onUpload'
  >;
}
export function UploadView({
  cart,
  upload: { state, fileName, fileBytes, previewUrl, progress, error, onFileSelect, onRemove, onUpload },
}: UploadViewProps) {
  const messages = usePageMessages('prescription', prescriptionMessages);
  return (
    <div className="flex flex-1 flex-col gap-6">
      <PageHeader
        title={cart ? messages.cartTitle : messages.uploadTitle}
        description={cart ? messages.cartText : messages.uploadText}
      />
      <div className="flex w-full max-w-dialog flex-col gap-6">
        {state === 'uploaded' && (
          <Notice tone="success">{cart ? messages.cartSent : messages.uploadDone}</Notice>
        )}
        {cart && (
          <TextArea
            label={messages.cartNote}
            hint={messages.cartNoteHint}
            optional
            rows={3}
            maxLength={CART_NOTE_MAX}
            value={cart.note}
            onChange={({ currentTarget }) => cart.onNote(currentTarget.value)}
          />
        )}
        <PrescriptionDropzone
          state={state}
          fileName={fileName}
          fileBytes={fileBytes}
          previewUrl={previewUrl}
          progress={progress ?? 0}
          error={error}
          onFileSelect={onFileSelect}
          onRemove={onRemove}
          onUpload={onUpload}
        >
          <LinkButton href="/prescriptions" tone="quiet">
            {messages.viewAll}
          </LinkButton>
        </PrescriptionDropzone>
        <NextSteps />
      </div>
    </div>
  );
}
