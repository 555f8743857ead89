'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { useMessages } from '../../messages/provider.ts';
import { secondStepMessages } from '../second-step-messages.en.ts';

export interface RecoveryCodesProps extends Omit<ComponentProps<'div'>, 'children' | 'onCopy'> {
  /** 'ABCD-EFGH-IJKL-MNOP' */
  codes: readonly string[];
  /** The codes were just copied. */
  copied?: boolean;
  /** Copies all of them. */
  onCopy: () => void;
  /** Prints the page. */
  onPrint: () => void;
  /** Called when the codes are written down. */
  onSaved: () => void;
}

/** Recovery codes, shown once. The page has the heading. */
export function RecoveryCodes({
  codes,
  copied = false,
  onCopy,
  onPrint,
  onSaved,
  className,
  ...props
}: RecoveryCodesProps) {
  const messages = useMessages('secondStep', secondStepMessages);
  return (
    <div
      data-slot="recovery-codes"
      {...props}
      className={cn('flex w-full max-w-dialog flex-col gap-4', className)}
    >
      <p>{messages.codesText}</p>
      <ul
        translate="no"
        aria-label={messages.codesTitle}
        className="grid grid-cols-1 gap-2 rounded-card bg-surface-sunken p-4 font-medium tabular-nums xs:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {copied && <Notice tone="success">{messages.copied}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button tone="plain" onClick={onCopy}>
          {messages.copy}
        </Button>
        <Button tone="plain" onClick={onPrint}>
          {messages.print}
        </Button>
      </div>
      <Button wide onClick={onSaved}>
        {messages.saved}
      </Button>
    </div>
  );
}
