import preview from '#storybook/preview';
import { UpNext, type NextThing } from './up-next.tsx';

const things: readonly NextThing[] = [
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
];
const meta = preview.meta({
  title: 'Home/Up next',
  component: UpNext,
  args: { title: 'Good morning, Asha', things },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Loading = meta.story({ args: { things: undefined } });
export const VariantOne = meta.story({ args: { things: things.slice(1) } });
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const LongText = meta.story({
  args: {
    title: 'Good morning, Venkatanarasimharajuvaripeta Subrahmanyeshwara',
    things: [
      {
        ...things[0]!,
        title: 'Tue 24 Nov, by 8 PM, once a pharmacist has looked at the prescription',
        description:
          '14 medicines for the whole family are on their way to Flat 4B, Shanti Apartments, Kanke Road',
      },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    title: 'नमस्ते, आशा',
    things: [
      { ...things[0]!, title: 'आज, रात 8 बजे तक', description: '2 दवाइयाँ रास्ते में हैं' },
      { ...things[1]!, title: 'मंगल 24 नव॰, 10:30 AM', description: 'सुनीता टोप्पो, नर्स, पट्टी के लिए आएँगी' },
    ],
  },
  globals: { locale: 'hi' },
});
