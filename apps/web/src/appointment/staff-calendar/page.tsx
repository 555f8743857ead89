import type { StaffAppointment, StaffCalendar } from '@doorstep/contract/appointment.schema';
import { toPaise } from '@doorstep/contract/money';
import { indian } from '@doorstep/ui/messages/indian';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refused } from '../../app/failure.ts';
import { CallError } from '../../app/fetcher.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { callOffPart, dayOf, Gate } from '../../staff/public.ts';
import { call, useCall } from './call.ts';
import { staffCalendarMessages } from './messages.en.ts';
import { untilNext } from './state.ts';
import { StaffCalendarView, type StaffCalendarViewProps } from './view.tsx';

function Calendar() {
  const messages = usePageMessages('staffCalendar', staffCalendarMessages);
  const errors = useErrorMessages();
  const [params] = useSearchParams();
  const calendar = useCall('staffCalendar', { query: { day: dayOf(params) } });
  // It stays while another day is loaded: hours and leave that are being edited stand on it.
  const [known, setKnown] = useState<StaffCalendar['data']>();
  if (calendar.state === 'ready' && calendar.data.data !== known) setKnown(calendar.data.data);
  const again = useEffectEvent(() => {
    calendar.refresh().catch(() => {});
  });
  useEffect(() => {
    const ms = known && untilNext(known);
    if (ms === undefined) return undefined;
    const timer = setTimeout(() => again(), ms);
    return () => clearTimeout(timer);
  }, [known]);
  const days = useCall('listDoctorDays', known ? { params: { id: String(known.doctor.id) } } : null);
  const [working, setWorking] = useState<string>();
  const [problems, setProblems] = useState<StaffCalendarViewProps['problems']>({});
  const [hits, setHits] = useState<StaffCalendarViewProps['hits']>();
  const [asked, setAsked] = useState<StaffAppointment>();
  const canAsk = useLazyPart(callOffPart.load, asked !== undefined, () => {
    setAsked(undefined);
    say('error', messages.notSaved);
  });
  /** True once it is done; what another has done meanwhile is seen either way. */
  async function act(name: string, send: () => Promise<unknown>, done: string): Promise<boolean> {
    if (working !== undefined) return false;
    setWorking(name);
    setProblems((all) => ({ ...all, [name]: undefined }));
    let isDone = false;
    try {
      await send();
      isDone = true;
      say('success', done);
    } catch (error) {
      if (error instanceof CallError && error.answer.appointments) throw error;
      setProblems((all) => ({ ...all, [name]: refused(error, errors) || messages.notSaved }));
    } finally {
      // What was changed stands, whether or not it can be read again.
      await Promise.all([calendar.refresh(), days.refresh()]).catch(() => {});
      setWorking(undefined);
    }
    return isDone;
  }
  const settled = ({ id }: StaffAppointment) =>
    setHits((now) => now && { ...now, appointments: now.appointments.filter((one) => one.id !== id) });
  const slot = (at: string) => messages.slot(...indian(at));

  async function addLeave(
    { from, to, note }: { from: string; to: string; note: string },
    despite_bookings: boolean,
  ): Promise<boolean> {
    try {
      const stands = await act(
        'add',
        () => call('addLeave', { body: { from, to, note, despite_bookings } }),
        messages.leaveTaken,
      );
      if (stands) setHits(undefined);
      return stands;
    } catch (error) {
      // Written by the same handler as the calendar's, in the same shape.
      const appointments = (error as CallError).answer.appointments as StaffAppointment[] | undefined;
      setHits({ from, to, appointments: appointments ?? [] });
      return false;
    }
  }
  return (
    <>
      <StaffCalendarView
        calendar={calendar}
        known={known}
        days={days.state === 'ready' ? days.data.data.days : undefined}
        hits={hits}
        working={working}
        problems={problems}
        onBusyChange={(busy) =>
          void act(
            'busy',
            () => call('setCalendar', { body: { busy } }),
            busy ? messages.isBusy : messages.isFree,
          )
        }
        onSaveHours={(weekly) =>
          void act('hours', () => call('setCalendar', { body: { weekly } }), messages.hoursSaved)
        }
        onAddLeave={addLeave}
        onRemoveLeave={(id) =>
          void act(
            `leave-${id}`,
            () => call('removeLeave', { params: { id: String(id) } }),
            messages.leaveBack,
          )
        }
        onMove={(one, time) =>
          void act(
            one.id,
            () => call('moveAppointment', { params: { id: one.id }, body: { time } }),
            messages.moved(one.patient.name, slot(time)),
          ).then((isDone) => isDone && settled(one))
        }
        onCancel={setAsked}
        onDone={(one) =>
          void act(
            one.id,
            () => call('finishAppointment', { params: { id: one.id } }),
            messages.finished(one.patient.name),
          )
        }
      />
      {asked && canAsk && (
        <callOffPart.Part
          id={asked.id}
          kind="appointment"
          name={asked.patient.name}
          startsAt={asked.starts_at}
          backPaise={toPaise(asked.back)}
          send={async (body) => {
            await call('cancelAppointment', { params: { id: asked.id }, body });
            settled(asked);
          }}
          onSettled={async () => {
            // What was changed stands, whether or not it can be read again.
            await Promise.all([calendar.refresh(), days.refresh()]).catch(() => {});
          }}
          onClose={() => setAsked(undefined)}
          done={messages.cancelled(asked.patient.name)}
          failed={messages.notHeard}
        />
      )}
    </>
  );
}
export default function StaffCalendarPage() {
  const messages = usePageMessages('staffCalendar', staffCalendarMessages);
  return (
    <Gate forRole="doctor" title={messages.title} ownHeader>
      <Calendar />
    </Gate>
  );
}
