import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { CartSummary } from './cart-summary.tsx';

const meta = preview.meta({
  title: 'Cart/Cart summary',
  component: CartSummary,
  args: {
    items: 3,
    subtotalPaise: 13970,
    savingPaise: 1930,
    freeFromPaise: 50000,
    children: (
      <LinkButton href="#summary" wide>
        Proceed to Summary
      </LinkButton>
    ),
  },
  decorators: [within('max-w-96')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantOneItem = meta.story({ args: { items: 1, subtotalPaise: 16400, savingPaise: 0 } });
export const WithoutFreeDelivery = meta.story({
  args: { items: 9, subtotalPaise: 48800, savingPaise: 9800 },
});
export const WithFreeDelivery = meta.story({ args: { items: 12, subtotalPaise: 50000, savingPaise: 11250 } });
export const WithoutSlotTakenNeverFree = meta.story({ args: { freeFromPaise: undefined } });
export const LongText = meta.story({
  args: { items: 4950, subtotalPaise: 123750000000, savingPaise: 12500000, freeFromPaise: 130000000000 },
});
export const Hindi = meta.story({
  args: {
    children: (
      <LinkButton href="#summary" wide>
        आगे बढ़ें
      </LinkButton>
    ),
  },
  globals: { locale: 'hi' },
});
