import { ADVICE_MAX, DOSE_MAX } from '@doorstep/contract/consultation';
import { consultationErrors } from '@doorstep/contract/consultation.messages.en';
import { toPaise } from '@doorstep/contract/money';
import { formatPaise } from '@doorstep/ui/base/price';
import {
  PrescriptionWriter,
  type PrescriptionWriterErrors,
  type PrescriptionWriterProps,
} from '@doorstep/ui/consultation/prescription-writer';
import { useEffect, useState } from 'react';
import { refused } from '../../app/failure.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call, useLatest } from './call.ts';
import { staffInboxMessages } from './messages.en.ts';
import type { OwnDraft } from './use-draft.ts';
import { refusedOf, wrongOf } from './wrong.ts';

const PAUSE_MS = 250,
  FOUND = 8;

export interface WriterProps {
  consultationId: string;
  patientName: string;
  allergies: PrescriptionWriterProps['allergies'];
  own: OwnDraft;
  onSent: () => void;
  /** The server refused: what stands may be another by now. */
  onRefused: () => void;
}
/** A prescription that is written in an open consultation: medicines of the catalogue, found while one types. */
export default function Writer({
  consultationId,
  patientName,
  allergies,
  own,
  onSent,
  onRefused,
}: WriterProps) {
  const messages = usePageMessages('staffInbox', staffInboxMessages);
  const errors = useErrorMessages(),
    formErrors = useErrorMessages(consultationErrors);
  const { draft } = own;
  const [search, setSearch] = useState('');
  const [settled, setSettled] = useState('');
  const [wrong, setWrong] = useState<PrescriptionWriterErrors>({});
  const [attempt, setAttempt] = useState(0);
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
  const found = (wanted && data ? data.data : []).filter(
    ({ id }) => !draft.lines.some((line) => line.id === id),
  );
  const changed = (some: Parameters<OwnDraft['put']>[0]) => {
    setWrong({});
    own.put(some);
  };

  async function send() {
    const before = wrongOf(draft, formErrors);
    setWrong(before ?? {});
    setSending({});
    if (before) {
      setAttempt((n) => n + 1);
      return;
    }
    setSending({ busy: true });
    try {
      await call('prescribe', {
        params: { id: consultationId },
        body: {
          lines: draft.lines.map(({ id, quantity, days, dose }) => ({
            medicine_id: id,
            quantity: Number(quantity),
            days: Number(days),
            dose: dose.trim(),
          })),
          advice: draft.advice.trim(),
        },
        idempotencyKey: draft.key,
      });
      onSent();
    } catch (error) {
      const told = refusedOf(error, draft, errors);
      if (told) {
        setWrong(told);
        setAttempt((n) => n + 1);
      }
      onRefused();
      setSending(told ? {} : { problem: refused(error, errors) || messages.sendFailed });
    }
  }
  return (
    <PrescriptionWriter
      patientName={patientName}
      allergies={allergies}
      lines={draft.lines}
      onLinesChange={(lines) => changed({ lines })}
      advice={draft.advice}
      onAdviceChange={(advice) => changed({ advice })}
      maxLength={{ dose: DOSE_MAX, advice: ADVICE_MAX }}
      search={search}
      onSearchChange={setSearch}
      found={found.map(({ id, name, composition, pack, offer_price, in_stock, match }) => ({
        id: String(id),
        label: composition ?? name,
        description: [
          match === 'similar' && messages.similarName,
          composition && name,
          pack,
          formatPaise(toPaise(offer_price)),
          !in_stock && messages.outOfStock,
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
      searchBusy={wanted !== '' && (loading || settled !== wanted)}
      onAdd={(added) => {
        const medicine = found.find(({ id }) => id === added);
        setSearch('');
        if (!medicine) return;
        const { id, name, composition, pack, prescription_required, in_stock } = medicine;
        changed({
          lines: [
            ...draft.lines,
            {
              id,
              name,
              composition,
              pack,
              prescriptionRequired: prescription_required,
              inStock: in_stock,
              quantity: '1',
              days: '',
              dose: '',
            },
          ],
        });
      }}
      errors={wrong}
      attempt={attempt}
      busy={sending.busy}
      error={sending.problem}
      onSend={() => void send()}
    />
  );
}
