'use client';
import { cva, type VariantProps } from 'class-variance-authority';
import * as Radix from 'radix-ui/toggle-group';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { wrapText } from '../../messages/wrap-text.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/names.ts';

export interface ToggleGroupProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'onChange'> {
  /** Accessible name. */
  label: string;
  /** `single` for one choice as radios, `multiple` for any number as toggle buttons. */
  type?: 'single' | 'multiple';
  /** The chosen values; with `single` at most one. */
  value: readonly string[];
  /** Receives the chosen values. With `single` exactly one: pressing it again reports nothing. */
  onValueChange: (value: string[]) => void;
  /** `joined` buttons share one border; `chips` stand apart and wrap. */
  look?: 'joined' | 'chips';
}
export interface ToggleGroupItemProps extends ComponentProps<'button'> {
  /** Identifies the choice within its group. */
  value: string;
  /** Icon that shows while the item is chosen, so that colour is not the only sign. */
  icon?: IconName;
  /** Colour while it is chosen. */
  tone?: 'accent' | 'success' | 'warning' | 'danger';
}

/** Box around the items. */
export const toggleGroupVariants = cva('group/toggles flex max-w-full flex-wrap', {
  variants: {
    look: {
      joined: 'w-fit overflow-clip rounded-control border border-line-strong',
      chips: 'gap-2',
    },
  },
});
export type ToggleGroupVariants = VariantProps<typeof toggleGroupVariants>;
/** One item. */
export const toggleGroupItemVariants = cva(
  `inline-flex min-h-control items-center justify-center gap-2 px-3 py-2 font-strong text-accent-text transition-colors select-none not-disabled:hover:bg-accent-tint
  group-data-[look=joined]/toggles:not-first:border-s group-data-[look=joined]/toggles:not-first:border-line group-data-[look=joined]/toggles:focus-visible:-outline-offset-3
  group-data-[look=chips]/toggles:rounded-control group-data-[look=chips]/toggles:border group-data-[look=chips]/toggles:border-line-strong group-data-[look=chips]/toggles:bg-surface-raised
  disabled:cursor-not-allowed disabled:text-content-muted`,
  {
    variants: {
      tone: {
        accent: 'data-[state=on]:bg-accent-tint',
        success: 'data-[state=on]:bg-success-text data-[state=on]:text-surface-raised',
        warning: 'data-[state=on]:bg-warning-text data-[state=on]:text-surface-raised',
        danger: 'data-[state=on]:bg-danger-fill data-[state=on]:text-danger-on-fill',
      },
    },
  },
);
export type ToggleGroupItemVariants = VariantProps<typeof toggleGroupItemVariants>;

/** ToggleGroupItems with one tab stop: arrows, Home and End move between them, Space and Enter choose. */
export function ToggleGroup({
  label,
  type = 'single',
  value,
  onValueChange,
  look = 'chips',
  className,
  ...props
}: ToggleGroupProps) {
  const shared = {
    'data-slot': 'toggle-group',
    'data-look': look,
    'aria-label': label,
    ...props,
    className: cn(toggleGroupVariants({ look }), className),
  };
  return type === 'multiple' ? (
    <Radix.Root {...shared} type="multiple" value={[...value]} onValueChange={onValueChange} />
  ) : (
    <Radix.Root
      {...shared}
      type="single"
      value={value[0] ?? ''}
      // Radix reports '' for a press on the chosen item; one of these stays chosen.
      onValueChange={(next) => next && onValueChange([next])}
    />
  );
}

/** One choice of a ToggleGroup. */
export function ToggleGroupItem({
  icon,
  tone = 'accent',
  className,
  children,
  ...props
}: ToggleGroupItemProps) {
  return (
    <Radix.Item
      data-slot="toggle-group-item"
      {...props}
      className={cn('group/item', toggleGroupItemVariants({ tone }), className)}
    >
      {icon && <Icon name={icon} className="group-data-[state=off]/item:hidden" />}
      {wrapText(children)}
    </Radix.Item>
  );
}
