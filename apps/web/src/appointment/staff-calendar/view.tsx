import { LEAVE_NOTE_MAX } from '@doorstep/contract/schedule';
import type { Leave, StaffAppointment, StaffCalendar } from '@doorstep/contract/appointment.schema';
import type { BookableDay } from '@doorstep/contract/schedule.schema';
import { namesIn } from '@doorstep/contract/names';
import { AppointmentRow } from '@doorstep/ui/appointment/appointment-row';
import { CalendarEditor, type CalendarEditorProps } from '@doorstep/ui/appointment/calendar-editor';
import { Card } from '@doorstep/ui/base/card';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { Notice } from '@doorstep/ui/base/notice';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { useLang } from '@doorstep/ui/messages/provider';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { DayNav } from '@doorstep/ui/staff/day-nav';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed } from '../../staff/public.ts';
import { staffCalendarMessages } from './messages.en.ts';
import { calendarHref, freeTimes, type Days } from './state.ts';

export interface StaffCalendarViewProps {
  /** The day that was asked for. */
  calendar: Resource<StaffCalendar>;
  /** The last that is known, also while another day is loaded: what is edited stays. */
  known: StaffCalendar['data'] | undefined;
  /** When something can be moved to; undefined while that is not known. */
  days: readonly BookableDay[] | undefined;
  /** What falls into the leave that is wished. */
  hits: (Days & { appointments: readonly StaffAppointment[] }) | undefined;
  /** What is under way: 'busy', 'hours', 'add', 'leave-1', or an appointment's id. */
  working: string | undefined;
  /** Why it was not done, by the same names. */
  problems: Readonly<Record<string, string | undefined>>;
  onBusyChange: (busy: boolean) => void;
  onSaveHours: CalendarEditorProps['hours']['onSave'];
  onAddLeave: CalendarEditorProps['away']['onAdd'];
  onRemoveLeave: (id: Leave['id']) => void;
  onMove: (appointment: StaffAppointment, time: string) => void;
  onCancel: (appointment: StaffAppointment) => void;
  onDone: (appointment: StaffAppointment) => void;
}

/** A doctor's day, and what they keep of their own time. */
export function StaffCalendarView({
  calendar,
  known,
  days,
  hits,
  working,
  problems,
  onBusyChange,
  onSaveHours,
  onAddLeave,
  onRemoveLeave,
  onMove,
  onCancel,
  onDone,
}: StaffCalendarViewProps) {
  const messages = usePageMessages('staffCalendar', staffCalendarMessages);
  const lang = useLang();
  const now = known?.now ?? '',
    clashes = known?.clashes ?? [],
    toMove = new Set([...clashes, ...(hits?.appointments ?? [])].map(({ id }) => id));
  const row = (one: StaffAppointment, leave?: Days | 'clash') => (
    <AppointmentRow
      status={one.status}
      startsAt={one.starts_at}
      endsAt={one.ends_at}
      now={now}
      patient={one.patient}
      roomHref={one.type === 'video' ? `/consultation/${one.id}` : undefined}
      free={freeTimes(days, one, leave === 'clash' ? undefined : leave)}
      clashes={leave !== undefined}
      busy={working === one.id}
      // Said once, where it is to be moved.
      error={leave !== undefined || !toMove.has(one.id) ? problems[one.id] : undefined}
      onMove={(time) => onMove(one, time)}
      onCancel={() => onCancel(one)}
      onDone={() => onDone(one)}
    />
  );
  const rows = (all: readonly StaffAppointment[], leave?: Days | 'clash') => (
    <ul className="divide-y divide-line">
      {all.map((one) => (
        <li key={one.id} className="py-3">
          {row(one, leave)}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <PageHeader
        title={messages.title}
        description={
          known &&
          messages.of(
            messages.doctor(namesIn(lang, known.doctor).name),
            lang === 'hi-IN' ? known.doctor.specialty_hi : known.doctor.specialty,
          )
        }
      />
      {clashes.length > 0 && (
        <section aria-label={messages.clashes(clashes.length)} className="flex flex-col gap-3">
          <Notice tone="warning" title={messages.clashes(clashes.length)}>
            {messages.clashesText}
          </Notice>
          <Card>{rows(clashes, 'clash')}</Card>
        </section>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Day calendar={calendar}>{(appointments) => rows(appointments)}</Day>
        {known && (
          <CalendarEditor
            isBusy={known.busy}
            onBusyChange={onBusyChange}
            busyError={problems['busy']}
            hours={{
              weekly: known.weekly,
              onSave: onSaveHours,
              busy: working === 'hours',
              error: problems['hours'],
            }}
            away={{
              leave: known.leave,
              today: now.slice(0, 10),
              noteMaxLength: LEAVE_NOTE_MAX,
              onAdd: onAddLeave,
              onRemove: onRemoveLeave,
              addBusy: working === 'add',
              removeBusyId: known.leave.find(({ id }) => working === `leave-${id}`)?.id,
              error: problems['add'],
              hits: hits && {
                from: hits.from,
                to: hits.to,
                left: hits.appointments.length,
                title: messages.hits(hits.appointments.length),
                rows: rows(hits.appointments, hits),
              },
            }}
          />
        )}
      </div>
    </>
  );
}

function Day({
  calendar,
  children,
}: Pick<StaffCalendarViewProps, 'calendar'> & {
  children: (appointments: readonly StaffAppointment[]) => ReactNode;
}) {
  const messages = usePageMessages('staffCalendar', staffCalendarMessages);
  if (calendar.state === 'error' && calendar.problem === 'not-found')
    return <EmptyState title={messages.unknown} description={messages.unknownText} />;
  if (calendar.state === 'error') return <LoadFailed title={messages.failed} failed={calendar} />;
  if (calendar.state === 'loading') return <DataTableSkeleton />;
  const { day, now, appointments } = calendar.data.data,
    today = now.slice(0, 10);
  return (
    <Card className="flex flex-col gap-3">
      <DayNav day={day} today={today} hrefFor={(one) => calendarHref(one === today ? undefined : one)} />
      <p role="status" className="text-meta text-content-muted">
        {appointments.length > 0 ? messages.appointments(appointments.length) : messages.none}
      </p>
      {appointments.length > 0 && children(appointments)}
    </Card>
  );
}
