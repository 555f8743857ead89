import { brand } from '@doorstep/contract/brand';
import { toPaise } from '@doorstep/contract/money';
import { spokenIn } from '@doorstep/contract/spoken-languages';
import type { Booking } from '@doorstep/contract/schedule.schema';
import { useLang } from '@doorstep/ui/messages/provider';
import { KeepReadyList } from '@doorstep/ui/paramedical/keep-ready-list';
import { VisitPass } from '@doorstep/ui/paramedical/visit-pass';
import { roleIn, titleIn } from '../data.ts';

export interface VisitProps {
  booking: Booking;
  offline: boolean;
  changedFrom: string | undefined;
}
/** A home visit: its pass. */
export function Visit({ booking, offline, changedFrom }: VisitProps) {
  const lang = useLang();
  const { person, payment_status: payment } = booking;
  return (
    <VisitPass
      service={titleIn(lang, booking)}
      status={booking.status}
      startsAt={booking.starts_at}
      endsAt={booking.ends_at}
      place={booking.place}
      nurse={
        person && {
          name: person.name,
          image: person.photo,
          mobile: person.mobile,
          role: roleIn(lang, person),
          registration: person.registration_no,
          languages: spokenIn(lang, person.languages),
        }
      }
      changedFrom={changedFrom}
      code={booking.code}
      doctorOrder={booking.doctor_order}
      totalPaise={toPaise(booking.total)}
      payment={payment === 'paid' || payment === 'due' ? payment : 'none'}
      offline={offline}
      keepReady={
        <KeepReadyList
          items={booking.keep_ready.map(({ icon, text, text_hi }) => ({
            icon,
            text: lang === 'hi-IN' ? text_hi : text,
          }))}
        />
      }
      shop={{ href: `tel:${brand.phone}`, shown: brand.phoneShown }}
    />
  );
}
