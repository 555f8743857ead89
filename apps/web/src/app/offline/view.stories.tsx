import preview from '#storybook/preview';
import { OfflineView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Offline',
  component: OfflineView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    kept: {
      own: [
        { href: '/medicines/orders/history', title: 'Your orders' },
        { href: '/orders/MD-7K2MPQ4TXW93', title: 'Order MD-7K2MPQ4TXW93' },
      ],
      looked: [
        { href: '/', title: 'Doorstep' },
        { href: '/medicines', title: 'Medicines' },
        { href: '/medicines/7', title: 'Amoxicillin trihydrate 500 mg with potassium clavulanate 125 mg' },
      ],
    },
  },
});
export const Default = meta.story();
/** Nothing was opened here before. */
export const Empty = meta.story({ args: { kept: { own: [], looked: [] } } });
export const Loading = meta.story({ args: { kept: undefined }, tags: ['no-visual'] });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
