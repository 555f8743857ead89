import { genders, PATIENT_AGE_MAX, PATIENT_AGE_MIN, type Gender } from '@doorstep/contract/appointment';
import { isMobile } from '@doorstep/contract/account';
import type { Patient } from '@doorstep/contract/appointment.schema';
import { draftStore, isObject } from '../app/draft-store.ts';

export const EMPTY = { name: '', age: '', gender: '', phone: '' };
/** As it stands in the fields. */
export type Typed = typeof EMPTY;
/** As the form lets it through. */
export type PatientDetails = Omit<Patient, 'gender'> & { gender: Gender };
interface Draft {
  typed: Typed;
  /** As the form let it through; gone with the next change. */
  patient?: { id: string; details: PatientDetails } | undefined;
}
const typedOf = (value: unknown): Typed | undefined => {
  if (!isObject(value)) return undefined;
  const text = (name: keyof Typed) => {
    const given = value[name];
    return typeof given === 'string' ? given : '';
  };
  return { name: text('name'), age: text('age'), gender: text('gender'), phone: text('phone') };
};
function patientOf(value: unknown): Draft['patient'] {
  const { id, details } = isObject(value) ? value : {};
  if (typeof id !== 'string' || !isObject(details)) return undefined;
  const { name, age, gender, phone } = details;
  const isPatient =
    typeof name === 'string' &&
    name !== '' &&
    typeof age === 'number' &&
    Number.isInteger(age) &&
    age >= PATIENT_AGE_MIN &&
    age <= PATIENT_AGE_MAX &&
    (genders as readonly unknown[]).includes(gender) &&
    typeof phone === 'string' &&
    isMobile(phone);
  return isPatient ? { id, details: { name, age, gender: gender as Gender, phone } } : undefined;
}
/** Who an appointment is for: of this tab, also while nobody is logged in, until it is booked. What cannot be read is an empty form. */
const draft = draftStore<Draft>(
  'appointment_draft',
  (value) => {
    const typed = typedOf(value['typed']);
    return typed && { typed, patient: patientOf(value['patient']) };
  },
  { visitors: true },
);
export const typedPatient = (): Typed | undefined => draft.get()?.typed;
/** The patient whom the form has let through, and an id that lasts for as long as nothing of it changes. */
export const checkedPatient = () => draft.get()?.patient;
/** What is typed now. Another patient than before is to be let through again. */
export function keepTyped(typed: Typed): void {
  const before = draft.get();
  if (JSON.stringify(before?.typed) !== JSON.stringify(typed)) draft.set({ typed });
}
export function keepPatient(typed: Typed, details: PatientDetails): void {
  const before = checkedPatient();
  const same = JSON.stringify(before?.details) === JSON.stringify(details);
  draft.set({ typed, patient: { id: same ? before!.id : crypto.randomUUID(), details } });
}
export const forgetPatient = (): void => draft.set(undefined);
