import type { Doctor } from '@doorstep/contract/appointment.schema';
import { toPaise } from '@doorstep/contract/money';
import { namesIn } from '@doorstep/contract/names';
import { spokenIn } from '@doorstep/contract/spoken-languages';

/** Where its times are chosen. */
export const timesHref = (doctor: number): string => `/doctor-slots?doctor=${doctor}`;
/** A doctor's specialty in the reader's language. */
export const specialtyIn = (lang: string, { specialty, specialty_hi }: Doctor): string =>
  namesIn(lang, { name: specialty, name_hi: specialty_hi }).name;
/** A doctor's clinic in the reader's language: its name, its address, and both in one line. */
export function clinicIn(lang: string, one: Doctor) {
  const [clinic, clinicAddress] =
    lang === 'hi-IN' ? [one.clinic_hi, one.clinic_address_hi] : [one.clinic, one.clinic_address];
  return { clinic, clinicAddress, place: `${clinic}, ${clinicAddress}` };
}
/** What card and profile show of a doctor. */
export const doctorProps = (doctor: Doctor, lang: string) => ({
  name: namesIn(lang, doctor).name,
  specialty: specialtyIn(lang, doctor),
  qualification: doctor.qualification,
  languages: spokenIn(lang, doctor.languages),
  feePaise: toPaise(doctor.consultation_fee),
  nextFree: doctor.next_free,
  image: doctor.profile_image,
  bookHref: timesHref(doctor.id),
});
