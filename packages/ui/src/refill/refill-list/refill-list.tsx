'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { Picture } from '../../base/picture/picture.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { DoseStepper } from '../dose-stepper/dose-stepper.tsx';
import { refillMessages } from '../messages.en.ts';

/** A medicine that is taken, or was. */
export interface RefillRow {
  id: number;
  name: string;
  /** The name on the pack, where `name` is in another script. */
  packName?: string | undefined;
  href: string;
  image: string | null;
  /** What one takes of it; null where nobody counts it, as of a cream. */
  unit: string | null;
  perDay: number | null;
  /** Whose word that is. */
  by: 'you' | 'doctor' | 'orders' | null;
  /** 'YYYY-MM-DD'; null where nobody can tell. */
  runsOutOn: string | null;
  due: boolean;
  boughtOn: string;
  remind: boolean;
  /** Of the next reminder; null where that of this pack is over. */
  remindOn: string | null;
}
export interface RefillListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What runs out first stands first. */
  rows: readonly RefillRow[];
  /** By which a reminder would come. */
  ways: ReadonlyArray<'sms' | 'whatsapp' | 'email'>;
  /** So long before a medicine runs out a reminder comes. */
  daysBefore: number;
  /** The most that can be said of a dose. */
  maxDose: number;
  /** Gets a medicine and how much of it is taken a day. */
  onDoseChange: (id: number, perDay: number) => void;
  /** Gets a medicine and whether a reminder is agreed to. */
  onRemindChange: (id: number, remind: boolean) => void;
  /** Gets a medicine whose dose and reminder are to be forgotten. */
  onForget: (id: number) => void;
  /** The shop's day, 'YYYY-MM-DD'. */
  today: string;
}
const card = 'flex flex-wrap gap-3 rounded-card border border-line bg-surface-raised p-3 md:gap-4 md:p-4';

function Refill({
  row,
  ways,
  daysBefore,
  maxDose,
  onDoseChange,
  onRemindChange,
  onForget,
  today,
}: Omit<RefillListProps, 'rows'> & { row: RefillRow }) {
  const messages = useMessages('refill', refillMessages);
  const dayOf = (day: string) => messages.date(...indian(day));
  const { id, name, packName, unit, perDay, by, runsOutOn, due, boughtOn, remind, remindOn } = row;
  const source = by && { you: messages.bySaid, doctor: messages.byDoctor, orders: messages.byOrders }[by];
  const cannot = ways.length === 0 ? messages.noWay : runsOutOn === null ? messages.doseFirst : undefined;
  return (
    <article className={card}>
      <Picture
        src={row.image}
        alt=""
        width={160}
        height={160}
        fallback="icon-pill"
        shape="control"
        className="size-18 flex-none self-start md:size-20"
      />
      <div className="flex min-w-0 flex-[1_1_11rem] flex-col gap-3">
        <div className="flex flex-col items-start wrap-anywhere">
          <h3 className="text-lead">
            <Link translate="no" href={row.href} className="underline underline-offset-4">
              {name}
            </Link>
          </h3>
          {packName && <p lang="en">{packName}</p>}
          {runsOutOn && (
            <p className={cn(due && 'font-strong text-warning-text')}>
              {(runsOutOn < today ? messages.ranOut : messages.runsOut)(dayOf(runsOutOn))}
            </p>
          )}
          <p className="text-meta text-content-muted">{messages.bought(dayOf(boughtOn))}</p>
          <p className="text-meta text-content-muted">
            {source ?? (unit === null ? messages.noNumber : messages.unknown)}
          </p>
        </div>
        {unit !== null && (
          <div className="flex flex-wrap items-center gap-3">
            <span aria-hidden>{messages.aDay}</span>
            <DoseStepper
              name={name}
              value={perDay}
              unit={unit}
              max={maxDose}
              onValueChange={(next) => onDoseChange(id, next)}
              className="w-60 max-w-full"
            />
          </div>
        )}
        {unit !== null && (
          <Checkbox
            label={messages.remind}
            aria-label={messages.remindOf(name)}
            hint={cannot ?? messages.agree(daysBefore, ways.map((way) => messages.ways[way]).join(', '))}
            checked={remind}
            // What was agreed to can always be ended.
            disabled={cannot !== undefined && !remind}
            onChange={(event) => onRemindChange(id, event.target.checked)}
          />
        )}
        <p role="status" className="font-medium text-success-text empty:hidden">
          {remind && !cannot && (
            <>
              <Icon name="icon-bell" className="me-1" />
              <span>
                {remindOn && remindOn >= today ? messages.remindOn(dayOf(remindOn)) : messages.remindNext}
              </span>
            </>
          )}
        </p>
        {(by === 'you' || remind) && (
          <Button
            tone="quiet"
            aria-label={messages.forgetOf(name)}
            onClick={() => onForget(id)}
            size="tight"
            className="-ms-2.5 self-start text-start"
          >
            <Icon name="icon-trash" />
            <span>{messages.forget}</span>
          </Button>
        )}
      </div>
    </article>
  );
}

/** What one takes: how much a day, when it runs out, and whether to be reminded. */
export function RefillList({
  rows,
  ways,
  daysBefore,
  maxDose,
  onDoseChange,
  onRemindChange,
  onForget,
  today,
  className,
  ...props
}: RefillListProps) {
  const shared = { ways, daysBefore, maxDose, onDoseChange, onRemindChange, onForget, today };
  return (
    <ul data-slot="refill-list" {...props} className={cn('grid gap-4 md:grid-cols-2', className)}>
      {rows.map((row) => (
        <li key={row.id}>
          <Refill row={row} {...shared} />
        </li>
      ))}
    </ul>
  );
}

/** The place of a RefillList that is still loading. */
export function RefillListSkeleton() {
  return (
    <div aria-hidden data-slot="refill-list-skeleton" className="grid gap-4 md:grid-cols-2">
      {[1, 2].map((one) => (
        <div key={one} className={card}>
          <Skeleton shape="control" className="size-18 flex-none self-start md:size-20" />
          <SkeletonText lines={4} className="min-w-0 flex-[1_1_11rem]" />
        </div>
      ))}
    </div>
  );
}
