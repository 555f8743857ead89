import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/names.ts';
import { wrapText } from '../../messages/wrap-text.ts';

/** Classes of a Badge. The border is seen in forced colours only, where tints are gone. */
export const badgeVariants = cva(
  'inline-flex w-fit max-w-full items-center gap-1.5 rounded-small border border-transparent px-2 py-0.5 text-start text-meta font-strong wrap-anywhere',
  {
    variants: {
      tone: {
        highlight: 'bg-highlight-fill text-highlight-on-fill',
        accent: 'bg-accent-tint text-accent-text',
        info: 'bg-info-tint text-info-text',
        success: 'bg-success-tint text-success-text',
        warning: 'bg-warning-tint text-warning-text',
        danger: 'bg-danger-tint text-danger-text',
        neutral: 'border-line bg-surface-sunken text-content-muted',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);
export type BadgeVariants = VariantProps<typeof badgeVariants>;

export interface BadgeProps extends ComponentProps<'span'> {
  /** `highlight` is the warm note (a discount); the others say a status, so they need an icon or a clear word. */
  tone?: 'highlight' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'neutral';
  /** The drawing before the text. */
  icon?: IconName | undefined;
}

/** A short fact about the thing it stands on. */
export function Badge({ tone, icon, className, children, ...props }: BadgeProps) {
  return (
    <span data-slot="badge" {...props} className={cn(badgeVariants({ tone }), className)}>
      {icon && <Icon name={icon} />}
      {wrapText(children)}
    </span>
  );
}
