import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import { indian } from '../../messages/indian.ts';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { PrescriptionSheet, type PrescriptionSheetProps } from '../prescription-sheet/prescription-sheet.tsx';
import { ReviewLine, type ReviewDecision } from '../review-line/review-line.tsx';
import { reviewMessages } from '../review-messages.en.ts';
import { WrittenFields } from '../written-fields/written-fields.tsx';
import { useLineKeys } from './line-keys.ts';
import {
  readReview,
  reviewOf,
  SHEET,
  standing,
  type PrescriptionReviewLine,
  type Review,
  type ReviewDraft,
} from './review-draft.ts';

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
  const open = orders.flatMap(({ lines }) => lines.filter((line) => line.open));
  const asked = open.length > 0 ? open.map(({ key }) => key) : [SHEET];
  const lineOf = (key: string) => open.find((line) => line.key === key);
  const ranOut = Boolean(validUntil && validUntil < today);
  const [draft, setDraft] = useState<ReviewDraft>(
    () =>
      defaultDraft ?? {
        lines: Object.fromEntries(open.map((line) => [line.key, standing(line)])),
        called: false,
        validUntil: ranOut ? '' : (validUntil ?? ''),
        doctor: {
          name: doctor.name ?? '',
          registration: doctor.registration ?? '',
          writtenOn: doctor.writtenOn ?? '',
        },
      },
  );
  const [attempt, setAttempt] = useState(0);
  const checked = attempt > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  /** What takes focus once it is drawn. */
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current !== undefined) document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  });
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true });
  }, [focused]);
  const when = (at: string) => <time dateTime={at}>{messages.dateTime(...indian(at))}</time>;
  const day = (at: string) => {
    const [weekday, date, month, year] = indian(at);
    return messages.day(weekday, date, month, year);
  };
  const put = (change: Partial<ReviewDraft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    onDraftChange?.(next);
  };
  const found = { draft, asked, lineOf, ranOut, today, messages };
  const read = readReview(found),
    { of } = read;
  const edit = (key: string, change: Partial<ReviewDraft['lines'][string]>) =>
    put({ lines: { ...draft.lines, [key]: { ...of(key), ...change } } });
  const fieldId = (key: string) => `${formId}-${key}`;
  const undecided = asked.filter((key) => read.wrong(key)).length;
  useLineKeys({
    enabled: keys && !conflict && !busy,
    ids: asked.map(fieldId),
    saveId: `${formId}-save`,
    onDecide: (index, decision) => {
      const key = asked[index]!;
      if (key === SHEET && decision === 'question') return;
      wanted.current = decision === 'approved' ? fieldId(key) : `${fieldId(key)}-canned`;
      edit(key, { decision });
    },
  });
  function save() {
    setAttempt((n) => n + 1);
    const [first] = read.problems;
    if (first !== undefined) wanted.current = fieldId(first);
    else onSave(reviewOf(found, read, reasonMax));
  }
  const decide = (key: string, line: PrescriptionReviewLine | undefined) => {
    const { decision } = of(key),
      typed = read.writtenOf(key);
    return (
      <ReviewLine
        key={key}
        id={fieldId(key)}
        name={line?.name ?? messages.sheetAlone}
        substance={line?.substance}
        pack={line?.pack}
        quantity={line?.quantity}
        amountPaise={line?.amountPaise}
        earlier={line?.earlier}
        canAsk={line !== undefined}
        keys={keys}
        decision={decision}
        reason={read.wordsOf(key)}
        reasonMax={reasonMax}
        problem={checked ? read.wrong(key)?.message : undefined}
        onDecide={(one: ReviewDecision) => edit(key, { decision: one })}
        onReason={(reason) => edit(key, { [decision === 'question' ? 'question' : 'rejected']: reason })}
        written={
          typed && (
            <WrittenFields
              id={`${fieldId(key)}-written`}
              value={typed}
              problem={checked ? read.wrongWritten(key) : undefined}
              onValueChange={(written) => edit(key, { written })}
            />
          )
        }
      />
    );
  };
  const doctorField = (field: 'name' | 'registration' | 'writtenOn') => ({
    value: draft.doctor[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      put({ doctor: { ...draft.doctor, [field]: currentTarget.value } }),
  });
  const isOld =
    draft.doctor.writtenOn !== '' &&
    Date.parse(today) - Date.parse(draft.doctor.writtenOn) > 366 * 86_400_000;
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
        <div className="sticky top-0 z-5 -mx-1 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line bg-surface px-1 pt-1 pb-2 wrap-anywhere md:top-16">
          <h2 ref={heading} tabIndex={-1} className="min-w-0 text-page">
            {patientName}
          </h2>
          {place && (
            <p className="text-meta text-content-muted tabular-nums">
              {messages.position(count(place.index), count(place.of))}
            </p>
          )}
          <p className="flex w-full flex-wrap items-center gap-x-4">
            {(open.length > 0 ? orders.filter(({ lines }) => lines.some((line) => line.open)) : orders).map(
              ({ orderId }) => (
                <span key={orderId} className="inline-flex items-center gap-1.5">
                  <Icon name="icon-package" className="text-content-muted" />
                  {orderId}
                </span>
              ),
            )}
            <a
              href={`tel:+91${mobile}`}
              aria-label={`${messages.call(patientName)}: ${mobile}`}
              className="inline-flex min-h-target items-center gap-1.5 rounded-small text-accent-text underline underline-offset-4 tabular-nums"
            >
              <Icon name="icon-phone" />
              {mobile}
            </a>
          </p>
        </div>
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
        {heldBy !== undefined && <Notice tone="warning">{messages.heldBy(heldBy)}</Notice>}
        {notDone && <Notice tone="warning">{messages.notDone(notDone.by, notDone.why)}</Notice>}
        <div className="grid items-end gap-3 sm:grid-cols-3">
          <TextField
            id={`${formId}-doctor`}
            label={messages.doctor}
            autoComplete="off"
            maxLength={120}
            {...doctorField('name')}
          />
          <TextField
            id={`${formId}-registration`}
            label={messages.registration}
            autoComplete="off"
            maxLength={40}
            {...doctorField('registration')}
          />
          <TextField
            id={`${formId}-written-on`}
            type="date"
            label={messages.writtenOn}
            hint={isOld ? messages.old : undefined}
            error={read.inFuture ? messages.inFuture : undefined}
            max={today}
            {...doctorField('writtenOn')}
          />
        </div>
        {orders.map(({ orderId, createdAt, emptiedPaise, lines }) => {
          const isEmptied =
            emptiedPaise !== null &&
            lines.some((line) => line.open) &&
            lines.every((line) => (line.open ? of(line.key).decision : line.decision) === 'rejected');
          return (
            <section key={orderId} aria-labelledby={`${formId}-${orderId}`} className="flex flex-col gap-3">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 id={`${formId}-${orderId}`} className="font-strong wrap-anywhere">
                  {messages.order(orderId)}
                </h3>
                <p className="text-meta text-content-muted">{when(createdAt)}</p>
              </div>
              {lines.map((line) =>
                line.open ? (
                  decide(line.key, line)
                ) : (
                  <div key={line.key} className="rounded-card border border-line bg-surface-sunken p-4">
                    <p className="font-strong wrap-anywhere">
                      {line.name} × {count(line.quantity)}
                    </p>
                    <p className="wrap-anywhere">
                      {messages.closed[line.decision ?? 'approved']}
                      {line.reason && `: ${line.reason}`}
                    </p>
                  </div>
                ),
              )}
              {isEmptied && <Notice tone="warning">{messages.allGoesBack(formatPaise(emptiedPaise))}</Notice>}
            </section>
          );
        })}
        {open.length === 0 && decide(SHEET, undefined)}
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
        <div className="sticky bottom-0 z-5 -mx-1 flex flex-col gap-3 border-t border-line bg-surface px-1 py-3">
          {undo}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-strong">{messages.left(undecided)}</p>
            <div className="flex flex-wrap gap-3">
              <Button tone="quiet" onClick={onShowKeys}>
                {messages.keys}
              </Button>
              {conflict ? (
                <Button tone="plain" onClick={onLookAgain}>
                  {messages.lookAgain}
                </Button>
              ) : (
                <Button type="submit" id={`${formId}-save`} busy={busy}>
                  {busy ? messages.saving : messages.save}
                </Button>
              )}
            </div>
          </div>
        </div>
      </div>
    </form>
  );
}
