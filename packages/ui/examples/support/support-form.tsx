import { SupportForm } from '@doorstep/ui/support/support-form';

export default function Example() {
  return (
    <SupportForm
      register={(name) => ({ name })}
      errors={{}}
      attempt={0}
      onSubmit={() => {}}
      onAgain={() => {}}
    />
  );
}
