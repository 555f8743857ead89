import { lazyPart } from '../app/route.tsx';
import type { AnyPageMessages } from '../messages/messages.ts';
import { addressTabMessages } from './profile/messages.en.ts';

export const tabs = [
  {
    name: 'addresses',
    order: 20,
    forHelpers: true,
    label: (messages: AnyPageMessages) => messages('addressTab', addressTabMessages).addresses,
    content: lazyPart<object>(() => import('./profile/tab.tsx')),
  },
];
