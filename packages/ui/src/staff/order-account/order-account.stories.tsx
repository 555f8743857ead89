import preview from '#storybook/preview';
import { OrderAccount } from './order-account.tsx';

const lines = [
  {
    position: 0,
    name: 'Febrisol 650',
    pack: 'Strip of 15 tablets',
    quantity: 1,
    totalPaise: 22_40,
    rx: null,
    leftOut: false,
  },
  {
    position: 1,
    name: 'Azithrova 500',
    pack: 'Strip of 5 tablets',
    quantity: 2,
    totalPaise: 163_60,
    rx: 'approved',
    leftOut: false,
  },
  {
    position: 2,
    name: 'Kofrelief Syrup',
    pack: 'Bottle of 100 ml',
    quantity: 1,
    totalPaise: 98_00,
    rx: null,
    leftOut: false,
  },
] as const;
const [first, second, third] = lines;

const meta = preview.meta({
  title: 'Staff/Order account',
  component: OrderAccount,
  args: { lines, feePaise: 25_00, totalPaise: 309_00, paid: true, refundedPaise: 0 },
});
export const Default = meta.story();
export const PendingToPay = meta.story({ args: { paid: false } });
export const RefundedHalf = meta.story({
  args: {
    lines: [first, { ...second, rx: 'rejected', rxReason: 'Not on this prescription', leftOut: true }, third],
    refundedPaise: 163_60,
  },
});
export const Refunded = meta.story({
  args: {
    lines: [
      { ...first, leftOut: true },
      { ...second, leftOut: true },
      { ...third, leftOut: true },
    ],
    refundedPaise: 309_00,
  },
});
export const LongText = meta.story({
  args: {
    lines: [
      {
        ...first,
        name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
        quantity: 99,
        totalPaise: 12_50_000_00,
        rx: 'question',
      },
    ],
    feePaise: 0,
    totalPaise: 12_50_000_00,
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
