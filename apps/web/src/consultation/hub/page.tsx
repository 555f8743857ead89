import { listPrescriptions } from '@doorstep/contract/prescription.routes';
import { listBookings } from '@doorstep/contract/schedule.routes';
import { useLang } from '@doorstep/ui/messages/provider';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import type { Resource } from '../../app/resource.ts';
import { loginHref, useSignedIn } from '../../app/session.ts';
import { say } from '../../app/toasts.ts';
import { answers } from '../../app/use-call.ts';
import { savedUser } from '../../app/user.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useNow } from '../availability.ts';
import { useCall } from '../call.ts';
import { startPart } from '../start/start-part.ts';
import { recentActivity, type Activity } from './activity.ts';
import { hubPageMessages } from './messages.en.ts';
import { HubView } from './view.tsx';

const others = answers({ listBookings, listPrescriptions });

/** Where a patient finds a doctor, and what happened lately. */
export default function HubPage() {
  const messages = usePageMessages('hubPage', hubPageMessages);
  const navigate = useNavigate();
  const location = useLocation();
  const lang = useLang();
  const now = useNow();
  const isLoggedIn = useSignedIn();
  useTitle(messages.title);
  const consultations = useCall('listConsultations', isLoggedIn ? { query: { page: 1 } } : null),
    bookings = others.useCall('listBookings', isLoggedIn ? { query: { page: 1 } } : null),
    prescriptions = others.useCall('listPrescriptions', isLoggedIn ? { query: { page: 1 } } : null);
  const [chat, setChat] = useState<{ id: string | undefined }>();
  const canStart = useLazyPart(startPart.load, chat !== undefined, () => {
    setChat(undefined);
    say('error', messages.startFailed);
  });
  const open = consultations.state === 'ready' ? consultations.data.data : [],
    // The open ones stand first, the latest of them before the others (decision S5).
    latest = open.find(({ type, status }) => type === 'chat' && status === 'open');
  function activity(): Resource<readonly Activity[]> {
    const all = [consultations, bookings, prescriptions];
    const failed = all.find((one) => one.state === 'error');
    if (failed?.state === 'error')
      return {
        ...failed,
        retry: () => {
          for (const one of all) if (one.state === 'error') one.retry();
        },
      };
    if (consultations.state !== 'ready' || bookings.state !== 'ready' || prescriptions.state !== 'ready')
      return { state: 'loading' };
    return {
      state: 'ready',
      data: recentActivity(
        {
          consultations: consultations.data.data,
          bookings: bookings.data.data,
          prescriptions: prescriptions.data.data,
        },
        messages,
        lang,
      ),
    };
  }
  return (
    <>
      <HubView
        name={savedUser()?.name || undefined}
        now={now}
        started={latest !== undefined}
        unread={open.reduce((sum, one) => sum + (one.type === 'chat' ? one.unread : 0), 0)}
        busy={chat !== undefined && !canStart}
        activity={isLoggedIn ? activity() : undefined}
        loginHref={loginHref(location)}
        // Whether one is open is known before another is begun.
        onChat={() => {
          if (!isLoggedIn || consultations.state !== 'loading') setChat({ id: latest?.id });
        }}
        onVideo={() => void navigate('/consultation/video/book')}
      />
      {chat && canStart && (
        <startPart.Part
          consultationId={chat.id}
          onStarted={(id) => {
            setChat({ id });
            consultations.refresh().catch(() => {});
          }}
          onClose={() => {
            setChat(undefined);
            if (isLoggedIn) consultations.refresh().catch(() => {});
          }}
        />
      )}
    </>
  );
}
