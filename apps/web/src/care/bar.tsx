import { ActingBar } from '@doorstep/ui/care/acting-bar';
import { useEffect } from 'react';
import { sayClosed, useActing } from '../app/acting.tsx';
import { say } from '../app/toasts.ts';
import { usePageMessages } from '../messages/messages.ts';
import { actingName, stopActing } from './acting.ts';
import { careBarMessages } from './bar-messages.en.ts';

/** Nothing while one is oneself. */
export default function Bar() {
  const messages = usePageMessages('careBar', careBarMessages);
  const acting = useActing(),
    name = actingName();
  useEffect(() => {
    if (acting !== 'closed') return;
    say('info', messages.closed(name ?? ''));
    sayClosed(false);
  }, [acting, messages, name]);
  return name !== undefined && <ActingBar name={name} ended={acting === 'ended'} onStop={stopActing} />;
}
