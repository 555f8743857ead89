import { cva, type VariantProps } from 'class-variance-authority';
import * as Radix from 'radix-ui/progress';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name. Omit it only where the bar is `aria-hidden` beside text that says the same. */
  label?: string;
  /** Completed share, 0 to 1. Values outside are clamped. */
  value: number;
  /** `warning` and `danger` for a share of time that runs out. */
  tone?: 'accent' | 'warning' | 'danger';
}

/** Filled part of a ProgressBar. */
export const progressBarVariants = cva('h-full rounded-full forced-colors:bg-[CanvasText]', {
  variants: { tone: { accent: 'bg-accent-fill', warning: 'bg-warning-fill', danger: 'bg-danger-fill' } },
});
export type ProgressBarVariants = VariantProps<typeof progressBarVariants>;

/** Share of something that is complete: an upload, an import, a sound level. */
export function ProgressBar({ label, value, tone = 'accent', className, ...props }: ProgressBarProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <Radix.Root
      data-slot="progress-bar"
      aria-label={label}
      {...props}
      value={share}
      max={1}
      className={cn(
        'h-2 w-full overflow-clip rounded-full border border-transparent bg-line forced-colors:border-[CanvasText]',
        className,
      )}
    >
      <Radix.Indicator
        className={progressBarVariants({ tone })}
        style={{ inlineSize: `${Math.round(share * 1000) / 10}%` }}
      />
    </Radix.Root>
  );
}
