import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { KeepReadyList } from '../keep-ready-list/keep-ready-list.tsx';
import { ServiceDetail, ServiceDetailSkeleton } from './service-detail.tsx';

const hours = { from: '07:00', to: '21:00' };
const meta = preview.meta({
  title: 'Paramedical/Service detail',
  component: ServiceDetail,
  args: {
    name: 'Wound dressing',
    description:
      'A nurse cleans your wound and puts on a new dressing at home, with sterile things that she brings. She tells you how it heals and what to look for until the next time.',
    image: null,
    pricePaise: 39900,
    originalPaise: 49900,
    discountPercent: 20,
    hours: undefined as { from: string; to: string } | undefined,
    minutes: 45,
    orderNeeded: false,
    serviceId: 1,
    bookHref: '#book',
    payAtVisitHref: '#pay-at-visit',
    perKmPaise: 300,
    children: (
      <KeepReadyList
        items={[
          { icon: 'icon-file-text', text: 'The doctor’s note' },
          { icon: 'icon-sun', text: 'A clean place to lie, with good light' },
        ]}
        onPrint={fn()}
      />
    ),
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const PendingOrderNeeded = meta.story({
  args: {
    name: 'IV saline and injection',
    hours,
    orderNeeded: true,
    originalPaise: undefined,
    discountPercent: 0,
  },
});
export const LongText = meta.story({
  args: {
    name: 'Nasogastric feeding tube (Ryle’s tube): insertion, change and teaching of the family at home',
    description:
      'A nurse puts the tube in or changes it, looks that it lies well, and shows the family how to feed through it, how to clean it and what to do when it blocks.\n\nPlease have the letter of the hospital ready: without it the nurse may have to come a second time.',
    pricePaise: 12500000,
    originalPaise: 15000000,
    discountPercent: 17,
    minutes: 720,
    orderNeeded: true,
  },
});
export const Loading = meta.story({ render: () => <ServiceDetailSkeleton /> });
export const Hindi = meta.story({
  args: {
    name: 'घाव की ड्रेसिंग',
    description:
      'नर्स घर पर घाव साफ़ करके नई पट्टी करती हैं। कीटाणु-रहित सामान वे साथ लाती हैं। वे बताती हैं कि घाव कैसे भर रहा है और अगली बार तक किस बात का ध्यान रखना है।',
    orderNeeded: true,
    hours,
    children: (
      <KeepReadyList
        items={[
          { icon: 'icon-file-text', text: 'डॉक्टर की पर्ची' },
          { icon: 'icon-sun', text: 'लेटने की साफ़ जगह, अच्छी रोशनी में' },
        ]}
        onPrint={fn()}
      />
    ),
  },
  globals: { locale: 'hi' },
});
