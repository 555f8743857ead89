'use client';
import { useState } from 'react';
import { Button } from '../../base/button/button.tsx';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { appointmentRowMessages } from '../appointment-row-messages.en.ts';

export interface MovePanelProps {
  /** Whose appointment it is, for the buttons' names. */
  name: string;
  /** ISO instants of free times, the next one first, by Indian day. */
  free: ReadonlyArray<{ day: string; times: readonly string[] }>;
  /** Work is under way: presses are ignored. */
  busy: boolean;
  /** Gets an ISO instant of those that are free. */
  onMove: (time: string) => void;
  /** All of its money goes back. */
  onCancel: () => void;
}

/** What can become of an appointment that cannot take place as it stands: the next free time, another one, or its money back. */
export function MovePanel({ name, free, busy, onMove, onCancel }: MovePanelProps) {
  const messages = useMessages('appointmentRow', appointmentRowMessages);
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<{ day: string; time: string }>();
  const days = free.filter(({ times }) => times.length > 0);
  const next = days[0]?.times[0];
  // What was chosen may be taken meanwhile: then it is the first again.
  const ofDay = days.find(({ day }) => day === chosen?.day) ?? days[0];
  const time = ofDay?.times.find((one) => one === chosen?.time) ?? ofDay?.times[0];
  return (
    <div className="flex flex-col gap-3">
      {next === undefined && <p className="text-content-muted">{messages.noTime}</p>}
      <div className="flex flex-wrap gap-2">
        {next !== undefined && (
          <>
            <Button
              tone="plain"
              busy={busy}
              aria-label={`${messages.move(messages.slot(...indian(next)))}: ${name}`}
              onClick={() => onMove(next)}
            >
              {messages.move(messages.slot(...indian(next)))}
            </Button>
            <Button
              tone="quiet"
              aria-expanded={choosing}
              aria-label={`${messages.other}: ${name}`}
              onClick={() => setChoosing(!choosing)}
            >
              {messages.other}
            </Button>
          </>
        )}
        <Button tone="quiet" busy={busy} aria-label={messages.cancelOf(name)} onClick={onCancel}>
          <span className="text-danger-text">{messages.cancel}</span>
        </Button>
      </div>
      {choosing && ofDay && time !== undefined && (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={messages.dayLabel}
            options={days.map(({ day }) => {
              const [weekday, date, month, year] = indian(day);
              return { value: day, label: messages.day(weekday, date, month, year) };
            })}
            value={ofDay.day}
            onChange={({ currentTarget }) => setChosen({ day: currentTarget.value, time: '' })}
            className="min-w-0 flex-1 basis-48"
          />
          <SelectField
            label={messages.timeLabel}
            options={ofDay.times.map((value) => ({ value, label: messages.time(indian(value)[4]) }))}
            value={time}
            onChange={({ currentTarget }) => setChosen({ day: ofDay.day, time: currentTarget.value })}
            className="min-w-0 flex-1 basis-32"
          />
          <Button busy={busy} onClick={() => onMove(time)}>
            {messages.moveThere}
          </Button>
        </div>
      )}
    </div>
  );
}
