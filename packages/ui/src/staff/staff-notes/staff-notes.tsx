'use client';
import { useState, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { TextArea } from '../../base/text-area/text-area.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { sheetMessages } from '../sheet-messages.en.ts';

export interface StaffNotesProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Oldest first. `by`: 'Ravi Oraon (admin)'; `at`: ISO instant. */
  notes: ReadonlyArray<{ id: number; text: string; by: string; at: string }>;
  /** Letters of a note. */
  maxLength: number;
  /** Gets the text; true once it stands: the field is emptied then. */
  onAdd: (text: string) => Promise<boolean>;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
  /** Why the server refused. */
  error?: string | undefined;
}

/** What the shop's people write for each other on an order. */
export function StaffNotes({
  notes,
  maxLength,
  onAdd,
  busy = false,
  error,
  className,
  ...props
}: StaffNotesProps) {
  const messages = useMessages('sheet', sheetMessages);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  return (
    <form
      data-slot="staff-notes"
      data-state={busy ? 'busy' : 'idle'}
      noValidate
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        setTried(!text.trim());
        if (text.trim())
          void onAdd(text).then((done) => {
            if (done) setText('');
          });
      }}
      className={cn('flex flex-col gap-3', className)}
    >
      {notes.length === 0 ? (
        <p className="text-meta text-content-muted">{messages.noNotes}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {notes.map(({ id, text: said, by, at }) => (
            <li key={id} className="wrap-anywhere">
              <p className="whitespace-pre-line">{said}</p>
              <p className="text-meta text-content-muted">
                <span>{`${by} · `}</span>
                <time dateTime={at}>{messages.moment(...indian(at))}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <TextArea
        label={messages.newNote}
        hint={messages.notesHint}
        rows={2}
        maxLength={maxLength}
        value={text}
        error={tried && !text.trim() ? messages.noteEmpty : error}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" tone="plain" busy={busy} className="self-start">
        {messages.addNote}
      </Button>
    </form>
  );
}
