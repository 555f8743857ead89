'use client';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../button/button.tsx';
import { centredClasses, Modal, type ModalFocus } from '../dialog/modal.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../messages.en.ts';

export interface ConfirmDialogProps
  extends Omit<ComponentProps<'dialog'>, 'title' | 'children' | 'open' | 'onCancel' | 'onClose'>, ModalFocus {
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
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    if (!busy) onOpenChange(false);
  };
  if (!open) return null;
  return (
    <Modal
      data-slot="confirm-dialog"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-description`}
      {...props}
      first={safe}
      onClose={cancel}
      className={cn(centredClasses, 'flex max-w-dialog flex-col gap-5 p-5', className)}
    >
      <div className="flex flex-col gap-2">
        <h2 id={id} className="text-title wrap-anywhere">
          {title}
        </h2>
        <p id={`${id}-description`} className="text-content-muted wrap-anywhere">
          {description}
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-3 *:grow md:*:grow-0">
        <Button ref={safe} tone="plain" aria-disabled={busy || undefined} onClick={cancel}>
          {cancelLabel ?? messages.cancel}
        </Button>
        <Button tone={tone} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
