'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { reviewMessages } from '../review-messages.en.ts';

export interface ReviewFootProps extends ComponentProps<'div'> {
  /** Lines that are not decided yet. */
  undecided: number;
  /** Id of the button that saves. */
  saveId?: string;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
  /** Another pharmacist was faster: draws 'Look again' in the place of 'Save'. */
  conflict?: boolean;
  /** Opens a decision again. */
  onLookAgain?: (() => void) | undefined;
  /** Shows the keys. */
  onShowKeys: () => void;
}

/** How far a review is, and what ends it: it stays in sight. What can be undone stands above. */
export function ReviewFoot({
  undecided,
  saveId,
  busy = false,
  conflict = false,
  onLookAgain,
  onShowKeys,
  className,
  children,
  ...props
}: ReviewFootProps) {
  const messages = useMessages('review', reviewMessages);
  return (
    <div
      data-slot="review-foot"
      data-state={conflict ? 'conflict' : busy ? 'busy' : 'idle'}
      {...props}
      className={cn(
        'sticky bottom-0 z-5 flex flex-col gap-3 border-t border-line bg-surface px-1 py-3',
        className,
      )}
    >
      {children}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-strong">{messages.left(undecided)}</p>
        <div className="flex flex-wrap gap-3">
          <Button tone="quiet" onClick={onShowKeys}>
            {messages.keys}
          </Button>
          {conflict ? (
            <Button tone="plain" onClick={onLookAgain}>
              {messages.lookAgain}
            </Button>
          ) : (
            <Button type="submit" id={saveId} busy={busy}>
              {busy ? messages.saving : messages.save}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
