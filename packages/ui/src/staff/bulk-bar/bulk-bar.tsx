'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import { staffMessages } from '../messages.en.ts';

export interface BulkBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many of the list can be chosen. */
  selectableCount: number;
  /** How many are. */
  selectedCount: number;
  /** Chooses all of them, or none. */
  onSelectAll: (all: boolean) => void;
  /** Sends those that are chosen out; where none is, it is not called. */
  onSend: () => void;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
}

/** What is done with several orders at once: they go out for delivery. It stays in its place whatever is chosen, so focus does. */
export function BulkBar({
  selectableCount,
  selectedCount,
  onSelectAll,
  onSend,
  busy = false,
  className,
  ...props
}: BulkBarProps) {
  const messages = useMessages('staff', staffMessages);
  const countId = useId();
  return (
    <div
      data-slot="bulk-bar"
      data-state={busy ? 'busy' : 'idle'}
      {...props}
      className={cn('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}
    >
      <Checkbox
        label={messages.chooseAll(selectableCount)}
        checked={selectableCount > 0 && selectedCount === selectableCount}
        onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p id={countId} role="status" className="text-meta text-content-muted">
          {selectedCount > 0 ? messages.chosen(selectedCount) : messages.noneChosen}
        </p>
        <Button
          tone="plain"
          busy={busy}
          aria-describedby={countId}
          aria-disabled={busy || selectedCount === 0 || undefined}
          onClick={() => {
            if (selectedCount > 0) onSend();
          }}
        >
          <Icon name="icon-truck" />
          <span>{messages.out}</span>
        </Button>
      </div>
    </div>
  );
}
