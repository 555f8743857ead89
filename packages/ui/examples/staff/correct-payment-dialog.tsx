import { CorrectPaymentDialog } from '@doorstep/ui/staff/correct-payment-dialog';

export default function Example() {
  return (
    <CorrectPaymentDialog
      open
      kind="visit"
      name="Asha Kumari"
      payment={{
        amountPaise: 40600,
        method: 'cash',
        reference: null,
        receiver: 'Sunita Kujur',
        at: '2026-11-24T11:10:00+05:30',
      }}
      maxLength={300}
      onConfirm={() => {}}
    />
  );
}
