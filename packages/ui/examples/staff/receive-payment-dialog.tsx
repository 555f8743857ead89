import { ReceivePaymentDialog } from '@doorstep/ui/staff/receive-payment-dialog';

export default function Example() {
  return (
    <ReceivePaymentDialog
      open
      name="Asha Kumari"
      duePaise={40600}
      receiver="Sunita Kujur"
      maxLength={80}
      onConfirm={() => {}}
    />
  );
}
