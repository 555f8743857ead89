import { Dialog } from '@doorstep/ui/base/dialog';
import { usePageMessages } from '../../messages/messages.ts';
import { useAdminOrder } from '../data.ts';
import { staffMessages } from '../messages.en.ts';
import { OrderDetailsView } from './details-view.tsx';

/** One order in a dialog, asked for when it opens. */
export default function OrderDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const messages = usePageMessages('staff', staffMessages);
  return (
    <Dialog
      open
      size="lg"
      title={messages.orderTitle(id)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <OrderDetailsView order={useAdminOrder(id)} />
    </Dialog>
  );
}
