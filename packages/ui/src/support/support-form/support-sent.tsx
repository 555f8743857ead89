'use client';
import { useEffect, useRef } from 'react';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { supportMessages } from '../messages.en.ts';

/** What was taken. */
export interface Sent {
  /** 'SP-7K2MPQ4TXW93' */
  number: string;
  kind: 'message' | 'call_back';
  /** ISO instant by which it is answered. */
  dueAt: string;
}

/** After a message was taken: its number, what happens next and by when. Has the focus, for the form is gone. */
export function SupportSent({ number, kind, dueAt, onAgain }: Sent & { onAgain: () => void }) {
  const messages = useMessages('support', supportMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const by = indian(dueAt);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-title">
        <Icon name="icon-circle-check" className="text-success-text" />
        <span>{kind === 'call_back' ? messages.sentCall : messages.sent}</span>
      </h2>
      <p>
        <span>{`${messages.number} `}</span>
        <strong translate="no" className="font-strong whitespace-nowrap tabular-nums">
          {number}
        </strong>
      </p>
      <div className="flex flex-col gap-1">
        <h3 className="text-lead">{messages.next}</h3>
        <p>{kind === 'call_back' ? messages.nextCall(...by) : messages.nextMessage(...by)}</p>
        <p>{messages.nextSms}</p>
      </div>
      <Button tone="plain" className="self-start" onClick={onAgain}>
        {messages.again}
      </Button>
    </>
  );
}
