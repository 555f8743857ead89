'use client';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface Option {
  id: string;
  label: ReactNode;
  /** What tells it from others of that label. */
  description?: ReactNode;
  /** Those of one group stand side by side, under its name. */
  group?: string | undefined;
}
export interface OptionListProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'role' | 'id' | 'onSelect'
> {
  /** Of the list; the input names it in `aria-controls`, and an option by `optionIdOf`. */
  id: string;
  /** The list's name for readers. */
  'aria-label': string;
  /** Best first. */
  options: readonly Option[];
  /** Place of the option that the input's keys stand on; -1 for none. */
  active: number;
  /** Gets the id of the option pressed. */
  onSelect: (id: string) => void;
}

/** For the input's `aria-activedescendant`. */
export const optionIdOf = (listId: string, index: number): string => `${listId}-${index}`;

/** What a combobox suggests. Focus and keys stay with its input. */
export function OptionList({ id, options, active, onSelect, className, ...props }: OptionListProps) {
  useEffect(() => {
    if (active >= 0) document.getElementById(optionIdOf(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const optionAt = (option: Option, index: number) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- focus and keys stay with the input
    <div
      key={option.id}
      id={optionIdOf(id, index)}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      onClick={() => onSelect(option.id)}
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
