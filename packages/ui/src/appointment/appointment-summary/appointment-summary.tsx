'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Avatar } from '../../base/avatar/avatar.tsx';
import { Card } from '../../base/card/card.tsx';
import { Link } from '../../base/link/link.tsx';
import { groupMobile } from '../../base/mobile-field/mobile-field.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { patientMessages } from '../patient-messages.en.ts';
import { summaryMessages } from '../summary-messages.en.ts';

export interface AppointmentPatient {
  name: string;
  /** Whole years. */
  age: number;
  gender: 'Male' | 'Female' | 'Other' | (string & {});
  /** Ten digits. */
  phone: string;
}
export interface AppointmentSummaryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Without 'Dr.'. */
  name: string;
  /** In words: 'General medicine'. */
  specialty: string;
  /** Address of a square picture; initials without one. */
  image?: string | null | undefined;
  /** ISO instant. */
  startsAt: string;
  /** In one line. */
  place: string;
  /** What it costs, in paise. */
  feePaise: number;
  /** Who it is for, once that is known. */
  patient?: AppointmentPatient | undefined;
  /** Leads to the doctor's times; without it the time stays. */
  timesHref?: string | undefined;
  /** Leads to the patient's form. */
  patientHref?: string | undefined;
  /** How long the time is kept: a HoldTimer. */
  hold?: ReactNode;
}

const link =
  'inline-flex min-h-target items-center self-start rounded-small font-medium text-accent-text underline underline-offset-4';

/** What is about to be booked: with whom, when, where, for whom, and what it costs. */
export function AppointmentSummary({
  name,
  specialty,
  image,
  startsAt,
  place,
  feePaise,
  patient,
  timesHref,
  patientHref,
  hold,
  className,
  ...props
}: AppointmentSummaryProps) {
  const messages = useMessages('summary', summaryMessages);
  const { known, genders } = useMessages('patient', patientMessages);
  const own = useId();
  return (
    <section
      data-slot="appointment-summary"
      aria-labelledby={`${own}-title`}
      {...props}
      className={cn('flex flex-col gap-3 wrap-anywhere', className)}
    >
      <h2 id={`${own}-title`} className="text-title">
        {messages.title}
      </h2>
      <Card className="flex flex-col gap-4">
        <div className="flex items-center gap-4">
          <Avatar name={name} image={image} />
          <div className="min-w-0 flex-1">
            <p className="text-lead font-strong">{messages.doctor(name)}</p>
            <p className="text-content-muted">{specialty}</p>
          </div>
        </div>
        <dl className="flex flex-col gap-3">
          <div className="flex flex-col">
            <dt className="text-meta text-content-muted">{`${messages.when} · ${messages.indianTime}`}</dt>
            <dd className="text-lead font-strong">
              <time dateTime={startsAt}>{messages.longWhen(...indian(startsAt))}</time>
            </dd>
            {timesHref && (
              <dd>
                <Link href={timesHref} className={link}>
                  {messages.changeTime}
                </Link>
              </dd>
            )}
          </div>
          <div className="flex flex-col">
            <dt className="text-meta text-content-muted">{messages.where}</dt>
            <dd>{place}</dd>
          </div>
          {patient && (
            <div className="flex flex-col">
              <dt className="text-meta text-content-muted">{messages.patient}</dt>
              <dd translate="no" className="font-medium">
                {patient.name}
              </dd>
              <dd>{known(patient.age, genders[patient.gender as 'Other'] ?? patient.gender)}</dd>
              <dd translate="no" className="tabular-nums">
                {groupMobile(patient.phone)}
              </dd>
              {patientHref && (
                <dd>
                  <Link href={patientHref} className={link}>
                    {messages.changePatient}
                  </Link>
                </dd>
              )}
            </div>
          )}
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 tabular-nums">
            <dt>{messages.fee}</dt>
            <dd translate="no" className="text-title font-strong">
              {formatPaise(feePaise)}
            </dd>
          </div>
        </dl>
        {hold}
      </Card>
    </section>
  );
}

/** The place of an AppointmentSummary that is still loading. */
export function AppointmentSummarySkeleton() {
  return (
    <div aria-hidden data-slot="appointment-summary-skeleton" className="flex flex-col gap-3">
      <SkeletonText lines={1} className="w-48 max-w-full text-title" />
      <Card className="flex flex-col gap-4">
        <div className="flex items-center gap-4">
          <Skeleton shape="circle" className="size-14" />
          <div className="flex-1">
            <SkeletonText lines={2} />
          </div>
        </div>
        <SkeletonText lines={4} />
      </Card>
    </div>
  );
}
