'use client';
import { useId, useState, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge, type BadgeProps } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { groupMobile } from '../../base/mobile-field/mobile-field.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { appointmentRowMessages } from '../appointment-row-messages.en.ts';
import { MovePanel, type MovePanelProps } from './move-panel.tsx';

export interface AppointmentRowProps
  extends Omit<ComponentProps<'article'>, 'children'>, Pick<MovePanelProps, 'free' | 'onMove' | 'onCancel'> {
  /** How far it is. */
  status: keyof typeof appointmentRowMessages.states;
  /** ISO instants. */
  startsAt: string;
  /** ISO instant. */
  endsAt: string;
  /** ISO instant, of the shop's clock. */
  now: string;
  /** Who comes; of who is seen by video the age may not be known, nor a number. */
  patient: { name: string; age: number | null; gender: string; phone: string };
  /** By video: where its room is. */
  roomHref?: string | undefined;
  /** It is to be moved or cancelled: says its day, and has that in sight. */
  clashes?: boolean;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
  /** Why the server refused. */
  error?: string | undefined;
  /** It has taken place. */
  onDone: () => void;
}
const looks: Partial<Record<AppointmentRowProps['status'], [BadgeProps['tone'], BadgeProps['icon']]>> = {
  done: ['success', 'icon-circle-check'],
  cancelled: ['danger', 'icon-circle-x'],
};
const link =
  'inline-flex min-h-target items-center gap-2 rounded-small text-accent-text tabular-nums underline underline-offset-4';
/** Others come with their country's code. */
const ofIndia = (phone: string): boolean => phone.length === 10;
const shown = (phone: string): string => (ofIndia(phone) ? groupMobile(phone) : `+${phone}`);

/** One appointment on its doctor's desk: when, who, and what can be done with it. */
export function AppointmentRow({
  status,
  startsAt,
  endsAt,
  now,
  patient: { name, age, gender, phone },
  roomHref,
  free,
  clashes = false,
  busy = false,
  error,
  onDone,
  onMove,
  onCancel,
  className,
  ...props
}: AppointmentRowProps) {
  const messages = useMessages('appointmentRow', appointmentRowMessages);
  const own = useId();
  const [isOpen, setOpen] = useState(false);
  const isAhead = Date.parse(startsAt) > Date.parse(now),
    isOver = Date.parse(endsAt) <= Date.parse(now);
  const isOpenStill = status !== 'done' && status !== 'cancelled';
  const [tone, icon] = looks[status] ?? ['info', 'icon-calendar-days'];
  const when = clashes ? messages.slot(...indian(startsAt)) : messages.time(indian(startsAt)[4]);
  return (
    <article
      data-slot="appointment-row"
      data-state={busy ? 'busy' : status}
      aria-labelledby={`${own}-when ${own}-who`}
      {...props}
      className={cn('flex flex-col gap-3', className)}
    >
      <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
        <p className={cn('flex-none', clashes ? 'w-full' : 'w-28')}>
          <time id={`${own}-when`} dateTime={startsAt} className="text-lead font-strong tabular-nums">
            {when}
          </time>{' '}
          <span className={cn('text-meta text-content-muted tabular-nums', !clashes && 'block')}>
            {messages.until(messages.time(indian(endsAt)[4]))}
          </span>
        </p>
        <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <p translate="no" id={`${own}-who`} className="font-strong">
              {name}
            </p>
            {isOpenStill && !isAhead ? (
              <Badge tone={isOver ? 'warning' : 'accent'} icon="icon-clock">
                {isOver ? messages.over : messages.now}
              </Badge>
            ) : (
              <Badge tone={tone} icon={icon}>
                {messages.states[status]}
              </Badge>
            )}
          </div>
          {age !== null && (
            <p className="text-content-muted">
              {`${messages.years(age)} · ${messages.genders[gender as keyof typeof messages.genders] ?? gender}`}
            </p>
          )}
          {roomHref !== undefined && (
            <p>
              <Link href={roomHref} aria-label={messages.videoOf(name)} className={link}>
                <Icon name="icon-video" />
                <span>{messages.video}</span>
              </Link>
            </p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            {phone && (
              <Link
                href={`tel:${ofIndia(phone) ? '+91' : '+'}${phone}`}
                aria-label={messages.call(name, shown(phone))}
                className={link}
              >
                <Icon name="icon-phone" />
                <span>{shown(phone)}</span>
              </Link>
            )}
            {isOpenStill && !isAhead && (
              <Button tone="plain" busy={busy} aria-label={messages.doneOf(name)} onClick={onDone}>
                <Icon name="icon-check" />
                <span>{messages.done}</span>
              </Button>
            )}
            {isOpenStill && isAhead && !clashes && (
              <Button
                tone="quiet"
                size="tight"
                aria-expanded={isOpen}
                aria-label={messages.changeOf(name)}
                onClick={() => setOpen(!isOpen)}
              >
                {messages.change}
              </Button>
            )}
          </div>
        </div>
      </div>
      {error && <Notice tone="danger">{error}</Notice>}
      {isOpenStill && isAhead && (clashes || isOpen) && (
        <MovePanel name={name} free={free} busy={busy} onMove={onMove} onCancel={onCancel} />
      )}
    </article>
  );
}
