import preview from '#storybook/preview';
import { StaffNav, type StaffSection } from './staff-nav.tsx';

const admin: StaffSection[] = [
  { section: 'orders', href: '#orders', label: 'Orders', icon: 'icon-package' },
  { section: 'catalogue', href: '#catalogue', label: 'Catalogue', icon: 'icon-pill' },
  { section: 'payments', href: '#payments', label: 'Unplaced payments', icon: 'icon-receipt' },
  { section: 'audit', href: '#audit', label: 'Audit', icon: 'icon-shield-check' },
];
const inHindi = ['ऑर्डर', 'दवाइयों की सूची', 'बिना ऑर्डर के भुगतान', 'किसने क्या देखा'];

const meta = preview.meta({
  title: 'Staff/Staff nav',
  component: StaffNav,
  args: { sections: admin, current: 'orders' },
});
export const Default = meta.story();
export const Pharmacist = meta.story({
  args: {
    sections: [
      { section: 'prescriptions', href: '#prescriptions', label: 'Prescriptions', icon: 'icon-file-text' },
    ],
    current: 'prescriptions',
  },
});
export const Hindi = meta.story({
  args: { current: 'payments', sections: admin.map((one, at) => ({ ...one, label: inHindi[at]! })) },
  globals: { locale: 'hi' },
});
