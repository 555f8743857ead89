import { AddressRadioList } from '@doorstep/ui/address/address-radio-list';
import { Button } from '@doorstep/ui/base/button';
import { Icon } from '@doorstep/ui/base/icon';

export default function Example() {
  return (
    <AddressRadioList
      addresses={[
        {
          id: '1',
          title: 'Home',
          name: 'Asha Kumari',
          mobile: '9876543210',
          lines: ['Flat 4B, Shanti Apartments, Kanke Road', 'Near Gandhi Nagar Gate'],
          isDefault: true,
        },
        {
          id: '2',
          title: 'Office',
          name: 'Asha Kumari',
          mobile: '9876543210',
          lines: ['Block C, Engineers’ Bhawan, Main Road', 'Ranchi, Jharkhand 834002'],
        },
      ]}
      onValueChange={() => {}}
    >
      <Button tone="plain">
        <Icon name="icon-plus" />
        Add a new address
      </Button>
    </AddressRadioList>
  );
}
