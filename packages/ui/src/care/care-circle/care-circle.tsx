'use client';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { groupMobile } from '../../base/mobile-field/mobile-field.tsx';
import { Skeleton } from '../../base/skeleton/skeleton.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { careMessages } from '../messages.en.ts';

export type CareRelation = keyof typeof careMessages.relations;
export interface CareEntry {
  id: number;
  /** Of the other one. */
  name: string;
  /** Ten digits. */
  mobile: string;
  /** What the helper is to the person. */
  relation: CareRelation;
  /** ISO instant; null until the person agreed. */
  agreedAt: string | null;
  /** ISO instant. */
  until: string;
}
export interface CareCircleProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whom one helps, and whom one has asked. */
  helping: readonly CareEntry[];
  /** Who helps oneself. */
  helpers: readonly CareEntry[];
  /** Who asks to help oneself. */
  requests: readonly CareEntry[];
  /** The one that is being answered or ended: presses are ignored. */
  busyId?: number | undefined;
  /** Begins to act for somebody who agreed. */
  onAct: (id: number) => void;
  /** Opens the field for the code of somebody who was asked. */
  onEnterCode: (id: number) => void;
  /** Says yes to who asks. */
  onAgree: (id: number) => void;
  /** Ends it, takes the question back, or says no. */
  onEnd: (id: number) => void;
}

/** Whom one helps, who helps oneself, and who asks to. */
export function CareCircle({
  helping,
  helpers,
  requests,
  busyId,
  onAct,
  onEnterCode,
  onAgree,
  onEnd,
  className,
  ...props
}: CareCircleProps) {
  const messages = useMessages('care', careMessages);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // What is ended goes, and its button with it: focus must not.
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) {
      pressed.current = false;
      heading.current?.focus();
    }
  }, [helping, helpers, requests]);
  const press = (work: (one: number) => void, one: CareEntry) => () => {
    pressed.current = true;
    work(one.id);
  };
  const button = (
    one: CareEntry,
    label: string,
    named: string,
    work: (id: number) => void,
    tone: 'accent' | 'plain',
  ) => (
    <Button tone={tone} busy={busyId === one.id} aria-label={named} onClick={press(work, one)}>
      {label}
    </Button>
  );
  const end = (one: CareEntry) => button(one, messages.end, messages.endFor(one.name), onEnd, 'plain');
  const day = (at: string) => {
    const [weekday, date, month, year] = indian(at);
    return messages.day(weekday, date, month, year);
  };
  const row = (one: CareEntry, buttons: ReactNode, isHelper = false) => (
    <li key={one.id} className="flex flex-col items-start gap-3 border-b border-line pb-3">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex gap-2 font-medium">
          <Icon name="icon-user" className="mt-[0.125em] text-accent-text" />
          <span className="flex min-w-0 flex-wrap gap-x-2 gap-y-1 wrap-anywhere">
            <span translate="no">{one.name}</span>
            {one.agreedAt === null && !isHelper && <Badge tone="warning">{messages.asked}</Badge>}
          </span>
        </p>
        <p className="text-meta text-content-muted">
          {`${isHelper ? `${messages.relations[one.relation]} · ` : ''}${groupMobile(one.mobile).replace(' ', '\u00a0')}`}
        </p>
        {one.agreedAt !== null && (
          <p className="text-meta text-content-muted">
            {`${messages.since(day(one.agreedAt))} · ${messages.until(day(one.until))}`}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">{buttons}</div>
    </li>
  );
  const part = (name: string, title: string, none: string | undefined, rows: readonly ReactNode[]) =>
    (rows.length > 0 || none) && (
      <section aria-labelledby={`${id}-${name}`} className="flex flex-col gap-3">
        <h3
          ref={name === 'helping' ? heading : undefined}
          tabIndex={-1}
          id={`${id}-${name}`}
          className="text-body font-strong"
        >
          {title}
        </h3>
        {rows.length > 0 ? (
          <ul className="flex flex-col gap-3">{rows}</ul>
        ) : (
          <p className="text-content-muted">{none}</p>
        )}
      </section>
    );
  return (
    <div data-slot="care-circle" {...props} className={cn('flex flex-col gap-8', className)}>
      <p className="text-content-muted">{messages.intro}</p>
      {part(
        'requests',
        messages.requests,
        undefined,
        requests.map((one) =>
          row(
            one,
            <>
              <p className="text-content-muted">{messages.allows}</p>
              {button(one, messages.agree, messages.agreeTo(one.name), onAgree, 'accent')}
              {button(one, messages.refuse, messages.refuseTo(one.name), onEnd, 'plain')}
            </>,
            true,
          ),
        ),
      )}
      {part(
        'helping',
        messages.helping,
        messages.nobodyHelped,
        helping.map((one) =>
          row(
            one,
            <>
              {one.agreedAt === null
                ? button(one, messages.enterCode, messages.enterCodeOf(one.name), onEnterCode, 'accent')
                : button(one, messages.act, messages.actFor(one.name), onAct, 'accent')}
              {end(one)}
            </>,
          ),
        ),
      )}
      {part(
        'helpers',
        messages.helpers,
        messages.nobodyHelps,
        helpers.map((one) => row(one, end(one), true)),
      )}
    </div>
  );
}

/** The place of a CareCircle that is still loading. */
export function CareCircleSkeleton() {
  return (
    <div aria-hidden data-slot="care-circle-skeleton" className="flex flex-col gap-3">
      <Skeleton className="h-control" />
      <Skeleton className="h-control" />
    </div>
  );
}
