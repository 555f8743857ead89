import type { AnyPageMessages } from '../messages/messages.ts';
import { staffMessages } from './messages.en.ts';
import type { StaffTab } from './tab.ts';

const label = (section: keyof typeof staffMessages.sections) => (messages: AnyPageMessages) =>
  messages('staff', staffMessages).sections[section];

export const tabs: readonly StaffTab[] = [
  {
    section: 'orders',
    role: 'admin',
    order: 0,
    href: '/admin',
    icon: 'icon-package',
    label: label('orders'),
  },
  {
    section: 'catalogue',
    role: 'admin',
    order: 10,
    href: '/admin/catalogue',
    icon: 'icon-pill',
    label: label('catalogue'),
  },
  {
    section: 'payments',
    role: 'admin',
    order: 20,
    href: '/admin/payments',
    icon: 'icon-receipt',
    label: label('payments'),
  },
  {
    section: 'audit',
    role: 'admin',
    order: 30,
    href: '/admin/audit',
    icon: 'icon-shield-check',
    label: label('audit'),
  },
  {
    section: 'prescriptions',
    role: 'pharmacist',
    order: 0,
    href: '/staff/prescriptions',
    icon: 'icon-file-text',
    label: label('prescriptions'),
  },
];
