'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../messages.en.ts';
import { FieldError } from './field-error.tsx';
import { wrapText } from '../../messages/wrap-text.ts';

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The control's id; hint and error get `${controlId}-hint` and `${controlId}-error`. */
  controlId: string;
  /** The visible name of the control. */
  label: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** What is wrong and what to do; tied to the control by `fieldAria`. */
  error?: string | undefined;
  /** Marks the label '(optional)': required is the rule, so it is not marked. */
  optional?: boolean;
  /** The control. */
  children: ReactNode;
}

/** Attributes that tie a control to its Field's hint and error. */
export function fieldAria(
  controlId: string,
  { hint, error }: { hint?: ReactNode; error?: string | undefined },
) {
  const described = [hint ? `${controlId}-hint` : '', error ? `${controlId}-error` : '']
    .filter(Boolean)
    .join(' ');
  return { 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': described || undefined };
}

/** The look of a text control, shared by every field that is one. */
export const controlClasses =
  'min-h-control w-full rounded-control border border-line-strong bg-surface-raised px-3 py-2 text-body text-content placeholder:text-content-muted aria-invalid:border-2 aria-invalid:border-danger-line disabled:bg-surface-sunken disabled:text-content-muted';

/** Label, hint and error around one control. */
export function Field({
  controlId,
  label,
  hint,
  error,
  optional = false,
  children,
  className,
  ...props
}: FieldProps) {
  const messages = useMessages('base', baseMessages);
  return (
    <div
      data-slot="field"
      data-state={error ? 'error' : 'idle'}
      {...props}
      className={cn('flex flex-col gap-1.5', className)}
    >
      <label htmlFor={controlId} className="font-medium">
        {wrapText(label)}
        {optional && <span className="font-regular text-content-muted">{` ${messages.optional}`}</span>}
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className="text-meta text-content-muted">
          {hint}
        </p>
      )}
      {error && <FieldError controlId={controlId}>{error}</FieldError>}
      {children}
    </div>
  );
}
