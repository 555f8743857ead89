import { QueuedItem } from '@doorstep/ui/base/queued-item';

export default function Example() {
  return (
    <QueuedItem
      title="Prescription"
      description="slip.jpg"
      state="waiting"
      onCancel={() => {}}
    />
  );
}
