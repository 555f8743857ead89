'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { FieldError } from '../../base/field/field-error.tsx';
import { fieldAria } from '../../base/field/field.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { reviewMessages } from '../review-messages.en.ts';

const fields = ['quantity', 'days', 'repeats'] as const;
type WrittenField = (typeof fields)[number];
/** What the doctor wrote of one medicine: packs or days of one fill, and further fills. */
export interface Written {
  quantity: number | null;
  days: number | null;
  repeats: number;
}
/** As it is typed. */
export type WrittenDraft = Readonly<Record<WrittenField, string>>;

const ranges: Readonly<Record<WrittenField, readonly [least: number, most: number]>> = {
  quantity: [1, 999],
  days: [1, 366],
  repeats: [0, 12],
};
/** What stands, to go on from. */
export const writtenDraft = (written: Written | null): WrittenDraft => ({
  quantity: String(written?.quantity ?? ''),
  days: String(written?.days ?? ''),
  repeats: written?.repeats ? String(written.repeats) : '',
});
/** Undefined where nothing is typed; else what it says, or the field that is wrong with the range that it has, if it is not just missing. */
export function readWritten(
  draft: WrittenDraft,
):
  | { written: { quantity?: number; days?: number; repeats: number } }
  | { wrong: WrittenField; range?: readonly [least: number, most: number] }
  | undefined {
  if (fields.every((field) => !draft[field].trim())) return undefined;
  for (const wrong of fields) {
    const text = draft[wrong].trim(),
      [least, most] = ranges[wrong];
    if (text && !(/^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most))
      return { wrong, range: ranges[wrong] };
  }
  const quantity = Number(draft.quantity),
    days = Number(draft.days);
  if (!quantity && !days) return { wrong: 'quantity' };
  return {
    written: { ...(quantity && { quantity }), ...(days && { days }), repeats: Number(draft.repeats) },
  };
}

/** What is typed, where it is right and not what stands. */
export function newWritten(draft: WrittenDraft, noted: Written | null) {
  const before = writtenDraft(noted),
    read = readWritten(draft);
  const isNew = fields.some((field) => draft[field].trim() !== before[field]);
  return isNew && read && 'written' in read ? read.written : undefined;
}

export interface WrittenFieldsProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** What is typed. */
  value: WrittenDraft;
  /** Gets all of it after each change. */
  onValueChange: (value: WrittenDraft) => void;
  /** What is wrong, in which field. */
  error?: { field: WrittenField; message: string } | undefined;
}

/** What a pharmacist reads on a prescription for one medicine. The controls' ids are `${id}-quantity`, `-days` and `-repeats`. */
export function WrittenFields({ value, onValueChange, error, id, className, ...props }: WrittenFieldsProps) {
  const messages = useMessages('review', reviewMessages).written;
  const own = useId();
  const base = id ?? own;
  return (
    <fieldset data-slot="written-fields" id={id} {...props} className={cn('min-w-0', className)}>
      <legend className="pb-1 font-medium">{messages.legend}</legend>
      {/* Above all three: their columns are narrow. */}
      {error && (
        <div className="pb-2">
          <FieldError controlId={`${base}-${error.field}`}>{error.message}</FieldError>
        </div>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] items-end gap-3">
        {fields.map((field) => (
          <TextField
            key={field}
            id={`${base}-${field}`}
            label={messages[field]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={value[field]}
            {...(error?.field === field && fieldAria(`${base}-${field}`, { error: error.message }))}
            onChange={({ currentTarget }) => onValueChange({ ...value, [field]: currentTarget.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
