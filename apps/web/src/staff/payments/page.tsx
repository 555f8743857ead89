import { usePageWords } from '../../words/words.ts';
import { useUnplacedPayments } from '../data.ts';
import { Gate } from '../gate/gate.tsx';
import { staff } from '../words.ts';
import { PaymentsView } from './view.tsx';

const Payments = () => <PaymentsView payments={useUnplacedPayments()} />;
export default function UnplacedPaymentsPage() {
  const words = usePageWords('staff', staff);
  return (
    <Gate forRole="admin" section="payments" title={words.payments}>
      <Payments />
    </Gate>
  );
}
