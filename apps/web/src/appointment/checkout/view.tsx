import type { Doctor, Patient } from '@doorstep/contract/appointment.schema';
import { toPaise } from '@doorstep/contract/money';
import {
  AppointmentCheckout,
  AppointmentCheckoutSkeleton,
} from '@doorstep/ui/appointment/appointment-checkout';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { useLang } from '@doorstep/ui/messages/provider';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { PayFrame, PayPanel, type Phase, type Sums } from '../../checkout/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { appointmentBookMessages } from '../book-messages.en.ts';
import { OtherTime, Unusable } from '../sorry.tsx';
import { summaryProps } from '../summary-props.ts';
import { bookingHref, slotHref, type Wanted } from '../wanted.ts';

/** In place of the page until all of it is there; undefined where a doctor, a time or a patient is missing. */
export function CheckoutView({ doctor }: { doctor: Resource<{ data: Doctor }> | undefined }) {
  const messages = usePageMessages('appointmentBook', appointmentBookMessages);
  if (doctor?.state === 'loading') return <AppointmentCheckoutSkeleton />;
  if (doctor?.state !== 'error' || doctor.problem === 'not-found')
    return <Unusable title={messages.missing} />;
  return (
    <ErrorState
      headingLevel={1}
      title={messages.failed}
      offline={doctor.problem === 'offline'}
      onRetry={doctor.retry}
    />
  );
}

export interface PayingViewProps {
  wanted: Wanted;
  doctor: Doctor;
  patient: Patient;
  /** Rupees. */
  total: number;
  phase: Phase;
  online: boolean;
  /** This page, with its query. */
  here: string;
  /** In place of the page: its time cannot be booked any more. */
  taken?: ReactNode;
  /** How long the time is kept. */
  hold?: ReactNode;
  onPay: () => void;
  onAccept: (sums: Sums) => void;
  onCheck: () => void;
}
/** The last look, and paying. */
export function PayingView({
  wanted,
  doctor,
  patient,
  total,
  phase,
  online,
  here,
  taken,
  hold,
  onPay,
  onAccept,
  onCheck,
}: PayingViewProps) {
  const messages = usePageMessages('appointmentBook', appointmentBookMessages);
  const lang = useLang();
  const given = { phase, online, kind: 'booking' as const },
    otherTime = <OtherTime doctor={wanted.doctor} />;
  if (taken && phase.at === 'idle') return taken;
  return (
    <PayFrame
      {...given}
      placeFailed={messages.notBooked}
      placing={messages.processing}
      chooseAgain={otherTime}
      onCheck={onCheck}
    >
      <AppointmentCheckout
        summary={{
          ...summaryProps(doctor, wanted.slot, lang),
          // What is to be accepted is what the sum shows.
          feePaise: toPaise(phase.at === 'changed' ? phase.sums.total : total),
          patient,
          timesHref: slotHref(wanted),
          patientHref: bookingHref(wanted),
          hold,
        }}
      >
        <PayPanel
          {...given}
          totalPaise={toPaise(total)}
          totalName={messages.totalName}
          label={messages.payAndConfirm}
          here={here}
          chooseAgain={otherTime}
          onPay={onPay}
          onAccept={onAccept}
        />
      </AppointmentCheckout>
    </PayFrame>
  );
}
