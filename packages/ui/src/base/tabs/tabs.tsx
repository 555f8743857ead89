import * as Parts from 'radix-ui/tabs';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { count } from '../../messages/plural.ts';

export interface Tab {
  value: string;
  label: ReactNode;
  /** How many things wait inside: 'Orders 12'. */
  count?: number;
  content: ReactNode;
}
export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'dir' | 'defaultValue'> {
  /** The tabs, in this order. */
  tabs: ReadonlyArray<Tab>;
  /** The tab shown; without it the element keeps its own. */
  value?: string;
  /** The first tab, unless told otherwise. */
  defaultValue?: string;
  /** Gets the new value after each change. */
  onValueChange?: (value: string) => void;
  /** What the tabs are about, for readers. */
  label: string;
}

/** Sections of one thing, one in sight at a time. On phones the row of tabs scrolls sideways. */
export function Tabs({
  tabs,
  value,
  defaultValue = tabs[0]?.value,
  onValueChange,
  label,
  className,
  ...props
}: TabsProps) {
  return (
    <Parts.Root
      data-slot="tabs"
      {...props}
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
      className={cn('flex min-w-0 flex-col gap-4', className)}
    >
      <Parts.List
        aria-label={label}
        className="flex overflow-x-auto border-b border-line [scrollbar-width:thin]"
      >
        {tabs.map((tab) => (
          <Parts.Trigger
            key={tab.value}
            value={tab.value}
            className="relative flex min-h-control max-w-[85%] flex-none items-center gap-2 rounded-small px-4 py-2 text-start font-medium text-content-muted transition-colors focus-visible:-outline-offset-3 aria-selected:text-accent-text aria-selected:[scroll-initial-target:nearest] aria-selected:after:absolute aria-selected:after:inset-x-2 aria-selected:after:bottom-0 aria-selected:after:border-b-3 aria-selected:after:border-accent-line not-aria-selected:hover:text-content"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full border border-line bg-surface-sunken px-2 text-meta text-content-muted tabular-nums">
                {count(tab.count)}
              </span>
            )}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Content key={tab.value} value={tab.value} className="rounded-small">
          {tab.content}
        </Parts.Content>
      ))}
    </Parts.Root>
  );
}
