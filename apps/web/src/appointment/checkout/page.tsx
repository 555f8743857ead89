import type { Doctor } from '@doorstep/contract/appointment.schema';
import { appointmentServiceType } from '@doorstep/contract/appointment';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useFocusKept } from '../../app/focus-kept.ts';
import { useTitle } from '../../app/head.ts';
import { useOnline } from '../../app/online.ts';
import { loginHref, useSignedIn } from '../../app/session.ts';
import { say } from '../../app/toasts.ts';
import { useSalePay } from '../../checkout/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { HoldLine } from '../../schedule/public.ts';
import { appointmentBookMessages } from '../book-messages.en.ts';
import { call } from '../call.ts';
import { checkedPatient, forgetPatient, type PatientDetails } from '../draft.ts';
import { useCall } from '../use-call.ts';
import { takenPart, useKept } from '../use-kept.ts';
import { checkoutHref, wantedOf, type Wanted } from '../wanted.ts';
import { CheckoutView, PayingView } from './view.tsx';

/** What can be pressed next: to pay, to verify the mobile first, or to choose another time. */
const PAY = '[data-slot="payment-button"], main a[href^="/verify-otp"], main a[href^="/doctor-slots"]';

export default function CheckoutPage() {
  const messages = usePageMessages('appointmentBook', appointmentBookMessages);
  const [params] = useSearchParams();
  const wanted = wantedOf(params);
  // As it was when the page opened: it goes when the appointment stands.
  const [patient] = useState(checkedPatient);
  const doctor = useCall('getDoctor', wanted && patient ? { params: { id: wanted.doctor } } : null);
  useTitle(messages.checkoutTitle);
  if (wanted && patient && doctor.state === 'ready')
    return <Paying wanted={wanted} doctor={doctor.data.data} patient={patient} />;
  return <CheckoutView doctor={wanted && patient ? doctor : undefined} />;
}

function Paying({
  wanted,
  doctor,
  patient: { id, details },
}: {
  wanted: Wanted;
  doctor: Doctor;
  patient: { id: string; details: PatientDetails };
}) {
  const messages = usePageMessages('appointmentBook', appointmentBookMessages);
  const navigate = useNavigate();
  const here = useLocation();
  const signedIn = useSignedIn();
  const online = useOnline();
  const booked = { time: wanted.slot, ...details };
  const { at, phase, pay, accept, look } = useSalePay(
    {
      type: appointmentServiceType,
      // Of the patient no word is kept beyond the tab.
      key: [appointmentServiceType, wanted.doctor, wanted.slot, id].join(' '),
      serviceId: wanted.doctor,
      total: doctor.consultation_fee,
      details: booked,
      async book(paymentId) {
        const { appointment_id } = await call('bookAppointment', {
          body: { ...booked, doctor_id: wanted.doctor, payment_id: paymentId, payment_verified: true },
        });
        return { id: appointment_id };
      },
      onBooked: forgetPatient,
    },
    ({ order_id, total, payment_id, service_type }) => {
      const query = new URLSearchParams({ order_id, total: total.toFixed(2), payment_id, service_type });
      void navigate(`/order-success?${query.toString()}`, { replace: true });
    },
  );
  const { holding, next } = useKept(wanted);
  useFocusKept(phase, PAY);
  return (
    <PayingView
      wanted={wanted}
      doctor={doctor}
      patient={details}
      total={at.total}
      phase={phase}
      online={online}
      taken={next && <takenPart.Part doctor={wanted.doctor} next={next} hrefOf={checkoutHref} />}
      hold={<HoldLine holding={holding} />}
      here={here.pathname + here.search}
      onPay={() => {
        if (signedIn) {
          pay();
          return;
        }
        say('info', messages.loginFirst);
        void navigate(loginHref(here));
      }}
      onAccept={accept}
      onCheck={look}
    />
  );
}
