import type { Booking } from '@doorstep/contract/schedule.schema';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { usePageMessages } from '../messages/messages.ts';
import { useShopNow } from '../schedule/public.ts';
import { canJoin } from './data.ts';
import { bookingMessages as english } from './messages.en.ts';

/** The way into the room of a video consultation, for as long as there is one. */
export function Join({ booking, of }: { booking: Booking; of: string }) {
  const messages = usePageMessages('booking', english);
  const now = useShopNow();
  if (!canJoin(booking, now)) return null;
  return (
    <LinkButton href={`/consultation/${encodeURIComponent(booking.id)}`} aria-label={messages.joinOf(of)}>
      <Icon name="icon-video" />
      <span>{messages.join}</span>
    </LinkButton>
  );
}
