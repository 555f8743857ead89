import {
  ADVICE_MAX,
  DIAGNOSIS_MAX,
  DOSE_MAX,
  TYPED_NAME_MAX,
  type ConsultationMode,
} from '@doorstep/contract/consultation';
import { consultationErrors } from '@doorstep/contract/consultation.messages.en';
import type { CheckedPrescription } from '@doorstep/contract/consultation.schema';
import { sentenceOf } from '@doorstep/contract/failure';
import { toPaise } from '@doorstep/contract/money';
import { formatPaise } from '@doorstep/ui/base/price';
import {
  PrescriptionWriter,
  type DoseCheck,
  type DoseDraft,
  type PrescriptionWriterErrors,
  type PrescriptionWriterProps,
} from '@doorstep/ui/consultation/prescription-writer';
import { useLang } from '@doorstep/ui/messages/provider';
import { useEffect, useState } from 'react';
import { refused } from '../../app/failure.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call, useLatest } from './call.ts';
import { staffInboxMessages } from './messages.en.ts';
import type { OwnDraft } from './use-draft.ts';
import { byName, catalogued, type PrescriptionDraft } from './draft.ts';
import { refusedOf, wrongOf } from './wrong.ts';

const PAUSE_MS = 250,
  FOUND = 8;

export interface WriterProps {
  consultationId: string;
  patientName: string;
  allergies: PrescriptionWriterProps['allergies'];
  own: OwnDraft;
  /** Mode of the consultation so far. */
  mode: ConsultationMode;
  onSent: (lines: PrescriptionDraft['lines']) => void;
  /** The server refused: what stands may be another by now. */
  onRefused: () => void;
}
const courseOf = ({ days, dose }: DoseDraft) => ({ days: Number(days) || null, dose: dose.trim() });
/** Checks the draft at the server while it is typed; the last answer stays until the next one. */
function useCheck(id: string, { lines, followUp }: OwnDraft['draft']): CheckedPrescription | undefined {
  const [checked, setChecked] = useState<CheckedPrescription>();
  const asked = JSON.stringify({
    follow_up: followUp,
    lines: catalogued(lines).map((line) => Object.assign({ medicine_id: line.id }, courseOf(line))),
    typed: byName(lines).map((line) => Object.assign({ name: line.name }, courseOf(line))),
  });
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(() => {
      call('checkPrescription', {
        params: { id },
        body: JSON.parse(asked) as { follow_up: boolean; lines: []; typed: [] },
      })
        .then(({ data }) => {
          if (!isStale) setChecked(data);
        })
        // The server checks again when it is sent.
        .catch(() => {});
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [id, asked]);
  return checked;
}
/** Prescription form of an open consultation: medicines of the catalogue, found by search, and others by name. */
export default function Writer({
  consultationId,
  patientName,
  allergies,
  own,
  mode,
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
  const check = useCheck(consultationId, draft);
  const lang = useLang();
  const sentence = (problem: CheckedPrescription['lines'][number]['problem']) =>
    problem === null
      ? undefined
      : (sentenceOf(formErrors, {
          code: problem.code,
          ...(problem.params && { params: problem.params }),
        }) ?? messages.notAllowed);
  const checkOf = (
    one: CheckedPrescription['typed'][number] | CheckedPrescription['lines'][number],
    packs: number | null,
  ): DoseCheck => ({
    list: one.list,
    packs,
    maxDays: one.days_most,
    problem: sentence(one.problem),
    days: sentence(one.days_problem),
    dose: sentence(one.dose_problem),
  });
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
          diagnosis: draft.diagnosis.trim(),
          patient: { age: Number(draft.person.age), sex: draft.person.sex || 'other' },
          follow_up: draft.followUp,
          lines: catalogued(draft.lines).map(({ id, days, dose }) => ({
            medicine_id: id,
            days: Number(days),
            dose: dose.trim(),
          })),
          typed: byName(draft.lines).map(({ name, days, dose }) => ({
            name,
            days: Number(days),
            dose: dose.trim(),
          })),
          advice: draft.advice.trim(),
        },
        idempotencyKey: draft.key,
      });
      onSent(draft.lines);
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
      person={draft.person}
      onPersonChange={(person) => changed({ person })}
      diagnosis={draft.diagnosis}
      onDiagnosisChange={(diagnosis) => changed({ diagnosis })}
      mode={check?.mode ?? mode}
      followUp={
        check?.earlier
          ? {
              text: messages.earlier(
                check.earlier.by,
                new Date(check.earlier.at).toLocaleDateString(lang, {
                  dateStyle: 'long',
                  timeZone: 'Asia/Kolkata',
                }),
              ),
              selected: draft.followUp,
              onSelectedChange: (followUp) => changed({ followUp }),
            }
          : undefined
      }
      checks={Object.fromEntries([
        ...(check?.lines ?? []).map((one) => [one.medicine_id, checkOf(one, one.packs)] as const),
        ...byName(draft.lines).flatMap((line) => {
          const one = check?.typed.find(({ name }) => name === line.name);
          return one ? [[line.id, checkOf(one, null)] as const] : [];
        }),
      ])}
      lines={draft.lines}
      onLinesChange={(lines) => changed({ lines })}
      advice={draft.advice}
      onAdviceChange={(advice) => changed({ advice })}
      maxLength={{ dose: DOSE_MAX, advice: ADVICE_MAX, diagnosis: DIAGNOSIS_MAX }}
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
              days: '',
              dose: '',
            },
          ],
        });
      }}
      onAddTyped={(words) => {
        const name = words.replaceAll(/\s+/g, ' ').slice(0, TYPED_NAME_MAX).trim();
        setSearch('');
        if (draft.lines.some((line) => line.name.toLowerCase() === name.toLowerCase())) return;
        changed({
          lines: [
            ...draft.lines,
            {
              id: Math.min(0, ...draft.lines.map(({ id }) => id)) - 1,
              name,
              typed: true,
              composition: null,
              pack: null,
              prescriptionRequired: false,
              inStock: true,
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
