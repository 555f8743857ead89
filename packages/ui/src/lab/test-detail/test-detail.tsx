'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { ActionBar } from '../../base/action-bar/action-bar.tsx';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { baseMessages } from '../../base/messages.en.ts';
import { formatPaise, Price } from '../../base/price/price.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/provider.ts';
import { testCardMessages } from '../test-card-messages.en.ts';
import { testDetailMessages } from '../test-detail-messages.en.ts';

export interface TestDetailProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** What it is called. */
  title: string;
  /** What kind of test it is. */
  category: keyof typeof testCardMessages.category;
  /** One sentence: what it looks at. */
  description: string;
  /** What one pays, in paise. */
  pricePaise: number;
  /** What it costs without the offer, in paise. */
  mrpPaise?: number | undefined;
  /** Rounded, of what it costs without the offer; 0 says no saving. */
  discountPercent: number;
  /** '24-48h'. */
  reportTime: string;
  /** From which sum of tests on collection is free, in paise; left out where this test alone reaches it. */
  freeFromPaise?: number | undefined;
  /** Nobody comes farther, in km. */
  radiusKm: number;
  /** The lab is accredited. */
  accredited: boolean;
  /** It is in the cart. */
  inCart: boolean;
  /** It is being put there: presses are ignored. */
  busy?: boolean;
  /** How much the cart holds. */
  cartCount: number;
  /** Where the cart is. */
  cartHref: string;
  /** Puts it into the cart. */
  onAdd: () => void;
  /** TestFacts, then RelatedTests. */
  children?: ReactNode;
}

// Phone and tablet: one column, on the phone with the bar at its end. Desktop: words, and the price beside them.
const layout = 'flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]';
const place = {
  box: 'lg:sticky lg:top-6 lg:col-start-2 lg:row-span-3 lg:row-start-1',
  about: 'flex flex-col gap-6 lg:col-start-1',
};

/** Everything about one lab test, with the way to book it. */
export function TestDetail({
  title,
  category,
  description,
  pricePaise,
  mrpPaise,
  discountPercent,
  reportTime,
  freeFromPaise,
  radiusKm,
  accredited,
  inCart,
  busy = false,
  cartCount,
  cartHref,
  onAdd,
  className,
  children,
  ...props
}: TestDetailProps) {
  const messages = useMessages('testDetail', testDetailMessages);
  const kinds = useMessages('testCard', testCardMessages);
  const saved = (mrpPaise ?? pricePaise) - pricePaise;
  const features: ReadonlyArray<[IconName, string | false]> = [
    ['icon-clock', messages.report(reportTime)],
    [
      'icon-house',
      freeFromPaise === undefined ? messages.freeCollection : messages.freeFrom(formatPaise(freeFromPaise)),
    ],
    ['icon-map-pin', messages.within(radiusKm)],
    ['icon-shield-check', accredited && messages.accredited],
  ];
  return (
    <article
      data-slot="test-detail"
      data-state={inCart ? 'in-cart' : 'idle'}
      {...props}
      className={cn(layout, className)}
    >
      <div className="flex flex-col gap-2">
        <Badge tone="accent" icon="icon-flask-conical">
          {kinds.category[category]}
        </Badge>
        <h1 tabIndex={-1} className="text-page wrap-anywhere">
          {title}
        </h1>
        <p className="max-w-text wrap-anywhere">{description}</p>
      </div>
      <div
        className={cn(
          'gap-4 max-md:contents md:flex md:flex-col md:self-start md:rounded-card md:border md:border-line md:bg-surface-raised md:p-5',
          place.box,
        )}
      >
        <div className="flex flex-col gap-2">
          <Price pricePaise={pricePaise} mrpPaise={mrpPaise} unprinted size="lg" className="wrap-anywhere" />
          {saved > 0 && discountPercent > 0 && (
            <p className="font-medium text-success-text">
              {messages.save(formatPaise(saved), discountPercent)}
            </p>
          )}
          {cartCount > 0 && (
            <p className="flex gap-1.5 text-meta text-content-muted">
              <Icon name="icon-shopping-cart" />
              <span>{messages.inCart(cartCount)}</span>
            </p>
          )}
        </div>
        <ActionBar>
          <Price pricePaise={pricePaise} className="wrap-anywhere md:hidden" />
          {inCart ? (
            <LinkButton href={cartHref} size="lg" className="min-w-[min(100%,11rem)] flex-1">
              {messages.goToCart}
            </LinkButton>
          ) : (
            <Button size="lg" busy={busy} onClick={onAdd} className="min-w-[min(100%,11rem)] flex-1">
              <span className="text-balance">{busy ? messages.adding : messages.add}</span>
            </Button>
          )}
        </ActionBar>
      </div>
      <div className={place.about}>
        <ul className="grid gap-2 xs:grid-cols-2">
          {features.map(
            ([icon, said]) =>
              said && (
                <li
                  key={icon}
                  className="flex items-center gap-2.5 rounded-card border border-line bg-surface-raised p-3 font-medium wrap-anywhere"
                >
                  <Icon name={icon} className="text-accent-text" />
                  <span>{said}</span>
                </li>
              ),
          )}
        </ul>
        {children}
      </div>
    </article>
  );
}

/** The place of a TestDetail that is still loading. */
export function TestDetailSkeleton() {
  const messages = useMessages('base', baseMessages);
  return (
    <div aria-busy data-slot="test-detail-skeleton" className={layout}>
      <div className="flex flex-col gap-2">
        <p role="status" className="sr-only">
          {messages.loading}
        </p>
        <SkeletonText lines={1} className="w-2/5" />
        <SkeletonText lines={1} className="w-3/5 text-page" />
        <SkeletonText lines={2} />
      </div>
      <div
        className={cn(
          'flex flex-col gap-4 md:self-start md:rounded-card md:border md:border-line md:bg-surface-raised md:p-5',
          place.box,
        )}
      >
        <SkeletonText lines={1} className="w-3/5 text-page" />
        <Skeleton shape="control" className="h-control" />
      </div>
      <div className={place.about}>
        <div className="grid gap-2 xs:grid-cols-2">
          <Skeleton shape="control" className="h-control" />
          <Skeleton shape="control" className="h-control" />
          <Skeleton shape="control" className="h-control" />
          <Skeleton shape="control" className="h-control" />
        </div>
        <SkeletonText lines={5} />
      </div>
    </div>
  );
}
