import { QuickAddressForm } from '@doorstep/ui/address/quick-address-form';

export default function Example() {
  return (
    <QuickAddressForm
      register={(name) => ({ name })}
      values={{ title: 'Home', name: 'Asha Kumari', mobile: '9876543210' }}
      titles={['Home', 'Office']}
      onTitleChange={() => {}}
      errors={{}}
      attempt={0}
      onSubmit={() => {}}
    />
  );
}
