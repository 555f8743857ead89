import type { OutboxMessage } from '@doorstep/contract/platform.schema';
import { Badge } from '@doorstep/ui/base/badge';
import { Button } from '@doorstep/ui/base/button';
import { Card } from '@doorstep/ui/base/card';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Icon } from '@doorstep/ui/base/icon';
import { PageHeader } from '@doorstep/ui/base/page-header';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { accountMessages } from '../messages.en.ts';

export interface OutboxViewProps {
  messages: Resource<readonly OutboxMessage[]>;
  onReload: () => void;
}

export function OutboxView({ messages, onReload }: OutboxViewProps) {
  const words = usePageMessages('account', accountMessages);
  return (
    <div
      aria-busy={messages.state === 'loading' || undefined}
      className="mx-auto flex w-full max-w-text flex-col gap-4"
    >
      <PageHeader
        title={words.outbox}
        description={words.outboxText}
        actions={
          <Button tone="plain" onClick={onReload}>
            <Icon name="icon-rotate-ccw" />
            <span>{words.reload}</span>
          </Button>
        }
      />
      {messages.state === 'error' && (
        <ErrorState
          title={words.outboxFailed}
          description={words.nothingLost}
          offline={messages.problem === 'offline'}
          onRetry={messages.retry}
        />
      )}
      {messages.state === 'ready' && messages.data.length === 0 && (
        <EmptyState title={words.outboxEmpty} description={words.outboxEmptyText} />
      )}
      {messages.state === 'ready' && (
        <ul className="flex flex-col gap-3">
          {messages.data.map((one, at) => (
            <li key={`${one.at} ${messages.data.length - at}`}>
              <Card className="flex flex-col gap-2">
                <p className="flex flex-wrap items-center gap-2 text-meta text-content-muted">
                  <Badge>{words.channels[one.channel] ?? one.channel}</Badge>
                  <span className="wrap-anywhere">{one.to}</span>
                  <time dateTime={one.at}>{one.at.slice(0, 16).replace('T', ' ')}</time>
                </p>
                <p className="whitespace-pre-line wrap-anywhere">{one.text}</p>
                {one.attachment && (
                  <p className="flex gap-2 text-meta text-content-muted">
                    <Icon name="icon-file-text" />
                    <span className="min-w-0 wrap-anywhere">{one.attachment}</span>
                  </p>
                )}
              </Card>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
