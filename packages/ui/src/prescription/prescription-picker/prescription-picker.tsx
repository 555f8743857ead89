import { RadioCards, type RadioCardsProps } from '../../base/radio-cards/radio-cards.tsx';
import { indian } from '../../words/indian.ts';
import { useWords } from '../../words/provider.ts';
import { prescription } from '../words.ts';

export interface EarlierPrescription {
  id: string;
  /** ISO instant. */
  uploadedAt: string;
  status: 'pending' | 'approved';
  /** Last day of an approval, 'YYYY-MM-DD'. */
  validUntil?: string | null | undefined;
}
export interface PrescriptionPickerProps extends Omit<
  RadioCardsProps,
  'legend' | 'options' | 'value' | 'defaultValue' | 'onValueChange'
> {
  earlier: readonly EarlierPrescription[];
  /** The chosen one's id; null: a new one. */
  value: string | null;
  /** With the id comes what the card says: 'Prescription of Tue 24 Nov 2026'. */
  onValueChange: (value: string | null, title: string) => void;
}

const NEW = 'new';
/** One of the prescriptions that a person has sent before, or a new one. */
export function PrescriptionPicker({ earlier, value, onValueChange, ...props }: PrescriptionPickerProps) {
  const words = useWords('prescription', prescription);
  const day = (at: string) => {
    const [weekday, date, month, year] = indian(at);
    return words.day(weekday, date, month, year);
  };
  const titles = new Map(earlier.map(({ id, uploadedAt }) => [id, words.of(day(uploadedAt))]));
  const options = earlier.map(({ id, status, validUntil }) => ({
    value: id,
    title: titles.get(id),
    description: [
      words.statuses[status],
      status === 'approved' && validUntil && words.validUntil(day(validUntil)),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <RadioCards
      data-slot="prescription-picker"
      legend={words.which}
      {...props}
      options={[...options, { value: NEW, title: words.another, description: words.anotherText }]}
      value={value ?? NEW}
      onValueChange={(chosen) => onValueChange(chosen === NEW ? null : chosen, titles.get(chosen) ?? '')}
    />
  );
}
