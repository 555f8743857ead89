import { PrescriptionField } from '@doorstep/ui/prescription/prescription-field';

export default function Example() {
  return <PrescriptionField state="empty" onFileSelect={() => {}} onRemove={() => {}} />;
}
