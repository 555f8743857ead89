import { ServicesStrip } from '@doorstep/ui/home/services-strip';

export default function Example() {
  return (
    <ServicesStrip
      title="Our Services"
      services={[
        {
          href: '#medicines',
          title: 'Medicine',
          description: '2,519 medicines',
          scene: {
            url: '/src/base/art/scenes/service-medicine.svg?no-inline',
            viewBox: '0 0 160 120',
          },
        },
        {
          href: '#paramedical',
          title: 'Paramedical',
          description: '52 home services',
          scene: { url: '/src/base/art/scenes/service-nurse.svg?no-inline', viewBox: '0 0 160 120' },
        },
      ]}
    />
  );
}
