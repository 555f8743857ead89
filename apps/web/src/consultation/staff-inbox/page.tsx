import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refused } from '../../app/failure.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import { lazyPart } from '../../app/route.tsx';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { Gate } from '../../staff/public.ts';
import { useNow } from '../availability.ts';
import { call, useCall } from './call.ts';
import { staffInboxMessages } from './messages.en.ts';
import type { OpenedProps } from './opened.tsx';
import { StaffInboxView } from './view.tsx';

/** Who writes while one looks comes up by itself. */
const EVERY_MS = 15_000;
const nothing = () => {};
/** With the first consultation that is opened. */
const openedPart = lazyPart<OpenedProps>(async () => ({ default: (await import('./opened.tsx')).Opened }));

function Inbox() {
  const messages = usePageMessages('staffInbox', staffInboxMessages);
  const errors = useErrorMessages();
  const [params] = useSearchParams();
  const id = params.get('id') ?? undefined;
  const [first] = useState(id);
  const [hasMoved, setMoved] = useState(false);
  if (id !== first && !hasMoved) setMoved(true);
  const inbox = useCall('staffConsultations', { query: {} });
  const other =
    inbox.state === 'ready'
      ? inbox.data.data.consultations.find((one) => one.id === id && !one.own)
      : undefined;
  const chosen = useCall('getConsultation', id === undefined || other ? null : { params: { id } });
  const [taking, setTaking] = useState<{ busy: boolean; problem?: string }>({ busy: false });
  const now = useNow(inbox.state === 'ready' ? inbox.data.data : undefined);
  const [busy, setBusy] = useState<{ busy: boolean; problem?: string }>({ busy: false });
  const again = useEffectEvent(() => {
    // A failure leaves what is shown; the next time asks anew.
    if (!document.hidden) inbox.refresh().catch(nothing);
  });
  useEffect(() => {
    const timer = setInterval(() => again(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  async function setAway(away: boolean) {
    if (busy.busy) return;
    setBusy({ busy: true });
    try {
      await call('setCalendar', { body: { busy: away } });
      say('success', away ? messages.isBusy : messages.isFree);
      setBusy({ busy: false });
    } catch (error) {
      setBusy({ busy: false, problem: refused(error, errors) || messages.notSaved });
    }
    await inbox.refresh().catch(nothing);
  }
  async function take(consultationId: string) {
    if (taking.busy) return;
    setTaking({ busy: true });
    try {
      await call('takeConsultation', { params: { id: consultationId } });
      setTaking({ busy: false });
    } catch (error) {
      setTaking({ busy: false, problem: refused(error, errors) || messages.takeFailed });
    }
    await inbox.refresh().catch(nothing);
  }
  // One's own as a patient has no place on the desk.
  const found =
    chosen.state === 'ready' && chosen.data.data.side !== 'doctor'
      ? { state: 'error' as const, problem: 'not-found' as const, retry: nothing }
      : chosen;
  const detail = found.state === 'ready' ? found.data.data : undefined;
  const here = useLazyPart(openedPart.load, id !== undefined, () => say('error', messages.partFailed));
  return (
    <StaffInboxView
      inbox={inbox}
      now={now}
      id={id}
      chosen={id === undefined ? undefined : detail && !here ? { state: 'loading' } : found}
      takeOver={other && { ...taking, name: other.patient.name, onTake: () => void take(other.id) }}
      busy={busy}
      onBusyChange={(away) => void setAway(away)}
      opened={
        detail &&
        ((list) => (
          <openedPart.Part
            key={detail.id}
            detail={detail}
            focused={hasMoved}
            list={list}
            onMessage={() => {
              inbox.refresh().catch(nothing);
            }}
            onChanged={() => {
              inbox.refresh().catch(nothing);
              chosen.refresh().catch(nothing);
            }}
          />
        ))
      }
    />
  );
}
export default function StaffInboxPage() {
  const messages = usePageMessages('staffInbox', staffInboxMessages);
  return (
    <Gate forRole="doctor" title={messages.title} ownHeader>
      <Inbox />
    </Gate>
  );
}
