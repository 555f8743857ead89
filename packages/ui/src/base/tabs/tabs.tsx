'use client';
import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { count } from '../../messages/plural.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface Tab {
  value: string;
  label: ReactNode;
  /** How many things wait inside: 'Orders 12'. */
  count?: number;
  content: ReactNode;
}
export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
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
export function Tabs({ tabs, value, defaultValue, onValueChange, label, className, ...props }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const wanted = value ?? own;
  // The one that it kept may be taken away.
  const shown = tabs.some((tab) => tab.value === wanted) ? wanted : tabs[0]?.value;
  function select(next: string) {
    if (next === shown) return;
    setOwn(next);
    onValueChange?.(next);
  }
  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const all = [...event.currentTarget.parentElement!.children] as HTMLElement[];
    const at = all.indexOf(event.currentTarget);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const to = { Home: 0, End: -1, ArrowRight: at + forward, ArrowLeft: at - forward }[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
    select(tabs.at(to % all.length)!.value);
  }
  return (
    <div data-slot="tabs" {...props} className={cn('flex min-w-0 flex-col gap-4', className)}>
      <div
        role="tablist"
        aria-label={label}
        className="flex overflow-x-auto border-b border-line [scrollbar-width:thin]"
      >
        {tabs.map((tab, at) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-controls={`${id}-${at}`}
            aria-selected={tab.value === shown}
            tabIndex={tab.value === shown ? 0 : -1}
            onKeyDown={move}
            onClick={(event) => {
              // Safari does not: the arrows go on from here.
              event.currentTarget.focus();
              select(tab.value);
            }}
            className="relative flex min-h-control max-w-[85%] flex-none items-center gap-2 rounded-small px-4 py-2 text-start font-medium text-content-muted transition-colors focus-visible:-outline-offset-3 aria-selected:text-accent-text aria-selected:[scroll-initial-target:nearest] aria-selected:after:absolute aria-selected:after:inset-x-2 aria-selected:after:bottom-0 aria-selected:after:border-b-3 aria-selected:after:border-accent-line not-aria-selected:hover:text-content"
          >
            {wrapText(tab.label)}
            {tab.count !== undefined && (
              <span className="rounded-full border border-line bg-surface-sunken px-2 text-meta text-content-muted tabular-nums">
                {count(tab.count)}
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs.map((tab, at) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${at}`}
          aria-labelledby={`${id}-tab-${at}`}
          tabIndex={0}
          hidden={tab.value !== shown}
          className="rounded-small"
        >
          {tab.value === shown && tab.content}
        </div>
      ))}
    </div>
  );
}
