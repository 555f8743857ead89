import preview from '#storybook/preview';
import { SampleKit } from './sample-kit.tsx';

const meta = preview.meta({
  title: 'Sample/Sample kit',
  component: SampleKit,
  args: { orderId: 'SK-7K2MPQ4TXW93', ready: true },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { ready: false } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
