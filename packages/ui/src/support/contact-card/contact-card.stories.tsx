import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { ContactCard } from './contact-card.tsx';

const meta = preview.meta({
  title: 'Support/Contact card',
  component: ContactCard,
  decorators: [within('max-w-text')],
  args: {
    phone: '+916512345678',
    phoneShown: '0651 234 5678',
    whatsapp: '#whatsapp',
    email: 'care@doorstep.example',
    hours: { from: 540, to: 1260 },
    emergency: { national: '112', ambulance: '108', own: '+916512345108', ownShown: '0651 234 5108' },
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const LongText = meta.story({
  args: { email: 'patient.support.and.grievance.officer@home-healthcare.doorstep.example' },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
