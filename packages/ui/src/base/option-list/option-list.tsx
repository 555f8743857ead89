import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';

export interface Option {
  id: string;
  label: ReactNode;
  /** What tells it from others of that label. */
  detail?: ReactNode;
}
export interface OptionListProps extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'id'> {
  /** Of the list; the input names it in `aria-controls`, and an option by `optionIdOf`. */
  id: string;
  /** The list's name for readers. */
  'aria-label': string;
  /** Best first. */
  options: readonly Option[];
  /** Place of the option that the input's keys stand on; -1 for none. */
  active: number;
  /** Gets the id of the option pressed. */
  onPick: (id: string) => void;
}

/** For the input's `aria-activedescendant`. */
export const optionIdOf = (listId: string, index: number): string => `${listId}-${index}`;

/** What a combobox suggests. Focus and keys stay with its input. */
export function OptionList({ id, options, active, onPick, className, ...props }: OptionListProps) {
  useEffect(() => {
    if (active >= 0) document.getElementById(optionIdOf(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
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
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- focus and keys stay with the input
        <div
          key={option.id}
          id={optionIdOf(id, index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onClick={() => onPick(option.id)}
          className="flex min-h-target cursor-pointer flex-col justify-center px-4 py-1.5 wrap-anywhere outline-accent-line hover:bg-surface-sunken aria-selected:bg-accent-tint aria-selected:outline-2 aria-selected:-outline-offset-2"
        >
          {option.label}
          {option.detail && <span className="text-meta text-content-muted">{option.detail}</span>}
        </div>
      ))}
    </div>
  );
}
