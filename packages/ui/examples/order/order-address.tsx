import { OrderAddress } from '@doorstep/ui/order/order-address';

export default function Example() {
  return (
    <OrderAddress
      lines={['Flat 4B, Shanti Apartments, Kanke Road', 'Near Gandhi Nagar Gate']}
    />
  );
}
