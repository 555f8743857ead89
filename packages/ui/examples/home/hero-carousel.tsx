import { HeroCarousel } from '@doorstep/ui/home/hero-carousel';

export default function Example() {
  return (
    <HeroCarousel
      label="What we do for you"
      slides={[
        {
          href: '#medicines',
          title: 'Your medicines, at your door',
          description: 'Order by 4 PM and it is with you today, up to 30 km from Ranchi.',
          action: 'Get Started',
          scene: {
            url: '/src/base/art/scenes/order-medicine.svg?no-inline',
            viewBox: '0 0 480 400',
          },
        },
        {
          href: '#nurse',
          title: 'A nurse comes to you',
          description: 'Dressing, injection, catheter: at the time you choose.',
          action: 'Get Started',
          scene: { url: '/src/base/art/scenes/nurse-visit.svg?no-inline', viewBox: '0 0 480 400' },
        },
      ]}
    />
  );
}
