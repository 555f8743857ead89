import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { ServiceCard, ServiceCardSkeleton } from './service-card.tsx';

const meta = preview.meta({
  title: 'Paramedical/Service card',
  component: ServiceCard,
  args: {
    name: 'Wound dressing',
    description:
      'A nurse cleans your wound and puts on a new dressing at home, with sterile things that she brings…',
    href: '#dressing',
    image: null,
    minutes: 45,
    pricePaise: 39900,
    originalPaise: 49900,
    discountPercent: 20,
    eager: true,
  },
  decorators: [within('max-w-96')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const WithoutDiscount = meta.story({ args: { originalPaise: undefined, discountPercent: 0 } });
/** A nurse for the whole day. */
export const VariantAllDay = meta.story({ args: { name: 'Nurse for the day, 12 hours', minutes: 720 } });
export const LongText = meta.story({
  args: {
    minutes: 90,
    name: 'Nasogastric feeding tube (Ryle’s tube): insertion, change and teaching of the family at home',
    pricePaise: 12500000,
    originalPaise: 15000000,
    discountPercent: 17,
  },
});
export const Loading = meta.story({ render: () => <ServiceCardSkeleton /> });
export const Hindi = meta.story({
  args: {
    name: 'घाव की ड्रेसिंग',
    description:
      'नर्स घर पर घाव साफ़ करके नई पट्टी करती हैं। कीटाणु-रहित सामान वे साथ लाती हैं। बताती हैं कि आगे घाव का ध्यान…',
  },
  globals: { locale: 'hi' },
});
