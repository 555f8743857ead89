import { VideoBookingView } from './view.tsx';
import type { OwnPartProps } from '../../booking/public.ts';
import { useNow } from '../availability.ts';

/** What the page of a booking says of a video consultation. */
export default function VideoBooking({ booking }: OwnPartProps) {
  return <VideoBookingView booking={booking} now={useNow()} />;
}
