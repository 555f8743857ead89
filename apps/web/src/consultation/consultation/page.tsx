import { consultationTypes } from '@doorstep/contract/consultation';
import { useParams, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { loginAfterLeaving, useToken } from '../../app/session.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useCall } from '../call.ts';
import { consultationMessages } from '../messages.en.ts';
import { ChatPage } from './chat-page.tsx';
import { ConsultationView } from './view.tsx';

const known: readonly string[] = consultationTypes;

/** One consultation, by chat or by video, for its patient and its doctor. */
export default function ConsultationPage() {
  const messages = usePageMessages('consultation', consultationMessages);
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const isLoggedIn = useToken() !== null;
  const consultation = useCall('getConsultation', isLoggedIn ? { params: { id } } : null);
  useTitle(messages.title);
  const type = params.get('type') ?? (consultation.state === 'ready' ? consultation.data.data.type : 'chat');
  return (
    <ConsultationView
      consultation={consultation}
      loginHref={isLoggedIn ? undefined : loginAfterLeaving({ pathname: `/consultation/${id}`, search: '' })}
      unknownType={!known.includes(type)}
      onReload={() => location.reload()}
    >
      {consultation.state === 'ready' && (
        <ChatPage
          key={consultation.data.data.id}
          detail={consultation.data.data}
          onChanged={() => consultation.refresh().catch(() => undefined)}
        />
      )}
    </ConsultationView>
  );
}
