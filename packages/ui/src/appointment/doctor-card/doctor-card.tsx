'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Avatar } from '../../base/avatar/avatar.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { Link } from '../../base/link/link.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { doctorMessages } from '../doctor-messages.en.ts';

export interface DoctorCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Without 'Dr.'. */
  name: string;
  /** In words: 'General medicine'. */
  specialty: string;
  /** 'MBBS, MD'. */
  qualification: string;
  /** In words: 'Santali'. */
  languages: readonly string[];
  /** What an appointment costs, in paise. */
  feePaise: number;
  /** ISO instant of the next free time; null where none is left. */
  nextFree: string | null;
  /** Address of a square picture; initials without one. */
  image?: string | null | undefined;
  /** Leads to the doctor's own page. */
  href: string;
  /** Leads to the doctor's times. */
  bookHref: string;
}

const card =
  'relative flex h-full flex-col gap-4 rounded-card border border-line bg-surface-raised p-4 md:p-5';

/** One doctor of a list. The name is the link that covers the card; the button leads straight to the times. */
export function DoctorCard({
  name,
  specialty,
  qualification,
  languages,
  feePaise,
  nextFree,
  image,
  href,
  bookHref,
  className,
  ...props
}: DoctorCardProps) {
  const messages = useMessages('doctor', doctorMessages);
  const own = useId();
  return (
    <article
      data-slot="doctor-card"
      data-state={nextFree === null ? 'full' : 'free'}
      aria-labelledby={`${own}-name`}
      {...props}
      className={cn(card, 'linked-card', className)}
    >
      <div className="flex items-start gap-4">
        <Avatar name={name} image={image} />
        <div className="flex min-w-0 flex-1 flex-col wrap-anywhere">
          <h2 translate="no" id={`${own}-name`} className="text-lead">
            <Link href={href} className="stretched-link">
              {messages.doctor(name)}
            </Link>
          </h2>
          <p>{specialty}</p>
          <p className="text-meta text-content-muted">{qualification}</p>
        </div>
      </div>
      <p className="flex gap-2 text-meta">
        <Icon name="icon-languages" className="mt-[0.125em] text-content-muted" />
        <span className="min-w-0 wrap-anywhere">
          <span className="sr-only">{`${messages.speaks} `}</span>
          <span>{languages.join(', ')}</span>
        </span>
      </p>
      <dl className="mt-auto flex flex-wrap justify-between gap-x-4 gap-y-2 tabular-nums">
        <div className="min-w-0">
          <dt className="text-meta text-content-muted">{messages.nextFree}</dt>
          <dd className="font-medium wrap-anywhere">
            {nextFree === null ? (
              messages.noneFree
            ) : (
              <time dateTime={nextFree}>{messages.when(...indian(nextFree))}</time>
            )}
          </dd>
        </div>
        <div>
          <dt className="text-meta text-content-muted">{messages.shortFee}</dt>
          <dd translate="no" className="font-strong">
            {formatPaise(feePaise)}
          </dd>
        </div>
      </dl>
      <LinkButton
        href={bookHref}
        wide
        tone={nextFree === null ? 'plain' : 'accent'}
        aria-label={messages.bookWith(name)}
        className="relative z-1"
      >
        {messages.book}
      </LinkButton>
    </article>
  );
}

/** The place of a DoctorCard that is still loading. */
export function DoctorCardSkeleton() {
  return (
    <div aria-hidden data-slot="doctor-card-skeleton" className={card}>
      <div className="flex items-start gap-4">
        <Skeleton shape="circle" className="size-14" />
        <div className="flex min-w-0 flex-1 flex-col">
          <SkeletonText lines={1} className="text-lead" />
          <SkeletonText lines={2} />
        </div>
      </div>
      <SkeletonText lines={1} className="text-meta" />
      <SkeletonText lines={2} />
      <Skeleton shape="control" className="h-control" />
    </div>
  );
}
