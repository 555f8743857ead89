'use client';
import { Badge } from '../../base/badge/badge.tsx';
import { useMessages } from '../../messages/provider.ts';
import { prescriptionMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

/** What a doctor of the shop wrote. */
export interface DoctorsWords {
  /** 'Dr. Meera Sinha'. */
  doctor: string;
  registrationNo: string;
  advice: string;
  lines: ReadonlyArray<{
    id: number;
    /** The brand. */
    name: string;
    /** Salt and strength; empty where it is not known. */
    composition: string;
    dose: string;
    days: number;
    /** Packs, and how many of them no order has yet. */
    quantity: number;
    left: number;
  }>;
}

/** By whom, which medicines and how they are taken; how much is left to order. */
export function DoctorPart({ doctor, registrationNo, advice, lines }: DoctorsWords) {
  const messages = useMessages('prescription', prescriptionMessages);
  return (
    <>
      <Badge tone="accent" icon="icon-stethoscope">
        {messages.fromDoctor(doctor)}
      </Badge>
      <p className="text-meta text-content-muted wrap-anywhere">{messages.registration(registrationNo)}</p>
      <ul aria-label={messages.medicines} className="flex flex-col divide-y divide-line">
        {lines.map(({ id, name, composition, dose, days, quantity, left }) => (
          <li key={id} className="py-2 wrap-anywhere">
            <p className="font-strong">{composition || name}</p>
            {composition && (
              <p translate="no" lang="en" className="text-meta text-content-muted">
                {name}
              </p>
            )}
            <p>
              <span className="inline-block">{`${dose},`}</span>
              <span>{` ${messages.forDays(days)}`}</span>
            </p>
            <p className="text-meta text-content-muted">
              {left === quantity
                ? messages.packs(quantity)
                : left > 0
                  ? messages.packsLeft(left, quantity)
                  : messages.allOrdered}
            </p>
          </li>
        ))}
      </ul>
      {advice && (
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="font-strong">{`${messages.advice}: `}</span>
          {wrapText(advice)}
        </p>
      )}
    </>
  );
}
