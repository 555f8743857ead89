import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Card } from '../../base/card/card.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { Link } from '../../base/link/link.tsx';
import { Skeleton } from '../../base/skeleton/skeleton.tsx';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { staffMessages } from '../messages.en.ts';

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
  const messages = useMessages('staff', staffMessages);
  const [dot, words] = looks[waiting > 0 ? tone : 'neutral'];
  return (
    <Card interactive data-slot="today-tile" {...props} className={cn('flex flex-col gap-1', className)}>
      <div className="flex items-start justify-between gap-3">
        <Link
          href={href}
          className="stretched-link flex min-w-0 flex-col leading-snug font-strong wrap-anywhere"
        >
          <span
            className={cn(
              'text-display leading-none tabular-nums',
              waiting === 0 && 'font-regular text-content-muted',
            )}
          >
            {count(waiting)}
          </span>{' '}
          <span className={cn('mt-1.5', waiting === 0 && 'font-regular text-content-muted')}>{label}</span>
        </Link>
        <span
          aria-hidden
          className={cn(
            'inline-flex size-9 flex-none items-center justify-center rounded-control text-title',
            dot,
          )}
        >
          <Icon name={waiting > 0 ? icon : 'icon-check'} />
        </span>
      </div>
      <p
        className={cn('text-meta wrap-anywhere', waiting > 0 ? `font-strong ${words}` : 'text-content-muted')}
      >
        {waiting > 0 ? worst : messages.nothingWaits}
      </p>
    </Card>
  );
}

/** In the shape of a tile. */
export function TodayTileSkeleton(props: ComponentProps<'div'>) {
  return (
    <Card data-slot="today-tile-skeleton" {...props}>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-9 w-12" />
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </Card>
  );
}
