import type { Doctor } from '@doorstep/contract/appointment.schema';
import { toPaise } from '@doorstep/contract/money';
import type { Booking } from '@doorstep/contract/schedule.schema';
import { doctorProps } from './doctor-props.ts';

/** Booked titles name the doctor with what stands before the name: 'Dr. Meera Sinha'. */
const nameIn = (title: string) => title.replace(/^\S+\s+/, '');
/** What a summary shows of an appointment that is booked; of the doctor as they are now, once that is known. */
export function bookedSummary(
  { title, title_hi, detail, detail_hi, place, place_hi, starts_at, total, patient }: Booking,
  doctor: Doctor | undefined,
  lang: string,
) {
  const known = doctor && doctorProps(doctor, lang),
    read = <Text>(text: Text, hindi: string | undefined) => (lang === 'hi-IN' ? (hindi ?? text) : text);
  return {
    name: nameIn(read(title, title_hi)),
    specialty: known?.specialty ?? read(detail, detail_hi) ?? '',
    image: known?.image,
    startsAt: starts_at,
    place: read(place, place_hi) ?? '',
    feePaise: toPaise(total),
    patient: patient ?? undefined,
  };
}
