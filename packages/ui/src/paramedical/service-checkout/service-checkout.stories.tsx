import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Card } from '../../base/card/card.tsx';
import { TimeList } from '../../base/time-list/time-list.tsx';
import { KeepReadyList } from '../keep-ready-list/keep-ready-list.tsx';
import { ServiceCheckout } from './service-checkout.tsx';

const times = ['10:00', '11:00', '12:00', '17:00'].map((time) => ({ time: `2026-11-24T${time}` }));
const meta = preview.meta({
  title: 'Paramedical/Service checkout',
  component: ServiceCheckout,
  args: {
    name: 'Wound dressing',
    description:
      'A nurse cleans your wound and puts on a new dressing at home, with sterile things that she brings.',
    image: null,
    pricePaise: 39900,
    radiusKm: 30,
    where: <Card>Home: Flat 4B, Shanti Apartments, Kanke Road, Ranchi 834008</Card>,
    when: (
      <TimeList
        aria-label="Tuesday 24 November 2026"
        times={times}
        value="2026-11-24T11:00"
        onValueChange={fn()}
      />
    ),
    keepReady: (
      <KeepReadyList items={[{ icon: 'icon-sun', text: 'A clean place to lie, with good light' }]} />
    ),
    notes: '',
    notesMaxLength: 500,
    onNotesChange: fn(),
    time: '2026-11-24T11:00',
    minutes: 45,
    place: 'Home' as string | undefined,
    payAtVisitHref: '#pay-at-visit',
    problems: [] as ReadonlyArray<{ href: string; message: string }>,
    attempt: 0,
    payLabel: 'Pay ₹399.00 & Book Service',
    onPay: fn(),
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const ErrorProblems = meta.story({
  args: {
    time: '',
    place: undefined,
    attempt: 1,
    problems: [
      { href: '#address', message: 'Please choose or add the address that we come to.' },
      { href: '#time', message: 'Please choose a time.' },
    ],
  },
});
export const PendingOrderNeeded = meta.story({
  args: { order: <Card>Prescription of Mon 2 Nov 2026</Card>, notes: 'Blue door, second floor.' },
});
export const Busy = meta.story({ args: { busy: true } });
export const LongText = meta.story({
  args: {
    name: 'Nasogastric feeding tube (Ryle’s tube): insertion, change and teaching of the family at home',
    pricePaise: 12500000,
    payLabel: 'Pay ₹1,25,000.00 & Book Service',
    place: 'My grandmother’s house behind the old water tower in Kanke',
    notes:
      'Please ring twice. The lift does not work, and there is a dog in the yard, which is friendly but large. Ask for Sunita.',
  },
});
export const Hindi = meta.story({
  args: {
    name: 'घाव की ड्रेसिंग',
    description: 'नर्स घर पर घाव साफ़ करके नई पट्टी करती हैं। कीटाणु-रहित सामान वे साथ लाती हैं।',
    where: <Card>घर: फ़्लैट 4B, शांति अपार्टमेंट, काँके रोड, राँची 834008</Card>,
    when: (
      <TimeList
        aria-label="मंगलवार 24 नवंबर 2026"
        times={times}
        value="2026-11-24T11:00"
        onValueChange={fn()}
      />
    ),
    order: <Card>2 नवंबर 2026 की पर्ची</Card>,
    keepReady: <KeepReadyList items={[{ icon: 'icon-sun', text: 'लेटने की साफ़ जगह, अच्छी रोशनी में' }]} />,
    place: 'घर',
    payLabel: '₹399.00 देकर सेवा बुक करें',
  },
  globals: { locale: 'hi' },
});
