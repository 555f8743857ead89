'use client';
import { useId, useState } from 'react';
import { Button } from '../../base/button/button.tsx';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { controlClasses } from '../../base/field/field.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { calendarEditorMessages } from '../calendar-editor-messages.en.ts';
import { problemsOf, STRETCHES_MOST, type Drafted } from './stretches.ts';

export interface WeekdayHoursProps {
  /** 0 is Sunday. */
  weekday: number;
  /** Of this day. */
  drafted: readonly Drafted[];
  /** What is not filled in yet is said only once somebody wanted to save. */
  tried: boolean;
  /** Takes what stands in the fields of a stretch. */
  onTimesChange: (key: number, times: { from?: string; to?: string }) => void;
  /** Returns nothing; the new stretch's first field is to have focus. */
  onAdd: () => void;
  /** By its key. */
  onRemove: (key: number) => void;
  /** Puts these hours on other days. */
  onCopy: (days: readonly number[]) => void;
}
const week = [1, 2, 3, 4, 5, 6, 0];

/** One day of the week: its stretches, one more, none, and the same on other days. */
export function WeekdayHours({
  weekday,
  drafted,
  tried,
  onTimesChange,
  onAdd,
  onRemove,
  onCopy,
}: WeekdayHoursProps) {
  const messages = useMessages('calendarEditor', calendarEditorMessages);
  const own = useId();
  const [copying, setCopying] = useState<readonly number[]>();
  const day = messages.weekdays[weekday] ?? '';
  const { stretches, overlap } = problemsOf(drafted);
  const field = (one: Drafted, nth: number, end: 'from' | 'to') => {
    const wrong = stretches.get(one.key);
    const said = wrong === 'end' || (wrong === 'missing' && tried);
    return (
      <label className="flex w-40 min-w-0 grow items-center gap-2">
        <span className="flex-none text-content-muted">{messages[end]}</span>
        <input
          type="time"
          aria-label={(end === 'from' ? messages.fromOf : messages.toOf)(day, nth)}
          data-stretch={`${one.key}-${end}`}
          value={one[end]}
          aria-invalid={said || undefined}
          aria-describedby={said ? `${own}-${one.key}-error` : undefined}
          onChange={({ currentTarget }) => onTimesChange(one.key, { [end]: currentTarget.value })}
          className={controlClasses}
        />
      </label>
    );
  };
  return (
    <li className="flex flex-col gap-1 py-3">
      <h3 id={`${own}-day`} className="font-strong">
        {day}
      </h3>
      <div role="group" aria-labelledby={`${own}-day`} className="flex min-w-0 flex-col gap-2">
        {drafted.length === 0 && <p className="py-2 text-content-muted">{messages.closed}</p>}
        {drafted.map((one, at) => {
          const wrong = stretches.get(one.key);
          return (
            <div key={one.key} className="flex flex-col gap-1">
              <div className="flex max-w-dialog items-center gap-2">
                <div className="flex min-w-0 flex-1 flex-wrap gap-2">
                  {field(one, at + 1, 'from')}
                  {field(one, at + 1, 'to')}
                </div>
                <IconButton
                  icon="icon-trash"
                  label={messages.removeOf(day, at + 1)}
                  onClick={() => onRemove(one.key)}
                />
              </div>
              {wrong && (wrong === 'end' || tried) && (
                <FieldError controlId={`${own}-${one.key}`}>
                  {wrong === 'end' ? messages.endFirst : messages.timesMissing}
                </FieldError>
              )}
            </div>
          );
        })}
        <div role="status">
          {overlap && (
            <FieldError controlId={own}>
              {messages.overlap(
                messages.stretch(overlap[0].from, overlap[0].to),
                messages.stretch(overlap[1].from, overlap[1].to),
              )}
            </FieldError>
          )}
        </div>
        <div className="flex flex-wrap gap-x-2">
          {drafted.length < STRETCHES_MOST ? (
            <Button
              tone="quiet"
              size="tight"
              data-add={weekday}
              aria-label={messages.addOn(day)}
              onClick={onAdd}
            >
              <Icon name="icon-plus" />
              <span>{messages.add}</span>
            </Button>
          ) : (
            <p data-add={weekday} tabIndex={-1} className="py-2 text-meta text-content-muted">
              {messages.most(STRETCHES_MOST)}
            </p>
          )}
          {drafted.length > 0 && (
            <Button
              tone="quiet"
              size="tight"
              aria-label={messages.copyOf(day)}
              aria-expanded={copying !== undefined}
              onClick={() => setCopying(copying ? undefined : [])}
            >
              {messages.copy}
            </Button>
          )}
        </div>
        {copying && (
          <fieldset aria-describedby={`${own}-copy`} className="rounded-control border border-line p-3">
            <legend className="px-1 font-medium">{messages.copyTo(day)}</legend>
            <p id={`${own}-copy`} className="text-meta text-content-muted">
              {messages.copyHint}
            </p>
            <div className="flex flex-wrap gap-x-5">
              {week
                .filter((other) => other !== weekday)
                .map((other) => (
                  <Checkbox
                    key={other}
                    label={messages.weekdays[other]}
                    checked={copying.includes(other)}
                    onChange={({ currentTarget: { checked } }) =>
                      setCopying(checked ? [...copying, other] : copying.filter((one) => one !== other))
                    }
                  />
                ))}
            </div>
            <div className="flex flex-wrap gap-2 pt-2">
              <Button
                tone="plain"
                disabled={copying.length === 0}
                onClick={() => {
                  onCopy(week.filter((one) => copying.includes(one)));
                  setCopying(undefined);
                }}
              >
                {messages.copyNow}
              </Button>
              <Button tone="quiet" onClick={() => setCopying(undefined)}>
                {messages.stop}
              </Button>
            </div>
          </fieldset>
        )}
      </div>
    </li>
  );
}
