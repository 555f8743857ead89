'use client';
import { useId } from 'react';
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
  /** Medicines that the doctor wrote by name, which the shop does not sell. */
  typed?: ReadonlyArray<{ id: number; name: string; dose: string; days: number }> | undefined;
}

/** Doctor, medicines with dose and days, packs left to order, and medicines that the shop does not sell. */
export function DoctorPart({ doctor, registrationNo, advice, lines, typed }: DoctorsWords) {
  const messages = useMessages('prescription', prescriptionMessages);
  const id = useId();
  const course = (dose: string, days: number) => (
    <p>
      <span className="inline-block">{`${dose},`}</span>
      <span>{` ${messages.forDays(days)}`}</span>
    </p>
  );
  return (
    <>
      <Badge tone="accent" icon="icon-stethoscope">
        {messages.fromDoctor(doctor)}
      </Badge>
      <p className="text-meta text-content-muted wrap-anywhere">{messages.registration(registrationNo)}</p>
      {lines.length > 0 && (
        <ul aria-label={messages.medicines} className="flex flex-col divide-y divide-line">
          {lines.map(({ id: of, name, composition, dose, days, quantity, left }) => (
            <li key={of} className="py-2 wrap-anywhere">
              <p translate={composition ? undefined : 'no'} className="font-strong">
                {composition || name}
              </p>
              {composition && (
                <p translate="no" lang="en" className="text-meta text-content-muted">
                  {name}
                </p>
              )}
              {course(dose, days)}
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
      )}
      {typed && typed.length > 0 && (
        <div className="flex flex-col gap-1 rounded-control bg-surface-sunken p-3">
          <h3 id={id} className="text-body font-strong">
            {messages.notSold}
          </h3>
          <ul aria-labelledby={id} className="flex flex-col divide-y divide-line">
            {typed.map(({ id: of, name, dose, days }) => (
              <li key={of} className="py-2 wrap-anywhere">
                <p translate="no" className="font-strong">
                  {name}
                </p>
                {course(dose, days)}
              </li>
            ))}
          </ul>
          <p className="text-meta text-content-muted">{messages.notSoldText}</p>
        </div>
      )}
      {advice && (
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="font-strong">{`${messages.advice}: `}</span>
          {wrapText(advice)}
        </p>
      )}
    </>
  );
}
