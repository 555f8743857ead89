import { useNavigate } from 'react-router-dom';
import { useCalendarFile, useVideoBooking } from '../use-video-booking.ts';
import { BookedView } from './booked-view.tsx';

/** A video consultation that stands, as the server knows it. */
export function BookedPart({ id }: { id: string }) {
  const navigate = useNavigate();
  const booking = useVideoBooking(id);
  const { saving, save } = useCalendarFile(id);
  return (
    <BookedView
      booking={booking}
      saving={saving}
      onAddToCalendar={save}
      onClose={() => void navigate('/PatientDashboard')}
    />
  );
}
