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
export const KindPharmacist = meta.story({ args: { waitsFor: 'pharmacist' } });
export const PrescriptionRequired = meta.story({
  args: { waitsFor: 'prescription', children: <Button className="self-start">Give a prescription</Button> },
});
export const BusyProcessing = meta.story({ args: { status: 'processing' } });
export const StepShipped = meta.story({ args: { status: 'shipped' } });
export const DoneDelivered = meta.story({ args: { status: 'delivered' } });
export const Cancelled = meta.story({ args: { status: 'cancelled' } });
export const Hindi = meta.story({ args: { status: 'delivered' }, globals: { locale: 'hi' } });
