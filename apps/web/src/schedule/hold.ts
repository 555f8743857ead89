import type { Hold } from '@doorstep/contract/schedule.schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CallError } from '../app/fetcher.ts';
import { withNext } from '../app/next.ts';
import { useToken } from '../app/session.ts';
import { call } from './call.ts';
import { askClock, setShopClock, useHasCome } from './clock.ts';
import { useOnReturn } from './on-return.ts';

export interface Holding {
  /** Of the time that was asked for, as the server answered last. */
  hold: Hold | undefined;
  /** It ran out, by the shop's clock. */
  over: boolean;
  /** A call is under way. */
  busy: boolean;
  /** Why it could not be held, other than that it is taken. */
  problem: CallError | undefined;
  extend: () => void;
  /** Once more, after it ran out or could not be held. */
  again: () => void;
  /** Gives it back. */
  letGo: () => void;
}

/**
 * Keeps a doctor's time for whoever is logged in, for as long as the page names it; a visitor holds nothing. Asked for again, it is the
 * same hold (safety T32).
 */
export function useHold(
  doctor: number | null,
  time: string,
  /** Somebody else has it; `kept` is what this account still holds with the doctor. */
  onLost: (time: string, kept: string) => void,
  /** At the clinic where it is not said. */
  type?: 'video',
): Holding {
  const token = useToken();
  const navigate = useNavigate();
  const wanted = token && doctor !== null && time ? `${token} ${doctor} ${time}` : '';
  const asked = useRef('');
  const [known, setKnown] = useState<{ of: string; hold?: Hold; problem?: CallError }>({ of: '' });
  const [calls, setCalls] = useState(0);
  const hold = known.of === wanted ? known.hold : undefined,
    problem = known.of === wanted ? known.problem : undefined;
  const over = useHasCome(hold?.expires_at);

  /** What comes for another time than is wanted by then is not shown. */
  async function run(of: string, ask: () => Promise<Hold>) {
    setCalls((n) => n + 1);
    try {
      const answer = await ask();
      setShopClock(answer.now);
      if (asked.current === of) setKnown({ of, hold: answer });
    } catch (error) {
      if (asked.current === of) refused(of, error);
    }
    setCalls((n) => n - 1);
  }
  function refused(of: string, error: unknown) {
    const code = error instanceof CallError ? error.code : '';
    if (code === 'hold_extended') {
      keep();
    } else if (code === 'hold_not_found' && hold) {
      // It ran out, or was given back in another tab.
      setKnown({ of, hold: { ...hold, expires_at: hold.now } });
    } else if (code === 'slot_taken') {
      setKnown({ of });
      onLost(time, known.of === of ? '' : (known.hold?.slot_time ?? ''));
    } else if (code === 'mobile_unverified') {
      // The chosen time stands in the address, so it is held after the return.
      void navigate(withNext('/verify-otp', location.pathname + location.search), { replace: true });
    } else if (error instanceof CallError) {
      setKnown(known.of === of ? { ...known, problem: error } : { of, problem: error });
    }
  }
  const keep = () => {
    if (wanted)
      void run(wanted, () =>
        call('holdSlot', { params: { id: doctor! }, body: { slot_time: time, ...(type && { type }) } }),
      );
  };
  const ask = useEffectEvent(() => {
    asked.current = wanted;
    keep();
  });
  useEffect(() => {
    ask();
    return () => {
      asked.current = '';
    };
  }, [wanted]);
  // Another tab may have kept it longer, or given it back. What ran out meanwhile is not held anew unless that is asked for.
  useOnReturn(async () => {
    if (!hold || over) return;
    const now = await askClock();
    if (Date.parse(now) < Date.parse(hold.expires_at)) keep();
  });
  return {
    hold,
    over,
    busy: calls > 0 || (wanted !== '' && known.of !== wanted),
    problem,
    extend: () => {
      if (hold) void run(wanted, () => call('extendHold', { params: { id: hold.hold_id } }));
    },
    again: keep,
    letGo: () => {
      if (hold) void call('releaseHold', { params: { id: hold.hold_id } }).catch(() => {});
      setKnown({ of: wanted });
    },
  };
}
