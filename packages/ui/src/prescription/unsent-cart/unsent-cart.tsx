'use client';
import { Button } from '../../base/button/button.tsx';
import { Notice, type NoticeProps } from '../../base/notice/notice.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { reviewMessages } from '../review-messages.en.ts';

export interface UnsentCartProps extends Omit<NoticeProps, 'tone' | 'title' | 'children'> {
  /** Who answered the patient. */
  by: string;
  /** When: ISO instant, shown in Indian time. */
  at: string;
  /** What was put together here, and not sent. */
  lines: ReadonlyArray<{ id: number; name: string; quantity: number }>;
  /** Puts it away. */
  onDiscard: () => void;
}

/** Another pharmacist has answered the patient: what was put together here was not sent. */
export function UnsentCart({ by, at, lines, onDiscard, ...props }: UnsentCartProps) {
  const { cart: messages, dateTime } = useMessages('review', reviewMessages);
  return (
    <Notice
      data-slot="unsent-cart"
      {...props}
      tone="warning"
      title={messages.answeredBy(by, dateTime(...indian(at)))}
    >
      <div className="flex flex-col items-start gap-3">
        <p>{messages.unsent}</p>
        {lines.length > 0 && (
          <ul className="list-disc ps-5">
            {lines.map(({ id, name, quantity }) => (
              <li key={id}>{messages.unsentLine(name, quantity)}</li>
            ))}
          </ul>
        )}
        <Button tone="plain" onClick={onDiscard}>
          {messages.discard}
        </Button>
      </div>
    </Notice>
  );
}
