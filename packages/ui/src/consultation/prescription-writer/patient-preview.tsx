'use client';
import { useMessages } from '../../messages/provider.ts';
import { inboxMessages } from '../inbox-messages.en.ts';
import type { DoseCheck, DoseDraft } from './dose-line.tsx';

export interface PatientPreviewProps {
  /** Name of the patient. */
  patientName: string;
  /** Prescribed medicines. */
  lines: readonly DoseDraft[];
  /** Results of the check by medicine. */
  checks: Readonly<Record<number, DoseCheck | undefined>>;
  /** Further advice; may be empty. */
  advice: string;
}

/** Preview of what the patient will read. */
export function PatientPreview({ patientName, lines, checks, advice }: PatientPreviewProps) {
  const messages = useMessages('inbox', inboxMessages);
  return (
    <div className="flex flex-col gap-2 rounded-control bg-surface-sunken p-3 wrap-anywhere">
      <h3 className="text-body font-strong">{messages.reads(patientName)}</h3>
      <ul className="flex flex-col gap-1">
        {lines.map(({ id, name, typed, composition, dose, days }) => (
          <li key={id}>
            <p className="font-strong">{composition ? `${composition} (${name})` : name}</p>
            <p>
              {/* Three figures with dashes stay in one line. */}
              <span className="inline-block">{`${dose.trim() || '…'},`}</span>
              <span>{` ${messages.forDays(Number(days))}, ${typed ? messages.notSold : messages.packs(checks[id]?.packs ?? 0)}`}</span>
            </p>
          </li>
        ))}
      </ul>
      {advice.trim() && <p className="whitespace-pre-line">{advice.trim()}</p>}
    </div>
  );
}
