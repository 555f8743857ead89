import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { TestCard, TestCardSkeleton, type TestCardProps } from './test-card.tsx';

const meta = preview.meta({
  title: 'Lab/Test card',
  component: TestCard,
  args: {
    title: 'Lipid profile',
    href: '#lipid',
    category: 'cardiac' as TestCardProps['category'],
    fastingHours: 12,
    reportTime: '24-48h',
    sex: null as TestCardProps['sex'],
    pricePaise: 42000,
    mrpPaise: 60000 as number | undefined,
    discountPercent: 30,
    selected: false,
    onSelectedChange: fn(),
  },
  decorators: [within('max-w-96')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Selected = meta.story({ args: { selected: true } });
export const LongText = meta.story({
  args: {
    title:
      'Follicle stimulating hormone (FSH), luteinising hormone (LH), prolactin and estradiol together, on day two',
    category: 'hormone',
    fastingHours: 0,
    sex: 'female',
    pricePaise: 12500000,
    mrpPaise: undefined,
    discountPercent: 0,
  },
});
export const Loading = meta.story({ render: () => <TestCardSkeleton /> });
export const Hindi = meta.story({ args: { title: 'लिपिड प्रोफ़ाइल' }, globals: { locale: 'hi' } });
