import { TestCard } from '@doorstep/ui/lab/test-card';

export default function Example() {
  return (
    <TestCard
      title="Lipid profile"
      href="#lipid"
      category="cardiac"
      fastingHours={12}
      reportTime="24-48h"
      pricePaise={42000}
      mrpPaise={60000}
      discountPercent={30}
      selected={false}
      onSelectedChange={() => {}}
    />
  );
}
