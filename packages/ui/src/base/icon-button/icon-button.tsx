import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import type { IconName } from '../icon/names.ts';

/** Classes of an IconButton; beside them stands the icon's own, such as `icon-heart`: its drawing is a pseudo-element, so that all is one node. */
export const iconButtonVariants = cva(
  'inline-flex size-target flex-none items-center justify-center rounded-full border text-title transition-colors before:icon disabled:cursor-not-allowed disabled:border-transparent disabled:bg-surface-sunken disabled:text-content-muted disabled:before:opacity-50 aria-disabled:cursor-not-allowed',
  {
    variants: {
      tone: {
        plain:
          'border-line-strong bg-surface-raised text-accent-text not-disabled:hover:bg-accent-tint aria-pressed:border-accent-line aria-pressed:bg-accent-tint',
        quiet:
          'border-transparent text-content not-disabled:hover:bg-accent-tint aria-pressed:bg-accent-tint aria-pressed:text-accent-text',
        floating:
          'border-transparent bg-surface-raised text-content not-disabled:hover:bg-accent-tint aria-pressed:bg-accent-tint aria-pressed:text-accent-text',
        picture:
          'border-transparent bg-surface-raised bg-clip-content p-0.75 text-accent-text not-disabled:hover:bg-accent-tint aria-pressed:bg-accent-tint',
        accent:
          'border-transparent bg-accent-fill text-accent-on-fill not-disabled:hover:bg-accent-fill-hover',
      },
    },
    defaultVariants: { tone: 'quiet' },
  },
);
export type IconButtonVariants = VariantProps<typeof iconButtonVariants>;

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, with the name of what it does it to: 'Remove Paramol 650'. */
  label: string;
  /** What it shows. */
  icon: IconName;
  /** `picture` where it stands on one: the drawing's ground is smaller than what can be pressed. `floating` where text scrolls under it. */
  tone?: 'plain' | 'quiet' | 'floating' | 'picture' | 'accent';
  /** Given, it is a switch; show the other state by another icon too, not by colour alone. */
  pressed?: boolean;
}

/** A button that is only a drawing. */
export function IconButton({
  label,
  icon,
  tone,
  pressed,
  type = 'button',
  className,
  ...props
}: IconButtonProps) {
  return (
    <button
      data-slot="icon-button"
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      data-state={pressed === undefined ? undefined : pressed ? 'on' : 'off'}
      {...props}
      className={cn(iconButtonVariants({ tone }), icon, className)}
    />
  );
}
