import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { PriceBox } from './price-box.tsx';

const meta = preview.meta({
  title: 'Paramedical/Price box',
  component: PriceBox,
  args: {
    pricePaise: 39900,
    originalPaise: 49900,
    discountPercent: 20,
    note: 'Travel is included when you pay online.',
    children: (
      <LinkButton href="#book" wide>
        Book Now
      </LinkButton>
    ),
  },
  decorators: [within('max-w-72')],
});
export const Default = meta.story();
export const WithoutDiscount = meta.story({
  args: { originalPaise: undefined, discountPercent: 0, note: undefined },
});
export const LongText = meta.story({
  args: { pricePaise: 12500000, originalPaise: 15000000, discountPercent: 17 },
});
export const Hindi = meta.story({
  args: {
    note: 'ऑनलाइन भुगतान में आने-जाने का ख़र्च शामिल है।',
    children: (
      <LinkButton href="#book" wide>
        अभी बुक करें
      </LinkButton>
    ),
  },
  globals: { locale: 'hi' },
});
