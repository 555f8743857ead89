import preview from '#storybook/preview';
import { OrderAddress } from './order-address.tsx';

const meta = preview.meta({
  title: 'Order/Order address',
  component: OrderAddress,
  args: {
    lines: [
      'Flat 4B, Shanti Apartments, Kanke Road',
      'Near Gandhi Nagar Gate',
      'Ranchi, Jharkhand 834001',
    ] as readonly string[],
    mobile: '9876543210' as string | null,
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantOneLine = meta.story({
  args: { lines: ['Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834001'], mobile: null },
});
export const LongText = meta.story({
  args: {
    lines: [
      'Third floor, the door behind the second staircase, Block D, Sri Ramakrishna Paramahamsa Cooperative Housing Society, Old bus stand crossing',
      'Ranchi, Jharkhand 834002',
    ],
  },
});
export const Hindi = meta.story({
  args: { lines: ['फ़्लैट 4B, शांति अपार्टमेंट, कांके रोड', 'राँची, झारखंड 834001'] },
  globals: { locale: 'hi' },
});
