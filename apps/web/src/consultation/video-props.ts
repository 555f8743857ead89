import type { Doctor } from '@doorstep/contract/appointment.schema';
import { VIDEO_HOURS, VIDEO_MINUTES, VIDEO_STEP_MINUTES } from '@doorstep/contract/consultation';
import type { VideoDoctor } from '@doorstep/contract/consultation.schema';
import { toPaise } from '@doorstep/contract/money';
import { namesIn } from '@doorstep/contract/names';
import type { Booking } from '@doorstep/contract/schedule.schema';
import { groupMobile } from '@doorstep/ui/base/mobile-field';
import type { VideoDoctor as VideoDoctorProps } from '@doorstep/ui/consultation/video-booking-form';
import type { VideoSummaryProps } from '@doorstep/ui/consultation/video-summary';

const INDIA_MS = 19_800_000;
/** Every time of an instant's Indian day by video: 'YYYY-MM-DDTHH:MM'. */
export function timesOf(now: string): string[] {
  const day = new Date(Date.parse(now) + INDIA_MS).toISOString().slice(0, 10),
    times: string[] = [];
  for (let at = VIDEO_HOURS.from; at < VIDEO_HOURS.to; at += VIDEO_STEP_MINUTES)
    times.push(`${day}T${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
  return times;
}
const doctorProps = (doctor: Doctor, lang: string) => ({
  name: namesIn(lang, doctor).name,
  specialty: namesIn(lang, { name: doctor.specialty, name_hi: doctor.specialty_hi }).name,
  registrationNo: doctor.registration_no,
  image: doctor.profile_image,
  feePaise: toPaise(doctor.price),
});
/** As the form shows one: all times of today. */
export function choiceOf(
  { doctor, slots }: VideoDoctor,
  { now, lang }: { now: string; lang: string },
): VideoDoctorProps {
  const free = new Set(slots.flatMap(({ time, taken }) => (taken ? [] : [time])));
  return {
    id: String(doctor.id),
    ...doctorProps(doctor, lang),
    times: timesOf(now).map((time) => ({ time, taken: !free.has(time) })),
  };
}
const LOCAL = /^\d{10}$/;
/** Ten digits in two groups; others as they are. */
export const shownNumber = (number: string): string => {
  const digits = number.replaceAll(/\D/g, '');
  return LOCAL.test(digits) ? groupMobile(digits) : number;
};
/** What is about to be booked. */
export const wishSummary = (
  doctor: Doctor,
  { startsAt, whatsapp, lang }: { startsAt: string; whatsapp: string; lang: string },
): VideoSummaryProps => ({
  ...doctorProps(doctor, lang),
  startsAt,
  minutes: VIDEO_MINUTES,
  whatsapp: shownNumber(whatsapp),
});
/** Booked titles name the doctor with what stands before the name: 'Dr. Meera Sinha'. */
const nameIn = (title: string) => title.replace(/^\S+\s+/, '');
/** What is booked. */
export function bookedSummary(booking: Booking, lang: string): VideoSummaryProps {
  const { title, title_hi, detail, detail_hi, person, starts_at, whatsapp, total } = booking,
    hindi = lang === 'hi-IN';
  return {
    name: nameIn((hindi && title_hi) || title),
    specialty: (hindi && detail_hi) || detail || '',
    registrationNo: person?.registration_no ?? '',
    image: person?.photo,
    startsAt: starts_at,
    minutes: VIDEO_MINUTES,
    whatsapp: whatsapp && shownNumber(whatsapp),
    feePaise: toPaise(total),
  };
}
export const roomHref = (id: string): string => `/consultation/${encodeURIComponent(id)}`;
