'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { controlClasses, Field, fieldAria } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> {
  /** The visible name of the control. */
  label: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** Says that it may be left empty. */
  optional?: boolean;
  /** What can be chosen, in this order. */
  options: ReadonlyArray<{ value: string; label: string; disabled?: boolean }>;
  /** First option, whose value is '': nothing is chosen yet. */
  placeholder?: string;
}

/** One of a few, by the device's own list. Native attributes go to the `<select>`, `className` to the whole. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  id,
  className,
  ...props
}: SelectFieldProps) {
  const own = useId();
  const controlId = id ?? own;
  return (
    <Field
      controlId={controlId}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
    >
      <div className="relative">
        <select
          data-slot="select-field"
          id={controlId}
          {...fieldAria(controlId, { hint, error })}
          {...props}
          className={cn(controlClasses, 'appearance-none pe-11 text-ellipsis')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="icon-chevron-down" className="pointer-events-none absolute inset-y-0 end-3 my-auto" />
      </div>
    </Field>
  );
}
