'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { TextField } from '../../base/text-field/text-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { reviewMessages } from '../review-messages.en.ts';

/** Who wrote it and where they practise, when ('YYYY-MM-DD') and for whom of which age (whole years), as it stands on the sheet. */
export interface DoctorDraft {
  name: string;
  registration: string;
  address: string;
  writtenOn: string;
  age: string;
}
export interface DoctorFieldsProps extends Omit<ComponentProps<'div'>, 'children' | 'id'> {
  /** The fields' ids begin with it: `-name`, `-registration`, `-address`, `-written-on`, `-age`. */
  id: string;
  /** What is typed so far. */
  value: DoctorDraft;
  /** Gets what is typed. */
  onValueChange: (value: DoctorDraft) => void;
  /** Today in India, 'YYYY-MM-DD'. */
  today: string;
  /** The register wants to know where the doctor practises: it is said so. */
  asksAddress?: boolean;
}
const YEAR_MS = 366 * 86_400_000;
/** The oldest that anybody is. */
export const AGE_MAX = 130;
/** Typed, and no age. */
export const isNoAge = (typed: string): boolean =>
  typed.trim() !== '' && !(/^\d{1,3}$/.test(typed.trim()) && Number(typed) <= AGE_MAX);

/** The doctor, the day and the patient's age of a prescription, as a pharmacist reads them off the sheet. */
export function DoctorFields({
  id,
  value,
  onValueChange,
  today,
  asksAddress = false,
  className,
  ...props
}: DoctorFieldsProps) {
  const messages = useMessages('review', reviewMessages);
  const { writtenOn } = value;
  const isOld = writtenOn !== '' && Date.parse(today) - Date.parse(writtenOn) > YEAR_MS;
  const field = (name: keyof DoctorDraft) => ({
    value: value[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onValueChange({ ...value, [name]: currentTarget.value }),
  });
  return (
    <div
      data-slot="doctor-fields"
      id={id}
      {...props}
      className={cn('grid items-end gap-3 md:grid-cols-2', className)}
    >
      <TextField
        id={`${id}-name`}
        label={messages.doctor}
        autoComplete="off"
        maxLength={120}
        {...field('name')}
      />
      <TextField
        id={`${id}-registration`}
        label={messages.registration}
        autoComplete="off"
        maxLength={40}
        {...field('registration')}
      />
      <TextField
        id={`${id}-address`}
        label={messages.doctorAddress}
        hint={asksAddress && !value.address.trim() ? messages.addressAsked : undefined}
        autoComplete="off"
        maxLength={200}
        className="md:col-span-2"
        {...field('address')}
      />
      <TextField
        id={`${id}-written-on`}
        type="date"
        label={messages.writtenOn}
        hint={isOld ? messages.old : undefined}
        error={writtenOn > today ? messages.inFuture : undefined}
        max={today}
        {...field('writtenOn')}
      />
      <TextField
        id={`${id}-age`}
        label={messages.age}
        error={isNoAge(value.age) ? messages.ageWrong(AGE_MAX) : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        {...field('age')}
      />
    </div>
  );
}
