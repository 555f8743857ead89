'use client';
import * as Radix from 'radix-ui/alert-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../button/button.tsx';
import {
  centredClasses,
  overlayClasses,
  surfaceClasses,
  useSurface,
  type SurfaceFocus,
} from '../dialog/surface.ts';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../messages.en.ts';

export interface ConfirmDialogProps extends Omit<ComponentProps<'div'>, 'title' | 'children'>, SurfaceFocus {
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
  onOpenAutoFocus,
  onCloseAutoFocus,
  className,
  ref,
  ...props
}: ConfirmDialogProps) {
  const messages = useMessages('base', baseMessages);
  const change = (next: boolean) => {
    if (!busy) onOpenChange(next);
  };
  const surface = useSurface({
    onClose: () => change(false),
    onOpenAutoFocus,
    onCloseAutoFocus,
  });
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay data-slot="dialog-overlay" className={overlayClasses} />
        <Radix.Content asChild {...surface}>
          <div
            data-slot="confirm-dialog"
            {...props}
            ref={ref}
            className={cn(surfaceClasses, centredClasses, 'flex max-w-dialog flex-col gap-5 p-5', className)}
          >
            <div className="flex flex-col gap-2">
              <Radix.Title className="text-title wrap-anywhere">{title}</Radix.Title>
              <Radix.Description className="text-content-muted wrap-anywhere">
                {description}
              </Radix.Description>
            </div>
            <div className="flex flex-wrap justify-end gap-3 *:grow md:*:grow-0">
              <Radix.Cancel asChild>
                <Button tone="plain" aria-disabled={busy || undefined}>
                  {cancelLabel ?? messages.cancel}
                </Button>
              </Radix.Cancel>
              <Button tone={tone} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
