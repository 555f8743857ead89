'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { TextArea } from '../../base/text-area/text-area.tsx';
import { ToggleGroup, ToggleGroupItem } from '../../base/toggle-group/toggle-group.tsx';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { reviewMessages } from '../review-messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

const decisions = ['approved', 'question', 'rejected'] as const;
export type ReviewDecision = (typeof decisions)[number];
/** One letter for each decision. */
export const decisionKeys = { approved: 'A', question: 'Q', rejected: 'R' } as const;
const looks = {
  approved: ['icon-check', 'success'],
  question: ['icon-circle-question-mark', 'warning'],
  rejected: ['icon-x', 'danger'],
} as const;

export interface ReviewLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The medicine, or what is decided in its place. */
  name: string;
  /** Salt and strength: looked at before anything else. */
  substance?: string | null | undefined;
  /** Below the salt: what it is easily taken for. */
  note?: ReactNode;
  /** What the pack holds. */
  form?: keyof typeof reviewMessages.forms | null | undefined;
  /** By which law it is sold on prescription; none is not said. */
  schedule?: 'none' | 'H' | 'H1' | null | undefined;
  /** The pack in words. */
  pack?: string | null | undefined;
  /** Packs that were ordered; not given, nothing was. */
  quantity?: number | undefined;
  /** What the doctor wrote, to be read or typed. */
  written?: ReactNode;
  /** Asks which of several names stands on the sheet. */
  which?: ReactNode;
  /** What was decided of it before. */
  earlier?: ReactNode;
  /** What goes back with a no. */
  amountPaise?: number | null | undefined;
  /** What is chosen so far. */
  decision?: ReviewDecision | undefined;
  /** Without an order there is nobody to ask. */
  canAsk?: boolean;
  /** The words for what is chosen: those of a question are never those of a no. */
  reason: string;
  /** Letters of a reason. */
  reasonMaxLength?: number;
  /** What is missing. */
  error?: string | undefined;
  /** Keys stand on the buttons. */
  keys?: boolean;
  /** Gets what is chosen. */
  onDecide: (decision: ReviewDecision) => void;
  /** Gets the words. */
  onReasonChange: (reason: string) => void;
}

/** One ordered medicine on the pharmacist's desk, with its decision. Its controls' ids are `${id}-approved`, `-question`, `-rejected` and `-reason`; it takes focus itself. */
export function ReviewLine({
  name,
  substance,
  note,
  form,
  schedule,
  pack,
  quantity,
  written,
  which,
  earlier,
  amountPaise,
  decision,
  canAsk = true,
  reason,
  reasonMaxLength = 300,
  error,
  keys = false,
  onDecide,
  onReasonChange,
  id,
  className,
  ...props
}: ReviewLineProps) {
  const messages = useMessages('review', reviewMessages);
  const own = useId();
  const base = id ?? own;
  const saysWhy = decision === 'question' || decision === 'rejected';
  const shown = canAsk ? decisions : (['approved', 'rejected'] as const);
  return (
    <div
      role="group"
      aria-labelledby={`${base}-name`}
      aria-describedby={error && !decision ? `${base}-error` : undefined}
      data-slot="review-line"
      data-state={decision ?? 'open'}
      id={base}
      tabIndex={-1}
      {...props}
      className={cn(
        'flex min-w-0 scroll-my-40 flex-col gap-3 rounded-card border border-line bg-surface-raised p-4 focus-within:outline-2 focus-within:outline-accent-fill',
        className,
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
          <h4 translate="no" id={`${base}-name`} className="text-lead font-strong">
            {name}
          </h4>
          {substance && <p className="font-strong">{substance}</p>}
          {wrapText(note)}
          {(form || pack) && (
            <p className="text-meta text-content-muted">
              {[form && messages.forms[form], pack].filter(Boolean).join(' · ')}
            </p>
          )}
          {schedule && schedule !== 'none' && (
            <Badge tone={schedule === 'H1' ? 'warning' : 'neutral'} icon="icon-file-text">
              {messages.schedule[schedule]}
            </Badge>
          )}
        </div>
        <ToggleGroup
          label={messages.decision}
          look="joined"
          value={decision ? [decision] : []}
          onValueChange={([next]) => onDecide(next as ReviewDecision)}
        >
          {shown.map((one) => {
            const [icon, tone] = looks[one];
            return (
              <ToggleGroupItem
                key={one}
                value={one}
                icon={icon}
                tone={tone}
                id={`${base}-${one}`}
                aria-keyshortcuts={keys ? decisionKeys[one] : undefined}
              >
                {wrapText(messages.decisions[one])}
                {keys && (
                  <kbd aria-hidden className="rounded-small border px-1 text-meta max-md:hidden">
                    {decisionKeys[one]}
                  </kbd>
                )}
              </ToggleGroupItem>
            );
          })}
        </ToggleGroup>
      </div>
      {which}
      {error && !decision && <FieldError controlId={base}>{error}</FieldError>}
      {(quantity !== undefined || written || earlier) && (
        <div className="grid gap-3 border-t border-line pt-3 xs:grid-cols-3">
          {quantity !== undefined && (
            <div>
              <p className="text-meta text-content-muted">{messages.ordered}</p>
              <p className="font-strong tabular-nums">{`× ${count(quantity)}`}</p>
            </div>
          )}
          {written && <div className="min-w-0">{written}</div>}
          {earlier && (
            <div className="min-w-0">
              <p className="text-meta text-content-muted">{messages.before}</p>
              {earlier}
            </div>
          )}
        </div>
      )}
      {saysWhy && (
        <div className="flex flex-col gap-2">
          <ToggleGroup
            label={messages.canned}
            value={[reason]}
            onValueChange={([text = '']) => onReasonChange(text)}
          >
            {messages.reasons[decision].map((text, i) => (
              <ToggleGroupItem
                key={text}
                value={text}
                icon="icon-check"
                id={i === 0 ? `${base}-canned` : undefined}
              >
                {text}
              </ToggleGroupItem>
            ))}
          </ToggleGroup>
          <TextArea
            id={`${base}-reason`}
            label={decision === 'question' ? messages.question : messages.reason}
            hint={messages.patientReads}
            rows={2}
            maxLength={reasonMaxLength}
            value={reason}
            error={error}
            onChange={({ currentTarget }) => onReasonChange(currentTarget.value)}
          />
          {decision === 'rejected' && amountPaise != null && (
            <p className="font-strong tabular-nums">{messages.goesBack(formatPaise(amountPaise))}</p>
          )}
        </div>
      )}
    </div>
  );
}
