import { PackageCard } from '@doorstep/ui/lab/package-card';

export default function Example() {
  return (
    <PackageCard
      name="Heart check"
      description="Fats in the blood, sugar and the enzymes of the heart in one sample."
      tests={[
        { id: 1, title: 'Lipid profile', href: '#1' },
        { id: 2, title: 'HbA1c', href: '#2' },
      ]}
      fastingHours={12}
      pricePaise={129900}
      mrpPaise={175000}
      selected={false}
      onSelectedChange={() => {}}
    />
  );
}
