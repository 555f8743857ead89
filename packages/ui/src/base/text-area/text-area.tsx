'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { controlClasses, Field, fieldAria } from '../field/field.tsx';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** The visible name of the control. */
  label: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** Says that it may be left empty. */
  optional?: boolean;
  /** Lines shown while it is empty; it grows with the text where the browser can. */
  rows?: number;
}

// `field-sizing` ignores `rows`, so both come together: where CSS can read `rows`, it is the least height, else it stays the height.
const growing = 'reads-rows:field-sizing-content reads-rows:min-h-rows';

/** Several lines of text. Native attributes go to the `<textarea>`, `className` to the whole. */
export function TextArea({ label, hint, error, optional, id, className, rows = 3, ...props }: TextAreaProps) {
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
      <textarea
        data-slot="text-area"
        id={controlId}
        rows={rows}
        {...fieldAria(controlId, { hint, error })}
        {...props}
        className={cn(controlClasses, growing)}
      />
    </Field>
  );
}
