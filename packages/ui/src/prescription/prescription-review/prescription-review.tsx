import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { RadioCards } from '../../base/radio-cards/radio-cards.tsx';
import { TextArea } from '../../base/text-area/text-area.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import { indian } from '../../messages/indian.ts';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { PrescriptionSheet, type PrescriptionSheetProps } from '../prescription-sheet/prescription-sheet.tsx';
import { prescriptionMessages } from '../messages.en.ts';
import {
  newWritten,
  readWritten,
  WrittenFields,
  writtenDraft,
  type Written,
  type WrittenDraft,
} from '../written-fields/written-fields.tsx';

const decisions = ['approved', 'question', 'rejected'] as const;
export type ReviewDecision = (typeof decisions)[number];
export interface PrescriptionReviewLine {
  /** Names the line among all orders. */
  key: string;
  name: string;
  pack?: string | null | undefined;
  quantity: number;
  /** What stands: null while nobody has decided. */
  decision: ReviewDecision | null;
  reason: string | null;
  /** Its order waits, so it can be decided; else it is only shown. */
  open: boolean;
  /** What was decided of its medicine before: seen before it is decided. */
  earlier?: ReactNode;
  /** What the doctor wrote of its medicine, null where nobody noted it; not given, it is not asked here. */
  written?: Written | null;
}
export interface Review {
  decision: 'approved' | 'rejected';
  reason?: string;
  lines: Array<{
    key: string;
    decision: ReviewDecision;
    reason?: string;
    /** Where it is not what was noted before. */
    written?: { quantity?: number; days?: number; repeats: number };
  }>;
  called: boolean;
  /** 'YYYY-MM-DD'; not said, the shop's usual time. */
  validUntil?: string;
}
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
  orders: ReadonlyArray<{ orderId: string; createdAt: string; lines: readonly PrescriptionReviewLine[] }>;
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
interface LineDraft {
  decision?: ReviewDecision | undefined;
  reason: string;
  written?: WrittenDraft | undefined;
}
/** What is chosen and written so far, by the lines' keys. */
export interface ReviewDraft {
  lines: Readonly<Record<string, LineDraft>>;
  called: boolean;
  validUntil: string;
}

const SHEET = 'sheet';
const stands = ({ decision, reason }: PrescriptionReviewLine): LineDraft => ({
  decision: decision ?? undefined,
  reason: reason ?? '',
});

/** A pharmacist's desk: the sheet beside what was ordered with it, decided line by line (decisions S9, C30). Mount it anew (`key`) for another prescription. */
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
  const all = useMessages('prescription', prescriptionMessages),
    messages = all.review;
  const own = useId();
  const formId = id ?? own;
  const open = orders.flatMap(({ lines }) => lines.filter((line) => line.open));
  const asked = open.length > 0 ? open.map(({ key }) => key) : [SHEET];
  const lineOf = (key: string) => open.find((line) => line.key === key);
  const ranOut = Boolean(validUntil && validUntil < today);
  const [draft, setDraft] = useState<ReviewDraft>(
    () =>
      defaultDraft ?? {
        lines: Object.fromEntries(open.map((line) => [line.key, stands(line)])),
        called: false,
        validUntil: ranOut ? '' : (validUntil ?? ''),
      },
  );
  const [attempt, setAttempt] = useState(0);
  const checked = attempt > 0;
  const when = (at: string) => <time dateTime={at}>{messages.dateTime(...indian(at))}</time>;
  const day = (at: string) => {
    const [weekday, date, month, year] = indian(at);
    return all.day(weekday, date, month, year);
  };
  const put = (change: Partial<ReviewDraft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    onDraftChange?.(next);
  };
  const of = (key: string): LineDraft => draft.lines[key] ?? { reason: '' };
  const edit = (key: string, change: Partial<LineDraft>) =>
    put({ lines: { ...draft.lines, [key]: { ...of(key), ...change } } });
  const fieldId = (key: string) => `${formId}-${key}`;
  const wrong = (key: string) => {
    const { decision, reason } = of(key);
    if (!decision) return { href: `#${fieldId(key)}-approved`, message: messages.choose };
    return decision !== 'approved' && !reason.trim()
      ? {
          href: `#${fieldId(key)}-reason`,
          message: decision === 'question' ? messages.questionMissing : messages.reasonMissing,
        }
      : undefined;
  };
  const writtenOf = (key: string): WrittenDraft | undefined => {
    const line = lineOf(key);
    return line?.written === undefined ? undefined : (of(key).written ?? writtenDraft(line.written));
  };
  const wrongWritten = (key: string) => {
    const typed = writtenOf(key),
      found = typed && readWritten(typed);
    return found && 'wrong' in found
      ? {
          field: found.wrong,
          href: `#${fieldId(key)}-written-${found.wrong}`,
          message: found.range ? messages.written.range(...found.range) : messages.written.empty,
        }
      : undefined;
  };
  // What runs out is approved with a new last day only.
  const needsDay =
    ranOut &&
    !draft.validUntil &&
    asked.some((key) => of(key).decision === 'approved' && lineOf(key)?.decision !== 'approved');
  const found = [
    ...asked.flatMap((key) =>
      [wrong(key), wrongWritten(key)].flatMap((one) => {
        const name = lineOf(key)?.name;
        return one ? [{ href: one.href, message: name ? `${name}: ${one.message}` : one.message }] : [];
      }),
    ),
    ...(needsDay ? [{ href: `#${formId}-until`, message: messages.ranOutMissing }] : []),
  ];
  const problems = checked ? found : [];

  function save() {
    setAttempt((n) => n + 1);
    if (found.length > 0) return;
    const said = asked.map((key): Review['lines'][number] => {
      const { decision, reason } = of(key),
        typed = writtenOf(key);
      const one: Review['lines'][number] = { key, decision: decision! };
      if (decision !== 'approved') one.reason = reason.trim();
      const written = typed && newWritten(typed, lineOf(key)?.written ?? null);
      if (written) one.written = written;
      return one;
    });
    // The sheet is rejected where nothing of it is left.
    const rejected = said.every(({ decision }) => decision === 'rejected');
    const reason = rejected
      ? [...new Set(said.map((one) => one.reason))].join(' ').slice(0, reasonMax)
      : undefined;
    onSave({
      decision: rejected ? 'rejected' : 'approved',
      ...(reason && { reason }),
      lines: open.length > 0 ? said : [],
      called: draft.called,
      ...(draft.validUntil && !rejected && { validUntil: draft.validUntil }),
    });
  }
  const choice = (key: string, legend: ReactNode) => {
    const { decision, reason } = of(key),
      error = checked ? wrong(key) : undefined,
      typed = writtenOf(key);
    const options = (key === SHEET ? (['approved', 'rejected'] as const) : decisions).map((value) => ({
      value,
      title: messages.decisions[value],
    }));
    return (
      <>
        <RadioCards
          id={fieldId(key)}
          legend={legend}
          orientation="row"
          density="plain"
          options={options}
          value={decision ?? ''}
          error={decision ? undefined : error?.message}
          onValueChange={(value) => edit(key, { decision: value as ReviewDecision })}
        >
          {lineOf(key)?.earlier}
        </RadioCards>
        {decision && decision !== 'approved' && (
          <TextArea
            id={`${fieldId(key)}-reason`}
            label={decision === 'question' ? messages.question : messages.reason}
            hint={messages.patientReads}
            rows={2}
            maxLength={reasonMax}
            value={reason}
            error={error?.message}
            onChange={({ currentTarget }) => edit(key, { reason: currentTarget.value })}
          />
        )}
        {typed && (
          <WrittenFields
            id={`${fieldId(key)}-written`}
            value={typed}
            problem={checked ? wrongWritten(key) : undefined}
            onValueChange={(written) => edit(key, { written })}
          />
        )}
      </>
    );
  };
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
      className={cn('grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]', className)}
    >
      <PrescriptionSheet type={type} file={file} patientName={patientName} className="lg:sticky lg:top-6" />
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-col gap-1 wrap-anywhere">
          <h2 className="text-title">{patientName}</h2>
          <a
            href={`tel:+91${mobile}`}
            aria-label={`${messages.call(patientName)}: ${mobile}`}
            className="inline-flex min-h-target items-center self-start rounded-small text-accent-text underline underline-offset-4 tabular-nums"
          >
            {mobile}
          </a>
          <p className="text-meta text-content-muted">
            {messages.uploaded} {when(uploadedAt)}
          </p>
          {reviewed && (
            <p className="text-meta text-content-muted">
              {messages.reviewed(reviewed.by)} {when(reviewed.at)}
            </p>
          )}
        </div>
        <ErrorSummary problems={problems} attempt={attempt} />
        {orders.map(({ orderId, createdAt, lines }) => (
          <section key={orderId} aria-labelledby={`${formId}-${orderId}`} className="flex flex-col gap-3">
            <h3 id={`${formId}-${orderId}`} className="text-lead wrap-anywhere">
              {messages.order(orderId)}
            </h3>
            <p className="text-meta text-content-muted">{when(createdAt)}</p>
            {lines.map((line) => {
              const legend = (
                <span className="wrap-anywhere">
                  {line.name}
                  <span className="block text-meta font-regular text-content-muted">
                    {line.pack ? `${line.pack}\u00a0× ` : '× '}
                    {count(line.quantity)}
                  </span>
                </span>
              );
              return (
                <div
                  key={line.key}
                  className="flex flex-col gap-2 rounded-card border border-line bg-surface-raised p-4"
                >
                  {line.open ? (
                    choice(line.key, legend)
                  ) : (
                    <>
                      <p className="font-strong">{legend}</p>
                      <p className="wrap-anywhere">
                        {messages.closed[line.decision ?? 'approved']}
                        {line.reason && `: ${line.reason}`}
                      </p>
                    </>
                  )}
                </div>
              );
            })}
          </section>
        ))}
        {open.length === 0 && (
          <div className="flex flex-col gap-2 rounded-card border border-line bg-surface-raised p-4">
            {choice(SHEET, messages.sheetAlone)}
          </div>
        )}
        <TextField
          id={`${formId}-until`}
          type="date"
          label={messages.validUntil}
          hint={ranOut && validUntil ? messages.ranOut(day(validUntil)) : messages.validHint}
          optional={!ranOut}
          error={checked && needsDay ? messages.ranOutMissing : undefined}
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
        {conflict ? (
          <Button tone="plain" onClick={onLookAgain}>
            {messages.lookAgain}
          </Button>
        ) : (
          <Button type="submit" size="lg" wide busy={busy}>
            {busy ? messages.saving : messages.save}
          </Button>
        )}
      </div>
    </form>
  );
}
