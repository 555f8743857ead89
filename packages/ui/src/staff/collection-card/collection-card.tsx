'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge, type BadgeProps } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Card } from '../../base/card/card.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { collectionMessages } from '../collection-messages.en.ts';
import { PaymentButtons } from '../visit-board-card/payment-buttons.tsx';
import { PlaceLinks } from '../visit-board-card/place-links.tsx';
import { VisitAssign } from '../visit-board-card/visit-assign.tsx';
import { visitBoardMessages } from '../visit-board-messages.en.ts';
import { CollectionSteps, type CollectionStepsProps } from './collection-steps.tsx';

export interface CollectionCardProps
  extends Omit<ComponentProps<'article'>, 'children'>, Pick<CollectionStepsProps, 'reportHref' | 'onStep'> {
  /** How far the sample is. */
  state: keyof typeof collectionMessages.states;
  /** ISO instant. */
  startsAt: string;
  /** ISO instant. */
  endsAt: string;
  /** In one line. */
  address: string;
  /** Where a map shows it. */
  mapHref: string;
  /** From the shop; null where the place is not known. */
  distanceKm: number | null;
  /** Whose sample it is. */
  patient: { name: string; mobile: string };
  /** With what is collected for each: 'Blood'. */
  tests: ReadonlyArray<{ id: number; title: string; sample: string }>;
  /** 0 where one may eat as usual. */
  fastingHours: number;
  /** To be paid at collection; 0 where it is paid. */
  duePaise: number;
  /** Taken there; left out where it is due or was paid online. `unknown`: nobody recorded who took it. */
  received?: { method: 'cash' | 'upi' | 'unknown'; receiver: string } | null | undefined;
  /** Called to record the money that is still due. Without it there is no such button. */
  onRecordPayment?: (() => void) | undefined;
  /** Called to reverse the payment that was taken there and recorded wrongly. Without it there is no such button. */
  onCorrectPayment?: (() => void) | undefined;
  /** Who collects it. */
  collector: { id: number; name: string } | null;
  /** Everybody who collects; `free`: at this time. */
  collectors: ReadonlyArray<{ id: number; name: string; free: boolean }>;
  /** Reports that are there. */
  reports: number;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
  /** Why the server refused. */
  error?: string | undefined;
  /** Gets who is to collect it, or null for nobody. */
  onAssign: (collector: number | null) => void;
  /** Asks whether it is to be cancelled. */
  onCancel: () => void;
}
const looks: Record<CollectionCardProps['state'], [BadgeProps['tone'], BadgeProps['icon']]> = {
  booked: ['info', 'icon-calendar-days'],
  collected: ['accent', 'icon-droplets'],
  'at-lab': ['accent', 'icon-flask-conical'],
  reported: ['success', 'icon-circle-check'],
  cancelled: ['danger', 'icon-circle-x'],
};

/** One collection on the day's list: when, where, of whom and for which tests; who collects it; and the sample's next step. */
export function CollectionCard({
  state,
  startsAt,
  endsAt,
  address,
  mapHref,
  distanceKm,
  patient: { name, mobile },
  tests,
  fastingHours,
  duePaise,
  received,
  onRecordPayment,
  onCorrectPayment,
  collector,
  collectors,
  reports,
  reportHref,
  busy = false,
  error,
  onAssign,
  onStep,
  onCancel,
  className,
  ...props
}: CollectionCardProps) {
  const messages = useMessages('collection', collectionMessages),
    common = useMessages('visitBoard', visitBoardMessages);
  const own = useId();
  const [tone, icon] = looks[state];
  const time = (at: string) => common.time(indian(at)[4]);
  return (
    <article
      data-slot="collection-card"
      data-state={busy ? 'busy' : state}
      aria-labelledby={`${own}-when ${own}-who`}
      {...props}
      className={cn('flex', className)}
    >
      <Card className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <p>
            <time
              id={`${own}-when`}
              dateTime={startsAt}
              className="text-title font-strong whitespace-nowrap tabular-nums"
            >
              {time(startsAt)}
            </time>{' '}
            <span className="text-meta text-content-muted">{common.until(time(endsAt))}</span>
          </p>
          <p className="flex flex-wrap gap-2">
            {collector === null && state === 'booked' && (
              <Badge tone="warning" icon="icon-user">
                {common.nobody}
              </Badge>
            )}
            <Badge tone={tone} icon={icon}>
              {messages.states[state]}
            </Badge>
          </p>
        </div>
        <p translate="no" id={`${own}-who`} className="font-strong wrap-anywhere">
          {name}
        </p>
        <PlaceLinks name={name} mobile={mobile} address={address} mapHref={mapHref} distanceKm={distanceKm} />
        <ul aria-label={messages.tests} className="flex flex-col gap-1 wrap-anywhere">
          {tests.map(({ id, title, sample }) => (
            <li key={id}>
              <span>{`${title} `}</span>
              <span className="text-content-muted">{`· ${sample}`}</span>
            </li>
          ))}
        </ul>
        <p>
          <span className={fastingHours > 0 ? undefined : 'text-content-muted'}>
            {fastingHours > 0 ? messages.fasting(fastingHours) : messages.noFasting}
          </span>
          {' · '}
          <span className={duePaise > 0 ? 'font-strong' : 'text-content-muted'}>
            <span>
              {duePaise === 0
                ? common.paid
                : state === 'booked'
                  ? messages.due(formatPaise(duePaise))
                  : common.overdue(formatPaise(duePaise))}
            </span>
            {received && (
              <span>{` · ${common.received(common.payment.methods[received.method], received.receiver)}`}</span>
            )}
          </span>
        </p>
        <PaymentButtons
          name={name}
          busy={busy}
          onRecord={duePaise > 0 && state !== 'booked' && state !== 'cancelled' ? onRecordPayment : undefined}
          onCorrect={received ? onCorrectPayment : undefined}
        />
        {error && <Notice tone="danger">{error}</Notice>}
        <div className="mt-auto flex flex-col gap-3 border-t border-line pt-3">
          {state === 'booked' ? (
            <VisitAssign name={name} nurse={collector} nurses={collectors} busy={busy} onAssign={onAssign} />
          ) : (
            <p>
              <span className="text-content-muted">{`${common.who}:`}</span>
              <span>{` ${collector?.name ?? common.nobody}`}</span>
            </p>
          )}
          {state !== 'cancelled' && (
            <CollectionSteps
              name={name}
              state={state}
              isAssigned={collector !== null}
              hasReport={reports > 0}
              reportHref={reportHref}
              busy={busy}
              onStep={onStep}
            />
          )}
          {state === 'booked' && (
            <Button
              tone="quiet"
              size="tight"
              busy={busy}
              aria-label={messages.cancelOf(name)}
              onClick={onCancel}
              className="self-start"
            >
              <span className="text-danger-text">{messages.cancel}</span>
            </Button>
          )}
        </div>
      </Card>
    </article>
  );
}
