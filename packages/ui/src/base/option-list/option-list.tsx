'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { wrapText } from '../../messages/wrap-text.ts';
import { optionIdOf } from './option-id.ts';

export interface Option {
  id: string;
  label: ReactNode;
  /** Tells it from others of that label. */
  description?: ReactNode;
  /** Options of one group stand together, under its name. */
  group?: string | undefined;
}
export interface OptionListProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'role' | 'id' | 'onSelect'
> {
  /** Id of the list; the input names it in `aria-controls`, and an option by `optionIdOf`. */
  id: string;
  /** Accessible name of the list. */
  'aria-label': string;
  /** Best first. */
  options: readonly Option[];
  /** Place of the option that the arrow keys are on; -1 for none. */
  active: number;
  /** Attributes and handlers of an option, from a combobox library. */
  optionProps?: (option: Option, index: number) => ComponentProps<'div'>;
}

/** Options of a combobox. Focus and keys stay with its input. */
export function OptionList({ id, options, active, optionProps, className, ...props }: OptionListProps) {
  const optionAt = (option: Option, index: number) => (
    <div
      key={option.id}
      id={optionIdOf(id, index)}
      tabIndex={-1}
      {...optionProps?.(option, index)}
      role="option"
      aria-selected={index === active}
      className="flex min-h-target cursor-pointer flex-col justify-center px-4 py-1.5 wrap-anywhere outline-accent-line hover:bg-surface-sunken aria-selected:bg-accent-tint aria-selected:outline-2 aria-selected:-outline-offset-2"
    >
      {wrapText(option.label)}
      {option.description && <span className="text-meta text-content-muted">{option.description}</span>}
    </div>
  );
  const groups = new Map<string | undefined, ReactNode[]>();
  for (const [index, option] of options.entries())
    groups.set(option.group, [...(groups.get(option.group) ?? []), optionAt(option, index)]);
  return (
    <div
      tabIndex={-1}
      data-slot="option-list"
      onMouseDown={(event) => event.preventDefault()}
      {...props}
      id={id}
      role="listbox"
      className={cn('max-h-112 overflow-y-auto overscroll-contain py-1', className)}
    >
      {[...groups].map(([group, drawn], at) =>
        group === undefined ? (
          drawn
        ) : (
          <div
            key={group}
            role="group"
            aria-label={group}
            className={at > 0 ? 'mt-1 border-t border-line pt-1' : ''}
          >
            <div aria-hidden className="px-4 pt-2 pb-1 text-meta text-content-muted">
              {group}
            </div>
            {drawn}
          </div>
        ),
      )}
    </div>
  );
}
