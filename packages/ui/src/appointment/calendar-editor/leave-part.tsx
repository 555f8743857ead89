'use client';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../base/button/button.tsx';
import { DatePicker } from '../../base/date-picker/date-picker.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { calendarEditorMessages } from '../calendar-editor-messages.en.ts';

/** Indian calendar days, both included. */
export interface LeaveWish {
  from: string;
  to: string;
  note: string;
}
export interface LeavePartProps {
  /** What is planned, the next one first. */
  leave: ReadonlyArray<LeaveWish & { id: number }>;
  /** Indian calendar day, by the shop's clock. */
  today: string;
  /** Letters of a note. */
  noteMaxLength: number;
  /** Gets what is wished, and whether it is to stand although bookings fall into it; true once it stands. */
  onAdd: (wish: LeaveWish, despite: boolean) => Promise<boolean>;
  /** Takes leave back. */
  onRemove: (id: number) => void;
  /** It is being sent. */
  addBusy: boolean;
  /** The one that is being taken back. */
  removeBusyId: number | undefined;
  /** Why the server refused. */
  error: string | undefined;
  /** What falls into the leave of these days, and how many there are left: said and drawn between the form and its button. */
  hits: { from: string; to: string; left: number; title: string; rows: ReactNode } | undefined;
}
const NOTHING = { from: '', to: '', note: '' };

/** Days away: what is planned, and one more. What is typed stays until the leave stands. */
export function LeavePart({
  leave,
  today,
  noteMaxLength,
  onAdd,
  onRemove,
  addBusy,
  removeBusyId,
  error,
  hits,
}: LeavePartProps) {
  const messages = useMessages('calendarEditor', calendarEditorMessages);
  const own = useId();
  const [wish, setWish] = useState<LeaveWish>(NOTHING);
  const [tried, setTried] = useState(false);
  const dayOf = (day: string) => {
    const [weekday, date, month, year] = indian(day);
    return messages.day(weekday, date, month, year);
  };
  const fromError = !wish.from ? messages.dayMissing : wish.from < today ? messages.leavePast : undefined,
    toError = !wish.to ? messages.dayMissing : wish.to < wish.from ? messages.leaveEnds : undefined;
  // Other days are another leave.
  const hit = hits?.from === wish.from && hits.to === wish.to ? hits : undefined;
  const left = hit?.left;
  const told = useRef<HTMLDivElement>(null);
  // What was pressed is gone, or says something else now: how many are left is read next.
  useEffect(() => {
    if (left !== undefined) told.current?.focus();
  }, [left]);
  const send = (despite: boolean) => {
    setTried(true);
    if (addBusy || fromError || toError) return;
    void onAdd(wish, despite).then((stands) => {
      if (!stands) return;
      setWish(NOTHING);
      setTried(false);
    });
  };
  const set = (some: Partial<LeaveWish>) => setWish({ ...wish, ...some });
  return (
    <section aria-labelledby={own} className="flex flex-col gap-4">
      <h2 id={own} className="text-lead">
        {messages.leaveTitle}
      </h2>
      {leave.length === 0 ? (
        <p className="text-content-muted">{messages.noLeave}</p>
      ) : (
        <ul className="divide-y divide-line">
          {leave.map(({ id, from, to, note }) => {
            const days = messages.leaveOf(dayOf(from), dayOf(to));
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                <span className="flex min-w-0 flex-col wrap-anywhere">
                  <span className="font-medium">{days}</span>
                  {note && <span className="text-meta text-content-muted">{note}</span>}
                </span>
                <Button
                  tone="plain"
                  size="tight"
                  busy={removeBusyId === id}
                  aria-label={messages.takeBackOf(days)}
                  onClick={() => onRemove(id)}
                >
                  {messages.takeBack}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <form
        noValidate
        aria-label={messages.leaveForm}
        className="flex flex-col gap-3 border-t border-line pt-4"
        onSubmit={(event) => {
          event.preventDefault();
          send(false);
        }}
      >
        <div className="flex flex-wrap gap-3">
          <DatePicker
            label={messages.firstDay}
            now={`${today}T00:00+05:30`}
            min={today}
            value={wish.from}
            error={tried ? fromError : undefined}
            onChange={({ currentTarget: { value } }) =>
              // Most leave is one day: the last follows until it has a value of its own.
              set({ from: value, ...(wish.to === wish.from && { to: value }) })
            }
            className="min-w-0 flex-1 basis-48"
          />
          <DatePicker
            label={messages.lastDay}
            now={`${today}T00:00+05:30`}
            min={wish.from || today}
            value={wish.to}
            error={tried ? toError : undefined}
            onChange={({ currentTarget: { value } }) => set({ to: value })}
            className="min-w-0 flex-1 basis-48"
          />
        </div>
        <TextField
          label={messages.note}
          hint={messages.noteHint}
          optional
          maxLength={noteMaxLength}
          value={wish.note}
          onChange={({ currentTarget: { value } }) => set({ note: value })}
        />
        {error && <Notice tone="danger">{error}</Notice>}
        {hit && (
          <>
            <div ref={told} tabIndex={-1}>
              {hit.left > 0 ? (
                <Notice tone="warning" title={hit.title}>
                  {messages.despiteHint}
                </Notice>
              ) : (
                <Notice tone="success">{messages.noneLeft}</Notice>
              )}
            </div>
            {hit.rows}
          </>
        )}
        <div className="flex flex-wrap gap-3">
          {hit && hit.left > 0 && (
            <Button tone="plain" busy={addBusy} onClick={() => send(true)}>
              {messages.despite}
            </Button>
          )}
          {/* Patients, too, move and cancel. */}
          <Button type="submit" tone={hit && hit.left > 0 ? 'quiet' : 'plain'} busy={addBusy}>
            {hit && hit.left > 0 ? messages.again : messages.take}
          </Button>
        </div>
      </form>
    </section>
  );
}
