import { listOutbox } from '@doorstep/contract/platform.routes';
import { useTitle } from '../../app/head.ts';
import { answers } from '../../app/use-call.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { accountMessages } from '../messages.en.ts';
import { OutboxView } from './view.tsx';

const { useCall } = answers({ listOutbox });

/** Of a demo alone: elsewhere the server knows no such call. */
export default function OutboxPage() {
  const words = usePageMessages('account', accountMessages);
  const { refresh, ...sent } = useCall('listOutbox');
  useTitle(words.outbox);
  return (
    <OutboxView
      messages={sent.state === 'ready' ? { state: 'ready', data: sent.data.data } : sent}
      onReload={() => {
        void refresh();
      }}
    />
  );
}
