import { ConfirmForm } from '@doorstep/ui/care/confirm-form';

export default function Example() {
  return (
    <ConfirmForm
      name="Asha Kumari"
      mobile="9876543210"
      register={(name) => ({ name })}
      errors={{}}
      attempt={0}
      onBack={() => {}}
      onSubmit={() => {}}
    />
  );
}
