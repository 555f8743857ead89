import { HOLD_EXTENSION_MINUTES } from '@doorstep/contract/schedule';
import { HoldTimer } from '@doorstep/ui/appointment/hold-timer';
import { Notice } from '@doorstep/ui/base/notice';
import { refused } from '../app/failure.ts';
import { useErrorMessages } from '../messages/errors.ts';
import { useShopNow } from './clock.ts';
import type { Holding } from './hold.ts';

/** How long the time is kept for whoever is logged in, or why it is not. */
export function HoldLine({ holding: { hold, problem, busy, extend, again } }: { holding: Holding }) {
  const now = useShopNow();
  const said = refused(problem, useErrorMessages());
  if (hold)
    return (
      <HoldTimer
        until={hold.expires_at}
        now={now}
        moreMinutes={HOLD_EXTENSION_MINUTES}
        busy={busy}
        onExtend={hold.can_extend ? extend : undefined}
        onAgain={again}
      />
    );
  return said && <Notice tone="warning">{said}</Notice>;
}
