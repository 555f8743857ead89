'use client';
import { useMessages } from '../../messages/provider.ts';
import { ReviewLine } from '../review-line/review-line.tsx';
import { reviewMessages } from '../review-messages.en.ts';
import { WhichOne } from '../which-one/which-one.tsx';
import { WrittenFields } from '../written-fields/written-fields.tsx';
import type { EditLine, PrescriptionReviewLine, readReview } from './review-draft.ts';

interface DecideLineProps {
  /** Of the line; its fields' ids begin with it. */
  id: string;
  /** Its key in the draft. */
  of: string;
  /** Not given, the sheet alone is decided. */
  line: PrescriptionReviewLine | undefined;
  /** The draft, and what is wrong with it. */
  read: ReturnType<typeof readReview>;
  /** Saving was tried: what is wrong is shown. */
  checked: boolean;
  /** Keys decide it while it has focus. */
  keys: boolean;
  /** Letters of a reason. */
  reasonMaxLength: number;
  /** Gets what changes in the draft. */
  onEdit: EditLine;
}

/** One line of the draft, as it is decided. */
export function DecideLine({ id, of, line, read, checked, keys, reasonMaxLength, onEdit }: DecideLineProps) {
  const messages = useMessages('review', reviewMessages);
  const { decision, readAs } = read.of(of),
    others = decision === 'approved' && line?.decision !== 'approved' ? line?.others : undefined,
    written = read.writtenOf(of);
  return (
    <ReviewLine
      id={id}
      name={line?.name ?? messages.sheetAlone}
      substance={line?.substance}
      note={line?.note}
      form={line?.form}
      schedule={line?.schedule}
      pack={line?.pack}
      quantity={line?.quantity}
      amountPaise={line?.amountPaise}
      earlier={line?.earlier}
      canAsk={line !== undefined}
      keys={keys}
      decision={decision}
      reason={read.wordsOf(of)}
      reasonMaxLength={reasonMaxLength}
      error={checked ? read.wrong(of)?.message : undefined}
      which={
        line &&
        others && (
          <WhichOne
            id={`${id}-which`}
            ordered={line}
            others={others}
            value={readAs}
            error={checked || readAs ? read.wrongName(of)?.message : undefined}
            onValueChange={(next) => onEdit(of, { readAs: next })}
          />
        )
      }
      onDecide={(next) => onEdit(of, { decision: next })}
      onReasonChange={(reason) => onEdit(of, { [decision === 'question' ? 'question' : 'rejected']: reason })}
      written={
        written && (
          <WrittenFields
            id={`${id}-written`}
            value={written}
            error={checked ? read.wrongWritten(of) : undefined}
            onValueChange={(next) => onEdit(of, { written: next })}
          />
        )
      }
    />
  );
}
