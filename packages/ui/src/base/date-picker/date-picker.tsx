'use client';
import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { indianDay, isDay } from '../../messages/days.ts';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { calendarMessages } from '../calendar-messages.en.ts';
import { controlClasses, Field, fieldAria } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { CalendarSheetProps } from './calendar-sheet.tsx';

export interface DatePickerProps extends Omit<ComponentProps<'input'>, 'type' | 'min' | 'max'> {
  /** The visible name of the control. */
  label: ReactNode;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** Says that it may be left empty. */
  optional?: boolean;
  /** ISO instant: which day is today in India. */
  now: string;
  /** The first day that can be chosen, 'YYYY-MM-DD'; today unless given. */
  min?: string;
  /** The last day that can be chosen. */
  max?: string;
}

function onInput(heard: () => void) {
  document.addEventListener('input', heard);
  return () => document.removeEventListener('input', heard);
}
/** As a person types it: React and form libraries hear of it. */
function enter(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A day, typed into the browser's own field or chosen from a calendar; its value is 'YYYY-MM-DD' or ''. The browser writes it in its own
 * order of day and month, so it is said in words below. Native attributes go to the `<input>`, `className` to the whole.
 */
export function DatePicker({
  label,
  error,
  optional,
  now,
  min,
  max,
  id,
  className,
  ref,
  disabled,
  ...props
}: DatePickerProps) {
  const messages = useMessages('calendar', calendarMessages);
  const own = useId();
  const controlId = id ?? own;
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<CalendarSheetProps>>();
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // A form library writes its default or its reset through `ref`, and says nothing: the element is asked after each render.
  const text = useSyncExternalStore(
    onInput,
    () => input.current?.value ?? '',
    () => '',
  );
  const show = () => {
    setOpen(true);
    // Without a line the field itself is there to type into.
    if (!Sheet)
      import('./calendar-sheet.tsx').then(
        ({ CalendarSheet }) => setSheet(() => CalendarSheet),
        () => input.current?.focus(),
      );
  };
  const first = min ?? indianDay(now);
  return (
    <Field controlId={controlId} label={label} error={error} optional={optional} className={className}>
      <div className="relative">
        <input
          ref={input}
          data-slot="date-picker"
          id={controlId}
          {...fieldAria(controlId, { error })}
          {...props}
          type="date"
          min={first}
          max={max}
          disabled={disabled}
          className={`${controlClasses} pe-12 [&::-webkit-calendar-picker-indicator]:hidden`}
        />
        <IconButton
          label={messages.chooseDate}
          icon="icon-calendar-days"
          disabled={disabled}
          onClick={show}
          className="absolute inset-y-0 end-0.5 my-auto"
        />
      </div>
      <p aria-live="polite" className="min-h-lh text-meta text-content-muted">
        {isDay(text) && messages.longDay(...indian(text))}
      </p>
      {Sheet && (
        <Sheet
          open={open}
          onOpenChange={setOpen}
          title={label}
          now={now}
          min={first}
          max={max}
          value={isDay(text) ? text : ''}
          onValueChange={(chosen) => {
            if (input.current) enter(input.current, chosen);
            setOpen(false);
          }}
        />
      )}
    </Field>
  );
}
