import { RefundDialog } from '@doorstep/ui/staff/refund-dialog';

export default function Example() {
  return (
    <RefundDialog
      open
      mode="lines"
      lines={[
        { position: 0, name: 'Febrisol 650', quantity: 1, totalPaise: 2240 },
        { position: 2, name: 'Kofrelief Syrup', quantity: 2, totalPaise: 19600 },
      ]}
      leftPaise={24340}
      out={false}
      maxLength={300}
      onConfirm={() => {}}
    />
  );
}
