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
import { visitBoardMessages } from '../visit-board-messages.en.ts';
import { PaymentButtons } from './payment-buttons.tsx';
import { PlaceLinks } from './place-links.tsx';
import { VisitAssign, type VisitAssignProps } from './visit-assign.tsx';
import { VisitSteps, type VisitStepsProps } from './visit-steps.tsx';

export interface VisitBoardCardProps
  extends
    Omit<ComponentProps<'article'>, 'children'>,
    Required<Pick<VisitAssignProps, 'nurse' | 'nurses' | 'onLook' | 'onAssign'>>,
    Pick<VisitStepsProps, 'codeTries' | 'onNewCode' | 'onStep'> {
  /** How far it is. */
  step: keyof typeof visitBoardMessages.steps;
  /** What is done there. */
  service: string;
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
  /** Who is visited. */
  patient: { name: string; mobile: string };
  /** What the patient wrote. */
  notes: string | null;
  /** To be paid at the visit; 0 where it is paid. */
  duePaise: number;
  /** Taken there; left out where it is due or was paid online. `unknown`: nobody recorded who took it. */
  received?: { method: 'cash' | 'upi' | 'unknown'; receiver: string } | null | undefined;
  /** Called to record the money that is still due. Without it there is no such button. */
  onRecordPayment?: (() => void) | undefined;
  /** Called to reverse the payment that was taken there and recorded wrongly. Without it there is no such button. */
  onCorrectPayment?: (() => void) | undefined;
  /** Why who comes cannot. */
  clash: 'busy' | 'leave' | null;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
  /** Why the server refused. */
  error?: string | undefined;
  /** Asks whether it is to be cancelled; what nobody has set out for can be. */
  onCancel: () => void;
}
const looks: Record<VisitBoardCardProps['step'], [BadgeProps['tone'], BadgeProps['icon']]> = {
  checking: ['warning', 'icon-file-text'],
  booked: ['info', 'icon-calendar-days'],
  'on-the-way': ['accent', 'icon-truck'],
  started: ['accent', 'icon-syringe'],
  done: ['success', 'icon-circle-check'],
  cancelled: ['danger', 'icon-circle-x'],
};

/** One visit on the day board: when, what, where and to whom; who comes; and its next step. */
export function VisitBoardCard({
  step,
  service,
  startsAt,
  endsAt,
  address,
  mapHref,
  distanceKm,
  patient: { name, mobile },
  notes,
  duePaise,
  received,
  onRecordPayment,
  onCorrectPayment,
  nurse,
  nurses,
  clash,
  codeTries,
  busy = false,
  error,
  onLook,
  onAssign,
  onNewCode,
  onStep,
  onCancel,
  className,
  ...props
}: VisitBoardCardProps) {
  const messages = useMessages('visitBoard', visitBoardMessages);
  const own = useId();
  const [tone, icon] = looks[step];
  const time = (at: string) => messages.time(indian(at)[4]);
  return (
    <article
      data-slot="visit-board-card"
      data-state={busy ? 'busy' : step}
      aria-labelledby={`${own}-when ${own}-what`}
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
            <span className="text-meta text-content-muted">{messages.until(time(endsAt))}</span>
          </p>
          <p className="flex flex-wrap gap-2">
            {nurse === null && (step === 'checking' || step === 'booked') && (
              <Badge tone="warning" icon="icon-user">
                {messages.nobody}
              </Badge>
            )}
            <Badge tone={tone} icon={icon}>
              {messages.steps[step]}
            </Badge>
          </p>
        </div>
        <p id={`${own}-what`} className="wrap-anywhere">
          <span className="font-strong">{service}</span> <span>{`· ${name}`}</span>
        </p>
        {clash && <Notice tone="danger">{messages.clashes[clash](nurse?.name ?? messages.nobody)}</Notice>}
        <PlaceLinks name={name} mobile={mobile} address={address} mapHref={mapHref} distanceKm={distanceKm} />
        {notes && (
          <p className="whitespace-pre-line wrap-anywhere">
            <span className="font-medium">{`${messages.notes}:`}</span>
            <span>{` ${notes}`}</span>
          </p>
        )}
        <p className={duePaise > 0 ? 'font-strong' : 'text-content-muted'}>
          <span>
            {duePaise === 0
              ? messages.paid
              : step === 'done'
                ? messages.overdue(formatPaise(duePaise))
                : messages.due(formatPaise(duePaise))}
          </span>
          {received && (
            <span>
              {` · ${messages.received(messages.payment.methods[received.method], received.receiver)}`}
            </span>
          )}
        </p>
        <PaymentButtons
          name={name}
          busy={busy}
          onRecord={duePaise > 0 && (step === 'started' || step === 'done') ? onRecordPayment : undefined}
          onCorrect={received ? onCorrectPayment : undefined}
        />
        {error && <Notice tone="danger">{error}</Notice>}
        <div className="mt-auto flex flex-col gap-3 border-t border-line pt-3">
          {step === 'checking' || step === 'booked' ? (
            <VisitAssign
              name={name}
              nurse={nurse}
              nurses={nurses}
              busy={busy}
              onLook={onLook}
              onAssign={onAssign}
            />
          ) : (
            <p>
              <span className="text-content-muted">{`${messages.who}:`}</span>
              <span>{` ${nurse?.name ?? messages.nobody}`}</span>
            </p>
          )}
          {step === 'checking' && <p className="text-meta text-content-muted">{messages.checkingText}</p>}
          {step !== 'checking' && step !== 'cancelled' && (
            <VisitSteps
              name={name}
              step={step}
              isAssigned={nurse !== null}
              codeTries={codeTries}
              busy={busy}
              onNewCode={onNewCode}
              onStep={onStep}
            />
          )}
          {(step === 'checking' || step === 'booked') && (
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
