import type { Doctor } from '@doorstep/contract/appointment.schema';
import { namesIn } from '@doorstep/contract/names';
import { useLang } from '@doorstep/ui/messages/provider';
import { startTransition, useOptimistic, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import { say } from '../../app/toasts.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useNow } from '../availability.ts';
import { useCall } from '../call.ts';
import { startPart } from '../start/start-part.ts';
import { onlineMessages } from './messages.en.ts';
import { OnlineListView } from './view.tsx';

const LIST = '/online-consultation';

/** The doctors whom one can reach online. `?doctor=` opens the chat with one of them. */
export default function OnlineListPage() {
  const messages = usePageMessages('online', onlineMessages);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const doctors = useCall('listOnlineDoctors');
  const now = useNow();
  const lang = useLang();
  // The router follows in its own time: what was chosen shows at once.
  const [tab, showTab] = useOptimistic<'chat' | 'video'>(params.get('tab') === 'video' ? 'video' : 'chat');
  const [closed, setClosed] = useState<string>();
  useTitle(messages.title);
  const asked = params.get('doctor'),
    wanted =
      asked !== null && asked !== closed && doctors.state === 'ready'
        ? doctors.data.data.find(({ id }) => String(id) === asked)
        : undefined;
  const canStart = useLazyPart(startPart.load, wanted !== undefined, () => {
    setClosed(asked ?? undefined);
    say('error', messages.startFailed);
  });
  const start = ({ id }: Doctor) => {
    setClosed(undefined);
    void navigate(`${LIST}?doctor=${id}`, { preventScrollReset: true, state: { stays: true } });
  };
  return (
    <>
      <OnlineListView
        doctors={doctors}
        tab={tab}
        now={now}
        starting={canStart ? undefined : wanted?.id}
        onTabChange={(next) =>
          startTransition(() => {
            showTab(next);
            void navigate(next === 'video' ? `${LIST}?tab=video` : LIST, { state: { stays: true } });
          })
        }
        onStart={(doctor) =>
          tab === 'chat'
            ? start(doctor)
            : void navigate(`/consultation/video/book?doctor=${doctor.id}`, { state: { doctor } })
        }
      />
      {wanted && canStart && (
        <startPart.Part
          key={wanted.id}
          doctor={{ id: wanted.id, name: namesIn(lang, wanted).name }}
          onStarted={(id) => void navigate(`/consultation/${encodeURIComponent(id)}`)}
          onClose={() => {
            setClosed(String(wanted.id));
            void navigate(LIST, { replace: true, preventScrollReset: true, state: { stays: true } });
          }}
        />
      )}
    </>
  );
}
