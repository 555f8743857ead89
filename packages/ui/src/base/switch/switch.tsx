'use client';
import * as Radix from 'radix-ui/switch';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { FieldError } from '../field/field-error.tsx';
import { fieldAria } from '../field/field.tsx';

export interface SwitchProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'value' | 'defaultValue' | 'onChange' | 'name' | 'form'
> {
  /** Visible name; a press on it switches too. */
  label: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** Reason why the setting was not changed. */
  error?: string | undefined;
  /** Whether it is on. */
  checked: boolean;
  /** Receives the wanted state. */
  onCheckedChange: (checked: boolean) => void;
}

/** A setting that takes effect at once. Native attributes go to the switch, `className` to the whole. */
export function Switch({ label, hint, error, id, className, ...props }: SwitchProps) {
  const own = useId();
  const controlId = id ?? own;
  return (
    <div className={cn('flex flex-col', className)}>
      {error && <FieldError controlId={controlId}>{error}</FieldError>}
      <div className="flex min-h-target gap-3 py-2">
        <span className="flex h-lh items-center">
          <Radix.Root
            data-slot="switch"
            id={controlId}
            {...fieldAria(controlId, { hint, error })}
            {...props}
            className="group/switch flex h-6 w-11 flex-none items-center rounded-full border-2 border-line-strong bg-surface-raised px-0.5 transition-colors not-disabled:hover:border-accent-line disabled:bg-surface-sunken data-[state=checked]:border-accent-fill data-[state=checked]:bg-accent-fill"
          >
            <Radix.Thumb className="size-4 rounded-full bg-line-strong transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-accent-on-fill rtl:data-[state=checked]:-translate-x-5 forced-colors:bg-[ButtonText]" />
          </Radix.Root>
        </span>
        <label
          htmlFor={controlId}
          className="min-w-0 flex-1 cursor-pointer wrap-anywhere has-disabled:text-content-muted"
        >
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${controlId}-hint`} className="-mt-1 ps-14 text-meta text-content-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
