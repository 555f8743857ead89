import { sentenceOf } from '@doorstep/contract/failure';
import type { ReviewedPrescription } from '@doorstep/contract/review.schema';
import { REASON_MAX } from '@doorstep/contract/staff';
import { CautionNotice } from '@doorstep/ui/medicine/caution-notice';
import { PrescriptionReview, type Review } from '@doorstep/ui/prescription/prescription-review';
import { ClaimNotice } from '@doorstep/ui/prescription/claim-notice';
import { KeyList } from '@doorstep/ui/prescription/key-list';
import { keyOf, useKeyDown } from '@doorstep/ui/prescription/undo-bar';
import { useState, type ReactNode } from 'react';
import { refused, sentenceFor } from '../../app/failure.ts';
import { CallError } from '../../app/fetcher.ts';
import { cautionsIn } from '../../cart/public.ts';
import { indianToday } from '../../prescription/public.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../review-call.ts';
import { staffMessages } from '../messages.en.ts';
import { CartDesk } from './cart-desk.tsx';
import { bodyOf, linesOf } from './desk-lines.tsx';
import { useClaim, type OnDesk } from './claim.ts';
import { keptReview } from './draft.ts';
import { usePatientFile } from './file.ts';
import { LeftCart } from './left-cart.tsx';
import { nameOf } from '../name.ts';
import { keysStore } from './keys.ts';
import type { Saved } from './undo.tsx';

export interface DeskProps {
  prescription: ReviewedPrescription;
  /** Which of those that wait. */
  place?: { index: number; of: number } | undefined;
  /** Its heading takes focus. */
  focused: boolean;
  /** The last decision, while it can be taken back. */
  undo: ReactNode;
  onSaved: (saved: Saved) => void;
  /** What was asked for with it has its answer. */
  onCartAnswered: (id: string) => void;
  /** What stands is read anew. */
  onLookAgain: () => void;
}

/** One prescription on the pharmacist's desk: the cart that was asked for with it, and its orders. */
export function Desk({ onCartAnswered, ...props }: DeskProps) {
  const { prescription, place, focused, undo } = props;
  const claim = useClaim(prescription.id, prescription.claim);
  const asksForCart = prescription.cart?.status === 'sent';
  if (!asksForCart)
    return (
      <>
        <LeftCart prescription={prescription} />
        <ReviewDesk {...props} claim={claim} />
      </>
    );
  return (
    <>
      {undo}
      <CartDesk
        prescription={prescription}
        claim={claim}
        place={place}
        focused={focused}
        onAnswered={onCartAnswered}
        onLookAgain={props.onLookAgain}
      />
      {prescription.orders.some(({ status }) => status === 'pending') && (
        <ReviewDesk {...props} claim={claim} isBelow focused={false} undo={undefined} />
      )}
    </>
  );
}
function ReviewDesk({
  prescription,
  claim,
  isBelow = false,
  place,
  focused,
  undo,
  onSaved,
  onLookAgain,
}: Omit<DeskProps, 'onCartAnswered'> & {
  claim: OnDesk;
  /** Below the cart's desk, which tells who else has the sheet. */
  isBelow?: boolean;
}) {
  const messages = usePageMessages('staff', staffMessages);
  const errors = useErrorMessages();
  const {
    id,
    image,
    type,
    patient,
    patient_age,
    patient_name,
    old_reason,
    uploaded_at,
    orders,
    called,
    reviewed,
    valid_until,
    doctor,
    by_doctor: written,
    held,
    not_done,
    cautions = [],
  } = prescription;
  const file = usePatientFile(image);
  const [saving, setSaving] = useState<{ busy?: boolean; error?: string; conflict?: boolean }>({});
  const keys = keysStore.use();
  const [list, setList] = useState(false);
  const [today] = useState(indianToday);
  // What was seen when it was opened: another's decision since is a conflict, also where the list has heard of it.
  const [seen] = useState(reviewed);
  const draft = keptReview(id, seen?.at ?? null);
  const [begun] = useState(draft.get);

  async function save(review: Review) {
    setSaving({ busy: true });
    try {
      await call('reviewPrescription', { params: { id }, body: bodyOf(review, seen) });
      const made = draft.get(),
        told = review.lines.length > 0 ? review.lines : [review];
      draft.set(undefined);
      const decided = { approved: 0, question: 0, rejected: 0 };
      for (const { decision } of told) decided[decision] += 1;
      onSaved({ id, patientName: nameOf(patient), decided, restore: () => draft.set(made) });
    } catch (error) {
      const failure = error instanceof CallError ? error : new CallError(0, 'failed'),
        { code, answer } = failure;
      if (code === 'reviewed')
        setSaving({
          conflict: true,
          error: answer.review ? messages.reviewedBy[answer.review.decision] : sentenceFor(failure, errors),
        });
      else {
        setSaving({ error: refused(failure, errors) || messages.reviewFailed });
        // Who has it by now is told, and it can be taken over: what was chosen stays.
        if (code === 'claimed') claim.look();
      }
    }
  }
  useKeyDown(keys, (event) => {
    if (keyOf(event) === '?') setList(true);
  });
  return (
    <>
      <PrescriptionReview
        {...saving}
        doctor={{
          name: doctor.name,
          registration: doctor.registration,
          address: doctor.address,
          writtenOn: doctor.written_on,
          patient: patient_name ?? patient.name,
          oldReason: old_reason,
        }}
        writtenBy={
          written && {
            doctor: written.doctor_name ?? '',
            registrationNo: written.registration_no ?? '',
            mode: written.mode,
            followUp: written.follow_up,
            diagnosis: written.diagnosis,
            typed: written.typed.map(
              ({ name, dose, days }) => `${name} (${dose}, ${messages.forDays(days)})`,
            ),
          }
        }
        place={place}
        heldBy={held && !held.own ? held.by : undefined}
        claim={
          claim.other &&
          !isBelow && (
            <ClaimNotice
              by={claim.other.by}
              since={claim.other.since}
              busy={claim.taking}
              onTakeOver={() => {
                setSaving({});
                claim.takeOver();
              }}
            />
          )
        }
        notDone={
          not_done
            ? {
                by: not_done.by,
                why:
                  (errors &&
                    sentenceOf(errors, { code: not_done.code, params: not_done.params ?? undefined })) ??
                  not_done.message,
              }
            : undefined
        }
        cautions={<CautionNotice audience="staff" cautions={cautionsIn('en-IN', cautions)} />}
        keys={keys}
        focused={focused || claim.taken}
        undo={undo}
        onShowKeys={() => setList(true)}
        file={file}
        kind={type}
        patientName={nameOf(patient)}
        mobile={patient.mobile}
        age={patient_age}
        uploadedAt={uploaded_at}
        called={called}
        reviewed={reviewed}
        validUntil={valid_until}
        today={today}
        reasonMaxLength={REASON_MAX}
        orders={linesOf(orders)}
        defaultDraft={begun}
        onDraftChange={draft.set}
        onSave={(review) => {
          void save(review);
        }}
        onLookAgain={onLookAgain}
      />
      <KeyList open={list} onOpenChange={setList} enabled={keys} onEnabledChange={keysStore.set} />
    </>
  );
}
