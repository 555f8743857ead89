import type { Doctor } from '@doorstep/contract/appointment.schema';
import { EARLY_MINUTES } from '@doorstep/contract/appointment';
import type { BookableDays } from '@doorstep/contract/schedule.schema';
import { SlotPicker } from '@doorstep/ui/appointment/slot-picker';
import { Avatar } from '@doorstep/ui/base/avatar';
import { Button } from '@doorstep/ui/base/button';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Icon } from '@doorstep/ui/base/icon';
import { Link } from '@doorstep/ui/base/link';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { formatPaise } from '@doorstep/ui/base/price';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { useLang } from '@doorstep/ui/messages/provider';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { clinicIn, doctorProps } from '../doctor-props.ts';
import { slotsMessages as english } from './messages.en.ts';

const DOCTORS = '/doctors';

export interface SlotsViewProps {
  /** Undefined where the address names none. */
  doctor: Resource<{ data: Doctor }> | undefined;
  days: Resource<BookableDays>;
  /** 'YYYY-MM-DDTHH:MM'; '' for none. */
  time: string;
  onChoose: (time: string) => void;
  /** The time that is kept for whoever is logged in. */
  held: string | undefined;
  /** The time that somebody else took. */
  lost: string | undefined;
  onBack: () => void;
  /** Below the times: what is chosen, and the way on. */
  children?: ReactNode;
}

/** A doctor's days and times, of which one is chosen. */
export function SlotsView({ doctor, days, time, onChoose, held, lost, onBack, children }: SlotsViewProps) {
  const messages = usePageMessages('slots', english);
  if (!doctor)
    return (
      <EmptyState headingLevel={1} title={messages.noDoctor} description={messages.noDoctorText}>
        <Button onClick={onBack}>{messages.goBack}</Button>
      </EmptyState>
    );
  const failed = [doctor, days].find((one) => one.state === 'error');
  if (failed?.state === 'error')
    return failed.problem === 'not-found' ? (
      <EmptyState headingLevel={1} title={messages.doctorGone} description={messages.noDoctorText}>
        <LinkButton href={DOCTORS}>{messages.allDoctors}</LinkButton>
      </EmptyState>
    ) : (
      <ErrorState
        headingLevel={1}
        title={messages.failed}
        description={failed.problem === 'offline' ? undefined : messages.failedText}
        offline={failed.problem === 'offline'}
        onRetry={failed.retry}
      />
    );
  const known = days.state === 'ready' ? days.data.data : undefined;
  return (
    <div className="flex flex-1 flex-col gap-6">
      <div className="flex flex-col gap-1">
        <Link
          href={DOCTORS}
          className="inline-flex min-h-target items-center gap-1 self-start rounded-small font-medium text-accent-text underline underline-offset-4"
        >
          <Icon name="icon-chevron-left" />
          <span>{messages.allDoctors}</span>
        </Link>
        <PageHeader title={messages.title} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <Who doctor={doctor.state === 'ready' ? doctor.data.data : undefined} />
        <SlotPicker
          days={known?.days}
          now={known?.now ?? ''}
          value={time}
          onValueChange={onChoose}
          held={held}
          lost={lost}
          otherwise={<LinkButton href={DOCTORS}>{messages.otherDoctor}</LinkButton>}
        >
          {children}
        </SlotPicker>
      </div>
    </div>
  );
}

function Who({ doctor }: { doctor: Doctor | undefined }) {
  const messages = usePageMessages('slots', english);
  const lang = useLang();
  if (!doctor) return <SkeletonText lines={3} />;
  const { name, specialty, feePaise, image, qualification } = doctorProps(doctor, lang);
  const { clinic, clinicAddress } = clinicIn(lang, doctor);
  return (
    <section className="flex flex-col gap-3 lg:rounded-card lg:border lg:border-line lg:bg-surface-raised lg:p-5">
      <div className="flex items-center gap-4">
        <Avatar name={name} image={image} />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <h2 className="text-lead">{messages.doctor(name)}</h2>
          <p>{specialty}</p>
          <p className="text-meta text-content-muted">
            {`${qualification} · ${messages.years(doctor.experience_years)}`}
          </p>
          <p className="text-meta text-content-muted">
            <span>{messages.registration(doctor.registration_no)}</span>
            <span className="lg:hidden">{` · ${clinic}`}</span>
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-3 max-lg:hidden">
        <p className="wrap-anywhere">
          <span translate="no">{clinic}</span>
          <span className="block text-meta text-content-muted">
            {`${clinicAddress} · ${messages.early(EARLY_MINUTES)}`}
          </span>
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
          <span className="text-content-muted">{messages.fee}</span>
          <span translate="no" className="text-title font-strong">
            {formatPaise(feePaise)}
          </span>
        </p>
      </div>
    </section>
  );
}
