import type { Booking } from '@doorstep/contract/schedule.schema';
import type { PastOrder } from '@doorstep/contract/order.schema';
import { UpNext, type NextThing } from '@doorstep/ui/home/up-next';
import { indian } from '@doorstep/ui/messages/indian';
import { useLang } from '@doorstep/ui/messages/provider';
import { savedUser } from '../app/user.ts';
import { isOver, titleIn, useBookings } from '../booking/public.ts';
import { usePageMessages } from '../messages/messages.ts';
import { orderHref, useHistory } from '../order/public.ts';
import { useShopNow } from '../schedule/public.ts';
import { knownMessages } from './known-messages.en.ts';

const SHOWN = 2;
const NOON = 12 * 60,
  EVENING = 17 * 60;
const STEPS = { pending: 1, processing: 2, shipped: 3 } as const;
type OpenOrder = PastOrder & { status: keyof typeof STEPS };
const isOpen = (order: PastOrder): order is OpenOrder => order.status in STEPS;

/** What is on its way, who comes next, and a way on where nothing does: always as many, so that nothing jumps. */
export default function Known() {
  const messages = usePageMessages('known', knownMessages);
  const lang = useLang();
  const now = useShopNow();
  const orders = useHistory(1, undefined),
    bookings = useBookings(1);
  const minutes = now ? indian(now)[4] : 0,
    greet = minutes < NOON ? messages.morning : minutes < EVENING ? messages.day : messages.evening;
  const ofOrder = (order: OpenOrder): NextThing => {
    const count = order.medicines_details.length;
    return {
      href: orderHref(order.id),
      icon: 'icon-truck',
      title: order.promised_at ? messages.by(...indian(order.promised_at)) : messages.order,
      description:
        order.status === 'shipped'
          ? messages.coming(count)
          : order.status === 'processing'
            ? messages.packing(count)
            : messages.checking(count),
      steps: [STEPS[order.status], 4],
    };
  };
  const ofBooking = (booking: Booking): NextThing => ({
    href: orderHref(booking.id),
    icon: 'icon-calendar-days',
    title: messages.moment(...indian(booking.starts_at)),
    description: [titleIn(lang, booking), booking.person?.name].filter(Boolean).join(', '),
  });
  const isWaiting = orders.state === 'loading' || bookings.state === 'loading';
  const order = orders.state === 'ready' ? orders.data.orders.find(isOpen) : undefined,
    booking = bookings.state === 'ready' ? bookings.data.data.find((one) => !isOver(one)) : undefined;
  const things: NextThing[] = [
    ...(order ? [ofOrder(order)] : []),
    ...(booking ? [ofBooking(booking)] : []),
    {
      href: '/prescriptions/upload?cart=1',
      icon: 'icon-camera' as const,
      title: messages.send,
      description: messages.sendText,
    },
    {
      href: '/medicines/orders/history',
      icon: 'icon-package' as const,
      title: messages.orders,
      description: messages.ordersText,
    },
  ].slice(0, SHOWN);
  const name = savedUser()?.name.split(' ')[0] ?? '';
  return <UpNext title={greet(name)} things={isWaiting ? undefined : things} count={SHOWN} />;
}
