import { Dialog } from '@doorstep/ui/base/dialog';
import { usePageWords } from '../../words/words.ts';
import { useAdminOrder } from '../data.ts';
import { staff } from '../words.ts';
import { OrderDetailsView } from './details-view.tsx';

/** One order in a dialog, asked for when it opens. */
export default function OrderDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const words = usePageWords('staff', staff);
  return (
    <Dialog
      open
      size="lg"
      title={words.orderTitle(id)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <OrderDetailsView order={useAdminOrder(id)} />
    </Dialog>
  );
}
