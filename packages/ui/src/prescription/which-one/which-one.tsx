'use client';
import { RadioCards, type RadioCardsProps } from '../../base/radio-cards/radio-cards.tsx';
import { useMessages } from '../../messages/provider.ts';
import { reviewMessages } from '../review-messages.en.ts';

interface Named {
  name: string;
  /** Its salts. */
  substance?: string | null | undefined;
}
export interface WhichOneProps extends Omit<
  RadioCardsProps,
  'legend' | 'options' | 'error' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /** What is to be approved. */
  ordered: Named;
  /** What it is easily taken for. */
  others: readonly Named[];
  /** The name that was read on the sheet. */
  value: string | undefined;
  /** What is missing, or does not agree with what was ordered. */
  error?: string | undefined;
  /** Gets the name that was read. */
  onValueChange: (name: string) => void;
}
/** By their names, so that what was ordered is not always the first. */
export const namesOf = (ordered: Named, others: readonly Named[]): Named[] =>
  [ordered, ...others].toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Before a medicine is approved whose name is easily taken for another: the pharmacist says which one stands on the sheet. */
export function WhichOne({ ordered, others, value, error, onValueChange, ...props }: WhichOneProps) {
  const { which: messages } = useMessages('review', reviewMessages);
  const names = namesOf(ordered, others);
  const at = names.findIndex((one) => one.name === value);
  return (
    <RadioCards
      data-slot="which-one"
      {...props}
      orientation="row"
      legend={messages.legend}
      options={names.map(({ name, substance }, i) => ({
        value: String(i),
        label: name,
        description: substance,
      }))}
      value={at < 0 ? '' : String(at)}
      error={error}
      onValueChange={(chosen) => onValueChange(names[Number(chosen)]!.name)}
    />
  );
}
