import { ActingBar } from '@doorstep/ui/care/acting-bar';
import { useEffect } from 'react';
import { ACTING_CLOSED, useActing } from '../app/acting.tsx';
import { say } from '../app/toasts.ts';
import { usePageMessages } from '../messages/messages.ts';
import { actingName, stopActing } from './acting.ts';
import { careBarMessages } from './bar-messages.en.ts';

/** Nothing while one is oneself. */
export default function Bar() {
  const messages = usePageMessages('careBar', careBarMessages);
  const ended = useActing() === 'ended',
    name = actingName();
  useEffect(() => {
    const closed = () => say('info', messages.closed(name ?? ''));
    addEventListener(ACTING_CLOSED, closed);
    return () => removeEventListener(ACTING_CLOSED, closed);
  }, [messages, name]);
  return name !== undefined && <ActingBar name={name} ended={ended} onStop={stopActing} />;
}
