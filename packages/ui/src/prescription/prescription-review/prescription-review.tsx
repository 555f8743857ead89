'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Notice } from '../../base/notice/notice.tsx';
import { useMessages } from '../../messages/provider.ts';
import { DoctorFields } from '../doctor-fields/doctor-fields.tsx';
import { PrescriptionSheet, type PrescriptionSheetProps } from '../prescription-sheet/prescription-sheet.tsx';
import { ReviewFoot } from '../review-foot/review-foot.tsx';
import { ReviewHead } from '../review-head/review-head.tsx';
import { ReviewOrder, ReviewOrderDecided } from '../review-order/review-order.tsx';
import { reviewMessages } from '../review-messages.en.ts';
import { DecideLine } from './decide-line.tsx';
import { ReviewEnd } from './review-end.tsx';
import { ReviewFacts, type ReviewFactsProps } from './review-facts.tsx';
import { SHEET, type PrescriptionReviewLine, type Review } from './review-draft.ts';
import { useReviewDraft, type ReviewDraftProps } from './use-review-draft.ts';
import { useReviewKeys } from './use-review-keys.ts';

export type { PrescriptionReviewLine, Review, ReviewDraft } from './review-draft.ts';
export interface PrescriptionReviewProps
  extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>, ReviewFactsProps, ReviewDraftProps {
  /** What of the file has arrived. */
  file: PrescriptionSheetProps['file'];
  /** An image or a PDF. */
  kind: PrescriptionSheetProps['kind'];
  /** Whom it is for. */
  patientName: string;
  /** Ten digits. */
  mobile: string;
  /** Who called the patient about it, and when (ISO instant). */
  called: { by: string; at: string } | null;
  /** Which of those that wait: counted through what was decided in this visit. */
  place?: { index: number; of: number } | undefined;
  /** Keys lead through the lines and decide them. */
  keys?: boolean;
  /** Its heading takes focus. */
  focused?: boolean;
  /** Above the buttons, in sight. */
  undo?: ReactNode;
  /** Shows the keys. */
  onShowKeys: () => void;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
  /** What the server refused. */
  error?: string | undefined;
  /** Another pharmacist was faster: draws 'Look again' in the place of 'Save'. */
  conflict?: boolean;
  /** Opens a decision again. */
  onLookAgain?: () => void;
  /** Gets the complete decision. */
  onSave: (review: Review) => void;
}

/** A pharmacist's desk: the sheet, which stays in view, beside what was ordered with it, decided line by line (decisions S9, C30). Mount it anew (`key`) for another prescription. */
export function PrescriptionReview({
  file,
  kind,
  patientName,
  mobile,
  age,
  uploadedAt,
  writtenBy,
  orders,
  called,
  reviewed,
  validUntil,
  today,
  reasonMaxLength = 300,
  doctor,
  place,
  heldBy,
  claim,
  notDone,
  cautions,
  keys = false,
  focused = false,
  undo,
  onShowKeys,
  busy = false,
  error,
  conflict = false,
  onLookAgain,
  defaultDraft,
  onDraftChange,
  onSave,
  id,
  className,
  ...props
}: PrescriptionReviewProps) {
  const messages = useMessages('review', reviewMessages);
  const own = useId();
  const formId = id ?? own;
  const { draft, put, edit, read, open, waiting, asked, ranOut, told } = useReviewDraft({
    orders,
    doctor,
    age,
    validUntil,
    today,
    reasonMaxLength,
    defaultDraft,
    onDraftChange,
  });
  const { fieldId, checked, save } = useReviewKeys({
    formId,
    enabled: keys && !conflict && !busy,
    asked,
    first: read.problems[0],
    onDecide: (key, decision) => edit(key, { decision }),
    onSave: () => onSave(told()),
  });
  const decide = (key: string, line?: PrescriptionReviewLine) => (
    <DecideLine
      key={key}
      id={fieldId(key)}
      of={key}
      line={line}
      read={read}
      checked={checked}
      keys={keys}
      reasonMaxLength={reasonMaxLength}
      onEdit={edit}
    />
  );
  return (
    <form
      noValidate
      data-slot="prescription-review"
      data-state={conflict ? 'conflict' : busy ? 'busy' : 'idle'}
      aria-label={messages.title(patientName)}
      id={formId}
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) save();
      }}
      className={cn('grid items-start gap-6 lg:grid-cols-2', className)}
    >
      <PrescriptionSheet
        kind={kind}
        file={file}
        patientName={patientName}
        keys={keys}
        className="lg:sticky lg:top-20"
      />
      <div className="flex min-w-0 flex-col gap-4">
        <ReviewHead
          patientName={patientName}
          mobile={mobile}
          age={age}
          orderIds={(waiting.length > 0 ? waiting : orders).map(({ orderId }) => orderId)}
          place={place}
          focused={focused}
          className="-mx-1"
        />
        <ReviewFacts
          writtenBy={writtenBy}
          uploadedAt={uploadedAt}
          reviewed={reviewed}
          claim={claim}
          heldBy={heldBy}
          notDone={notDone}
          cautions={cautions}
        />
        <DoctorFields
          id={fieldId('doctor')}
          value={draft.doctor}
          onValueChange={(next) => put({ doctor: next })}
          asksAddress={open.some(({ schedule }) => schedule === 'H1')}
          missing={checked ? read.missing : undefined}
          today={today}
        />
        {orders.map(({ orderId, createdAt, emptiedPaise, lines }) => (
          <ReviewOrder
            key={orderId}
            id={`${formId}-${orderId}`}
            orderId={orderId}
            createdAt={createdAt}
            goesBackPaise={read.isEmptied(lines) ? (emptiedPaise ?? undefined) : undefined}
          >
            {lines.map((line) =>
              line.open ? (
                decide(line.key, line)
              ) : (
                <ReviewOrderDecided
                  key={line.key}
                  name={line.name}
                  quantity={line.quantity}
                  decision={line.decision ?? 'approved'}
                  reason={line.reason}
                />
              ),
            )}
          </ReviewOrder>
        ))}
        {open.length === 0 && decide(SHEET)}
        <ReviewEnd
          id={`${formId}-until`}
          draft={draft}
          ranOut={ranOut ? validUntil : undefined}
          needsDay={checked && read.needsDay}
          today={today}
          called={called}
          onDraftChange={put}
        />
        {error && <Notice tone="danger">{error}</Notice>}
        <ReviewFoot
          undecided={asked.filter((key) => read.wrong(key)).length}
          saveId={fieldId('save')}
          busy={busy}
          conflict={conflict}
          onLookAgain={onLookAgain}
          onShowKeys={onShowKeys}
          className="-mx-1"
        >
          {undo}
        </ReviewFoot>
      </div>
    </form>
  );
}
