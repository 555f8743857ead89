'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Card } from '../../base/card/card.tsx';
import { Switch } from '../../base/switch/switch.tsx';
import { useMessages } from '../../messages/provider.ts';
import { calendarEditorMessages } from '../calendar-editor-messages.en.ts';
import { LeavePart, type LeavePartProps } from './leave-part.tsx';
import { WeeklyHours, type WeeklyHoursProps } from './weekly-hours.tsx';

export interface CalendarEditorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the doctor says to be busy. */
  isBusy: boolean;
  /** Gets what the switch is to be. */
  onBusyChange: (busy: boolean) => void;
  /** Why the switch stayed. */
  busyError?: string | undefined;
  /** The hours of the week. */
  hours: WeeklyHoursProps;
  /** Days away. */
  away: LeavePartProps;
}

/** What a doctor keeps of their own time: busy now, hours of the week, leave. */
export function CalendarEditor({
  isBusy,
  onBusyChange,
  busyError,
  hours,
  away,
  className,
  ...props
}: CalendarEditorProps) {
  const messages = useMessages('calendarEditor', calendarEditorMessages);
  return (
    <div data-slot="calendar-editor" {...props} className={cn('flex flex-col gap-4', className)}>
      <Card>
        <h2 className="text-lead">{messages.busyTitle}</h2>
        <Switch
          label={messages.busy}
          hint={messages.busyHint}
          error={busyError}
          checked={isBusy}
          onCheckedChange={onBusyChange}
        />
      </Card>
      <Card>
        <LeavePart
          leave={away.leave}
          today={away.today}
          noteMaxLength={away.noteMaxLength}
          onAdd={away.onAdd}
          onRemove={away.onRemove}
          addBusy={away.addBusy}
          removeBusyId={away.removeBusyId}
          error={away.error}
          hits={away.hits}
        />
      </Card>
      <Card>
        <WeeklyHours weekly={hours.weekly} onSave={hours.onSave} busy={hours.busy} error={hours.error} />
      </Card>
    </div>
  );
}
