import preview from '#storybook/preview';
import { OrderState, type OrderStateProps } from './order-state.tsx';

const meta = preview.meta({
  title: 'Order/Order state',
  component: OrderState,
  args: { status: 'pending', waitsFor: 'shop' as OrderStateProps['waitsFor'] },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const KindPharmacist = meta.story({ args: { waitsFor: 'pharmacist' } });
export const PrescriptionRequired = meta.story({ args: { waitsFor: 'prescription' } });
export const StepShipped = meta.story({ args: { status: 'shipped', waitsFor: undefined } });
export const Hindi = meta.story({ args: { waitsFor: 'pharmacist' }, globals: { locale: 'hi' } });
