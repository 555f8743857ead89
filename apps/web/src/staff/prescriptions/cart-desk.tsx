import { QTY_MAX } from '@doorstep/contract/cart';
import { othersIn } from '@doorstep/contract/look-alike';
import { toPaise } from '@doorstep/contract/money';
import { REASON_MAX } from '@doorstep/contract/staff';
import type { CartAnswerBody } from '@doorstep/contract/cart-request.schema';
import type { ReviewedPrescription } from '@doorstep/contract/review.schema';
import { Notice } from '@doorstep/ui/base/notice';
import { formatPaise } from '@doorstep/ui/base/price';
import { AlikeNote } from '@doorstep/ui/medicine/alike-note';
import { CautionNotice } from '@doorstep/ui/medicine/caution-notice';
import { CartProposal } from '@doorstep/ui/prescription/cart-proposal';
import { ClaimNotice } from '@doorstep/ui/prescription/claim-notice';
import { PrescriptionSheet } from '@doorstep/ui/prescription/prescription-sheet';
import { ReviewHead } from '@doorstep/ui/prescription/review-head';
import { useEffect, useState } from 'react';
import { fieldSentence, refused } from '../../app/failure.ts';
import { CallError } from '../../app/fetcher.ts';
import { cautionsIn } from '../../cart/public.ts';
import { indianToday } from '../../prescription/public.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call, useLatest } from '../review-call.ts';
import { staffMessages } from '../messages.en.ts';
import { nameOf } from '../name.ts';
import { proposedOf, useCartDraft } from './cart-draft.ts';
import type { OnDesk } from './claim.ts';
import { usePatientFile } from './file.ts';
import { Written } from './written.tsx';

const PAUSE_MS = 250,
  FOUND = 8;

export interface CartDeskProps {
  prescription: ReviewedPrescription;
  claim: OnDesk;
  /** Which of those that wait. */
  place?: { index: number; of: number } | undefined;
  /** Its heading takes focus. */
  focused: boolean;
  onAnswered: (id: string) => void;
  /** What stands is read anew. */
  onLookAgain: () => void;
}
/** A cart that a patient asked for with a prescription, on the pharmacist's desk. */
export function CartDesk({ prescription, claim, place, focused, onAnswered, onLookAgain }: CartDeskProps) {
  const messages = usePageMessages('staff', staffMessages);
  const errors = useErrorMessages();
  const { id, image, type, patient, cart, valid_until } = prescription;
  const [today] = useState(indianToday);
  const file = usePatientFile(image);
  const draft = useCartDraft(id, cart!.id),
    { lines, gone } = draft;
  const [search, setSearch] = useState('');
  const [settled, setSettled] = useState('');
  const [sending, setSending] = useState<{ busy?: boolean; error?: string; conflict?: boolean }>({});
  const wanted = search.trim();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, loading } = useLatest(
    'listMedicines',
    settled && wanted ? { query: { search: settled, limit: FOUND } } : null,
  );
  const checked = useLatest(
      'checkMedicines',
      lines.length > 1 ? { query: { ids: lines.map((line) => line.id) } } : null,
    ),
    cautions = (lines.length > 1 && checked.data ? checked.data.cautions : []).filter(({ medicines }) =>
      medicines.every((one) => lines.some((line) => line.id === one.id)),
    );
  // Those that can be had, and are not there already.
  const found = (wanted && data ? data.data : []).filter(
    (one) => one.in_stock && !lines.some((line) => line.id === one.id),
  );

  async function send(body: CartAnswerBody) {
    setSending({ busy: true });
    try {
      await call('answerCart', { params: { id }, body });
      if (body.decision === 'ask') draft.asked();
      else draft.done();
      onAnswered(id);
    } catch (error) {
      const named =
        error instanceof CallError
          ? lines.flatMap(({ name }, i) =>
              ['id', 'qty'].flatMap((field) => {
                const said = fieldSentence(error, `lines.${i}.${field}`, errors);
                return said ? [`${name}: ${said}`] : [];
              }),
            )
          : [];
      const code = error instanceof CallError ? error.code : undefined;
      // Who has it by now is told, and it can be taken over: what was put together stays.
      if (code === 'claimed') claim.look();
      setSending({
        conflict: code === 'cart_answered',
        error: named.join(' ') || refused(error, errors) || messages.reviewFailed,
      });
    }
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <PrescriptionSheet
        kind={type}
        file={file}
        patientName={nameOf(patient)}
        className="lg:sticky lg:top-20"
      />
      <div className="flex min-w-0 flex-col gap-4">
        <ReviewHead
          patientName={nameOf(patient)}
          mobile={patient.mobile}
          orderIds={[]}
          place={place}
          focused={focused || claim.taken}
          className="-mx-1"
        />
        {claim.other && (
          <ClaimNotice
            by={claim.other.by}
            since={claim.other.since}
            busy={claim.taking}
            onTakeOver={() => {
              setSending({});
              claim.takeOver();
            }}
          />
        )}
        <CautionNotice audience="staff" cautions={cautionsIn('en-IN', cautions)} />
        {gone.length > 0 && <Notice tone="warning">{messages.cartGone(gone.join(', '))}</Notice>}
        <CartProposal
          {...sending}
          onRefresh={onLookAgain}
          defaultWords={draft.words}
          onWordsChange={draft.setWords}
          note={cart?.note ?? ''}
          asked={cart?.words ?? undefined}
          ranOut={valid_until !== null && valid_until < today ? valid_until : undefined}
          written={
            cart!.written.length > 0 && (
              <Written
                noted={cart!.written}
                inCart={lines.map((line) => line.id)}
                onAdd={(medicine, packs) => draft.setLines([...lines, proposedOf(medicine, packs)])}
              />
            )
          }
          lines={lines.map(({ alike, ...line }) =>
            Object.assign(line, { note: alike && <AlikeNote large others={othersIn('en-IN', alike)} /> }),
          )}
          search={search}
          found={found.map(({ id: of, name, composition, pack, offer_price, match }) => ({
            id: String(of),
            label: name,
            description: [
              match === 'similar' && messages.similarName,
              composition,
              formatPaise(toPaise(offer_price)),
              pack,
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
          searchBusy={wanted !== '' && (loading || settled !== wanted)}
          reasonMaxLength={REASON_MAX}
          onSearchChange={setSearch}
          onAdd={(added) => {
            const medicine = found.find((one) => one.id === added);
            if (medicine) draft.setLines([...lines, proposedOf(medicine, 1)]);
            setSearch('');
          }}
          onQuantityChange={(of, quantity) =>
            draft.setLines(
              lines.flatMap((line) =>
                line.id !== of
                  ? [line]
                  : quantity > 0
                    ? [{ ...line, quantity: Math.min(quantity, QTY_MAX) }]
                    : [],
              ),
            )
          }
          onPropose={() => {
            void send({
              decision: 'propose',
              lines: lines.map(({ id: of, quantity }) => ({ id: of, qty: quantity })),
            });
          }}
          onSay={(decision, reason) => {
            void send({ decision, reason });
          }}
        />
      </div>
    </div>
  );
}
