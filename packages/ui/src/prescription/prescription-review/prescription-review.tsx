import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { DoctorFields } from '../doctor-fields/doctor-fields.tsx';
import { PrescriptionSheet, type PrescriptionSheetProps } from '../prescription-sheet/prescription-sheet.tsx';
import { ReviewFoot } from '../review-foot/review-foot.tsx';
import { ReviewHead } from '../review-head/review-head.tsx';
import { ReviewOrder, ReviewOrderDecided } from '../review-order/review-order.tsx';
import { reviewMessages } from '../review-messages.en.ts';
import { DecideLine } from './decide-line.tsx';
import {
  newDraft,
  readReview,
  reviewOf,
  SHEET,
  type EditLine,
  type PrescriptionReviewLine,
  type Review,
  type ReviewDraft,
} from './review-draft.ts';
import { useReviewKeys } from './use-review-keys.ts';

export type { PrescriptionReviewLine, Review, ReviewDraft } from './review-draft.ts';
export interface PrescriptionReviewProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** What of the file has arrived. */
  file: PrescriptionSheetProps['file'];
  /** An image or a PDF. */
  type: PrescriptionSheetProps['type'];
  /** Whom it is for. */
  patientName: string;
  /** Ten digits. */
  mobile: string;
  /** ISO instants; shown in Indian time. */
  uploadedAt: string;
  /** Of the patient, in years; null where nobody noted it. */
  age: number | null;
  /** Without any, the sheet alone is decided. */
  orders: ReadonlyArray<{
    orderId: string;
    createdAt: string;
    /** What goes back where all lines are rejected, and nothing else is in it. */
    emptiedPaise: number | null;
    lines: readonly PrescriptionReviewLine[];
  }>;
  /** Who called the patient about it, and when (ISO instant). */
  called: { by: string; at: string } | null;
  /** Who decided, and when (ISO instant). */
  reviewed: { by: string; at: string } | null;
  /** 'YYYY-MM-DD'. */
  validUntil?: string | null;
  /** Today in India, 'YYYY-MM-DD'. */
  today: string;
  /** Letters of a reason. */
  reasonMax?: number;
  /** What was read of the doctor before. */
  doctor: { name: string | null; registration: string | null; writtenOn: string | null };
  /** Which of those that wait: counted through what was decided in this visit. */
  place?: { index: number; of: number } | undefined;
  /** Another pharmacist who can still undo what they decided. */
  heldBy?: string | undefined;
  /** On whose desk it is, where it is another's. */
  claim?: ReactNode;
  /** Whose decision could not be carried out, and why. */
  notDone?: { by: string; why: string } | undefined;
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
  problem?: string | undefined;
  /** Another pharmacist was faster: draws 'Look again' in the place of 'Save'. */
  conflict?: boolean;
  /** Opens a decision again. */
  onLookAgain?: () => void;
  /** What an earlier visit left half made. */
  defaultDraft?: ReviewDraft | undefined;
  /** Gets what is decided so far, so that it can be kept. */
  onDraftChange?: ((draft: ReviewDraft) => void) | undefined;
  /** Gets the complete decision. */
  onSave: (review: Review) => void;
}

/** A pharmacist's desk: the sheet, which stays in view, beside what was ordered with it, decided line by line (decisions S9, C30). Mount it anew (`key`) for another prescription. */
export function PrescriptionReview({
  file,
  type,
  patientName,
  mobile,
  age,
  uploadedAt,
  orders,
  called,
  reviewed,
  validUntil,
  today,
  reasonMax = 300,
  doctor,
  place,
  heldBy,
  claim,
  notDone,
  keys = false,
  focused = false,
  undo,
  onShowKeys,
  busy = false,
  problem,
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
  const waiting = orders.filter(({ lines }) => lines.some((line) => line.open));
  const open = orders.flatMap(({ lines }) => lines.filter((line) => line.open));
  const asked = open.length > 0 ? open.map(({ key }) => key) : [SHEET];
  const lineOf = (key: string) => open.find((line) => line.key === key);
  const ranOut = Boolean(validUntil && validUntil < today);
  const [draft, setDraft] = useState<ReviewDraft>(
    () =>
      defaultDraft ??
      newDraft(open, {
        doctor: { ...doctor, age: age === null ? null : String(age) },
        validUntil: ranOut ? '' : (validUntil ?? ''),
      }),
  );
  const put = (change: Partial<ReviewDraft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    onDraftChange?.(next);
  };
  const found = { draft, asked, lineOf, ranOut, today, messages };
  const read = readReview(found);
  const edit: EditLine = (key, change) =>
    put({ lines: { ...draft.lines, [key]: { ...read.of(key), ...change } } });
  const { fieldId, checked, save } = useReviewKeys({
    formId,
    enabled: keys && !conflict && !busy,
    asked,
    first: read.problems[0],
    onDecide: (key, decision) => edit(key, { decision }),
    onSave: () => onSave(reviewOf(found, read, reasonMax)),
  });
  const when = (at: string) => <time dateTime={at}>{messages.dateTime(...indian(at))}</time>;
  const day = (at: string) => {
    const [weekday, date, month, year] = indian(at);
    return messages.day(weekday, date, month, year);
  };
  const decide = (key: string, line?: PrescriptionReviewLine) => (
    <DecideLine
      key={key}
      id={fieldId(key)}
      of={key}
      line={line}
      read={read}
      checked={checked}
      keys={keys}
      reasonMax={reasonMax}
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
        type={type}
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
        <div className="flex flex-col text-meta text-content-muted">
          <p>
            {messages.uploaded} {when(uploadedAt)}
          </p>
          {reviewed && (
            <p>
              {messages.reviewed(reviewed.by)} {when(reviewed.at)}
            </p>
          )}
        </div>
        {claim}
        {heldBy !== undefined && <Notice tone="warning">{messages.heldBy(heldBy)}</Notice>}
        {notDone && <Notice tone="warning">{messages.notDone(notDone.by, notDone.why)}</Notice>}
        <DoctorFields
          id={fieldId('doctor')}
          value={draft.doctor}
          onValueChange={(next) => put({ doctor: next })}
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
        <TextField
          id={`${formId}-until`}
          type="date"
          label={messages.validUntil}
          hint={ranOut && validUntil ? messages.ranOut(day(validUntil)) : messages.validHint}
          optional={!ranOut}
          error={checked && read.needsDay ? messages.ranOutMissing : undefined}
          min={today}
          value={draft.validUntil}
          onChange={({ currentTarget }) => put({ validUntil: currentTarget.value })}
        />
        <div>
          <Checkbox
            label={messages.iCalled}
            checked={draft.called}
            onChange={({ currentTarget }) => put({ called: currentTarget.checked })}
          />
          {called && (
            <p className="text-meta text-content-muted">
              {messages.called(called.by)} {when(called.at)}
            </p>
          )}
        </div>
        {problem && <Notice tone="danger">{problem}</Notice>}
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
