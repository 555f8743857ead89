'use client';
import { useState } from 'react';
import { Button } from '../../base/button/button.tsx';
import { ConfirmDialog } from '../../base/confirm-dialog/confirm-dialog.tsx';
import { Notice, type NoticeProps } from '../../base/notice/notice.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { reviewMessages } from '../review-messages.en.ts';

export interface ClaimNoticeProps extends Omit<NoticeProps, 'tone' | 'title' | 'children'> {
  /** Who has it on the desk. */
  by: string;
  /** Since when: ISO instant, shown in Indian time. */
  since: string;
  /** Takes it over: called once that is confirmed. */
  onTakeOver: () => void;
  /** It is being taken over: presses are ignored. */
  busy?: boolean;
}

/** Another pharmacist has this prescription on the desk; it can be taken over, which is asked first. */
export function ClaimNotice({ by, since, onTakeOver, busy = false, ...props }: ClaimNoticeProps) {
  const messages = useMessages('review', reviewMessages);
  const [asks, setAsks] = useState(false);
  const [, , , , minutes] = indian(since);
  return (
    <Notice data-slot="claim-notice" {...props} tone="warning" title={messages.claimed(by, minutes)}>
      <div className="flex flex-col items-start gap-3">
        <p>{messages.claimedText}</p>
        <Button tone="plain" busy={busy} onClick={() => setAsks(true)}>
          {messages.takeOver}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={messages.takeOverTitle}
        description={messages.takeOverText(by)}
        confirmLabel={messages.takeOver}
        busy={busy}
        onConfirm={() => {
          setAsks(false);
          onTakeOver();
        }}
      />
    </Notice>
  );
}
