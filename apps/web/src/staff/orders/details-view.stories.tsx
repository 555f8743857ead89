import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { detail } from '../fixtures.tsx';
import { OrderDetailsView } from './details-view.tsx';

const meta = preview.meta({
  title: 'Pages/Staff order details',
  component: OrderDetailsView,
  decorators: [
    (Story) => (
      <main className="flex max-w-text flex-col gap-4">
        <h1 className="sr-only">Orders</h1>
        <h2 className="sr-only">Order</h2>
        <Story />
      </main>
    ),
  ],
  args: { order: ready({ data: detail }) },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { order: loading }, tags: ['no-visual'] });
export const Error = meta.story({ args: { order: failed }, tags: ['no-visual'] });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
