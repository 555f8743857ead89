import type { Answer } from '@doorstep/contract/call';
import { namesIn } from '@doorstep/contract/names';
import type { PageMessages } from '../../messages/messages.ts';

/** One thing that a patient did or that was done for them. */
export interface Activity {
  key: string;
  /** ISO instant by which they stand in order. */
  at: string;
  kind: 'chat' | 'video' | 'booking' | 'prescription';
  title: string;
  href: string;
  /** It goes on. */
  isOpen: boolean | undefined;
  unread: number;
}
interface Given {
  consultations: Answer<'listConsultations'>['data'];
  bookings: Answer<'listBookings'>['data'];
  prescriptions: Answer<'listPrescriptions'>['data'];
}
const SHOWN = 6;

/** The latest of all that is known, newest first. A video consultation stands once, as what it is. */
export function recentActivity(
  { consultations, bookings, prescriptions }: Given,
  messages: PageMessages['hubPage'],
  lang: string,
): Activity[] {
  const all: Activity[] = [
    ...consultations.map((one): Activity => {
      const doctor = namesIn(lang, one.doctor).name;
      return {
        key: one.id,
        at: one.last_message?.timestamp ?? one.starts_at ?? one.created_at,
        kind: one.type,
        title: one.type === 'chat' ? messages.chatWith(doctor) : messages.videoWith(doctor),
        href: `/consultation/${encodeURIComponent(one.id)}`,
        isOpen: one.status === 'open',
        unread: one.unread,
      };
    }),
    ...bookings
      .filter(({ service_type }) => service_type !== 'video-consultation')
      .map((one): Activity => ({
        key: one.id,
        at: one.created_at,
        kind: 'booking',
        title: lang === 'hi-IN' ? (one.title_hi ?? one.title) : one.title,
        href: `/bookings/${encodeURIComponent(one.id)}`,
        isOpen: undefined,
        unread: 0,
      })),
    ...prescriptions.map((one): Activity => ({
      key: one.id,
      at: one.uploaded_at,
      kind: 'prescription',
      title: one.by_doctor?.doctor_name
        ? messages.prescriptionBy(one.by_doctor.doctor_name)
        : messages.prescription,
      href: '/prescriptions',
      isOpen: undefined,
      unread: 0,
    })),
  ];
  return all.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, SHOWN);
}
