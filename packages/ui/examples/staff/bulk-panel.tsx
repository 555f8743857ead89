import { BulkPanel } from '@doorstep/ui/staff/bulk-panel';

export default function Example() {
  return (
    <BulkPanel
      count={3}
      onPreview={() => {}}
      onApply={() => {}}
      onEdit={() => {}}
      onClose={() => {}}
    />
  );
}
