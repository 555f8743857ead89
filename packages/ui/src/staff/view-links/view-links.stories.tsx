import preview from '#storybook/preview';
import { ViewLinks } from './view-links.tsx';

const meta = preview.meta({
  title: 'Staff/View links',
  component: ViewLinks,
  args: {
    label: 'Which orders',
    views: [
      { href: '#all', title: 'All', current: false },
      { href: '#prescription', title: 'Prescription waits', current: true },
      { href: '#late', title: 'Late', current: false },
    ],
  },
});
export const Default = meta.story();
export const LongText = meta.story({
  args: {
    views: [
      { href: '#all', title: 'Orders of all patients in Ranchi, Khunti and Ramgarh', current: true },
      { href: '#late', title: 'Orders whose promise was missed by more than two hours', current: false },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    label: 'कौन से ऑर्डर',
    views: [
      { href: '#all', title: 'सब', current: true },
      { href: '#late', title: 'देर वाले', current: false },
    ],
  },
  globals: { locale: 'hi' },
});
