import { EARLY_MINUTES, type Gender } from '@doorstep/contract/appointment';
import { toPaise } from '@doorstep/contract/money';
import type { Booking } from '@doorstep/contract/schedule.schema';
import { spokenIn } from '@doorstep/contract/spoken-languages';
import { BookingState } from '@doorstep/ui/base/booking-state';
import { Card } from '@doorstep/ui/base/card';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { formatPaise } from '@doorstep/ui/base/price';
import { indian } from '@doorstep/ui/messages/indian';
import { useLang } from '@doorstep/ui/messages/provider';
import type { ReactNode } from 'react';
import { usePageMessages } from '../../messages/messages.ts';
import { isOver, placeIn, roleIn, titleIn } from '../data.ts';
import { bookingMessages as english } from '../messages.en.ts';

/** An appointment: who, when, where, for whom, and what it costs. */
export function Appointment({ booking }: { booking: Booking }) {
  const messages = usePageMessages('booking', english);
  const lang = useLang();
  const { person, patient, payment_status } = booking;
  const title = titleIn(lang, booking),
    place = placeIn(lang, booking);
  const rows: Array<[name: string, value: ReactNode, more?: string | undefined]> = [
    [
      messages.time,
      <time key="time" dateTime={booking.starts_at}>
        {messages.when(...indian(booking.starts_at))}
      </time>,
      messages.indianTime,
    ],
  ];
  if (place) rows.push([messages.where, place]);
  if (person)
    rows.push([
      messages.doctor,
      title,
      [
        roleIn(lang, person),
        messages.registration(person.registration_no),
        spokenIn(lang, person.languages).join(', '),
      ].join(' · '),
    ]);
  if (patient)
    rows.push([
      messages.patient,
      patient.name,
      [
        messages.age(patient.age),
        messages.genders[patient.gender as Gender] ?? patient.gender,
        patient.phone,
      ].join(' · '),
    ]);
  rows.push(
    [messages.fee, formatPaise(toPaise(booking.total)), messages.payments[payment_status]],
    [messages.bookingId, booking.id],
  );
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={title}
        description={messages.when(...indian(booking.starts_at))}
        actions={<BookingState status={booking.status} />}
      />
      {!isOver(booking) && <p>{messages.arrive(EARLY_MINUTES)}</p>}
      <Card>
        <h2 className="sr-only">{messages.facts}</h2>
        <dl className="flex flex-col gap-4 wrap-anywhere">
          {rows.map(([name, value, more]) => (
            <div key={name} className="flex flex-col gap-0.5">
              <dt className="text-meta text-content-muted">{name}</dt>
              <dd className="flex flex-col tabular-nums">
                <span className="font-strong">{value}</span>
                {more && <span className="text-content-muted">{more}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
