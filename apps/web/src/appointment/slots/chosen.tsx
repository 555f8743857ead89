import { HOLD_EXTENSION_MINUTES } from '@doorstep/contract/schedule';
import { HoldTimer } from '@doorstep/ui/appointment/hold-timer';
import { ActionBar } from '@doorstep/ui/base/action-bar';
import { Button } from '@doorstep/ui/base/button';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { formatPaise } from '@doorstep/ui/base/price';
import { indianTime } from '@doorstep/ui/messages/days';
import { useState } from 'react';
import { usePageMessages } from '../../messages/messages.ts';
import { slotsMessages as english } from './messages.en.ts';
import { wrapText } from '@doorstep/ui/messages/wrap-text';

/** How the chosen time is kept. */
export type Kept =
  | { state: 'visitor' }
  | { state: 'asking' }
  | { state: 'failed'; sentence: string; onAgain: () => void }
  | {
      state: 'held';
      /** ISO instants. */
      until: string;
      now: string;
      canExtend: boolean;
      busy: boolean;
      onExtend: () => void;
      onAgain: () => void;
      onGiveBack: () => void;
    };
export interface ChosenProps {
  /** 'YYYY-MM-DDTHH:MM'; '' for none. */
  time: string;
  feePaise: number;
  kept: Kept;
  /** Where the patient's details are given. */
  nextHref: string;
}

function HoldLine({ kept }: { kept: Kept }) {
  const messages = usePageMessages('slots', english);
  if (kept.state === 'held')
    return (
      <HoldTimer
        until={kept.until}
        now={kept.now}
        moreMinutes={HOLD_EXTENSION_MINUTES}
        busy={kept.busy}
        onExtend={kept.canExtend ? kept.onExtend : undefined}
        onAgain={kept.onAgain}
        className="w-full"
      >
        <Button tone="quiet" size="tight" onClick={kept.onGiveBack}>
          {messages.giveBack}
        </Button>
      </HoldTimer>
    );
  if (kept.state === 'failed')
    return (
      <p role="status" className="flex w-full flex-wrap items-center gap-2 text-warning-text">
        {wrapText(kept.sentence || messages.notKept)}
        <Button tone="quiet" size="tight" onClick={kept.onAgain}>
          {messages.again}
        </Button>
      </p>
    );
  return (
    <p className="w-full text-meta text-content-muted">
      {kept.state === 'asking' ? messages.keeping : messages.keptLater}
    </p>
  );
}

/** What is chosen, how long it is kept, and the way on: at the lower edge of a phone, below the times elsewhere. */
export function Chosen({ time, feePaise, kept, nextHref }: ChosenProps) {
  const messages = usePageMessages('slots', english);
  const [asked, setAsked] = useState(false);
  return (
    <ActionBar panel>
      {time && <HoldLine kept={kept} />}
      <p className="flex min-w-0 flex-1 flex-col tabular-nums">
        <strong className="font-strong">
          {time ? messages.when(...indianTime(time)) : messages.nothingChosen}
        </strong>
        <span className="text-meta text-content-muted">{`${messages.fee} ${formatPaise(feePaise)}`}</span>
      </p>
      {time ? (
        <LinkButton href={nextHref}>{messages.next}</LinkButton>
      ) : (
        <Button
          onClick={() => {
            setAsked(true);
            document.querySelector<HTMLElement>('[data-slot="time-list"] input:enabled')?.focus();
          }}
        >
          {messages.select}
        </Button>
      )}
      {asked && !time && (
        <p role="alert" className="w-full text-meta text-danger-text">
          {messages.selectFirst}
        </p>
      )}
    </ActionBar>
  );
}
