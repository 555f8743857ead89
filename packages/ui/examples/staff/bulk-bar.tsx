import { BulkBar } from '@doorstep/ui/staff/bulk-bar';

export default function Example() {
  return (
    <BulkBar
      selectableCount={12}
      selectedCount={3}
      onSelectAll={() => {}}
      onSend={() => {}}
    />
  );
}
