'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { ActionBar } from '../../base/action-bar/action-bar.tsx';
import { Avatar } from '../../base/avatar/avatar.tsx';
import { Card } from '../../base/card/card.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';
import type { DoctorCardProps } from '../doctor-card/doctor-card.tsx';
import { doctorMessages } from '../doctor-messages.en.ts';

export interface DoctorProfileProps
  extends
    Omit<ComponentProps<'article'>, 'children'>,
    Omit<DoctorCardProps, keyof ComponentProps<'article'> | 'href'> {
  /** 'JMC 20417': by it a patient can look the doctor up. */
  registration: string;
  /** Whole years. */
  experienceYears: number;
  /** What they look after, in a sentence or two. */
  about: string;
  /** Name of the place. */
  clinic: string;
  /** Where that is. */
  clinicAddress: string;
  /** How long one appointment lasts. */
  minutes: number;
}

/** Everything about one doctor, with the way to their times. On phones that is a bar at the lower edge. */
export function DoctorProfile({
  name,
  specialty,
  qualification,
  registration,
  languages,
  experienceYears,
  feePaise,
  about,
  clinic,
  clinicAddress,
  minutes,
  nextFree,
  image,
  bookHref,
  className,
  ...props
}: DoctorProfileProps) {
  const messages = useMessages('doctor', doctorMessages);
  const own = useId();
  const facts: Array<[name: string, value: ReactNode]> = [
    [messages.qualification, qualification],
    [messages.registration, registration],
    [messages.experience, messages.years(experienceYears)],
    [messages.speaks, languages.join(', ')],
    [
      messages.clinic,
      <span key="clinic" className="flex flex-col">
        <span translate="no">{clinic}</span>
        <span className="font-regular">{clinicAddress}</span>
      </span>,
    ],
    [messages.length, messages.minutes(minutes)],
  ];
  return (
    <article
      data-slot="doctor-profile"
      data-state={nextFree === null ? 'full' : 'free'}
      aria-labelledby={`${own}-name`}
      {...props}
      className={cn('flex flex-col gap-6 wrap-anywhere md:grid md:grid-cols-2 md:items-start', className)}
    >
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={name} image={image} size="lg" />
          <div className="min-w-0 flex-[1_1_11rem]">
            <h1 translate="no" id={`${own}-name`} tabIndex={-1} className="text-page">
              {messages.doctor(name)}
            </h1>
            <p className="text-lead text-content-muted">{specialty}</p>
          </div>
        </div>
        <section className="flex flex-col gap-2">
          <h2 className="text-lead">{messages.about(name)}</h2>
          <p className="max-w-text">{about}</p>
        </section>
        <Card>
          <dl className="flex flex-col gap-3">
            {facts.map(([fact, value]) => (
              <div key={fact} className="flex flex-col">
                <dt className="text-meta text-content-muted">{fact}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
      <ActionBar panel>
        <dl className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 tabular-nums md:flex-col md:gap-3">
          <div className="max-md:order-last">
            <dt className="text-meta text-content-muted">{messages.fee}</dt>
            <dd translate="no" className="text-title font-strong">
              {formatPaise(feePaise)}
            </dd>
          </div>
          <div>
            <dt className="text-meta text-content-muted">
              {`${messages.nextFree} · ${messages.indianTime}`}
            </dt>
            <dd className="font-medium">
              {nextFree === null ? (
                messages.noneFree
              ) : (
                <time dateTime={nextFree}>{messages.when(...indian(nextFree))}</time>
              )}
            </dd>
          </div>
        </dl>
        <LinkButton
          href={bookHref}
          tone={nextFree === null ? 'plain' : 'accent'}
          className="min-w-[min(100%,11rem)] flex-1"
        >
          {messages.book}
        </LinkButton>
      </ActionBar>
    </article>
  );
}

/** The place of a DoctorProfile that is still loading. */
export function DoctorProfileSkeleton() {
  const messages = useMessages('base', baseMessages);
  return (
    <div
      aria-busy
      data-slot="doctor-profile-skeleton"
      className="flex flex-col gap-6 md:grid md:grid-cols-2 md:items-start"
    >
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <div className="flex flex-col gap-6">
        <div className="flex items-center gap-4">
          <Skeleton shape="circle" className="size-20" />
          <div className="flex-1">
            <SkeletonText lines={2} className="text-lead" />
          </div>
        </div>
        <SkeletonText lines={3} />
        <Skeleton shape="card" className="h-40" />
      </div>
      <Skeleton shape="card" className="h-40" />
    </div>
  );
}
