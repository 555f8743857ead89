import { usePageMessages } from '../../messages/messages.ts';
import { useUnplacedPayments } from '../data.ts';
import { Gate } from '../gate/gate.tsx';
import { staffMessages } from '../messages.en.ts';
import { PaymentsView } from './view.tsx';

const Payments = () => <PaymentsView payments={useUnplacedPayments()} />;
export default function UnplacedPaymentsPage() {
  const messages = usePageMessages('staff', staffMessages);
  return (
    <Gate forRole="admin" title={messages.payments}>
      <Payments />
    </Gate>
  );
}
