import { AddressCard } from '@doorstep/ui/address/address-card';

export default function Example() {
  return (
    <AddressCard
      title="Home"
      lines={['Flat 4B, Shanti Apartments, Kanke Road', 'Ranchi, Jharkhand 834001']}
    />
  );
}
