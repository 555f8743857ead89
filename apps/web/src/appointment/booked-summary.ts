import type { Doctor } from '@doorstep/contract/appointment.schema';
import { toPaise } from '@doorstep/contract/money';
import type { Booking } from '@doorstep/contract/schedule.schema';
import { doctorProps } from './doctor-props.ts';

/** Booked titles name the doctor with what stands before the name: 'Dr. Meera Sinha'. */
const nameIn = (title: string) => title.replace(/^\S+\s+/, '');
/** What a summary shows of an appointment that is booked; of the doctor as they are now, once that is known. */
export function bookedSummary(
  { title, title_hi, detail, place, starts_at, total, patient }: Booking,
  doctor: Doctor | undefined,
  lang: string,
) {
  const known = doctor && doctorProps(doctor, lang);
  return {
    name: nameIn(lang === 'hi-IN' ? (title_hi ?? title) : title),
    specialty: known?.specialty ?? detail ?? '',
    picture: known?.picture,
    startsAt: starts_at,
    place: place ?? '',
    feePaise: toPaise(total),
    patient: patient ?? undefined,
  };
}
