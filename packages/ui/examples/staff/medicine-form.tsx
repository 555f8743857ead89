import { MedicineForm } from '@doorstep/ui/staff/medicine-form';

export default function Example() {
  return (
    <MedicineForm
      register={(name) => ({ name })}
      errors={{}}
      attempt={0}
      onSubmit={() => {}}
      onDiscard={() => {}}
      onKeepMine={() => {}}
    />
  );
}
