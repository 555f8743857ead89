'use client';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { Dialog, type DialogProps } from '../../base/dialog/dialog.tsx';
import { useMessages } from '../../messages/provider.ts';
import { reviewMessages } from '../review-messages.en.ts';

export interface KeyListProps extends Omit<DialogProps, 'title' | 'children' | 'size'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it wants to close. */
  onOpenChange: (open: boolean) => void;
  /** Whether the keys are on. */
  enabled: boolean;
  /** Gets whether they are to be on. */
  onEnabledChange: (enabled: boolean) => void;
}

/** The keys of the pharmacist's desk, and the switch that turns them off: one letter alone may be what a reader or a voice types. */
export function KeyList({ open, onOpenChange, enabled, onEnabledChange, ...props }: KeyListProps) {
  const messages = useMessages('review', reviewMessages);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.keysTitle}
      data-slot="key-list"
      {...props}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
        {Object.entries(messages.keyOf).map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block rounded-small border border-line-strong px-2 text-center font-strong">
                {key}
              </kbd>
            </dt>
            <dd className="min-w-0 wrap-anywhere">{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={messages.keysOn}
        hint={messages.keysHint}
        checked={enabled}
        onChange={({ currentTarget }) => onEnabledChange(currentTarget.checked)}
      />
    </Dialog>
  );
}
