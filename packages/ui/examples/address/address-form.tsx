import { AddressForm } from '@doorstep/ui/address/address-form';

export default function Example() {
  return (
    <AddressForm
      open
      onOpenChange={() => {}}
      form={{
        register: (name) => ({ name }),
        values: { title: 'Home', name: 'Asha Kumari', mobile: '9876543210' },
        titles: ['Home', 'Office'],
        onTitleChange: () => {},
        errors: {},
        attempt: 0,
        onSubmit: () => {},
      }}
    />
  );
}
