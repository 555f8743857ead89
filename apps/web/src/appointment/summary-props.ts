import type { Doctor } from '@doorstep/contract/appointment.schema';
import { clinicIn, doctorProps } from './doctor-props.ts';
import { instantOf } from './wanted.ts';

/** What a summary shows of a doctor's time. */
export function summaryProps(doctor: Doctor, slot: string, lang: string) {
  const { name, specialty, image, feePaise } = doctorProps(doctor, lang);
  return {
    name,
    specialty,
    image,
    feePaise,
    startsAt: instantOf(slot),
    place: clinicIn(lang, doctor).place,
  };
}
