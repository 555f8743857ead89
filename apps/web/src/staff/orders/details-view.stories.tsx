import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { detail } from '../fixtures.tsx';
import { OrderDetailsView } from './details-view.tsx';

const meta = preview.meta({
  title: 'Pages/Staff order details',
  component: OrderDetailsView,
  decorators: [
    (Story) => (
      <div className="flex max-w-text flex-col gap-4">
        <Story />
      </div>
    ),
  ],
  args: { order: ready({ data: detail }) },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { order: loading }, tags: ['no-visual'] });
export const Error = meta.story({ args: { order: failed }, tags: ['no-visual'] });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
