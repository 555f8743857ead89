import { PatientForm } from '@doorstep/ui/appointment/patient-form';

export default function Example() {
  return (
    <PatientForm
      register={(name) => ({ name })}
      errors={{}}
      attempt={0}
      onSubmit={() => {}}
    />
  );
}
