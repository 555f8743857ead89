import preview from '#storybook/preview';
import { RelatedTests } from './related-tests.tsx';

const meta = preview.meta({
  title: 'Lab/Related tests',
  component: RelatedTests,
  args: {
    tests: [
      {
        href: '#1',
        title: 'Complete blood count (CBC)',
        reportTime: '24-48h',
        pricePaise: 29900,
        mrpPaise: 35000,
      },
      { href: '#2', title: 'ESR', reportTime: '24-48h', pricePaise: 12000 },
      {
        href: '#3',
        title: 'Antinuclear antibodies by immunofluorescence, with pattern and titre',
        reportTime: '72-96h',
        pricePaise: 12500000,
        mrpPaise: 15000000,
      },
    ],
  },
});
export const Default = meta.story();
export const LongText = meta.story({
  args: {
    tests: [
      {
        href: '#1',
        title: 'Antinuclear antibodies by immunofluorescence, with pattern and titre',
        reportTime: '72-96h',
        pricePaise: 12500000,
        mrpPaise: 15000000,
      },
      {
        href: '#2',
        title: 'Glucose-6-phosphatedehydrogenase',
        reportTime: '240-336h',
        pricePaise: 12500000,
        mrpPaise: 15000000,
      },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    tests: [
      {
        href: '#1',
        title: 'CBC (ख़ून की पूरी जाँच)',
        reportTime: '24-48h',
        pricePaise: 29900,
        mrpPaise: 35000,
      },
      { href: '#2', title: 'फ़ेरिटिन', reportTime: '24-48h', pricePaise: 64900, mrpPaise: 80000 },
    ],
  },
  globals: { locale: 'hi' },
});
