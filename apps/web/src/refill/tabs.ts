import { lazyPart } from '../app/route.tsx';
import type { AnyPageMessages } from '../messages/messages.ts';
import { refillPageMessages } from './messages.en.ts';

export const tabs = [
  {
    name: 'refills',
    order: 15,
    label: (messages: AnyPageMessages) => messages('refillPage', refillPageMessages).tab,
    content: lazyPart<object>(() => import('./profile/tab.tsx')),
  },
];
