import { QueuedItem } from '@doorstep/ui/base/queued-item';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { reachable } from '../line.ts';
import { cancel, flush, useQueued } from '../outbox.ts';
import { useToken } from '../session.ts';
import { say } from '../toasts.ts';
import { offlineMessages } from './messages.en.ts';

const EVERY_MS = 4_000;

/** What was made without a line and waits for it. */
export function Queue() {
  const messages = usePageMessages('offline', offlineMessages);
  const errors = useErrorMessages();
  const queued = useQueued(useToken());
  const { mutate } = useSWRConfig();
  const waits = queued.some(({ refused }) => refused === undefined);
  const send = useEffectEvent(async () => {
    if (!(await reachable())) return;
    if ((await flush(errors)) === 0) return;
    say('success', messages.sent);
    void mutate(() => true);
  });
  useEffect(() => {
    if (!waits) return undefined;
    const look = () => {
      send().catch(() => {});
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [waits]);
  if (queued.length === 0) return null;
  return (
    <section aria-label={messages.waiting} className="mb-4 flex flex-col gap-3">
      {queued.map(({ id, kind, detail, refused, isSending }) => (
        <QueuedItem
          key={id}
          title={messages[kind]}
          description={detail}
          state={isSending ? 'sending' : refused === undefined ? 'waiting' : 'refused'}
          error={refused?.trim() || undefined}
          onCancel={() => {
            cancel(id).catch(() => {});
          }}
        />
      ))}
    </section>
  );
}
