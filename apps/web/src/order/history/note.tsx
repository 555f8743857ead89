import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { usePageMessages } from '../../messages/messages.ts';
import { orderMessages as english } from '../messages.en.ts';
import type { HistoryNote } from './actions.ts';

/** What came of the last thing that was done with an order. */
export function OrderNote({ note }: { note: HistoryNote }) {
  const messages = usePageMessages('order', english);
  if (note.kind === 'problem') return <Notice tone="danger">{note.text}</Notice>;
  return (
    <Notice
      tone={note.missing.length > 0 ? 'warning' : 'success'}
      title={note.count > 0 ? messages.inCart(note.count) : messages.nothingInCart}
    >
      {note.missing.length > 0 && (
        <>
          <p>{messages.missing}</p>
          <ul>
            {note.missing.map(({ id, name, reason }) => (
              <li key={id}>{`${name}: ${messages.reasons[reason]}`}</li>
            ))}
          </ul>
        </>
      )}
      {note.count > 0 && (
        <LinkButton href="/order-step-1" tone="plain">
          {messages.toCart}
        </LinkButton>
      )}
    </Notice>
  );
}
