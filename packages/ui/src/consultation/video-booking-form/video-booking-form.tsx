'use client';
import type { ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { ActionBar } from '../../base/action-bar/action-bar.tsx';
import { Button } from '../../base/button/button.tsx';
import { EmptyState } from '../../base/empty-state/empty-state.tsx';
import { ErrorState } from '../../base/error-state/error-state.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { TextField, type Errors, type FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { indian } from '../../messages/indian.ts';
import { indianTime } from '../../messages/days.ts';
import { useMessages } from '../../messages/provider.ts';
import type { Hours } from '../availability-banner/availability-banner.tsx';
import { videoMessages } from '../video-messages.en.ts';
import { VideoBookingFormSkeleton } from './skeleton.tsx';
import { freeOf, VideoDoctors, type VideoDoctor } from './video-doctors.tsx';
import { isPast, VideoTimes, type VideoTime } from './video-times.tsx';

export type { VideoDoctor, VideoTime };
const fields = ['doctor', 'time', 'whatsapp'] as const;
export interface VideoBookingFormProps extends Omit<FormProps<'whatsapp'>, 'errors'> {
  /** What is wrong, by field. */
  errors: Errors<(typeof fields)[number]>;
  /** Undefined while they are loading, or could not be loaded. */
  doctors: readonly VideoDoctor[] | undefined;
  /** They could not be loaded: asks for them again. */
  onRetry?: (() => void) | undefined;
  /** Because there is no line. */
  offline?: boolean;
  /** The chosen doctor's id; '' for none. */
  doctor: string;
  /** Gets the id of the doctor that was chosen. */
  onDoctorChange: (id: string) => void;
  /** The chosen time, 'YYYY-MM-DDTHH:MM'; '' for none. */
  time: string;
  /** Gets the time that was chosen. */
  onTimeChange: (time: string) => void;
  /** The time that was chosen and cannot be had any more: somebody else took it, or it is over. */
  lost?: string | undefined;
  /** ISO instant, by the shop's clock. */
  now: string;
  /** When one is seen by video today. */
  hours: Hours;
  /** How long a consultation lasts. */
  minutes: number;
  /** How long before it the link comes. */
  linkMinutes: number;
  /** Below the times: how long the chosen one is kept for this person. */
  hold?: ReactNode;
  /** Other ways to a doctor, where none is free: links. */
  otherwise?: ReactNode;
}

/** A doctor, a time of today and the number that gets the link. The fields' ids are `${id}-${name}`. */
export function VideoBookingForm({
  register,
  errors,
  onSubmit,
  attempt,
  busy = false,
  error,
  doctors,
  onRetry,
  offline = false,
  doctor,
  onDoctorChange,
  time,
  onTimeChange,
  lost,
  now,
  hours,
  minutes,
  linkMinutes,
  hold,
  otherwise,
  id,
  className,
  ...props
}: VideoBookingFormProps) {
  const messages = useMessages('video', videoMessages);
  const { formId, field, problems } = useFields<(typeof fields)[number], 'whatsapp'>({
    id,
    names: fields,
    register,
    errors,
  });
  if (onRetry)
    return (
      <ErrorState
        title={messages.doctorsFailed}
        description={offline ? undefined : messages.doctorsFailedText}
        offline={offline}
        onRetry={onRetry}
      />
    );
  if (!doctors) return <VideoBookingFormSkeleton />;
  const none =
    doctors.length === 0
      ? [messages.noDoctors, messages.noDoctorsText]
      : doctors.some((one) => freeOf(one, now).length > 0)
        ? undefined
        : [messages.noTimes, messages.noTimesText];
  if (none)
    return (
      <EmptyState title={none[0]!} description={none[1]}>
        {otherwise}
      </EmptyState>
    );
  const chosen = doctors.find((one) => one.id === doctor);
  // A group has no focus of its own: its first free radio has.
  const times = `#${formId}-time`,
    first = chosen && freeOf(chosen, now)[0]?.time;
  return (
    <form
      noValidate
      data-slot="video-booking-form"
      data-state={busy ? 'busy' : error ? 'refused' : 'idle'}
      aria-labelledby={`${formId}-heading`}
      id={formId}
      {...props}
      onSubmit={(event) => void onSubmit(event)}
      className={cn('flex flex-1 flex-col gap-5', className)}
    >
      <h2 id={`${formId}-heading`} className="text-title">
        {messages.formTitle}
      </h2>
      <ErrorSummary
        problems={problems.map(({ href, message }) => ({
          href: href === times ? `${times}-${first ?? ''}` : href,
          message,
        }))}
        attempt={attempt}
      />
      {Date.parse(now) < Date.parse(hours.from) && (
        <Notice tone="info">{messages.begins(messages.time(indian(hours.from)[4]))}</Notice>
      )}
      <VideoDoctors
        id={`${formId}-doctor`}
        doctors={doctors}
        now={now}
        value={doctor}
        onValueChange={onDoctorChange}
        error={errors.doctor?.beside ?? errors.doctor?.message}
      />
      {lost !== undefined && (
        <Notice
          tone="warning"
          title={(isPast({ time: lost }, now) ? messages.over : messages.lost)(
            messages.time(indianTime(lost)[4]),
          )}
        >
          {messages.lostText}
        </Notice>
      )}
      {chosen && freeOf(chosen, now).length === 0 && (
        <Notice tone="warning" title={messages.notLeft(chosen.name)}>
          {messages.notLeftText}
        </Notice>
      )}
      {chosen && (
        <VideoTimes
          id={`${formId}-time`}
          times={chosen.times}
          now={now}
          minutes={minutes}
          value={time}
          onValueChange={onTimeChange}
          error={errors.time?.beside ?? errors.time?.message}
        />
      )}
      {hold}
      <TextField
        {...field('whatsapp')}
        type="tel"
        label={messages.whatsapp}
        hint={messages.whatsappHint(linkMinutes)}
        autoComplete="tel"
        maxLength={20}
      />
      {error && <Notice tone="danger">{error}</Notice>}
      <ActionBar panel>
        {chosen && (
          <p className="flex min-w-0 flex-1 flex-col tabular-nums">
            <strong className="font-strong">
              {time ? messages.time(indianTime(time)[4]) : formatPaise(chosen.feePaise)}
            </strong>
            <span className="text-meta text-content-muted">
              {`${messages.fee} ${time ? formatPaise(chosen.feePaise) : ''}`}
            </span>
          </p>
        )}
        <Button type="submit" size="lg" busy={busy} className={chosen ? undefined : 'w-full'}>
          {messages.proceed}
        </Button>
      </ActionBar>
    </form>
  );
}
