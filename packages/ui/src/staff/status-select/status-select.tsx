'use client';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { controlClasses } from '../../base/field/field.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { StatusBadge, type OrderStatus } from '../../base/status-badge/status-badge.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { staffMessages } from '../messages.en.ts';

/** What the admin may choose (decision C1); a cancelled order stays so. */
const choices = ['pending', 'processing', 'shipped', 'delivered'] as const;
export type ChosenStatus = (typeof choices)[number];

export interface StatusSelectProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The order's number as the server knows it. */
  orderId: string;
  /** Where the order stands now. */
  status: OrderStatus;
  /** Gets the status chosen, after the press on the button. */
  onUpdate: (status: ChosenStatus) => void;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
  /** Why the server refused. */
  error?: string | undefined;
  /** What it was before the change just made: draws 'Undo'. */
  previous?: ChosenStatus | undefined;
  /** Takes the last change back. */
  onUndo?: () => void;
}

/** An order's status, to be changed: choosing does nothing yet, 'Update' does (WCAG 3.2.2). */
export function StatusSelect({
  orderId,
  status,
  onUpdate,
  busy = false,
  error,
  previous,
  onUndo,
  id,
  className,
  ...props
}: StatusSelectProps) {
  const messages = useMessages('staff', staffMessages);
  const common = useMessages('base', baseMessages);
  const own = useId();
  const selectId = `${id ?? own}-select`;
  const [chosen, setChosen] = useState<{ status: ChosenStatus; over: OrderStatus }>();
  // The admin's words for two of them (decision C1).
  const wordOf = (one: ChosenStatus) =>
    one === 'processing' ? messages.confirmed : one === 'shipped' ? messages.out : common[one];
  const select = useRef<HTMLSelectElement>(null);
  const label = messages.statusOf(orderId);
  if (status === 'cancelled') {
    return (
      <div
        data-slot="status-select"
        data-state="cancelled"
        id={id}
        {...props}
        className={cn('flex flex-col gap-1', className)}
      >
        <StatusBadge status={status} />
      </div>
    );
  }
  // A choice was made over one status: once the order stands elsewhere, it is forgotten.
  if (chosen && chosen.over !== status) setChosen(undefined);
  const value = chosen?.over === status ? chosen.status : status;
  const differs = value !== status;
  // Both buttons go away with what they did: focus stays with the choice.
  const then = (act: () => void) => {
    select.current?.focus();
    act();
  };
  return (
    <div
      data-slot="status-select"
      data-state={busy ? 'busy' : error ? 'refused' : previous ? 'updated' : 'idle'}
      id={id}
      {...props}
      className={cn('flex flex-col gap-2', className)}
    >
      {error && (
        <div role="alert">
          <FieldError controlId={selectId}>{error}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <div className="relative w-48 max-w-full grow">
          <select
            ref={select}
            id={selectId}
            aria-label={label}
            value={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${selectId}-error` : undefined}
            onChange={(event) =>
              setChosen({ status: event.currentTarget.value as ChosenStatus, over: status })
            }
            className={cn(controlClasses, 'appearance-none pe-11 text-ellipsis')}
          >
            {choices.map((one) => (
              <option key={one} value={one}>
                {wordOf(one)}
              </option>
            ))}
          </select>
          <Icon name="icon-chevron-down" className="pointer-events-none absolute inset-y-0 end-3 my-auto" />
        </div>
        {(differs || busy) && (
          <Button
            busy={busy}
            aria-label={messages.updateOf(orderId)}
            onClick={() => then(() => onUpdate(value as ChosenStatus))}
          >
            {messages.update}
          </Button>
        )}
      </div>
      {previous && !busy && !differs && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-meta">
          <span className="inline-flex items-center gap-1 text-success-text">
            <Icon name="icon-circle-check" />
            <span>{messages.updated}</span>
          </span>
          <button
            type="button"
            aria-label={messages.undoTo(wordOf(previous))}
            onClick={() => then(() => onUndo?.())}
            className="min-h-target rounded-small font-strong text-accent-text underline underline-offset-4"
          >
            {messages.undo}
          </button>
        </p>
      )}
    </div>
  );
}
