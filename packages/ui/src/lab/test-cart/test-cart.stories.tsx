import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { TestCart, type TestCartProps } from './test-cart.tsx';

const lines: TestCartProps['lines'] = [
  { kind: 'test', id: 1, title: 'Lipid profile', pricePaise: 42_000, fastingHours: 12 },
  { kind: 'test', id: 2, title: 'HbA1c', pricePaise: 38_000, fastingHours: 0 },
  { kind: 'package', id: 1, title: 'Full body check', pricePaise: 149_900, fastingHours: 10, tests: 12 },
];
const meta = preview.meta({
  title: 'Lab/Test cart',
  component: TestCart,
  decorators: [within('max-w-dialog')],
  args: {
    lines,
    notes: [] as TestCartProps['notes'],
    browseHref: '/medical-tests',
    onRemove: fn(),
    onClearTests: fn(),
    onClearPackages: fn(),
  },
});
const takeOut = fn();
export const Default = meta.story();
export const WithNotes = meta.story({
  args: {
    notes: [
      {
        id: 'recent-2',
        title: 'HbA1c was done 24 days ago.',
        description: 'Once in 3 months is usual. Keep it only if your doctor asked.',
        actions: [
          { label: 'Take it out', onClick: takeOut },
          { label: 'Keep', onClick: fn() },
        ],
      },
    ],
  },
});
/** One of them is no longer sold. */
export const DoneRemoved = meta.story({
  args: {
    lines: [...lines, { kind: 'test', id: 9, title: 'Old thyroid test', pricePaise: null, fastingHours: 0 }],
  },
});
export const Empty = meta.story({ args: { lines: [] } });
export const LongText = meta.story({
  args: {
    lines: [
      {
        kind: 'test',
        id: 3,
        title: 'Thyroid stimulating hormone with free triiodothyronine and free thyroxine',
        pricePaise: 12_500_000,
        fastingHours: 8,
      },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    lines: [
      { kind: 'test', id: 1, title: 'लिपिड प्रोफ़ाइल', pricePaise: 42_000, fastingHours: 12 },
      { kind: 'package', id: 1, title: 'पूरे शरीर की जाँच', pricePaise: 149_900, fastingHours: 10, tests: 12 },
    ],
  },
  globals: { locale: 'hi' },
});
