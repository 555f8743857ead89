import { QTY_MAX } from '@doorstep/contract/cart';
import { toPaise } from '@doorstep/contract/money';
import type { Medicine } from '@doorstep/contract/medicine.schema';
import { REASON_MAX } from '@doorstep/contract/staff';
import type { CartAnswerBody } from '@doorstep/contract/cart-request.schema';
import type { ReviewedPrescription } from '@doorstep/contract/review.schema';
import { formatPaise } from '@doorstep/ui/base/price';
import { CartProposal, type ProposedLine } from '@doorstep/ui/prescription/cart-proposal';
import { PrescriptionSheet } from '@doorstep/ui/prescription/prescription-sheet';
import { ReviewHead } from '@doorstep/ui/prescription/review-head';
import { useEffect, useState } from 'react';
import { fieldSentence, refused } from '../../app/failure.ts';
import { CallError } from '../../app/fetcher.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call, useLatest } from '../call.ts';
import { staffMessages } from '../messages.en.ts';
import { nameOf } from '../name.ts';
import { usePatientFile } from './file.ts';

const PAUSE_MS = 250,
  FOUND = 8;
const proposed = ({ id, name, pack, offer_price, left, prescription_required }: Medicine): ProposedLine => ({
  id,
  name,
  pack,
  pricePaise: toPaise(offer_price),
  quantity: 1,
  left,
  prescriptionRequired: prescription_required ?? false,
});

export interface CartDeskProps {
  prescription: ReviewedPrescription;
  /** Which of those that wait. */
  place?: { index: number; of: number } | undefined;
  /** Its heading takes focus. */
  focused: boolean;
  onAnswered: (id: string) => void;
}
/** A cart that a patient asked for with a prescription, on the pharmacist's desk. */
export function CartDesk({ prescription, place, focused, onAnswered }: CartDeskProps) {
  const messages = usePageMessages('staff', staffMessages);
  const errors = useErrorMessages();
  const { id, image, type, patient, cart } = prescription;
  const file = usePatientFile(image);
  const [lines, setLines] = useState<readonly ProposedLine[]>([]);
  const [search, setSearch] = useState('');
  const [settled, setSettled] = useState('');
  const [sending, setSending] = useState<{ busy?: boolean; problem?: string }>({});
  const wanted = search.trim();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, loading } = useLatest(
    'listMedicines',
    settled && wanted ? { query: { search: settled, limit: FOUND } } : null,
  );
  // Those that can be had, and are not there already.
  const found = (wanted && data ? data.data : []).filter(
    (one) => one.in_stock && !lines.some((line) => line.id === one.id),
  );

  async function send(body: CartAnswerBody) {
    setSending({ busy: true });
    try {
      await call('answerCart', { params: { id }, body });
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
      setSending({ problem: named.join(' ') || refused(error, errors) || messages.reviewFailed });
    }
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <PrescriptionSheet
        type={type}
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
          focused={focused}
          className="-mx-1"
        />
        <CartProposal
          {...sending}
          note={cart?.note ?? ''}
          asked={cart?.words ?? undefined}
          lines={lines}
          search={search}
          found={found.map(({ id: of, name, pack, offer_price }) => ({
            id: String(of),
            label: name,
            detail: [formatPaise(toPaise(offer_price)), pack].filter(Boolean).join(' · '),
          }))}
          searching={wanted !== '' && (loading || settled !== wanted)}
          reasonMax={REASON_MAX}
          onSearch={setSearch}
          onAdd={(added) => {
            const medicine = found.find((one) => one.id === added);
            if (medicine) setLines((now) => [...now, proposed(medicine)]);
            setSearch('');
          }}
          onQuantityChange={(of, quantity) =>
            setLines((now) =>
              now.flatMap((line) =>
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
