import { CLAIM_RENEW_MINUTES } from '@doorstep/contract/staff';
import type { Claim } from '@doorstep/contract/review.schema';
import { useEffect, useState } from 'react';
import { refused } from '../../app/failure.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../review-call.ts';
import { staffMessages } from '../messages.en.ts';

/** One after the other: a prescription that is left and opened again is on the desk. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(make: () => Promise<T>): Promise<T> {
  const next = last.then(make, make);
  last = next.catch(() => undefined);
  return next;
}
const claim = (id: string, take_over?: boolean) =>
  inTurn(async () => (await call('claimPrescription', { params: { id }, body: { take_over } })).data);

/** A prescription that is open is on this pharmacist's desk, unless it is on another's; who does not hear of it may decide all the same, and is told when it is saved. */
export function useClaim(id: string, listed: Claim | null) {
  const messages = usePageMessages('staff', staffMessages);
  const errors = useErrorMessages();
  const [now, setNow] = useState(listed);
  const [taking, setTaking] = useState(false);
  const [taken, setTaken] = useState(false);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let gone = false;
    const ask = () => {
      claim(id).then(
        (said) => {
          if (!gone) setNow(said);
        },
        () => {},
      );
    };
    ask();
    const timer = setInterval(ask, CLAIM_RENEW_MINUTES * 60_000);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [id, looks]);
  useEffect(
    () => () => {
      inTurn(() => call('releasePrescription', { params: { id } })).catch(() => {});
    },
    [id],
  );
  async function take() {
    setTaking(true);
    setTaken(false);
    try {
      setNow(await claim(id, true));
      setTaken(true);
      say('success', messages.takenOver);
    } catch (error) {
      say('error', refused(error, errors) || messages.takeOverFailed);
    }
    setTaking(false);
  }
  return {
    /** Who else has it. */
    other: now && !now.own ? now : undefined,
    taking,
    /** It was taken over just now. */
    taken,
    look: () => setLooks((n) => n + 1),
    takeOver: () => {
      void take();
    },
  };
}
export type OnDesk = ReturnType<typeof useClaim>;
