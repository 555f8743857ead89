import { RelatedTests } from '@doorstep/ui/lab/related-tests';
import { TestDetail } from '@doorstep/ui/lab/test-detail';
import { TestFacts } from '@doorstep/ui/lab/test-facts';

export default function Example() {
  return (
    <TestDetail
      title="Lipid profile"
      category="cardiac"
      description="It measures the fats in your blood."
      pricePaise={44900}
      mrpPaise={60000}
      discountPercent={25}
      reportTime="24-48h"
      radiusKm={30}
      accredited
      inCart={false}
      cartCount={0}
      cartHref="#cart"
      onAdd={() => {}}
    >
      <>
        <TestFacts
          measures={['Total cholesterol', 'LDL cholesterol']}
          fastingHours={12}
          waterOnly
          times={{ from: '07:00', to: '10:30' }}
          ask={[]}
          sample="Blood"
          packages={['Full body check', 'Diabetes check']}
          packagesHref="#packages"
        />
        <RelatedTests
          tests={[
            {
              href: '#1',
              title: 'Total cholesterol',
              reportTime: '24-48h',
              pricePaise: 15000,
            },
          ]}
        />
      </>
    </TestDetail>
  );
}
