import type { StaffTab, StaffTile } from '../staff/public.ts';
import { sampleMessages } from './messages.en.ts';

export const tabs: readonly StaffTab[] = [
  {
    roles: ['admin'],
    group: 'shop',
    order: 40,
    href: '/admin/sample-kits',
    icon: 'icon-package',
    label: (messages) => messages('sample', sampleMessages).tab,
    part: 'samples',
  },
];
export const tiles: readonly StaffTile[] = [
  {
    part: 'samples',
    order: 100,
    href: '/admin/sample-kits',
    icon: 'icon-package',
    tone: 'neutral',
    label: (messages, waiting) => messages('sample', sampleMessages).wait(waiting),
    worst: () => undefined,
  },
];
