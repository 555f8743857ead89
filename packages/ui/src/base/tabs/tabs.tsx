'use client';
import * as Radix from 'radix-ui/tabs';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { count } from '../../messages/plural.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface Tab {
  value: string;
  label: ReactNode;
  /** Number of things inside: 'Orders 12'. */
  count?: number;
  content: ReactNode;
}
export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** The tabs, in this order. */
  tabs: ReadonlyArray<Tab>;
  /** The tab shown; without it the component keeps its own. */
  value?: string;
  /** The first tab, unless told otherwise. */
  defaultValue?: string;
  /** Receives the new value after each change. */
  onValueChange?: (value: string) => void;
  /** Accessible name of the tab list. */
  label: string;
}

/** Sections of one thing, one in sight at a time. On phones the row of tabs scrolls sideways. */
export function Tabs({ tabs, value, defaultValue, onValueChange, label, className, ...props }: TabsProps) {
  const [own, setOwn] = useState(defaultValue);
  const wanted = value ?? own;
  // The shown tab may be taken away: a Radix root without a matching value shows no panel.
  const shown = tabs.some((tab) => tab.value === wanted) ? wanted : tabs[0]?.value;
  // Radix reports a press on a controlled tab twice: on mousedown and on the focus that follows.
  const reported = useRef(shown);
  useEffect(() => {
    reported.current = shown;
  });
  return (
    <Radix.Root
      data-slot="tabs"
      {...props}
      value={shown ?? ''}
      onValueChange={(next) => {
        if (next === reported.current) return;
        reported.current = next;
        setOwn(next);
        onValueChange?.(next);
      }}
      className={cn('flex min-w-0 flex-col gap-4', className)}
    >
      <Radix.List
        aria-label={label}
        className="flex overflow-x-auto border-b border-line [scrollbar-width:thin]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="relative flex min-h-control max-w-[85%] flex-none items-center gap-2 rounded-small px-4 py-2 text-start font-medium text-content-muted transition-colors focus-visible:-outline-offset-3 data-[state=active]:text-accent-text data-[state=active]:[scroll-initial-target:nearest] data-[state=active]:after:absolute data-[state=active]:after:inset-x-2 data-[state=active]:after:bottom-0 data-[state=active]:after:border-b-3 data-[state=active]:after:border-accent-line data-[state=inactive]:hover:text-content"
          >
            {wrapText(tab.label)}
            {tab.count !== undefined && (
              <span className="rounded-full border border-line bg-surface-sunken px-2 text-meta text-content-muted tabular-nums">
                {count(tab.count)}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-small">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
