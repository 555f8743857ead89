import type { Refill, RefillBody } from '@doorstep/contract/refill.schema';
import { useRef, useState } from 'react';
import { refused } from '../../app/failure.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { refillPageMessages } from '../messages.en.ts';

/** What was pressed shows at once, and is sent one after another: of several presses the last one counts. */
export function useSaying(refresh: () => Promise<unknown>) {
  const messages = usePageMessages('refillPage', refillPageMessages),
    errors = useErrorMessages();
  const [pressed, setPressed] = useState<ReadonlyMap<number, RefillBody | null>>(new Map());
  const last = useRef(new Map<number, RefillBody | null>()),
    line = useRef(Promise.resolve());

  /** Null forgets what was said. */
  function send(id: number, body: RefillBody | null, then?: () => void): void {
    last.current.set(id, body);
    setPressed((now) => new Map(now).set(id, body));
    line.current = line.current.then(async () => {
      if (last.current.get(id) !== body) return;
      const params = { medicine_id: id };
      try {
        if (body) await call('setRefill', { params, body });
        else await call('forgetRefill', { params });
        then?.();
        await refresh();
      } catch (error) {
        say('error', refused(error, errors) || messages.saveFailed);
      }
      // What was pressed meanwhile is still to be sent.
      if (last.current.get(id) === body) setPressed((now) => new Map([...now].filter(([one]) => one !== id)));
    });
  }
  /** With what was pressed and is not saved yet. */
  function asPressed(refill: Refill): Refill {
    const body = pressed.get(refill.medicine.id);
    if (body === undefined) return refill;
    if (body === null) return { ...refill, remind: false, remind_on: null };
    return {
      ...refill,
      remind: body.remind,
      ...(body.per_day !== null && { per_day: body.per_day, by: 'dose', said_by: 'you' }),
    };
  }
  return { send, asPressed };
}
