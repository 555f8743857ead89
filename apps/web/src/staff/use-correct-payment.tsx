import type { ReceivedPayment } from '@doorstep/contract/order.schema';
import { useState, type ReactNode } from 'react';
import { useLazyPart } from '../app/lazy-part.ts';
import { lazyPart } from '../app/route.tsx';
import type { CorrectPaymentProps } from './correct-payment.tsx';

/** Loaded on demand: a form that is seldom used. */
const correctPaymentPart = lazyPart<CorrectPaymentProps>(() => import('./correct-payment.tsx'));

/** Booking with a payment that was taken at the visit. */
interface PaidBooking {
  id: string;
  patient: { name: string };
  received: ReceivedPayment | null;
}
interface Options extends Pick<CorrectPaymentProps, 'kind' | 'onSettled' | 'failed'> {
  /** Success message for a patient. */
  done: (name: string) => string;
  /** Called when the dialog cannot be loaded. */
  onLoadError: () => void;
}

/** Dialog that corrects the payment of a booking, and the function that opens it. The typed reason stays until another booking is opened. */
export function useCorrectPayment({ done, onLoadError, ...options }: Options): {
  openCorrection: (booking: PaidBooking) => void;
  correctionDialog: ReactNode;
} {
  const [booking, setBooking] = useState<PaidBooking>();
  const [isOpen, setIsOpen] = useState(false);
  const isLoaded = useLazyPart(correctPaymentPart.load, booking !== undefined, () => {
    setBooking(undefined);
    onLoadError();
  });
  return {
    openCorrection(opened) {
      setBooking(opened);
      setIsOpen(true);
    },
    correctionDialog: isLoaded && booking?.received && (
      <correctPaymentPart.Part
        key={booking.id}
        {...options}
        open={isOpen}
        id={booking.id}
        name={booking.patient.name}
        received={booking.received}
        onClose={() => setIsOpen(false)}
        onDone={() => setBooking(undefined)}
        done={done(booking.patient.name)}
      />
    ),
  };
}
