import { OrderAccount } from '@doorstep/ui/staff/order-account';

export default function Example() {
  return (
    <OrderAccount
      lines={[
        {
          position: 0,
          name: 'Febrisol 650',
          pack: 'Strip of 15 tablets',
          quantity: 1,
          totalPaise: 2240,
          rx: null,
          leftOut: false,
        },
        {
          position: 1,
          name: 'Azithrova 500',
          pack: 'Strip of 5 tablets',
          quantity: 2,
          totalPaise: 16360,
          rx: 'approved',
          leftOut: false,
        },
      ]}
      feePaise={2500}
      totalPaise={30900}
      paid
      refundedPaise={0}
    />
  );
}
