import type { ConsultationDetail } from '@doorstep/contract/consultation.schema';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Skeleton } from '@doorstep/ui/base/skeleton';
import { usePageMessages } from '../../messages/messages.ts';
import { useCall } from '../call.ts';
import { ChatPart } from '../chat/chat-part.tsx';
import { useOpenChat } from '../chat/use-open-chat.ts';
import { consultationMessages } from '../messages.en.ts';

function Opened({ detail }: { detail: ConsultationDetail }) {
  return <ChatPart open={useOpenChat(detail)} className="h-dvh max-h-112" />;
}
/** A chat inside a dialog, with the way to its page. */
export function ModalChat({ id }: { id: string }) {
  const messages = usePageMessages('consultation', consultationMessages);
  const consultation = useCall('getConsultation', { params: { id } });
  return (
    <>
      {consultation.state === 'loading' && <Skeleton shape="card" className="h-80" />}
      {consultation.state === 'error' && (
        <ErrorState
          title={messages.failed}
          offline={consultation.problem === 'offline'}
          onRetry={consultation.retry}
        />
      )}
      {consultation.state === 'ready' && <Opened detail={consultation.data.data} />}
      <LinkButton href={`/consultation/${encodeURIComponent(id)}`} tone="plain">
        {messages.ownPage}
      </LinkButton>
    </>
  );
}
