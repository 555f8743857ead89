import { callPath } from '@doorstep/contract/call';
import { bookingCalendar } from '@doorstep/contract/schedule.routes';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useActing } from '../../app/acting.tsx';
import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { saveFile } from '../../order/public.ts';
import { appointmentBookMessages } from '../book-messages.en.ts';
import { useCall } from '../use-call.ts';
import { SuccessView } from './view.tsx';

/** Says what the server knows of the appointment (decision C11). */
export default function SuccessPage() {
  const messages = usePageMessages('appointmentBook', appointmentBookMessages);
  const [params] = useSearchParams();
  useGuard();
  const id = params.get('id') || null;
  const booking = useCall('getBooking', id === null ? null : { params: { id } });
  const preferences = useCall('getPreferences', useActing() === undefined ? {} : null);
  const doctor = useCall(
    'getDoctor',
    booking.state === 'ready' ? { params: { id: booking.data.data.service_id } } : null,
  );
  const [saving, setSaving] = useState<'busy' | 'failed'>();
  const missing = id === null || (booking.state === 'error' && booking.problem === 'not-found');
  useTitle(missing ? messages.notFound : messages.confirmedTitle);

  async function addToCalendar(of: string) {
    setSaving('busy');
    const file = callPath<string>(bookingCalendar.path, { params: { id: of } });
    setSaving(
      await saveFile(file, `${of}.ics`).then(
        () => undefined,
        () => 'failed' as const,
      ),
    );
  }
  return (
    <SuccessView
      booking={missing ? { state: 'error', problem: 'not-found', retry: () => {} } : booking}
      // It only says more in the reader's language.
      doctor={doctor.state === 'ready' ? doctor.data.data : undefined}
      preferences={preferences.state === 'ready' ? preferences.data.data : undefined}
      saving={saving}
      onAddToCalendar={() => {
        if (id !== null) void addToCalendar(id);
      }}
    />
  );
}
