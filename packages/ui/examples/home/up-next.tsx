import { UpNext } from '@doorstep/ui/home/up-next';

export default function Example() {
  return (
    <UpNext
      title="Good morning, Asha"
      things={[
        {
          href: '#order',
          icon: 'icon-truck',
          title: 'Today, by 8 PM',
          description: '2 medicines are on their way',
          steps: [3, 4],
        },
        {
          href: '#visit',
          icon: 'icon-calendar-days',
          title: 'Tue 24 Nov, 10:30 AM',
          description: 'Sunita Toppo, nurse, comes for the dressing',
        },
      ]}
    />
  );
}
