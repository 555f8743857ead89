import preview from '#storybook/preview';
import { StaffNav } from './staff-nav.tsx';

const admin = [
  { section: 'orders', href: '#orders' },
  { section: 'catalogue', href: '#catalogue' },
  { section: 'payments', href: '#payments' },
  { section: 'audit', href: '#audit' },
] as const;

const meta = preview.meta({
  title: 'Staff/Staff nav',
  component: StaffNav,
  args: { sections: admin, current: 'orders' as const },
});
export const Default = meta.story();
export const Pharmacist = meta.story({
  args: { sections: [{ section: 'prescriptions', href: '#prescriptions' }], current: 'prescriptions' },
});
export const Hindi = meta.story({ args: { current: 'payments' }, globals: { locale: 'hi' } });
