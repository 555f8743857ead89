'use client';
import { cva, type VariantProps } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { cn } from '../../cn.ts';
import { FieldError } from '../field/field-error.tsx';
import { radioDot } from './radio-dot.ts';

/** How the cards stand to each other. */
export const radioCardsVariants = cva('flex gap-3', {
  variants: { orientation: { column: 'flex-col', row: 'flex-wrap' } },
});
/** Classes of one card. The thicker border of the chosen one grows outwards, so that nothing inside moves. */
export const radioCardsOptionVariants = cva(
  'flex min-h-target items-center gap-3 rounded-card border border-line bg-surface-raised p-4 not-has-disabled:hover:border-line-strong has-checked:-m-px has-checked:border-2 has-checked:border-accent-line has-checked:bg-accent-tint not-has-disabled:has-checked:hover:border-accent-line has-disabled:cursor-not-allowed has-disabled:bg-surface-sunken has-disabled:text-content-muted has-checked:has-disabled:border-content-muted',
  { variants: { orientation: { column: '', row: 'min-w-0 flex-1 basis-48' } } },
);
export type RadioCardsVariants = VariantProps<typeof radioCardsVariants>;
export type RadioCardsOptionVariants = VariantProps<typeof radioCardsOptionVariants>;

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** At the end of the card: a price or badge. No control: the card is one label. */
  trailing?: ReactNode;
  disabled?: boolean;
}
export interface RadioCardsProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'ref'> {
  /** Reaches every radio, and the first one last: a form library counts them all, who keeps one focuses the first. */
  ref?: Ref<HTMLInputElement>;
  /** The visible name of the group. */
  legend: ReactNode;
  /** What has to be known before one is chosen: below the legend. */
  children?: ReactNode;
  /** What can be chosen, in this order. */
  options: readonly RadioOption[];
  /** Name of the radios in the form. */
  name?: string;
  /** The chosen option; without it the element keeps its own. */
  value?: string;
  /** The option chosen at first. */
  defaultValue?: string;
  /** Gets the new value after each change. */
  onValueChange?: (value: string) => void;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** Below each other or side by side. */
  orientation?: 'column' | 'row';
}

/** One of a few, all in sight. The radios' ids are `${id}-${value}`, so that an ErrorSummary can lead to the first. */
export function RadioCards({
  legend,
  children,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  error,
  orientation = 'column',
  id,
  className,
  ref,
  ...props
}: RadioCardsProps) {
  const own = useId();
  const groupId = id ?? own;
  // A parent's ref is set after those of its children.
  const first = (element: HTMLFieldSetElement | null) => {
    const radio = element?.querySelector<HTMLInputElement>('input:enabled') ?? null;
    if (typeof ref === 'function') ref(radio);
    else if (ref) ref.current = radio;
  };
  return (
    <fieldset
      data-slot="radio-cards"
      data-state={error ? 'error' : 'idle'}
      role="radiogroup"
      id={groupId}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${groupId}-error` : undefined}
      {...props}
      ref={first}
      className={cn('min-w-0', className)}
    >
      <legend className="pb-2 font-strong">{legend}</legend>
      {children}
      {error && (
        <div className="pb-2">
          <FieldError controlId={groupId}>{error}</FieldError>
        </div>
      )}
      <div className={radioCardsVariants({ orientation })}>
        {options.map((option) => (
          <label
            key={option.value}
            htmlFor={`${groupId}-${option.value}`}
            className={radioCardsOptionVariants({ orientation })}
          >
            <input
              ref={ref}
              type="radio"
              id={`${groupId}-${option.value}`}
              name={name ?? own}
              value={option.value}
              disabled={option.disabled}
              className={radioDot}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="flex min-w-0 flex-col wrap-anywhere">
                <span className="font-medium">{option.label}</span>
                {option.description && (
                  <span className="text-meta text-content-muted">{option.description}</span>
                )}
              </span>
              {option.trailing && <span>{option.trailing}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
