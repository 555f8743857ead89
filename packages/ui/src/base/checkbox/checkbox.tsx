'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { fieldAria } from '../field/field.tsx';
import { FieldError } from '../field/field-error.tsx';
import { Icon } from '../icon/icon.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The visible name of the control. */
  label: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: string | undefined;
}

const boxClasses =
  'size-6 appearance-none rounded-small border-2 border-line-strong bg-surface-raised checked:border-accent-fill checked:bg-accent-fill aria-invalid:border-danger-line disabled:bg-surface-sunken disabled:checked:border-content-muted disabled:checked:bg-content-muted';

/** Yes or no; the whole line is its label. Native attributes go to the `<input>`, `className` to the whole. */
export function Checkbox({ label, hint, error, id, className, ...props }: CheckboxProps) {
  const own = useId();
  const controlId = id ?? own;
  return (
    <div className={cn('flex flex-col', className)}>
      {error && <FieldError controlId={controlId}>{error}</FieldError>}
      <label htmlFor={controlId} className="flex min-h-target gap-3 py-2 has-disabled:text-content-muted">
        <span className="relative flex h-lh items-center">
          <input
            data-slot="checkbox"
            id={controlId}
            {...fieldAria(controlId, { hint, error })}
            {...props}
            type="checkbox"
            className={cn(boxClasses, 'peer')}
          />
          <Icon
            name="icon-check"
            className="pointer-events-none absolute inset-0 m-auto text-accent-on-fill not-peer-checked:hidden"
          />
        </span>
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className="-mt-1 ps-9 text-meta text-content-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
