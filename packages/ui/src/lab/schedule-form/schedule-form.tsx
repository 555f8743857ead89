'use client';
import type { BaseSyntheticEvent, ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import type { Errors, Register } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import type { TimeOption } from '../../base/time-list/time-list.tsx';
import type { ScheduleDay } from './day-choice.tsx';
import { WhenPart } from './when-part.tsx';
import { WherePart } from './where-part.tsx';

export type ScheduleField = 'address' | 'date' | 'time' | 'latitude' | 'longitude';
export interface ScheduleAddress {
  id: number;
  /** 'Home'. */
  title: string;
  text: string;
  /** What else is known of it: how far it is. */
  detail?: string | undefined;
}
export interface ScheduleFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** A form library's `register`, for the fields of a typed address. */
  register: Register<'address' | 'latitude' | 'longitude'>;
  /** What is wrong, by field. */
  errors: Errors<ScheduleField>;
  /** Of submitting: focus moves to the summary of errors when it grows. */
  attempt: number;
  /** Called with the form event; the page validates. */
  onSubmit: (event: BaseSyntheticEvent) => unknown;
  /** The saved ones. */
  addresses: readonly ScheduleAddress[];
  /** The chosen one; null for another address, which is typed. */
  addressId: number | null;
  /** Gets what was chosen. */
  onAddressChange: (id: number | null) => void;
  /** Where an address is added. */
  addAddressHref: string;
  /** ISO instant. */
  now: string;
  /** The first day that can be chosen, 'YYYY-MM-DD'. */
  minDay: string;
  /** The last one. */
  maxDay: string;
  /** The chosen day; '' for none. */
  day: string;
  /** Gets the day, also while it is typed. */
  onDayChange: (day: string) => void;
  /** The next days, of which the first six are a press away. */
  days: readonly ScheduleDay[];
  /** Of the chosen day: those that keep the fast. */
  times: readonly TimeOption[];
  /** Headings of the times, 'HH:MM'; by morning, afternoon and evening without. Times outside of all are not shown. */
  windows?: ReadonlyArray<{ from: string; to: string }> | undefined;
  /** The chosen time; '' for none. */
  time: string;
  /** Gets the time that was chosen. */
  onTimeChange: (time: string) => void;
  /** Whether the times are there. */
  timesState: 'ready' | 'loading' | 'error';
  /** Asks for the times again. */
  onRetryTimes: () => void;
  /** The device is asked where it is. */
  locateBusy: boolean;
  /** Fills latitude and longitude. */
  onLocate: () => void;
  /** What became of that. */
  located?: string | undefined;
  /** A DeliveryPanel: whether we come to this address. */
  delivery: ReactNode;
  /** What stands below: the total and the button. */
  children?: ReactNode;
}

const typedFields = ['address', 'latitude', 'longitude', 'date', 'time'] as const,
  savedFields = ['address', 'date', 'time'] as const;

/** Where and when a sample is collected. The fields' ids are `${id}-${name}`. */
export function ScheduleForm({
  register,
  errors,
  attempt,
  onSubmit,
  addresses,
  addressId,
  onAddressChange,
  addAddressHref,
  now,
  minDay,
  maxDay,
  day,
  onDayChange,
  days,
  times,
  windows,
  time,
  onTimeChange,
  timesState,
  onRetryTimes,
  locateBusy,
  onLocate,
  located,
  delivery,
  children,
  id,
  className,
  ...props
}: ScheduleFormProps) {
  const typed = addressId === null,
    // A saved address has a point of its own: what is wrong with that is wrong with the address.
    address = errors.address ?? (typed ? undefined : (errors.latitude ?? errors.longitude));
  const { formId, field, problems } = useFields<ScheduleField, 'address' | 'latitude' | 'longitude'>({
    id,
    names: typed ? typedFields : savedFields,
    register,
    errors: { ...errors, ...(address && { address }) },
  });
  return (
    <form
      noValidate
      data-slot="schedule-form"
      id={formId}
      {...props}
      onSubmit={(event) => void onSubmit(event)}
      className={cn('flex flex-col gap-6', className)}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      <WherePart
        {...{
          addresses,
          addressId,
          onAddressChange,
          addAddressHref,
          locateBusy,
          onLocate,
          located,
          delivery,
        }}
        {...{ formId, field }}
        error={address?.message}
      />
      <WhenPart
        {...{
          now,
          minDay,
          maxDay,
          day,
          onDayChange,
          days,
          times,
          windows,
          time,
          onTimeChange,
        }}
        {...{ timesState, onRetryTimes, formId }}
        dateError={errors.date?.message}
        timeError={errors.time?.message}
      />
      {children}
    </form>
  );
}
