import { OptionList } from '@doorstep/ui/base/option-list';

export default function Example() {
  return (
    <OptionList
      id="medicines"
      aria-label="Medicines"
      active={-1}
      options={[
        { id: '11', label: 'Paramol 650', description: 'Paracetamol 650 mg' },
        { id: '12', label: 'Paramol Syrup', description: 'Paracetamol 250 mg / 5 ml' },
      ]}
    />
  );
}
