import type { Doctor } from '@doorstep/contract/appointment.schema';
import { consultationServiceType } from '@doorstep/contract/consultation';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFocusKept } from '../../app/focus-kept.ts';
import { useOnline } from '../../app/online.ts';
import { useSalePay } from '../../checkout/public.ts';
import { call } from './call.ts';
import { forgetNumber, rememberBooked } from './draft.ts';
import { PayingView } from './pay-view.tsx';
import { bookedHref, detailsHref, payHref } from './wanted.ts';

/** What can be pressed next: to pay, to verify the mobile first, or to choose another time. */
const nextOf = (doctor: number) =>
  `[data-slot="payment-button"], main a[href^="/verify-otp"], main a[href="${detailsHref(doctor)}"]`;

export interface PayProps {
  doctor: Doctor;
  slot: string;
  number: string;
  /** The time cannot be booked any more. */
  gone: boolean;
  hold: ReactNode;
}
/** The last look, and paying. */
export function PayPart({ doctor, slot, number, gone, hold }: PayProps) {
  const navigate = useNavigate();
  const online = useOnline();
  const booked = { slot_time: slot, patient_whatsapp: number };
  const { at, phase, pay, accept, look } = useSalePay(
    {
      type: consultationServiceType,
      // The number is not kept beyond the tab.
      key: [consultationServiceType, doctor.id, slot].join(' '),
      serviceId: doctor.id,
      total: doctor.price,
      details: booked,
      async book(paymentId) {
        const { booking_id } = await call('bookVideo', {
          body: {
            ...booked,
            doctor_id: doctor.id,
            price: doctor.price,
            payment_id: paymentId,
            payment_verified: true,
          },
        });
        return { id: booking_id };
      },
      onBooked: forgetNumber,
    },
    ({ order_id: id }) => {
      rememberBooked({ doctor: doctor.id, slot, id });
      void navigate(bookedHref(id), { replace: true });
    },
  );
  useFocusKept(phase, nextOf(doctor.id));
  return (
    <PayingView
      doctor={doctor}
      slot={slot}
      number={number}
      total={at.total}
      phase={phase}
      online={online}
      gone={gone}
      hold={hold}
      here={payHref(doctor.id, slot)}
      onPay={pay}
      onAccept={accept}
      onCheck={look}
    />
  );
}
