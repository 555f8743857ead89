'use client';
import type { ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Card } from '../../base/card/card.tsx';
import { DatePicker } from '../../base/date-picker/date-picker.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { PageHeader } from '../../base/page-header/page-header.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { Skeleton } from '../../base/skeleton/skeleton.tsx';
import { TextArea } from '../../base/text-area/text-area.tsx';
import { TextField, type FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { TimeList, type TimeOption } from '../../base/time-list/time-list.tsx';
import { useMessages } from '../../messages/provider.ts';
import { appointmentFormMessages } from '../appointment-form-messages.en.ts';

/** In the order in which they are checked. */
const fields = ['date', 'time', 'address', 'latitude', 'longitude'] as const;
export type AppointmentField = (typeof fields)[number];

export interface AppointmentFormProps extends FormProps<AppointmentField> {
  /** The tests that are booked. */
  tests: ReactNode;
  /** The saved addresses. */
  saved?: ReactNode;
  /** ISO instant: which day is today in India. */
  now: string;
  /** The first day that can be booked, 'YYYY-MM-DD'. */
  min: string;
  /** The last one. */
  max?: string | undefined;
  /** Of the chosen day, full ones among them; null while none is chosen, undefined while they are loading. */
  times: readonly TimeOption[] | null | undefined;
  /** Why some times are left out: hours of the fast, and minutes of the day from and until which they keep it. */
  fast?: { hours: number; from: number; to: number } | undefined;
  /** What came of looking whether we come there. */
  delivery: { available: boolean; distanceKm: number; chargePaise: number } | undefined;
  /** In paise, once it is known whether we come there. */
  totalPaise: number | undefined;
  /** Why the device did not say where it is, or why nobody could be asked whether we come there. */
  placeError?: string | undefined;
  /** The device says where it is. */
  locateBusy?: boolean;
  /** It is looked whether we come there. */
  checkBusy?: boolean;
  /** Asks the device. */
  onLocate: () => void;
  /** Asks whether we come there. */
  onCheck: () => void;
}

/** Books lab tests at home, to be paid at collection. Ids of the fields: `${id}-${name}`. */
export function AppointmentForm({
  register,
  errors,
  onSubmit,
  attempt,
  busy = false,
  error,
  tests,
  saved,
  now,
  min,
  max,
  times,
  fast,
  delivery,
  totalPaise,
  placeError,
  locateBusy = false,
  checkBusy = false,
  onLocate,
  onCheck,
  id,
  className,
  ...props
}: AppointmentFormProps) {
  const messages = useMessages('appointmentForm', appointmentFormMessages);
  const { formId, field, problems } = useFields({ id, names: fields, register, errors });
  const { id: timeId, error: timeError, ...time } = field('time');
  return (
    <form
      noValidate
      data-slot="appointment-form"
      data-state={busy ? 'busy' : error ? 'refused' : 'idle'}
      aria-label={messages.title}
      id={formId}
      {...props}
      onSubmit={(event) => void onSubmit(event)}
      className={cn('flex flex-col gap-6', className)}
    >
      <PageHeader title={messages.title} description={messages.subtitle} />
      <ErrorSummary problems={problems} attempt={attempt} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card className="flex flex-col gap-4">
            <h2 className="text-lead">{messages.when}</h2>
            <DatePicker {...field('date')} label={messages.date} now={now} min={min} max={max} />
            <div
              role="group"
              id={timeId}
              tabIndex={-1}
              aria-labelledby={`${timeId}-label`}
              aria-describedby={timeError ? `${timeId}-error` : undefined}
              className="flex flex-col gap-3"
            >
              <p id={`${timeId}-label`} className="font-medium">
                {messages.time}
              </p>
              {timeError && <FieldError controlId={timeId}>{timeError}</FieldError>}
              {times === null && <p className="text-content-muted">{messages.dateFirst}</p>}
              {times === undefined && (
                <>
                  <p role="status" className="sr-only">
                    {messages.loadingTimes}
                  </p>
                  <Skeleton shape="card" className="h-40" />
                </>
              )}
              {times?.length === 0 && <p>{messages.noTimes}</p>}
              {times && times.length > 0 && (
                <>
                  <TimeList {...time} id={`${timeId}-list`} aria-label={messages.time} times={times} />
                  {fast && (
                    <Notice tone="info">
                      {messages.fast(fast.hours, messages.clock(fast.from), messages.clock(fast.to))}
                    </Notice>
                  )}
                </>
              )}
            </div>
          </Card>
          <Card className="flex flex-col gap-4">
            <h2 className="text-lead">{messages.where}</h2>
            {saved}
            <TextArea
              {...field('address')}
              label={messages.address}
              hint={messages.addressHint}
              maxLength={1000}
              autoComplete="street-address"
            />
            <div className="grid gap-4 xs:grid-cols-2">
              <TextField {...field('latitude')} label={messages.latitude} inputMode="decimal" />
              <TextField {...field('longitude')} label={messages.longitude} inputMode="decimal" />
            </div>
            <div className="flex flex-wrap gap-3">
              <Button tone="plain" busy={locateBusy} onClick={onLocate}>
                {!locateBusy && <Icon name="icon-locate-fixed" />}
                <span>{locateBusy ? messages.locating : messages.locate}</span>
              </Button>
              <Button tone="plain" busy={checkBusy} onClick={onCheck}>
                {!checkBusy && <Icon name="icon-map-pin" />}
                <span>{checkBusy ? messages.checking : messages.check}</span>
              </Button>
            </div>
            {placeError && <Notice tone="danger">{placeError}</Notice>}
            {delivery && !delivery.available && <Notice tone="warning">{messages.notAvailable}</Notice>}
            {delivery?.available && (
              <Notice tone="success" title={messages.comes}>
                {`${messages.away(delivery.distanceKm.toFixed(1))} · ${
                  delivery.chargePaise === 0
                    ? messages.free
                    : messages.charge(formatPaise(delivery.chargePaise))
                }`}
              </Notice>
            )}
          </Card>
        </div>
        <Card className="flex flex-col gap-4 lg:sticky lg:top-6">
          {tests}
          {totalPaise !== undefined && (
            <p className="flex flex-col tabular-nums">
              <span translate="no" className="text-title font-strong">
                {formatPaise(totalPaise)}
              </span>
              <span className="text-content-muted">{messages.total}</span>
            </p>
          )}
          {error && <Notice tone="danger">{error}</Notice>}
          <Button type="submit" size="lg" wide busy={busy}>
            {busy ? messages.booking : messages.book}
          </Button>
        </Card>
      </div>
    </form>
  );
}
