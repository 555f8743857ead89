'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { Picture } from '../../base/picture/picture.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/provider.ts';
import { OfferPrice } from '../price-box/price-box.tsx';
import { serviceMessages } from '../service-messages.en.ts';

export interface ServiceCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** What it is called. */
  name: string;
  /** What it is, in about a hundred letters. */
  description: string;
  /** Where it leads. */
  href: string;
  /** Address of the picture; a drawing without one. */
  image?: string | null | undefined;
  /** How long a visit lasts. */
  minutes: number;
  /** What one pays, in paise. */
  pricePaise: number;
  /** What it costs without the offer, in paise. */
  originalPaise?: number | undefined;
  /** Rounded, of what it costs without the offer; 0 shows none. */
  discountPercent: number;
  /** Among the first pictures of the page: loaded at once. */
  eager?: boolean;
}

const card = 'relative flex h-full flex-col gap-3 rounded-card border border-line bg-surface-raised p-4';

/** One home service of a list. Its one link, 'View & Book', covers the card. */
export function ServiceCard({
  name,
  description,
  href,
  image,
  minutes,
  pricePaise,
  originalPaise,
  discountPercent,
  eager = false,
  className,
  ...props
}: ServiceCardProps) {
  const messages = useMessages('service', serviceMessages);
  return (
    <article data-slot="service-card" {...props} className={cn(card, 'linked-card', className)}>
      <div className="flex flex-wrap gap-3">
        <Picture
          src={image}
          alt=""
          width={80}
          height={80}
          loading={eager ? 'eager' : 'lazy'}
          fallback="icon-syringe"
          shape="control"
          className="size-20 flex-none"
        />
        <div className="flex min-w-0 flex-1 basis-32 flex-col gap-1">
          <h2 className="text-lead wrap-anywhere hyphens-auto">{name}</h2>
          <p className="flex gap-1.5 text-meta text-content-muted">
            <Icon name="icon-house" className="text-accent-text" />
            <span>{messages.atHome}</span>
          </p>
          <p className="flex gap-1.5 text-meta text-content-muted">
            <Icon name="icon-clock" className="text-accent-text" />
            <span>{messages.minutes(minutes)}</span>
          </p>
        </div>
      </div>
      <p className="wrap-anywhere">{description}</p>
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1">
        <OfferPrice pricePaise={pricePaise} originalPaise={originalPaise} className="wrap-anywhere" />
        {discountPercent > 0 && <Badge tone="highlight">{messages.off(discountPercent)}</Badge>}
      </div>
      <Button asChild tone="plain" wide>
        <Link href={href} aria-label={`${messages.viewAndBook}: ${name}`} className="stretched-link">
          {messages.viewAndBook}
        </Link>
      </Button>
    </article>
  );
}

/** The place of a ServiceCard that is still loading. */
export function ServiceCardSkeleton() {
  return (
    <div aria-hidden data-slot="service-card-skeleton" className={card}>
      <div className="flex gap-3">
        <Skeleton shape="control" className="size-20 flex-none" />
        <SkeletonText lines={2} className="w-full text-lead" />
      </div>
      <SkeletonText lines={3} />
      <SkeletonText lines={1} className="w-2/5 text-title" />
      <Skeleton shape="control" className="h-control" />
    </div>
  );
}
