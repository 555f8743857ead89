import { BulkBar } from '@doorstep/ui/staff/bulk-bar';

export default function Example() {
  return <BulkBar selectable={12} selected={3} onSelectAll={() => {}} onSend={() => {}} />;
}
