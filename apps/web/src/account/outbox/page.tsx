import { outboxPath, type OutboxMessage } from '@doorstep/contract/platform';
import useSWR from 'swr';
import { CallError, fetcher } from '../../app/fetcher.ts';
import { useTitle } from '../../app/head.ts';
import { problemOf, type Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { accountMessages } from '../messages.en.ts';
import { OutboxView } from './view.tsx';

async function messagesOf(path: string): Promise<OutboxMessage[]> {
  const { data } = await fetcher<{ data: OutboxMessage[] }>(path);
  if (
    !Array.isArray(data) ||
    !data.every(
      (one) => typeof one?.text === 'string' && typeof one.to === 'string' && typeof one.at === 'string',
    )
  )
    throw new CallError(200, 'unreadable');
  return data;
}
/** Of a demo alone: elsewhere the server knows no such call. */
export default function OutboxPage() {
  const words = usePageMessages('account', accountMessages);
  const { data, error, mutate } = useSWR<OutboxMessage[], CallError>(outboxPath, messagesOf);
  useTitle(words.outbox);
  const again = () => {
    void mutate();
  };
  const messages: Resource<OutboxMessage[]> = data
    ? { state: 'ready', data }
    : error
      ? { state: 'error', problem: problemOf(error), retry: again }
      : { state: 'loading' };
  return <OutboxView messages={messages} onReload={again} />;
}
