import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { deadPicture, glucinsul, hindi, longName, paramol } from '../fixtures.ts';
import { MedicineRow } from './medicine-row.tsx';

const meta = preview.meta({
  title: 'Medicine/Medicine row',
  component: MedicineRow,
  args: {
    ...paramol,
    freeDelivery: true,
    eager: true,
    onAdd: fn(),
    onQuantityChange: fn(),
    onWishedChange: fn(),
  },
});
export const Default = meta.story();
export const InCart = meta.story({ args: { quantity: 2, wished: true }, tags: ['all-cells'] });
export const OutOfStock = meta.story({ args: { outOfStock: true } });
export const PrescriptionRequired = meta.story({ args: { ...glucinsul } });
export const ErrorDeadPicture = meta.story({ args: { image: deadPicture } });
export const LongText = meta.story({ args: { ...longName, prescriptionRequired: true } });
export const Hindi = meta.story({
  args: { ...hindi, prescriptionRequired: true },
  globals: { locale: 'hi' },
});
