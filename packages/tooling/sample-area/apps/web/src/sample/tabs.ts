import type { StaffTab } from '../staff/public.ts';
import { sampleMessages } from './messages.en.ts';

export const tabs: readonly StaffTab[] = [
  {
    section: 'samples',
    role: 'admin',
    order: 40,
    href: '/admin/sample-kits',
    icon: 'icon-package',
    label: (messages) => messages('sample', sampleMessages).tab,
  },
];
