import preview from '#storybook/preview';
import { ambulance } from '../../base/art/scenes/ambulance.ts';
import { nurseVisit } from '../../base/art/scenes/nurse-visit.ts';
import { orderMedicine } from '../../base/art/scenes/order-medicine.ts';
import { HeroCarousel, type Slide } from './hero-carousel.tsx';

const slides: readonly Slide[] = [
  {
    href: '#medicines',
    title: 'Your medicines, at your door',
    description: 'Order by 4 PM and it is with you today, up to 30 km from Ranchi.',
    action: 'Get Started',
    scene: orderMedicine,
  },
  {
    href: '#nurse',
    title: 'A nurse comes to you',
    description: 'Dressing, injection, catheter: at the time you choose.',
    action: 'Get Started',
    scene: nurseVisit,
  },
  {
    href: '#ambulance',
    title: 'Ambulance, day and night',
    description: 'Our own ambulance in Ranchi, at any hour.',
    action: 'Call Now',
    scene: ambulance,
    tone: 'danger',
  },
];
const meta = preview.meta({
  title: 'Home/Hero carousel',
  component: HeroCarousel,
  args: { label: 'What we do for you', slides, autoplay: false },
});
export const Default = meta.story({ tags: ['all-cells'] });
/** It moves. */
export const BusyMoving = meta.story({ args: { autoplay: true }, tags: ['no-visual'] });
export const Danger = meta.story({ args: { slides: slides.slice(2) } });
export const LongText = meta.story({
  args: {
    slides: [
      {
        ...slides[0]!,
        title: 'Medicines for the whole family, checked by a registered pharmacist, at your own door',
        description:
          'Order by 4 PM and it is with you today, up to 30 km from Ranchi. From ₹499.00 delivery is free, and what does not need a prescription leaves at once.',
      },
    ],
  },
});
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const Hindi = meta.story({
  args: {
    label: 'हम आपके लिए क्या करते हैं',
    slides: [
      {
        href: '#medicines',
        title: 'दवाएँ, आपके दरवाज़े पर',
        description: 'शाम 4 बजे तक मँगाएँ, आज ही पहुँचेंगी। राँची से 30 किमी तक।',
        action: 'शुरू करें',
        scene: orderMedicine,
      },
    ],
  },
  globals: { locale: 'hi' },
});
