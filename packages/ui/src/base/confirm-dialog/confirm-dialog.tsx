'use client';
import * as Parts from 'radix-ui/alert-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../button/button.tsx';
import { centredClasses, scrim, surfaceClasses, useOpener } from '../dialog/dialog.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../messages.en.ts';

export interface ConfirmDialogProps extends Omit<
  ComponentProps<typeof Parts.Content>,
  'title' | 'children' | 'asChild' | 'forceMount'
> {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it wants to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What will happen, and whether it can be taken back. */
  description: ReactNode;
  /** What the action does, as a verb: 'Delete address', never 'OK'. */
  confirmLabel: string;
  /** 'Cancel' unless given. */
  cancelLabel?: string;
  /** `danger` where something is lost. */
  tone?: 'accent' | 'danger';
  /** The page acts, then closes the dialog. */
  onConfirm: () => void;
  /** The action is under way: the dialog stays until the page closes it. */
  busy?: boolean;
}

/** Asks before something that is hard to take back; the safe choice has focus. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'accent',
  onConfirm,
  busy = false,
  className,
  ...props
}: ConfirmDialogProps) {
  const messages = useMessages('base', baseMessages);
  const { remember, restore } = useOpener();
  return (
    <Parts.Root
      open={open}
      onOpenChange={(next) => {
        if (!busy) onOpenChange(next);
      }}
    >
      <Parts.Portal>
        <Parts.Overlay {...scrim} />
        <Parts.Content
          data-slot="confirm-dialog"
          aria-modal
          onOpenAutoFocus={remember}
          onCloseAutoFocus={restore}
          {...props}
          className={cn(surfaceClasses, centredClasses, 'flex max-w-dialog flex-col gap-5 p-5', className)}
        >
          <div className="flex flex-col gap-2">
            <Parts.Title className="text-title wrap-anywhere">{title}</Parts.Title>
            <Parts.Description className="text-content-muted wrap-anywhere">{description}</Parts.Description>
          </div>
          <div className="flex flex-wrap justify-end gap-3 *:grow md:*:grow-0">
            <Parts.Cancel asChild>
              <Button tone="plain" aria-disabled={busy || undefined}>
                {cancelLabel ?? messages.cancel}
              </Button>
            </Parts.Cancel>
            <Button tone={tone} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}
