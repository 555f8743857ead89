import { LinkButton } from '@doorstep/ui/base/link-button';
import { PrescriptionDropzone } from '@doorstep/ui/prescription/prescription-dropzone';

export default function Example() {
  return (
    <PrescriptionDropzone
      state="empty"
      onFileSelect={() => {}}
      onRemove={() => {}}
      onUpload={() => {}}
    >
      <LinkButton href="#all" tone="quiet">View All</LinkButton>
    </PrescriptionDropzone>
  );
}
