import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { RelatedTests } from '../related-tests/related-tests.tsx';
import { TestFacts } from '../test-facts/test-facts.tsx';
import { TestDetail, TestDetailSkeleton, type TestDetailProps } from './test-detail.tsx';

const meta = preview.meta({
  title: 'Lab/Test detail',
  component: TestDetail,
  args: {
    title: 'Lipid profile',
    category: 'cardiac' as TestDetailProps['category'],
    description: 'It measures the fats in your blood.',
    pricePaise: 44900,
    mrpPaise: 60000 as number | undefined,
    discountPercent: 25,
    reportTime: '24-48h',
    freeFromPaise: 49900 as number | undefined,
    radiusKm: 30,
    accredited: true,
    inCart: false,
    cartCount: 0,
    cartHref: '#cart',
    onAdd: fn(),
    children: (
      <>
        <TestFacts
          measures={['Total cholesterol', 'LDL cholesterol', 'HDL cholesterol', 'Triglycerides']}
          fastingHours={12}
          waterOnly
          times={{ from: '07:00', to: '10:30' }}
          ask={[]}
          sample="Blood"
          packages={['Full body check', 'Diabetes check']}
          packagesHref="#packages"
        />
        <RelatedTests
          tests={[{ href: '#1', title: 'Total cholesterol', reportTime: '24-48h', pricePaise: 15000 }]}
        />
      </>
    ),
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const BusyAdding = meta.story({ args: { busy: true } });
export const InCart = meta.story({
  args: {
    title: 'Vitamin D (25-OH)',
    category: 'blood',
    pricePaise: 99900,
    mrpPaise: undefined,
    discountPercent: 0,
    freeFromPaise: undefined,
    accredited: false,
    inCart: true,
    cartCount: 3,
  },
});
export const LongText = meta.story({
  args: {
    title: 'Antinuclear antibodies by immunofluorescence, with pattern and titre, of an autoimmune panel',
    pricePaise: 12500000,
    mrpPaise: 15000000,
    discountPercent: 17,
    cartCount: 50,
  },
});
export const Loading = meta.story({ render: () => <TestDetailSkeleton /> });
export const Hindi = meta.story({
  args: {
    title: 'लिपिड प्रोफ़ाइल',
    description: 'इसमें ख़ून की चर्बी नापी जाती है।',
    cartCount: 1,
    children: (
      <TestFacts
        measures={['कुल कोलेस्ट्रॉल', 'LDL कोलेस्ट्रॉल']}
        fastingHours={12}
        waterOnly
        times={{ from: '07:00', to: '10:30' }}
        ask={['ख़ून पतला करने की दवा']}
        sample="ख़ून"
        packages={['पूरे शरीर की जाँच']}
        packagesHref="#packages"
      />
    ),
  },
  globals: { locale: 'hi' },
});
