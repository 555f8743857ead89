import preview from '#storybook/preview';
import { Button } from '../../base/button/button.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { CartBar } from './cart-bar.tsx';

const meta = preview.meta({
  title: 'Cart/Cart bar',
  component: CartBar,
  args: { totalPaise: 41200, children: <LinkButton href="#summary">Proceed to Summary</LinkButton> },
  // A bar needs a column to stand in; from md up there is nothing to see but that.
  decorators: [
    (Story) => (
      <div className="flex flex-col gap-4">
        <p className="h-40 text-content-muted">3 medicines in your cart</p>
        <Story />
      </div>
    ),
  ],
});
export const Default = meta.story();
export const WithTotalPayable = meta.story({
  args: {
    totalPaise: 15270,
    label: 'Total payable',
    children: <Button>Proceed to Payment</Button>,
  },
  tags: ['all-cells'],
});
export const Busy = meta.story({ args: { children: <Button busy>Placing your order…</Button> } });
export const LongText = meta.story({
  args: {
    totalPaise: 123750000,
    label: 'Total payable with delivery',
    children: <Button>Proceed to Payment</Button>,
  },
});
export const Hindi = meta.story({
  args: { children: <LinkButton href="#summary">आगे बढ़ें</LinkButton> },
  globals: { locale: 'hi' },
});
