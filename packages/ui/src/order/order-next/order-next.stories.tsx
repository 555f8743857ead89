import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Button } from '../../base/button/button.tsx';
import { OrderNext } from './order-next.tsx';

const meta = preview.meta({
  title: 'Order/Order next',
  component: OrderNext,
  args: { status: 'pending' as const, waitsFor: 'shop' as const, returnDays: 15 },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Pharmacist = meta.story({ args: { waitsFor: 'pharmacist' } });
export const PrescriptionRequired = meta.story({
  args: { waitsFor: 'prescription', children: <Button className="self-start">Give a prescription</Button> },
});
export const Processing = meta.story({ args: { status: 'processing' } });
export const Shipped = meta.story({ args: { status: 'shipped' } });
export const Delivered = meta.story({ args: { status: 'delivered' } });
export const Cancelled = meta.story({ args: { status: 'cancelled' } });
export const Hindi = meta.story({ args: { status: 'delivered' }, globals: { locale: 'hi' } });
