import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import type { MedicalTest, TestPackage } from '@doorstep/contract/lab.schema';
import { store } from '@doorstep/contract/store';
import { DeliveryChecker } from '@doorstep/ui/lab/delivery-checker';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { lipids } from '../detail/fixtures.ts';
import { LabListView } from './view.tsx';

const data: MedicalTest[] = [
  lipids.data,
  ...lipids.related,
  {
    ...lipids.data,
    id: 31,
    title: 'Thyroid profile',
    title_hi: 'थायरॉइड प्रोफ़ाइल',
    category: 'hormone',
    fasting_hours: 0,
  },
  {
    ...lipids.data,
    id: 32,
    title: 'Follicle stimulating and luteinising hormone, with prolactin and estradiol',
    title_hi: 'एफ़एसएच और एलएच, साथ में प्रोलैक्टिन और एस्ट्राडियोल',
    category: 'hormone',
    fasting_hours: 8,
    sex: 'female',
    price: 2400,
    offer_price: 1999,
  },
];
const pack = (
  id: number,
  name: string,
  name_hi: string,
  total_price: number,
  offer_price: number | null,
) => ({
  id,
  name,
  name_hi,
  description: 'Blood, sugar, fats, thyroid, liver and kidneys in one visit.',
  description_hi: 'ख़ून, शुगर, चर्बी, थायरॉइड, लिवर और किडनी, एक ही बार में।',
  total_price,
  offer_price,
  tests: data.slice(id - 1, id + 3),
});
const packs: TestPackage[] = [
  pack(1, 'Full body check', 'पूरे शरीर की जाँच', 3200, 1999),
  pack(2, 'Heart check', 'दिल की जाँच', 2150, null),
];
const place = {
  found: undefined,
  freeFromPaise: store.freeDeliveryFromPaise,
  radiusKm: store.radiusKm,
  onCheck: fn(),
  onReset: fn(),
};
const filter = { search: '', category: 'all' as const, shown: 50 };
const meta = preview.meta({
  title: 'Pages/Lab tests',
  component: LabListView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    tests: ready({ success: true as const, data }),
    packages: ready({ success: true as const, data: packs }),
    tab: 'tests' as 'tests' | 'packages',
    filter,
    inCart: { tests: [2], packages: [] as number[] },
    delivery: <DeliveryChecker {...place} />,
    onTab: fn(),
    onFilter: fn(),
    onToggleTest: fn(),
    onTogglePackage: fn(),
    onCart: fn(),
  },
});
export const Default = meta.story();
export const SelectedPackages = meta.story({
  args: { tab: 'packages', inCart: { tests: [2], packages: [1] } },
});
export const NotFound = meta.story({
  args: { filter: { ...filter, search: 'massage' }, inCart: { tests: [], packages: [] } },
});
export const Loading = meta.story({ args: { tests: loading } });
export const Error = meta.story({ args: { tests: failed } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
