'use client';
import type { ComponentProps } from 'react';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import { orderMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface InvoiceButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** `none`: not made yet; `generating`: it is being made; `ready`: it can be opened. */
  state: 'none' | 'generating' | 'ready';
  /** It is being fetched. */
  busy?: boolean;
  /** Asks for the invoice. */
  onGenerate: () => void;
  /** Opens the invoice; the page fetches it with the token. */
  onDownload: () => void;
}

/** Makes an order's invoice, then opens it: one button, which keeps its focus from one to the other. */
export function InvoiceButton({ state, busy = false, onGenerate, onDownload, ...props }: InvoiceButtonProps) {
  const messages = useMessages('order', orderMessages);
  const ready = state === 'ready',
    waits = busy || state === 'generating';
  return (
    <Button
      data-slot="invoice-button"
      tone="plain"
      busy={waits}
      {...props}
      data-state={busy ? 'busy' : state}
      onClick={ready ? onDownload : onGenerate}
    >
      {!waits && <Icon name={ready ? 'icon-download' : 'icon-receipt'} />}
      {wrapText(
        state === 'generating'
          ? messages.generating
          : ready
            ? messages.downloadInvoice
            : messages.generateInvoice,
      )}
    </Button>
  );
}
