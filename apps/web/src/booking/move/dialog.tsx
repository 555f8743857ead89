import type { Booking } from '@doorstep/contract/schedule.schema';
import { useState } from 'react';
import { useBookingDays } from '../data.ts';
import { MoveDialogView } from './view.tsx';

export interface MoveDialogProps {
  booking: Booking;
  /** It is being moved. */
  busy: boolean;
  /** Why it could not be moved. */
  problem: string | undefined;
  /** Gets the new time, 'YYYY-MM-DDTHH:MM'. */
  onMove: (time: string) => void;
  onClose: () => void;
}

/** Another time for a booking: those that it could move to. */
export function MoveDialog({ booking, problem, ...acts }: MoveDialogProps) {
  const days = useBookingDays(booking.id);
  const [chosen, choose] = useState('');
  // What could not be had is chosen no more: the days have been read again.
  const [said, setSaid] = useState(problem);
  if (said !== problem) {
    setSaid(problem);
    if (problem !== undefined) choose('');
  }
  return (
    <MoveDialogView
      booking={booking}
      days={days}
      chosen={chosen}
      onChoose={choose}
      problem={problem}
      {...acts}
    />
  );
}
