import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { LinkButton } from '../link-button/link-button.tsx';
import { ErrorState } from './error-state.tsx';

const meta = preview.meta({
  title: 'Base/Error state',
  component: ErrorState,
  args: { title: 'Medicines could not be loaded', onRetry: fn() },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Offline = meta.story({ args: { offline: true } });
export const OpenAnotherWay = meta.story({
  args: {
    description: 'Your order is saved. Open your orders to see where it stands.',
    children: (
      <LinkButton href="#orders" tone="plain">
        Your orders
      </LinkButton>
    ),
  },
});
export const LongText = meta.story({
  args: {
    title: 'The medicine Hydroxypropylmethylcellulose 0.3% w/v ophthalmic solution could not be loaded',
    description:
      'Our server took too long to answer. Nothing was ordered, your cart is as it was, and you have not been charged. Wait a minute, then try again, or call us.',
  },
});
export const Hindi = meta.story({
  args: { title: 'दवाएँ लोड नहीं हो सकीं', offline: true },
  globals: { locale: 'hi' },
});
