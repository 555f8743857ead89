import { LINK_MINUTES } from '@doorstep/contract/consultation';
import type { Booking } from '@doorstep/contract/schedule.schema';
import { BookingState } from '@doorstep/ui/base/booking-state';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { VideoSummary } from '@doorstep/ui/consultation/video-summary';
import { indian } from '@doorstep/ui/messages/indian';
import { useLang } from '@doorstep/ui/messages/provider';
import { canJoin } from '../../booking/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { videoBookMessages } from '../book/messages.en.ts';
import { consultationMessages } from '../messages.en.ts';
import { bookedSummary, roomHref } from '../video-props.ts';

export interface VideoBookingViewProps {
  booking: Booking;
  /** ISO instant, by the shop's clock; '' before it is known. */
  now: string;
}
/** A video consultation that is booked: with whom, when, and the way into its room. */
export function VideoBookingView({ booking, now }: VideoBookingViewProps) {
  const messages = usePageMessages('videoBook', videoBookMessages);
  const { videoWith, doctor, time } = usePageMessages('consultation', consultationMessages);
  const lang = useLang();
  const summary = bookedSummary(booking, lang);
  const { id, starts_at, status } = booking;
  const opens = new Date(Date.parse(starts_at) - LINK_MINUTES * 60_000).toISOString(),
    isOpen = Date.parse(now) >= Date.parse(opens);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={videoWith(doctor(summary.name))} actions={<BookingState status={status} />} />
      {canJoin(booking, now) && (
        <div className="flex flex-col items-start gap-3">
          <p>{isOpen ? messages.joinNow : messages.joinFrom(time(indian(opens)[4]))}</p>
          <LinkButton href={roomHref(id)} tone={isOpen ? 'accent' : 'plain'}>
            <Icon name="icon-video" />
            <span>{isOpen ? messages.join : messages.openRoom}</span>
          </LinkButton>
        </div>
      )}
      <VideoSummary {...summary} />
    </div>
  );
}
