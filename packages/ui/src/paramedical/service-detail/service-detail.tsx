'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { ActionBar } from '../../base/action-bar/action-bar.tsx';
import { baseMessages } from '../../base/messages.en.ts';
import { calendarMessages } from '../../base/calendar-messages.en.ts';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { Picture } from '../../base/picture/picture.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/provider.ts';
import { OfferPrice, PriceBox } from '../price-box/price-box.tsx';
import { serviceMessages } from '../service-messages.en.ts';

export interface ServiceDetailProps extends ComponentProps<'article'> {
  /** What it is called. */
  name: string;
  /** Paragraphs, parted by line breaks. */
  description: string;
  /** Address of the picture; a drawing without one. */
  image?: string | null | undefined;
  /** What one pays, in paise. */
  pricePaise: number;
  /** What it costs without the offer, in paise. */
  originalPaise?: number | undefined;
  /** Rounded, of what it costs without the offer; 0 says no saving. */
  discountPercent: number;
  /** From when to when on each day, 'HH:MM' in India; left out by day and night. */
  hours?: { from: string; to: string } | undefined;
  /** How long a visit lasts. */
  minutes: number;
  /** A doctor's order is to be uploaded. */
  orderNeeded: boolean;
  /** By which it is called at the shop. */
  serviceId: number;
  /** Where it is booked and paid online. */
  bookHref: string;
  /** Where it is booked and paid at the visit. */
  payAtVisitHref: string;
  /** What is added for each km where it is paid at the visit, in paise. */
  perKmPaise: number;
  /** The KeepReadyList. */
  children?: ReactNode;
}

// As of a medicine: one column with a bar at its end; picture beside name and price; picture, words, price.
const layout =
  'flex flex-col gap-5 md:grid md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)_18rem] lg:grid-rows-[auto_auto_1fr]';
const place = {
  picture: 'w-full max-w-96 self-center md:row-span-2 md:self-start lg:row-span-3',
  box: 'md:self-start lg:col-start-3 lg:row-span-3 lg:row-start-1',
  about: 'md:col-span-2 lg:col-span-1 lg:col-start-2',
};

/** Everything about one home service, with the way to book it. */
export function ServiceDetail({
  name,
  description,
  image,
  pricePaise,
  originalPaise,
  discountPercent,
  hours,
  minutes,
  orderNeeded,
  serviceId,
  bookHref,
  payAtVisitHref,
  perKmPaise,
  className,
  children,
  ...props
}: ServiceDetailProps) {
  const messages = useMessages('service', serviceMessages);
  const words = useMessages('calendar', calendarMessages);
  const timeOf = (time: string) => words.time(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  const facts = [
    [messages.serviceType, messages.homeVisit],
    [messages.availability, hours ? messages.byDay(timeOf(hours.from), timeOf(hours.to)) : messages.allDay],
    [messages.lasts, messages.minutes(minutes)],
    [messages.order, orderNeeded ? messages.orderNeeded : messages.orderNotNeeded],
    [messages.serviceId, String(serviceId)],
  ];
  return (
    <article data-slot="service-detail" {...props} className={cn(layout, className)}>
      <Picture
        src={image}
        alt={name}
        width={480}
        height={480}
        loading="eager"
        fallback="icon-syringe"
        shape="card"
        className={cn(place.picture, 'print:hidden')}
      />
      <div className="flex flex-col gap-2">
        <h1 tabIndex={-1} className="text-page wrap-anywhere">
          {name}
        </h1>
        <p className="max-w-text whitespace-pre-line wrap-anywhere">{description}</p>
      </div>
      <PriceBox
        pricePaise={pricePaise}
        originalPaise={originalPaise}
        discountPercent={discountPercent}
        note={`${messages.travelIncluded} ${messages.travelAdded(formatPaise(perKmPaise))}`}
        className={cn('print:hidden', place.box)}
      >
        <ActionBar>
          <OfferPrice pricePaise={pricePaise} className="wrap-anywhere md:hidden" />
          <LinkButton href={bookHref} size="lg" className="min-w-[min(100%,11rem)] flex-1">
            {messages.bookNow}
          </LinkButton>
        </ActionBar>
        <LinkButton href={payAtVisitHref} tone="plain" wide>
          {messages.payAtVisit}
        </LinkButton>
      </PriceBox>
      <dl className={cn('flex flex-col gap-3', place.about)}>
        {facts.map(([fact, value]) => (
          <div key={fact} className="flex flex-col">
            <dt className="text-meta text-content-muted">{fact}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={place.about}>{children}</div>}
    </article>
  );
}

/** The place of a ServiceDetail that is still loading. */
export function ServiceDetailSkeleton() {
  const messages = useMessages('base', baseMessages);
  return (
    <div aria-busy data-slot="service-detail-skeleton" className={layout}>
      <Skeleton shape="card" className={cn(place.picture, 'aspect-square')} />
      <div className="flex flex-col gap-2">
        <p role="status" className="sr-only">
          {messages.loading}
        </p>
        <SkeletonText lines={1} className="w-3/5 text-page" />
        <SkeletonText lines={4} />
      </div>
      <div
        className={cn(
          'flex flex-col gap-4 md:rounded-card md:border md:border-line md:bg-surface-raised md:p-5',
          place.box,
        )}
      >
        <SkeletonText lines={1} className="w-3/5 text-page" />
        <SkeletonText lines={2} />
        <Skeleton shape="control" className="h-control" />
        <Skeleton shape="control" className="h-control" />
      </div>
      <SkeletonText lines={5} className={place.about} />
    </div>
  );
}
