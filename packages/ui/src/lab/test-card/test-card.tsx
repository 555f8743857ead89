'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { Price } from '../../base/price/price.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/provider.ts';
import { testCardMessages } from '../test-card-messages.en.ts';

export interface TestCardProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** What it is called; at most two lines are shown. */
  title: string;
  /** Where its page is. */
  href: string;
  /** What kind of test it is. */
  category: keyof typeof testCardMessages.category;
  /** So long nothing is eaten before it; 0 where one eats as usual. */
  fastingHours: number;
  /** '24-48h'. */
  reportTime: string;
  /** Of one sex alone. */
  sex?: 'male' | 'female' | null;
  /** What one pays, in paise. */
  pricePaise: number;
  /** What it costs without the offer, in paise. */
  mrpPaise?: number | undefined;
  /** Rounded; 0 shows none. */
  discountPercent: number;
  /** It is in the cart. */
  selected: boolean;
  /** Called with what it should be: in the cart or not. */
  onSelectedChange: (selected: boolean) => void;
}

const card = 'relative flex h-full flex-col gap-3 rounded-card border border-line bg-surface-raised p-4';

/** One lab test of a list: the card leads to its page, its button puts it into the cart. */
export function TestCard({
  title,
  href,
  category,
  fastingHours,
  reportTime,
  sex = null,
  pricePaise,
  mrpPaise,
  discountPercent,
  selected,
  onSelectedChange,
  className,
  ...props
}: TestCardProps) {
  const messages = useMessages('testCard', testCardMessages);
  return (
    <article data-slot="test-card" {...props} className={cn(card, 'linked-card', className)}>
      <div className="flex flex-wrap gap-2">
        <Badge tone="accent">{messages.category[category]}</Badge>
        {sex && <Badge>{messages[sex]}</Badge>}
      </div>
      <h2 className="line-clamp-2 text-lead wrap-anywhere">
        <Link href={href} className="stretched-link">
          {title}
        </Link>
      </h2>
      <div className="flex flex-wrap gap-x-3 gap-y-1">
        <p className="flex gap-1.5 text-meta text-content-muted">
          <Icon name={fastingHours > 0 ? 'icon-moon' : 'icon-circle-check'} className="text-accent-text" />
          <span>{fastingHours > 0 ? messages.fasting(fastingHours) : messages.eatAsUsual}</span>
        </p>
        <p className="flex gap-1.5 text-meta text-content-muted">
          <Icon name="icon-clock" className="text-accent-text" />
          <span>{messages.report(reportTime)}</span>
        </p>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1">
        <Price pricePaise={pricePaise} mrpPaise={mrpPaise} unprinted />
        {discountPercent > 0 && <Badge tone="highlight">{messages.off(discountPercent)}</Badge>}
      </div>
      <Button
        tone={selected ? 'plain' : 'accent'}
        wide
        onClick={() => onSelectedChange(!selected)}
        aria-label={`${selected ? messages.inCart : messages.add}: ${title}`}
        className="relative z-10"
      >
        {selected && <Icon name="icon-check" />}
        <span>{selected ? messages.inCart : messages.add}</span>
      </Button>
    </article>
  );
}

/** The place of a TestCard that is still loading. */
export function TestCardSkeleton() {
  return (
    <div aria-hidden data-slot="test-card-skeleton" className={card}>
      <SkeletonText lines={2} className="text-lead" />
      <SkeletonText lines={2} />
      <Skeleton shape="control" className="h-control" />
    </div>
  );
}
