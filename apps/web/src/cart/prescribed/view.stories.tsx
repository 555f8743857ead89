import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { PrescribedView, type PrescribedViewProps } from './view.tsx';

const missing = [
  { id: 1, name: 'Amlovida 5', reason: 'few' as const, packs: 1, of: 2 },
  { id: 2, name: 'Pantavida 40', reason: 'out-of-stock' as const },
];
const meta = preview.meta({
  title: 'Pages/Cart from a doctor',
  component: PrescribedView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    came: { count: 2, missing, replaced: true } as PrescribedViewProps['came'],
    onRetry: fn(),
  },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { came: 'putting' } });
export const Empty = meta.story({
  args: {
    came: {
      count: 0,
      missing: missing.map(({ id, name }) => ({ id, name, reason: 'ordered' })),
      replaced: false,
    },
  },
});
export const Error = meta.story({ args: { came: 'failed' } });
/** The doctor typed all of its medicines, and the shop sells none of them. */
export const EmptyNotSold = meta.story({
  args: {
    came: {
      count: 0,
      missing: [
        { id: 'typed-0', name: 'Racecadotril 100 mg sachet', reason: 'not-sold' },
        { id: 'typed-1', name: 'Gripe water', reason: 'not-sold' },
      ],
      replaced: false,
    },
  },
});
export const HindiNotSold = meta.story({
  args: {
    came: {
      count: 1,
      missing: [{ id: 'typed-0', name: 'Gripe water', reason: 'not-sold' }],
      replaced: false,
    },
  },
  globals: { locale: 'hi' },
});
export const Expired = meta.story({ args: { came: 'expired' } });
export const LongText = meta.story({
  args: {
    came: {
      count: 19,
      missing: [
        {
          id: 1,
          name: 'Multivitamin, Multimineral and Antioxidant Tablets with Ginseng Extract Forte',
          reason: 'full',
        },
      ],
      replaced: false,
    },
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
