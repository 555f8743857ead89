'use client';
import type { ComponentProps, CSSProperties } from 'react';
import { cn } from '../../cn.ts';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../messages.en.ts';

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 0 to 5. Without one nothing is drawn. */
  value: number | null | undefined;
  /** How many reviews; given, the five stars are drawn too. */
  count?: number | null | undefined;
  /** It lies on a picture. */
  onPicture?: boolean;
}

/** What buyers thought: '★ 4.5', or five stars with the number of reviews. One node, read as one sentence. */
export function Rating({ value, count, onPicture = false, className, style, ...props }: RatingProps) {
  const messages = useMessages('base', baseMessages);
  if (value === null || value === undefined) return null;
  const shown = value.toFixed(1);
  const detailed = count !== null && count !== undefined;
  const reviews = detailed ? messages.reviews(count) : '';
  return (
    <span
      role="img"
      aria-label={detailed ? `${messages.rated(shown)}, ${reviews}` : messages.rated(shown)}
      data-slot="rating"
      {...props}
      style={detailed ? ({ '--filled': `${value * 20}%`, ...style } as CSSProperties) : style}
      className={cn(
        'inline-flex w-fit max-w-full flex-wrap items-center gap-x-1 text-content-muted tabular-nums',
        detailed
          ? 'before:star-row before:me-1 before:w-[6.25em] before:filled'
          : 'icon-star-filled text-meta before:icon before:text-highlight-line',
        onPicture && 'rounded-small bg-surface-raised px-1.5',
        className,
      )}
    >
      {detailed ? `${shown} · ${reviews}` : shown}
    </span>
  );
}
