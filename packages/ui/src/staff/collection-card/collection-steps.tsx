'use client';
import { Button } from '../../base/button/button.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { collectionMessages } from '../collection-messages.en.ts';
import { visitBoardMessages } from '../visit-board-messages.en.ts';

/** Steps that a press leads to; each can be taken back by one. */
const states = ['booked', 'collected', 'at-lab', 'reported'] as const;
export type SampleState = (typeof states)[number];
export interface CollectionStepsProps {
  /** Of the patient, for the controls' names. */
  name: string;
  /** How far it is. */
  state: SampleState;
  /** Somebody comes. */
  isAssigned: boolean;
  /** Without one nothing is reported. */
  hasReport: boolean;
  /** Leads to its reports. */
  reportHref: string;
  /** Work is under way: presses are ignored. */
  busy: boolean;
  /** Gets the next step or the one before. */
  onStep: (state: SampleState) => void;
}

/** The one next step of a sample, its report, and the way back by one. */
export function CollectionSteps({
  name,
  state,
  isAssigned,
  hasReport,
  reportHref,
  busy,
  onStep,
}: CollectionStepsProps) {
  const messages = useMessages('collection', collectionMessages),
    common = useMessages('visitBoard', visitBoardMessages);
  const before = states[states.indexOf(state) - 1];
  const nexts: Record<SampleState, { to: SampleState; label: string; named: string } | undefined> = {
    booked: isAssigned
      ? { to: 'collected', label: messages.collect, named: messages.collectOf(name) }
      : undefined,
    collected: { to: 'at-lab', label: messages.handOver, named: messages.handOverOf(name) },
    'at-lab': hasReport
      ? { to: 'reported', label: messages.finish, named: messages.finishOf(name) }
      : undefined,
    reported: undefined,
  };
  const next = nexts[state];
  const isNext = state === 'at-lab' && !hasReport;
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'booked' && !isAssigned && (
        <p className="text-meta text-content-muted">{messages.whoFirst}</p>
      )}
      {next && (
        <Button busy={busy} aria-label={next.named} onClick={() => onStep(next.to)}>
          {next.label}
        </Button>
      )}
      {state !== 'booked' && (
        <LinkButton
          tone={isNext ? 'accent' : 'plain'}
          href={reportHref}
          aria-label={isNext ? messages.uploadOf(name) : messages.reportOf(name)}
        >
          {isNext ? messages.upload : messages.report}
        </LinkButton>
      )}
      {before && (
        <Button
          tone="quiet"
          busy={busy}
          aria-label={common.backOf(messages.states[before], name)}
          onClick={() => onStep(before)}
        >
          {common.back(messages.states[before])}
        </Button>
      )}
    </div>
  );
}
