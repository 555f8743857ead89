'use client';
import { useId, useRef, useState } from 'react';
import { Button } from '../../base/button/button.tsx';
import { useFocusRequest } from '../../base/field/use-focus-request.ts';
import { Notice } from '../../base/notice/notice.tsx';
import { useMessages } from '../../messages/provider.ts';
import { calendarEditorMessages } from '../calendar-editor-messages.en.ts';
import { draftOf, isSame, problemsOf, stretchesOf, type Drafted, type Stretch } from './stretches.ts';
import { WeekdayHours } from './weekday-hours.tsx';

export interface WeeklyHoursProps {
  /** As they are saved. */
  weekly: readonly Stretch[];
  /** Gets all of them, in order. */
  onSave: (weekly: Stretch[]) => void;
  /** They are being saved. */
  busy: boolean;
  /** Why the server refused them. */
  error: string | undefined;
}
const week = [1, 2, 3, 4, 5, 6, 0];

/** Hours of the week, edited as a whole: nothing is booked by them until they are saved. */
export function WeeklyHours({ weekly, onSave, busy, error }: WeeklyHoursProps) {
  const messages = useMessages('calendarEditor', calendarEditorMessages);
  const own = useId();
  const root = useRef<HTMLElement>(null);
  const [draft, setDraft] = useState<readonly Drafted[]>();
  const [tried, setTried] = useState(false);
  const [said, setSaid] = useState<string>();
  const next = useRef(weekly.length);
  const requestFocus = useFocusRequest();
  // The button that was pressed may be gone after the render.
  const focusFirst = (selector: string) =>
    requestFocus(() => root.current?.querySelector<HTMLElement>(selector));
  const shown = draft ?? draftOf(weekly);
  const ofDay = (weekday: number) => shown.filter((one) => one.weekday === weekday);
  const isSaved = isSame(shown, weekly);
  const isWrong = week.some((weekday) => {
    const { stretches, overlap } = problemsOf(ofDay(weekday));
    return stretches.size > 0 || overlap !== undefined;
  });
  function change(to: readonly Drafted[], sentence?: string) {
    setDraft(to);
    setSaid(sentence);
  }
  return (
    <section ref={root} aria-labelledby={own} className="flex flex-col gap-3">
      <div>
        <h2 id={own} className="text-lead">
          {messages.hoursTitle}
        </h2>
        <p className="text-meta text-content-muted">{messages.hoursHint}</p>
      </div>
      <ul className="divide-y divide-line">
        {week.map((weekday) => (
          <WeekdayHours
            key={weekday}
            weekday={weekday}
            drafted={ofDay(weekday)}
            tried={tried}
            onTimesChange={(key, times) =>
              change(shown.map((one) => (one.key === key ? { ...one, ...times } : one)))
            }
            onAdd={() => {
              const key = Math.max(next.current, ...shown.map((one) => one.key + 1));
              next.current = key + 1;
              focusFirst(`[data-stretch="${key}-from"]`);
              change([...shown, { key, weekday, from: '', to: '' }]);
            }}
            onRemove={(key) => {
              focusFirst(`[data-add="${weekday}"]`);
              change(shown.filter((one) => one.key !== key));
            }}
            onCopy={(days) => {
              let key = Math.max(next.current, ...shown.map((one) => one.key + 1));
              const copies = days.flatMap((day) =>
                ofDay(weekday).map(({ from, to }) => ({ key: key++, weekday: day, from, to })),
              );
              next.current = key;
              focusFirst(`[data-add="${weekday}"]`);
              change(
                [...shown.filter((one) => !days.includes(one.weekday)), ...copies],
                messages.copied(days.map((day) => messages.weekdays[day]).join(', ')),
              );
            }}
          />
        ))}
      </ul>
      {error && <Notice tone="danger">{error}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          busy={busy}
          onClick={() => {
            setTried(true);
            if (!isWrong) onSave(stretchesOf(shown));
            else focusFirst('[aria-invalid=true]');
          }}
        >
          {messages.save}
        </Button>
        {!isSaved && (
          <Button
            tone="quiet"
            onClick={() => {
              setDraft(undefined);
              setTried(false);
              setSaid(undefined);
              focusFirst(`[data-add="1"]`);
            }}
          >
            {messages.undo}
          </Button>
        )}
        <p role="status" className="text-meta text-content-muted">
          {isSaved ? messages.saved : (said ?? messages.unsaved)}
        </p>
      </div>
    </section>
  );
}
