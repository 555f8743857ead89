import type { ReviewBody, ReviewedPrescription } from '@doorstep/contract/staff.schema';
import { REASON_MAX } from '@doorstep/contract/staff';
import {
  PrescriptionReview,
  type PrescriptionReviewLine,
  type Review,
} from '@doorstep/ui/prescription/prescription-review';
import { DispensedBefore } from '@doorstep/ui/staff/dispensed-before';
import { useState } from 'react';
import { refused, sentenceFor } from '../../app/failure.ts';
import { CallError } from '../../app/fetcher.ts';
import { say } from '../../app/toasts.ts';
import { indianToday } from '../../prescription/public.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { staffMessages } from '../messages.en.ts';
import { keptReview } from './draft.ts';
import { usePatientFile } from './file.ts';
import { nameOf } from '../name.ts';

const decided = {
  approved: 'approved',
  rejected: 'rejected',
  question: 'question',
  needed: null,
  checking: null,
} as const;
/** Not a blank: a line's key is part of ids, and a list of ids is parted by blanks. */
const SEPARATOR = '.';
type Line = ReviewedPrescription['orders'][number]['lines'][number];
/** `isAsked`: what the doctor wrote is asked here. */
const lineOf = (
  orderId: string,
  { id, name, pack, qty, rx_status, rx_reason, before, written, left }: Line,
  { waits, isAsked }: { waits: boolean; isAsked: boolean },
): PrescriptionReviewLine => {
  const open = waits && rx_status !== 'rejected';
  return {
    key: `${orderId}${SEPARATOR}${id}`,
    name,
    pack,
    quantity: qty,
    decision: rx_status && decided[rx_status],
    reason: rx_reason,
    open,
    ...(open && {
      earlier: (
        <DispensedBefore
          decisions={before.decisions.map((one) => ({
            orderId: one.order_id,
            quantity: one.quantity,
            status: one.status,
            orderStatus: one.order_status,
            decidedAt: one.decided_at,
          }))}
          count={before.count}
          approved={before.approved}
          dispensed={before.dispensed}
          written={written}
          left={left}
        />
      ),
    }),
    ...(isAsked && { written }),
  };
};
/** What the doctor wrote is asked once for each medicine: at its first line that can be decided. */
function linesOf(orders: ReviewedPrescription['orders']) {
  const asked = new Set<number>();
  return orders.map(({ order_id, created_at, status, lines }) => ({
    orderId: order_id,
    createdAt: created_at,
    lines: lines.map((line) => {
      const waits = status === 'pending',
        isAsked = waits && line.rx_status !== 'rejected' && !asked.has(line.medicine_id);
      if (isAsked) asked.add(line.medicine_id);
      return lineOf(order_id, line, { waits, isAsked });
    }),
  }));
}
/** What the server takes: lines by order and position. */
function bodyOf(
  { decision, reason, lines, called, validUntil }: Review,
  reviewed: ReviewedPrescription['reviewed'],
): ReviewBody {
  return {
    decision,
    reviewed_at: reviewed?.at ?? null,
    ...(reason && { reason }),
    // By the shop's clock: a device's may be wrong.
    ...(called && { called }),
    ...(validUntil && { valid_until: validUntil }),
    lines: lines.map(({ key, decision: one, reason: why, written }) => {
      const [order_id = '', id] = key.split(SEPARATOR);
      return { order_id, id: Number(id), decision: one, reason: why ?? null, written: written ?? null };
    }),
  };
}

export interface DeskProps {
  prescription: ReviewedPrescription;
  onSaved: () => void;
  /** What stands is read anew. */
  onLookAgain: () => void;
}

/** One prescription on the pharmacist's desk. */
export function Desk({ prescription, onSaved, onLookAgain }: DeskProps) {
  const messages = usePageMessages('staff', staffMessages);
  const errors = useErrorMessages();
  const { id, image, type, patient, uploaded_at, orders, called, reviewed, valid_until } = prescription;
  const file = usePatientFile(image);
  const [saving, setSaving] = useState<{ busy?: boolean; problem?: string; conflict?: boolean }>({});
  const [today] = useState(indianToday);
  // What was seen when it was opened: another's decision since is a conflict, also where the list has heard of it.
  const [seen] = useState(reviewed);
  const draft = keptReview(id, seen?.at ?? null);
  const [begun] = useState(draft.get);

  async function save(review: Review) {
    setSaving({ busy: true });
    try {
      await call('reviewPrescription', { params: { id }, body: bodyOf(review, seen) });
      draft.set(undefined);
      say('success', messages.decisionSaved);
      onSaved();
    } catch (error) {
      const failure = error instanceof CallError ? error : new CallError(0, 'failed'),
        { code, answer } = failure;
      if (code === 'reviewed')
        setSaving({
          conflict: true,
          problem: answer.review ? messages.reviewedBy[answer.review.decision] : sentenceFor(failure, errors),
        });
      else setSaving({ problem: refused(failure, errors) || messages.reviewFailed });
    }
  }
  return (
    <PrescriptionReview
      {...saving}
      file={file}
      type={type}
      patientName={nameOf(patient)}
      mobile={patient.mobile}
      uploadedAt={uploaded_at}
      called={called}
      reviewed={reviewed}
      validUntil={valid_until}
      today={today}
      reasonMax={REASON_MAX}
      orders={linesOf(orders)}
      defaultDraft={begun}
      onDraftChange={draft.set}
      onSave={(review) => {
        void save(review);
      }}
      onLookAgain={onLookAgain}
    />
  );
}
