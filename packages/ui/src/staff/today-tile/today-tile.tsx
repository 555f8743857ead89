'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Card } from '../../base/card/card.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { Link } from '../../base/link/link.tsx';
import { SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { deskMessages } from '../desk-messages.en.ts';

export interface TodayTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many wait. */
  waiting: number;
  /** What they are, after the number: 'prescriptions wait'. */
  label: string;
  /** The worst of them in words: 'Longest 1 h 52 min'. */
  worst?: ReactNode;
  /** The drawing beside the number. */
  icon: IconName;
  /** How much it matters; without anything that waits it is calm. */
  tone?: 'neutral' | 'warning' | 'danger' | undefined;
  /** Where the work is done. */
  href: string;
}
const looks = {
  neutral: ['bg-surface-sunken text-content-muted', 'text-content-muted'],
  warning: ['bg-warning-tint text-warning-text', 'text-warning-text'],
  danger: ['bg-danger-tint text-danger-text', 'text-danger-text'],
} as const;

/** How much waits of one kind, the worst of it in words, and the way there. */
export function TodayTile({
  waiting,
  label,
  worst,
  icon,
  tone = 'neutral',
  href,
  className,
  ...props
}: TodayTileProps) {
  const messages = useMessages('desk', deskMessages);
  const [dot, words] = looks[waiting > 0 ? tone : 'neutral'];
  const calm = waiting === 0;
  return (
    <Card
      interactive
      data-slot="today-tile"
      {...props}
      className={cn('flex items-center gap-x-4 md:items-start', className)}
    >
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(3rem,auto)_minmax(0,1fr)] items-center gap-x-3 md:grid-cols-1">
        <span
          aria-hidden
          className={cn(
            'row-span-2 text-page/none tabular-nums md:row-span-1 md:text-display/none',
            calm ? 'text-content-muted' : 'font-strong',
          )}
        >
          {count(waiting)}
        </span>
        <Link
          href={href}
          className={cn(
            'stretched-link min-w-0 wrap-anywhere md:mt-2',
            calm ? 'text-content-muted' : 'font-strong',
          )}
        >
          <span className="sr-only">{count(waiting)}</span> <span>{label}</span>
        </Link>
        <p
          className={cn(
            'text-meta wrap-anywhere md:mt-1',
            calm ? 'text-content-muted' : `font-strong ${words}`,
          )}
        >
          {calm ? messages.nothingWaits : worst}
        </p>
      </div>
      <span
        aria-hidden
        className={cn(
          'inline-flex size-9 flex-none items-center justify-center rounded-control text-title md:absolute md:end-5 md:top-5',
          dot,
        )}
      >
        <Icon name={calm ? 'icon-check' : icon} />
      </span>
    </Card>
  );
}

/** In the shape of a tile. */
export function TodayTileSkeleton(props: ComponentProps<'div'>) {
  return (
    <Card data-slot="today-tile-skeleton" {...props}>
      <div className="flex flex-col gap-2">
        <SkeletonText lines={3} />
      </div>
    </Card>
  );
}
