import type { CorrectionBody, RegisterLine } from '@doorstep/contract/review.schema';
import {
  DOCTOR_ADDRESS_MAX,
  DOCTOR_MAX,
  PATIENT_NAME_MAX,
  REASON_MAX,
  REGISTRATION_MAX,
} from '@doorstep/contract/staff';
import { Button } from '@doorstep/ui/base/button';
import { Dialog } from '@doorstep/ui/base/dialog';
import { Notice } from '@doorstep/ui/base/notice';
import { TextField } from '@doorstep/ui/base/text-field';
import { useId, useState } from 'react';
import { usePageMessages } from '../../messages/messages.ts';
import { registerMessages } from './messages.en.ts';

interface CorrectionProps {
  line: RegisterLine;
  busy: boolean;
  /** Refusal of the server. */
  error: string | undefined;
  onClose: () => void;
  onSave: (body: CorrectionBody) => void;
}
const FIELDS = ['patient', 'doctor', 'registration', 'address', 'written', 'reason'] as const;
type Name = (typeof FIELDS)[number];
const LENGTHS: Partial<Record<Name, number>> = {
  patient: PATIENT_NAME_MAX,
  doctor: DOCTOR_MAX,
  registration: REGISTRATION_MAX,
  address: DOCTOR_ADDRESS_MAX,
  reason: REASON_MAX,
};

/** Dialog that corrects one entry of the register. The values before it stay in the register. */
export function Correction({ line, busy, error, onClose, onSave }: CorrectionProps) {
  const messages = usePageMessages('register', registerMessages);
  const id = useId();
  const [tried, setTried] = useState(false);
  const [value, setValue] = useState<Record<Name, string>>({
    patient: line.patient.name,
    doctor: line.prescriber.name ?? '',
    registration: line.prescriber.registration ?? '',
    address: line.prescriber.address ?? '',
    written: line.written_on ?? '',
    reason: '',
  });
  const wrong = FIELDS.filter((name) =>
    name === 'registration' ? !/\d/.test(value.registration) : !value[name].trim(),
  );
  const save = () => {
    setTried(true);
    if (wrong[0]) return document.getElementById(`${id}-${wrong[0]}`)?.focus();
    onSave({
      patient_name: value.patient.trim(),
      doctor: {
        name: value.doctor.trim(),
        registration: value.registration.trim(),
        address: value.address.trim(),
        written_on: value.written,
      },
      reason: value.reason.trim(),
      seen: line.corrections.length,
    });
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={messages.correctTitle(line.medicine)}
      description={messages.correctText}
      footer={
        <>
          <Button tone="plain" aria-disabled={busy || undefined} onClick={() => !busy && onClose()}>
            {messages.cancel}
          </Button>
          <Button busy={busy} onClick={() => !busy && save()}>
            {messages.saveCorrection}
          </Button>
        </>
      }
    >
      <div className="grid items-end gap-3 md:grid-cols-2">
        {FIELDS.map((name) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            type={name === 'written' ? 'date' : 'text'}
            label={messages.fields[name]}
            error={tried && wrong.includes(name) ? messages.required[name] : undefined}
            autoComplete="off"
            maxLength={LENGTHS[name]}
            className={name === 'address' || name === 'reason' ? 'md:col-span-2' : undefined}
            value={value[name]}
            onChange={({ currentTarget }) => setValue({ ...value, [name]: currentTarget.value })}
          />
        ))}
      </div>
      {error && (
        <Notice tone="danger" className="mt-4">
          {error}
        </Notice>
      )}
    </Dialog>
  );
}
