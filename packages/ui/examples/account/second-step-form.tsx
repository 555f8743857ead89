import { SecondStepForm } from '@doorstep/ui/account/second-step-form';

export default function Example() {
  return (
    <SecondStepForm
      register={(name) => ({ name })}
      errors={{}}
      attempt={0}
      onSubmit={() => {}}
    />
  );
}
