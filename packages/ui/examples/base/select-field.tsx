import { SelectField } from '@doorstep/ui/base/select-field';

export default function Example() {
  return (
    <SelectField
      label="Gender"
      options={[{ value: 'female', label: 'Female' }, { value: 'male', label: 'Male' }]}
    />
  );
}
