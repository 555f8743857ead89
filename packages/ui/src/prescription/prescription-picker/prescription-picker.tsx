'use client';
import type { ReactNode } from 'react';
import { RadioCards, type RadioCardsProps } from '../../base/radio-cards/radio-cards.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { prescriptionMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface EarlierPrescription {
  id: string;
  /** ISO instant. */
  uploadedAt: string;
  status: 'pending' | 'approved';
  /** Last day of an approval, 'YYYY-MM-DD'. */
  validUntil?: string | null | undefined;
  /** A small picture of it. */
  picture?: ReactNode;
  /** Names of the medicines that were approved by it. */
  approvedFor?: readonly string[];
}
export interface PrescriptionPickerProps extends Omit<
  RadioCardsProps,
  'legend' | 'options' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /** The prescriptions sent before, newest first. */
  earlier: readonly EarlierPrescription[];
  /** The chosen one's id; null: a new one. */
  value: string | null;
  /** With the id comes what the card says: 'Prescription of Tue 24 Nov 2026'. */
  onValueChange: (value: string | null, title: string) => void;
  /** Only one of those can be chosen: there is another place for a new one. */
  earlierOnly?: boolean;
}

const NEW = 'new';
/** One of the prescriptions that a person has sent before, or a new one. */
export function PrescriptionPicker({
  earlier,
  value,
  onValueChange,
  earlierOnly = false,
  ...props
}: PrescriptionPickerProps) {
  const messages = useMessages('prescription', prescriptionMessages);
  const day = (at: string) => {
    const [weekday, date, month, year] = indian(at);
    return messages.day(weekday, date, month, year);
  };
  const titles = new Map(earlier.map(({ id, uploadedAt }) => [id, messages.of(day(uploadedAt))]));
  const options = earlier.map(({ id, status, validUntil, picture, approvedFor = [] }) => ({
    value: id,
    label: (
      <span className="flex items-center gap-3">
        {wrapText(picture)}
        <span className="flex min-w-0 flex-col">
          <span>{titles.get(id)}</span>
          <span className="font-regular text-meta text-content-muted">
            {[
              messages.statuses[status],
              status === 'approved' && validUntil && messages.validUntil(day(validUntil)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {approvedFor.length > 0 && (
            <span className="font-regular text-meta text-content-muted">
              {messages.approvedFor(approvedFor.join(', '))}
            </span>
          )}
        </span>
      </span>
    ),
  }));
  return (
    <RadioCards
      data-slot="prescription-picker"
      legend={messages.which}
      {...props}
      options={
        earlierOnly
          ? options
          : [...options, { value: NEW, label: messages.another, description: messages.anotherText }]
      }
      value={value ?? (earlierOnly ? '' : NEW)}
      onValueChange={(chosen) => onValueChange(chosen === NEW ? null : chosen, titles.get(chosen) ?? '')}
    />
  );
}
