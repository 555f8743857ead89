import { Combobox } from '@doorstep/ui/base/combobox';

export default function Example() {
  return (
    <Combobox
      label="Area"
      state="ready"
      options={[
        { id: 'o1', label: 'Kanke Road', description: 'Ranchi, Jharkhand 834008' },
        { id: 'o2', label: 'Kanke', description: 'Ranchi, Jharkhand 834006' },
      ]}
      listLabel="Areas"
      status="3 areas"
      onValueChange={() => {}}
      onSelect={() => {}}
    />
  );
}
