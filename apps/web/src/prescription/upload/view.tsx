import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { PageHeader } from '@doorstep/ui/base/page-header';
import {
  PrescriptionDropzone,
  type PrescriptionDropzoneProps,
} from '@doorstep/ui/prescription/prescription-dropzone';
import { usePageMessages } from '../../messages/messages.ts';
import { NextSteps } from '../next-steps.tsx';
import { prescriptionMessages } from '../messages.en.ts';

export interface UploadViewProps {
  upload: Pick<
    PrescriptionDropzoneProps,
    | 'state'
    | 'fileName'
    | 'fileBytes'
    | 'previewUrl'
    | 'progress'
    | 'error'
    | 'onSelect'
    | 'onRemove'
    | 'onUpload'
  >;
}
export function UploadView({
  upload: { state, fileName, fileBytes, previewUrl, progress, error, onSelect, onRemove, onUpload },
}: UploadViewProps) {
  const messages = usePageMessages('prescription', prescriptionMessages);
  return (
    <div className="flex flex-1 flex-col gap-6">
      <PageHeader title={messages.uploadTitle} subtitle={messages.uploadText} />
      <div className="flex w-full max-w-dialog flex-col gap-6">
        {state === 'uploaded' && <Notice tone="success">{messages.uploadDone}</Notice>}
        <PrescriptionDropzone
          state={state}
          fileName={fileName}
          fileBytes={fileBytes}
          previewUrl={previewUrl}
          progress={progress ?? 0}
          error={error}
          onSelect={onSelect}
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
