'use client';
import type { ComponentProps } from 'react';
import { Notice } from '../../base/notice/notice.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { cautionMessages } from '../caution-messages.en.ts';

/** A medicine that should not be taken with another one. */
export interface CautionedMedicine {
  id: number;
  /** In the reader's language. */
  name: string;
  /** Name on the pack, if different. */
  packName?: string | undefined;
  /** ISO instant of the earlier order; undefined for a medicine of this cart or order. */
  orderedAt?: string | undefined;
}
/** Two medicines that should not be taken together, and why. */
export interface NoticeCaution {
  code: keyof (typeof cautionMessages)['reasons'];
  medicines: readonly CautionedMedicine[];
}
export interface CautionNoticeProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Pairs; renders nothing when empty. */
  cautions: readonly NoticeCaution[];
  /** Reader: the patient, or a pharmacist who decides. */
  audience?: 'patient' | 'staff';
}

/** Warns of medicines that should not be taken together without advice; does not block the order. */
export function CautionNotice({ cautions, audience = 'patient', ...props }: CautionNoticeProps) {
  const messages = useMessages('caution', cautionMessages);
  if (cautions.length === 0) return null;
  const isStaff = audience === 'staff';
  return (
    <Notice
      data-slot="caution-notice"
      tone="warning"
      {...props}
      title={isStaff ? messages.staffTitle : messages.title}
    >
      <ul className="flex flex-col gap-2">
        {cautions.map(({ code, medicines }) => (
          <li key={medicines.map(({ id }) => id).join('-')}>
            <p className="font-medium">
              {medicines.map(({ id, name, packName, orderedAt }, at) => (
                <span key={id}>
                  {at > 0 && <span aria-hidden>{' + '}</span>}
                  <span translate="no">{packName ? `${name} (${packName})` : name}</span>
                  {orderedAt && (
                    <span className="font-normal">{` · ${messages.ordered(...indian(orderedAt))}`}</span>
                  )}
                </span>
              ))}
            </p>
            <p>{messages.reasons[code]}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2">{isStaff ? messages.staffAdvice : messages.advice}</p>
    </Notice>
  );
}
