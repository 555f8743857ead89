import { RadioCards } from '@doorstep/ui/base/radio-cards';

export default function Example() {
  return (
    <RadioCards
      legend="Deliver to"
      options={[
        {
          value: '1',
          label: 'Home',
          description: 'House 14, Kanke Road, opposite Rock Garden, Ranchi, Jharkhand 834008',
        },
        {
          value: '2',
          label: 'Mother',
          description: 'Flat 3B, Sai Residency, Lalpur, Ranchi, Jharkhand 834001',
        },
      ]}
    />
  );
}
