'use client';
import { Button } from '../../base/button/button.tsx';
import { DatePicker } from '../../base/date-picker/date-picker.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { baseMessages } from '../../base/messages.en.ts';
import { Notice } from '../../base/notice/notice.tsx';
import { Skeleton } from '../../base/skeleton/skeleton.tsx';
import { timeGrid } from '../../base/time-list/time-box.ts';
import { useMessages } from '../../messages/provider.ts';
import { scheduleFormMessages } from '../schedule-form-messages.en.ts';
import { DayChoice } from './day-choice.tsx';
import type { ScheduleFormProps } from './schedule-form.tsx';
import { TimeChoice } from './time-choice.tsx';

interface WhenPartProps extends Pick<
  ScheduleFormProps,
  | 'now'
  | 'minDay'
  | 'maxDay'
  | 'day'
  | 'onDayChange'
  | 'days'
  | 'times'
  | 'windows'
  | 'time'
  | 'onTimeChange'
  | 'timesState'
  | 'onRetryTimes'
> {
  /** Of the form. */
  formId: string;
  /** What is wrong with the day. */
  dateError: string | undefined;
  /** What is wrong with the time. */
  timeError: string | undefined;
}
const NEXT_DAYS = 6;

/** The day, from the next ones or a calendar, and its times. */
export function WhenPart({
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
  formId,
  dateError,
  timeError,
}: WhenPartProps) {
  const messages = useMessages('scheduleForm', scheduleFormMessages),
    { retry } = useMessages('base', baseMessages);
  const timeId = `${formId}-time`,
    ready = day !== '' && timesState === 'ready',
    loading = day !== '' && timesState === 'loading';
  return (
    <section aria-labelledby={`${formId}-when`} className="flex flex-col gap-4">
      <h2 id={`${formId}-when`} className="text-title">
        {messages.when}
      </h2>
      <div className="grid gap-4 xs:grid-cols-2">
        {days.length > 0 && (
          <DayChoice
            id={`${formId}-day`}
            days={days.slice(0, NEXT_DAYS)}
            day={day}
            onDayChange={onDayChange}
          />
        )}
        <DatePicker
          id={`${formId}-date`}
          label={messages.date}
          error={dateError}
          now={now}
          min={minDay}
          max={maxDay}
          value={day}
          onChange={({ currentTarget }) => onDayChange(currentTarget.value)}
        />
      </div>
      <fieldset
        id={timeId}
        tabIndex={-1}
        aria-describedby={timeError && `${timeId}-error`}
        className="flex min-w-0 flex-col gap-2"
      >
        <legend id={`${timeId}-label`} className="pb-2 font-medium">
          {messages.time}
        </legend>
        {timeError && <FieldError controlId={timeId}>{timeError}</FieldError>}
        <p role="status" className="text-content-muted empty:hidden">
          {`${day === '' ? messages.dayFirst : ''}${loading ? messages.loading : ''}${ready && times.length === 0 ? messages.noTimes : ''}`}
        </p>
        {loading && (
          <div className={timeGrid}>
            {Array.from({ length: NEXT_DAYS }, (_, i) => (
              <Skeleton key={i} shape="control" className="h-control" />
            ))}
          </div>
        )}
        {day !== '' && timesState === 'error' && (
          <Notice tone="danger" title={messages.failed}>
            <Button tone="plain" onClick={onRetryTimes}>
              {retry}
            </Button>
          </Notice>
        )}
        {ready && times.length > 0 && (
          <TimeChoice
            id={`${timeId}s`}
            labelledBy={`${timeId}-label`}
            errorId={timeError && `${timeId}-error`}
            windows={windows}
            times={times}
            value={time}
            onValueChange={onTimeChange}
          />
        )}
      </fieldset>
    </section>
  );
}
