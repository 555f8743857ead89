'use client';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { reviewMessages } from '../review-messages.en.ts';
import type { ReviewDraft } from './review-draft.ts';

interface ReviewEndProps {
  /** Of the field of the last day. */
  id: string;
  /** What is chosen so far. */
  draft: Pick<ReviewDraft, 'validUntil' | 'called'>;
  /** The last day, where it is over ('YYYY-MM-DD'): a new one is needed. */
  ranOut: string | null | undefined;
  /** The new day is missing, and saving was tried. */
  needsDay: boolean;
  /** Today in India, 'YYYY-MM-DD'. */
  today: string;
  /** Who called the patient about it, and when (ISO instant). */
  called: { by: string; at: string } | null;
  /** Gets what changes. */
  onDraftChange: (change: Partial<Pick<ReviewDraft, 'validUntil' | 'called'>>) => void;
}

/** What is said of the whole sheet: until when it is valid, and whether the patient was called. */
export function ReviewEnd({ id, draft, ranOut, needsDay, today, called, onDraftChange }: ReviewEndProps) {
  const messages = useMessages('review', reviewMessages);
  const day = (at: string) => {
    const [weekday, date, month, year] = indian(at);
    return messages.day(weekday, date, month, year);
  };
  return (
    <>
      <TextField
        id={id}
        type="date"
        label={messages.validUntil}
        hint={ranOut ? messages.ranOut(day(ranOut)) : messages.validHint}
        optional={!ranOut}
        error={needsDay ? messages.ranOutMissing : undefined}
        min={today}
        value={draft.validUntil}
        onChange={({ currentTarget }) => onDraftChange({ validUntil: currentTarget.value })}
      />
      <div>
        <Checkbox
          label={messages.iCalled}
          checked={draft.called}
          onChange={({ currentTarget }) => onDraftChange({ called: currentTarget.checked })}
        />
        {called && (
          <p className="text-meta text-content-muted">
            <span>{`${messages.called(called.by)} `}</span>
            <time dateTime={called.at}>{messages.dateTime(...indian(called.at))}</time>
          </p>
        )}
      </div>
    </>
  );
}
