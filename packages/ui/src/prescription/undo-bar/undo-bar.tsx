'use client';
import { useEffectEvent, useLayoutEffect, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import type { ReviewDecision } from '../review-line/review-line.tsx';
import { reviewMessages } from '../review-messages.en.ts';

const decisions = ['approved', 'question', 'rejected'] as const satisfies readonly ReviewDecision[];
export interface UndoBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whose prescription it was. */
  patientName: string;
  /** How many lines were decided how. */
  decided: Readonly<Record<ReviewDecision, number>>;
  /** Whole seconds until it is carried out. */
  seconds: number;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
  /** The key stands on the button. */
  keys?: boolean;
  /** Takes it back. */
  onUndo: () => void;
}

/** What was just decided of which patient, for as long as nothing has come of it. The news is said once; the seconds are for the eye. */
export function UndoBar({
  patientName,
  decided,
  seconds,
  busy = false,
  keys = false,
  onUndo,
  className,
  ...props
}: UndoBarProps) {
  const messages = useMessages('review', reviewMessages);
  return (
    <div
      data-slot="undo-bar"
      {...props}
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-surface-raised px-4 py-2 floating wrap-anywhere',
        className,
      )}
    >
      <p className="min-w-0 flex-1 basis-48">
        <span role="status" className="font-strong">
          {messages.undoOf(
            patientName,
            decisions
              .filter((one) => decided[one] > 0)
              .map((one) => messages.decided[one](decided[one]))
              .join(', '),
          )}
        </span>{' '}
        <span className="tabular-nums">{messages.seconds(seconds)}</span>
      </p>
      <Button tone="plain" busy={busy} onClick={onUndo} aria-keyshortcuts={keys ? 'Z' : undefined}>
        <Icon name="icon-rotate-ccw" />
        <span>{messages.undo}</span>
        {keys && (
          <kbd aria-hidden className="rounded-small border px-1 text-meta max-md:hidden">
            Z
          </kbd>
        )}
      </Button>
    </div>
  );
}

/** The letter that a key of the desk stands for; none while something is typed, or while a dialog is open. By its place on the board where that writes no Latin. */
export function keyOf({ key, code, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return undefined;
  const isTyped =
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true]') !== null;
  if (isTyped || document.querySelector('[role=dialog], [role=alertdialog]')) return undefined;
  return /^[a-z?]$/i.test(key) ? key.toUpperCase() : /^Key([A-Z])$/.exec(code)?.[1];
}

/**
 * Handles key presses anywhere in the document while `enabled`. A layout effect, since a screen that names a key must react to it as soon as it
 * is visible: an effect may run after the first press.
 */
export function useKeyDown(enabled: boolean, onKeyDown: (event: KeyboardEvent) => void): void {
  const listener = useEffectEvent(onKeyDown);
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => listener(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
