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
  /** Patient's name. */
  patient: string;
  /** Why a prescription older than six months may still be used. */
  oldReason: string;
}
/** Fields that the register of Schedule H1 requires, in the order of the form. */
export const recordFields = ['name', 'registration', 'address', 'patient', 'writtenOn'] as const;
export interface DoctorFieldsProps extends Omit<ComponentProps<'div'>, 'children' | 'id'> {
  /** The fields' ids begin with it: `-name`, `-registration`, `-address`, `-patient`, `-age`, `-written-on`, `-old-reason`. */
  id: string;
  /** What is typed so far. */
  value: DoctorDraft;
  /** Gets what is typed. */
  onValueChange: (value: DoctorDraft) => void;
  /** Today in India, 'YYYY-MM-DD'. */
  today: string;
  /** The register wants to know where the doctor practises: it is said so. */
  asksAddress?: boolean;
  /** Fields that must be filled in before it is approved: each shows its error. */
  missing?: ReadonlyArray<(typeof recordFields)[number] | 'oldReason'>;
}
const OLD_MONTHS = 6;
/** More than six months before today, by the calendar: 31 August is old from 1 March on. */
export function isOldPrescription(writtenOn: string, today: string): boolean {
  const [year = 0, month = 0, day = 0] = writtenOn.split('-').map(Number);
  if (!writtenOn) return false;
  const last = new Date(Date.UTC(year, month + OLD_MONTHS, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10) < today;
}
/** The oldest that anybody is. */
export const AGE_MAX = 130;
/** Typed, and no age. */
export const isNoAge = (typed: string): boolean =>
  typed.trim() !== '' && !(/^\d{1,3}$/.test(typed.trim()) && Number(typed) <= AGE_MAX);

const NONE: NonNullable<DoctorFieldsProps['missing']> = [];
/** The doctor, the day and the patient's age of a prescription, as a pharmacist reads them off the sheet. */
export function DoctorFields({
  id,
  value,
  onValueChange,
  today,
  asksAddress = false,
  missing = NONE,
  className,
  ...props
}: DoctorFieldsProps) {
  const messages = useMessages('review', reviewMessages);
  const { writtenOn } = value;
  const isOld = isOldPrescription(writtenOn, today);
  const errorOf = (name: (typeof recordFields)[number]) =>
    missing.includes(name) ? messages.recordMissing[name] : undefined;
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
        error={errorOf('name')}
        autoComplete="off"
        maxLength={120}
        {...field('name')}
      />
      <TextField
        id={`${id}-registration`}
        label={messages.registration}
        error={errorOf('registration')}
        autoComplete="off"
        maxLength={40}
        {...field('registration')}
      />
      <TextField
        id={`${id}-address`}
        label={messages.doctorAddress}
        error={errorOf('address')}
        hint={asksAddress && !value.address.trim() ? messages.addressAsked : undefined}
        autoComplete="off"
        maxLength={200}
        className="md:col-span-2"
        {...field('address')}
      />
      <TextField
        id={`${id}-patient`}
        label={messages.patientOnSheet}
        error={errorOf('patient')}
        autoComplete="off"
        maxLength={120}
        {...field('patient')}
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
      <TextField
        id={`${id}-written-on`}
        type="date"
        label={messages.writtenOn}
        hint={isOld ? messages.old : undefined}
        error={writtenOn > today ? messages.inFuture : errorOf('writtenOn')}
        max={today}
        {...field('writtenOn')}
      />
      {isOld && (
        <TextField
          id={`${id}-old-reason`}
          label={messages.oldReason}
          error={missing.includes('oldReason') ? messages.oldReasonMissing : undefined}
          autoComplete="off"
          maxLength={300}
          {...field('oldReason')}
        />
      )}
    </div>
  );
}
