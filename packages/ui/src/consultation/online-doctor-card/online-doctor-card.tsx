'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Avatar } from '../../base/avatar/avatar.tsx';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { Rating } from '../../base/rating/rating.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/provider.ts';
import { hubMessages } from '../hub-messages.en.ts';

export interface OnlineDoctorCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Without 'Dr.'. */
  name: string;
  /** In words: 'General medicine'. */
  specialty: string;
  /** With its council: 'JMC 20417'. */
  registrationNo: string;
  /** Address of a square picture; initials without one. */
  image?: string | null | undefined;
  /** What patients thought, 0 to 5. Without it nothing is shown. */
  rating?: number | null | undefined;
  /** How many they were. */
  reviewCount?: number | null | undefined;
  /** They answer now. */
  available: boolean;
  /** What a video consultation costs, in paise. */
  feePaise: number;
  /** Which of the two is offered here. */
  kind: 'chat' | 'video';
  /** Leads to the doctor's own page. */
  href: string;
  /** Called to write to them, or to book. */
  onStart: () => void;
  /** It is being opened. */
  busy?: boolean;
}
const FEW = 50;
const card = 'flex h-full flex-col gap-3 rounded-card border border-line bg-surface-raised p-4 md:p-5';

/** 254 are '250+'; a few are counted. */
const atLeast = (n: number) => (n < FEW ? String(n) : `${Math.floor(n / FEW) * FEW}+`);

/** One doctor whom one can reach online. Who is busy can be looked at, not reached. */
export function OnlineDoctorCard({
  name,
  specialty,
  registrationNo,
  image,
  rating,
  reviewCount,
  available,
  feePaise,
  kind,
  href,
  onStart,
  busy,
  className,
  ...props
}: OnlineDoctorCardProps) {
  const messages = useMessages('hub', hubMessages);
  const id = useId();
  const isChat = kind === 'chat';
  return (
    <article
      data-slot="online-doctor-card"
      data-state={available ? 'available' : 'busy'}
      aria-labelledby={id}
      {...props}
      className={cn(card, className)}
    >
      <div className="flex items-start gap-4">
        <Avatar name={name} image={image} />
        <div className="flex min-w-0 flex-1 flex-col wrap-anywhere">
          <h2 id={id} translate="no" className="text-lead">
            {messages.doctor(name)}
          </h2>
          <p>{specialty}</p>
          <p className="text-meta text-content-muted">{messages.registration(registrationNo)}</p>
          {rating != null && (
            <p className="flex flex-wrap items-center gap-x-2 text-meta text-content-muted">
              <Rating value={rating} />
              {!!reviewCount && <span>{messages.reviews(atLeast(reviewCount))}</span>}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={available ? 'success' : 'neutral'} icon={available ? 'icon-circle-check' : 'icon-clock'}>
          {available ? messages.availableNow : messages.busy}
        </Badge>
        <p>
          <span className="text-meta text-content-muted">{`${messages.videoFee} `}</span>
          <span translate="no" className="font-strong tabular-nums">
            {formatPaise(feePaise)}
          </span>
        </p>
      </div>
      <div className="mt-auto flex flex-wrap gap-2 *:grow">
        <Button
          disabled={!available}
          busy={busy}
          aria-label={isChat ? messages.startChatWith(name) : messages.bookVideoWith(name)}
          onClick={onStart}
        >
          {isChat ? messages.startChat : messages.bookVideo}
        </Button>
        <LinkButton href={href} tone="plain" aria-label={messages.profileOf(name)}>
          {messages.profile}
        </LinkButton>
      </div>
    </article>
  );
}

/** The place of an OnlineDoctorCard that is still loading. */
export function OnlineDoctorCardSkeleton() {
  return (
    <div aria-hidden data-slot="online-doctor-card-skeleton" className={card}>
      <div className="flex items-start gap-4">
        <Skeleton shape="circle" className="size-14" />
        <div className="flex min-w-0 flex-1 flex-col">
          <SkeletonText lines={1} className="text-lead" />
          <SkeletonText lines={2} />
        </div>
      </div>
      <SkeletonText lines={1} />
      <Skeleton shape="control" className="h-control" />
    </div>
  );
}
