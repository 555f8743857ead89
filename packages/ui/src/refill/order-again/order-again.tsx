'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { Picture } from '../../base/picture/picture.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { refillMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

/** One medicine that was bought before. */
export interface OrderAgainRow {
  id: number;
  name: string;
  /** The name on the pack, where `name` is in another script. */
  packName?: string | undefined;
  /** Address of the picture; a drawing without one. */
  image: string | null;
  /** As many as last time, in what they come in. */
  packs: number;
  packedIn: string;
  /** Of all these packs, by now. */
  pricePaise: number;
  /** 'YYYY-MM-DD'; null where nobody can tell. */
  runsOutOn: string | null;
  due: boolean;
  boughtOn: string;
  prescriptionRequired: boolean;
  outOfStock: boolean;
}
export interface OrderAgainProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What runs out first stands first. */
  rows: readonly OrderAgainRow[];
  /** Ids of those that the button adds. */
  selected: ReadonlySet<number>;
  /** Gets a medicine that was chosen, or left out. */
  onSelectedChange: (id: number, selected: boolean) => void;
  /** Puts the chosen ones into the cart. */
  onAdd: () => void;
  /** They are in the cart. */
  added?: boolean;
  /** What could not be added, and why. */
  error?: string | undefined;
  /** The cart's page. */
  cartHref: string;
  /** Where doses and reminders are said; left out on that page. */
  refillsHref?: string;
  /** The shop's day, 'YYYY-MM-DD'. */
  today: string;
}
const box = 'flex flex-col gap-4 rounded-card border border-line bg-surface-raised p-4 md:p-5';
const list = 'grid gap-3 md:grid-cols-2 lg:grid-cols-3';

/** What one may order again, what runs out first: chosen by row, and added by one button. */
export function OrderAgain({
  rows,
  selected,
  onSelectedChange,
  onAdd,
  added = false,
  error,
  cartHref,
  refillsHref,
  today,
  className,
  ...props
}: OrderAgainProps) {
  const messages = useMessages('refill', refillMessages);
  const id = useId();
  const dayOf = (day: string) => messages.date(...indian(day));
  const wanted = rows.filter((row) => selected.has(row.id) && !row.outOfStock),
    amount = formatPaise(wanted.reduce((sum, { pricePaise }) => sum + pricePaise, 0)),
    first = rows.find(({ due, runsOutOn }) => due && runsOutOn !== null && runsOutOn >= today);
  const label =
    wanted.length === 0
      ? messages.chooseFirst
      : wanted.length === rows.length && rows.length > 1
        ? messages.addAll(wanted.length, amount)
        : messages.add(wanted.length, amount);
  return (
    <section
      data-slot="order-again"
      data-state={added ? 'added' : 'idle'}
      aria-labelledby={id}
      {...props}
      className={cn(box, className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <div>
          <h2 id={id} className="text-title">
            {messages.orderAgain}
          </h2>
          <p className="text-content-muted">
            {first?.runsOutOn ? messages.enoughUntil(dayOf(first.runsOutOn)) : messages.boughtBefore}
          </p>
        </div>
        {refillsHref && (
          <Link
            href={refillsHref}
            className="inline-flex min-h-target items-center font-strong text-accent-text underline underline-offset-4"
          >
            {messages.toRefills}
          </Link>
        )}
      </div>
      <ul className={list}>
        {rows.map((row) => (
          <li key={row.id} className="flex items-start gap-3">
            <Picture
              src={row.image}
              alt=""
              width={160}
              height={160}
              fallback="icon-pill"
              shape="control"
              className="size-14 flex-none"
            />
            <Checkbox
              className="min-w-0 flex-1"
              checked={selected.has(row.id) && !row.outOfStock}
              disabled={row.outOfStock}
              onChange={(event) => onSelectedChange(row.id, event.target.checked)}
              label={
                <span className="flex flex-col items-start">
                  <span className="font-strong">{`${row.name} `}</span>
                  {row.packName && <span lang="en">{`${row.packName} `}</span>}
                  <span>
                    <span>{messages.packs(row.packs, row.packedIn)}</span>
                    {' · '}
                    <span translate="no" className="font-strong tabular-nums">
                      {formatPaise(row.pricePaise)}
                    </span>{' '}
                  </span>
                  <When row={row} today={today} />
                  {row.outOfStock ? (
                    <Badge tone="neutral" icon="icon-circle-alert">
                      {messages.outOfStock}
                    </Badge>
                  ) : (
                    row.prescriptionRequired && (
                      <Badge tone="warning" icon="icon-file-text">
                        {messages.prescriptionNeeded}
                      </Badge>
                    )
                  )}
                </span>
              }
            />
          </li>
        ))}
      </ul>
      {error && <Notice tone="warning">{error}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button
          aria-disabled={added || wanted.length === 0 || undefined}
          onClick={() => {
            if (!added && wanted.length > 0) onAdd();
          }}
        >
          <Icon name={added ? 'icon-check' : 'icon-shopping-cart'} />
          {wrapText(added ? messages.added : label)}
        </Button>
        {added && (
          <LinkButton tone="plain" href={cartHref}>
            {messages.toCart}
          </LinkButton>
        )}
        <p role="status" className="sr-only">
          {added && messages.added}
        </p>
      </div>
    </section>
  );
}

/** When it runs out, or, where nobody can tell, when it was bought. */
function When({
  row: { runsOutOn, due, boughtOn },
  today,
}: {
  row: Pick<OrderAgainRow, 'runsOutOn' | 'due' | 'boughtOn'>;
  today: string;
}) {
  const messages = useMessages('refill', refillMessages);
  const dayOf = (day: string) => messages.date(...indian(day));
  if (runsOutOn === null || (runsOutOn < today && !due))
    return <span className="text-meta text-content-muted">{`${messages.bought(dayOf(boughtOn))} `}</span>;
  return (
    <span className={cn('text-meta', due ? 'font-strong text-warning-text' : 'text-content-muted')}>
      {`${(runsOutOn < today ? messages.ranOut : messages.runsOut)(dayOf(runsOutOn))} `}
    </span>
  );
}

/** The place of an OrderAgain that is still loading. */
export function OrderAgainSkeleton() {
  return (
    <div aria-hidden data-slot="order-again-skeleton" className={box}>
      <SkeletonText lines={1} className="w-4/5 text-title" />
      <div className={list}>
        {[1, 2, 3].map((one) => (
          <div key={one} className="flex items-start gap-3">
            <Skeleton shape="control" className="size-14 flex-none" />
            <SkeletonText lines={3} className="min-w-0 flex-1" />
          </div>
        ))}
      </div>
    </div>
  );
}
