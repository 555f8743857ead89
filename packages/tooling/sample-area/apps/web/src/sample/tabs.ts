import type { StaffTab } from '../staff/public.ts';
import { sampleMessages } from './messages.en.ts';

export const tabs: readonly StaffTab[] = [
  {
    roles: ['admin'],
    group: 'shop',
    order: 40,
    href: '/admin/sample-kits',
    icon: 'icon-package',
    label: (messages) => messages('sample', sampleMessages).tab,
  },
];
