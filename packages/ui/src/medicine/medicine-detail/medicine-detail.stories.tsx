import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import {
  deadPicture,
  glucinsul,
  hindi,
  kofrelief,
  leafletText,
  leafletTextHindi,
  longName,
} from '../fixtures.ts';
import { MedicineLeaflet } from '../medicine-leaflet/medicine-leaflet.tsx';
import { MedicineDetail, MedicineDetailSkeleton } from './medicine-detail.tsx';

const about =
  'Loosens thick mucus so that a chesty cough brings it up more easily. For adults and children over 6.\n\nTwo teaspoons (10 ml) three times a day after food, with plenty of water. Ask a doctor if the cough lasts more than a week.';
const call = { phone: '+916512345678', phoneShown: '0651 234 5678' };
const shown = (one: typeof kofrelief) => ({ ...one, href: undefined });
const meta = preview.meta({
  title: 'Medicine/Medicine detail',
  component: MedicineDetail,
  args: {
    ...shown(kofrelief),
    description: about,
    reviewCount: 120,
    unitPricePaise: 94,
    unit: 'ml',
    returnDays: 15,
    onAdd: fn(),
    onQuantityChange: fn(),
    onWishedChange: fn(),
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const InCart = meta.story({ args: { quantity: 2, wished: true } });
export const OutOfStock = meta.story({ args: { outOfStock: true } });
export const PrescriptionRequired = meta.story({
  args: {
    ...shown(glucinsul),
    prescriptionRequired: true,
    unitPricePaise: 1640,
    leaflet: <MedicineLeaflet text={leafletText} swallowed={false} {...call} />,
  },
});
export const VariantBare = meta.story({
  args: {
    image: null,
    composition: undefined,
    manufacturer: undefined,
    pack: undefined,
    rating: null,
    reviewCount: null,
    description: undefined,
    genuine: false,
    returnDays: 0,
    mrpPaise: undefined,
    discountPercent: 0,
    unit: undefined,
  },
});
export const ErrorDeadPicture = meta.story({ args: { image: deadPicture } });
export const Loading = meta.story({ render: () => <MedicineDetailSkeleton /> });
export const LongText = meta.story({
  args: {
    ...shown(longName),
    prescriptionRequired: true,
    freeDelivery: true,
    quantity: 12,
    unit: 'tablet',
    unitPricePaise: 1187500,
  },
});
export const Hindi = meta.story({
  args: {
    ...shown(hindi),
    description: undefined,
    leaflet: <MedicineLeaflet text={leafletTextHindi} {...call} />,
    unit: 'गोली',
    unitPricePaise: 181,
    prescriptionRequired: true,
  },
  globals: { locale: 'hi' },
});
