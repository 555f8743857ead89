import type { Preferences } from '@doorstep/contract/account.schema';
import type { Doctor } from '@doorstep/contract/appointment.schema';
import type { Booking } from '@doorstep/contract/schedule.schema';
import { EARLY_MINUTES } from '@doorstep/contract/appointment';
import { brand } from '@doorstep/contract/brand';
import {
  AppointmentConfirmed,
  AppointmentConfirmedSkeleton,
} from '@doorstep/ui/appointment/appointment-confirmed';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { useLang } from '@doorstep/ui/messages/provider';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { appointmentBookMessages } from '../book-messages.en.ts';
import { bookedSummary } from '../booked-summary.ts';

const ORDERS = '/profile/orders',
  phone = { href: `tel:${brand.phone}`, shown: brand.phoneShown };
const bookingPage = (id: string) => `/bookings/${encodeURIComponent(id)}`;

export interface SuccessViewProps {
  booking: Resource<{ data: Booking }>;
  /** Undefined while it is not known. */
  doctor: Doctor | undefined;
  /** Undefined while they are not known. */
  preferences: Preferences | undefined;
  /** The calendar file. */
  saving: 'busy' | 'failed' | undefined;
  onAddToCalendar: () => void;
}
/** An appointment that stands. */
export function SuccessView({ booking, doctor, preferences, saving, onAddToCalendar }: SuccessViewProps) {
  const messages = usePageMessages('appointmentBook', appointmentBookMessages);
  const lang = useLang();
  if (booking.state === 'loading') return <AppointmentConfirmedSkeleton />;
  if (booking.state === 'error')
    return booking.problem === 'not-found' ? (
      <EmptyState headingLevel={1} title={messages.notFound} description={messages.notFoundText}>
        <LinkButton href={ORDERS}>{messages.toBookings}</LinkButton>
      </EmptyState>
    ) : (
      <ErrorState
        headingLevel={1}
        title={messages.bookingFailed}
        description={messages.bookingFailedText}
        offline={booking.problem === 'offline'}
        onRetry={booking.retry}
      />
    );
  const one = booking.data.data;
  if (one.status === 'cancelled')
    return (
      <EmptyState headingLevel={1} title={messages.cancelled} description={messages.cancelledText}>
        <LinkButton href={bookingPage(one.id)}>{messages.toBooking}</LinkButton>
      </EmptyState>
    );
  const { orders_sms, orders_whatsapp, orders_email, reminders } = preferences?.notifications ?? {},
    chosen = { sms: orders_sms, whatsapp: orders_whatsapp, email: orders_email };
  return (
    <AppointmentConfirmed
      summary={bookedSummary(one, doctor, lang)}
      number={one.id}
      told={preferences?.offered.filter((way) => chosen[way])}
      reminded={reminders === true}
      settingsHref="/profile/settings"
      earlyMinutes={EARLY_MINUTES}
      changeUntil={one.can_cancel ? one.starts_at : null}
      freeUntil={one.free_until}
      changeHref={bookingPage(one.id)}
      onAddToCalendar={onAddToCalendar}
      calendarBusy={saving === 'busy'}
      calendarError={saving === 'failed' ? messages.calendarFailed : undefined}
      homeHref="/"
      doctorsHref="/doctors"
      phone={phone}
    />
  );
}
