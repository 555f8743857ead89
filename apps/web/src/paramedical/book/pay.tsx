import { toRupees } from '@doorstep/contract/money';
import type { HomeService } from '@doorstep/contract/paramedical.schema';
import { useLang } from '@doorstep/ui/messages/provider';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusHeading } from '../../app/focus-and-scroll.ts';
import { useFocusKept } from '../../app/focus-kept.ts';
import { useOnline } from '../../app/online.ts';
import { useSalePay, type BookingSale } from '../../checkout/public.ts';
import { pricesOf, serviceIn } from '../service-in.ts';
import { book } from './book.ts';
import { TYPE } from './call.ts';
import { PayVisitView, type PayVisitViewProps } from './pay-view.tsx';

export interface VisitDetails extends Record<string, unknown> {
  scheduled_time: string;
  address_id: number | null;
  notes: string | null;
  prescription_id: string | null;
}
export interface PayVisitProps extends Pick<PayVisitViewProps, 'here' | 'onChange'> {
  service: HomeService;
  details: VisitDetails;
  /** `BookingSale.key`. */
  saleKey: string;
  /** The chosen address's title. */
  place: string | undefined;
  /** It was pressed to pay: the window opens at once. After a reload it is only looked at how that ended. */
  starts: boolean;
  /** Called once, when the visit is booked. */
  onBooked: BookingSale['onBooked'];
  /** The time is somebody else's. */
  onTaken: () => void;
}
/** What can be pressed next: to pay, to choose again, or to verify the mobile first. */
const PAY = '[data-slot="payment-panel"] button, [data-slot="payment-panel"] a[href^="/verify-otp"]';

/** Pays for a visit that is chosen, and books it. */
export default function PayVisit({
  service,
  details,
  saleKey,
  place,
  starts,
  here,
  onBooked,
  onChange,
  onTaken,
}: PayVisitProps) {
  const navigate = useNavigate();
  const online = useOnline();
  const { name } = serviceIn(useLang(), service);
  const { at, phase, pay, accept, look } = useSalePay(
    {
      type: TYPE,
      key: saleKey,
      serviceId: service.id,
      total: toRupees(pricesOf(service).pricePaise),
      details,
      book: (payment_id) => book({ ...details, service_id: service.id, payment_id, payment_verified: true }),
      onBooked,
    },
    ({ order_id, total, payment_id, service_type }) => {
      const done = new URLSearchParams({ order_id, total: total.toFixed(2), payment_id, service_type });
      void navigate(`/order-success?${done.toString()}`, { replace: true });
    },
  );
  useFocusKept(phase.at, PAY);
  const begin = useEffectEvent(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    if (starts) pay();
    return focusHeading();
  });
  useEffect(() => begin(), []);
  return (
    <PayVisitView
      visit={{ name, time: details.scheduled_time, minutes: service.minutes, place }}
      total={at.total}
      phase={phase}
      online={online}
      here={here}
      onPay={pay}
      onAccept={(sums) => {
        accept(sums);
        focusHeading();
      }}
      onCheck={look}
      onChange={onChange}
      onOtherTimes={onTaken}
    />
  );
}
