import { getLabBooking } from '@doorstep/contract/lab.routes';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isObject } from '../../app/draft-store.ts';
import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { answers } from '../../app/use-call.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { labBookedMessages } from './messages.en.ts';
import { LabBookedView } from './view.tsx';

const { useCall } = answers({ getLabBooking });

/** The booking's id in the URL, or in the state of the page that booked it: what it holds comes from the server alone. */
function useBookedId(): string | undefined {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const appointment = isObject(state) ? state['appointment'] : undefined,
    id = isObject(appointment) ? appointment['id'] : undefined;
  return query.get('booking') || (typeof id === 'string' && id ? id : undefined);
}

export default function LabBookedPage() {
  const messages = usePageMessages('labBooked', labBookedMessages);
  const id = useBookedId();
  const signedIn = useGuard();
  const booking = useCall('getLabBooking', id !== undefined && signedIn ? { params: { id } } : null);
  const missing = id === undefined || (booking.state === 'error' && booking.problem === 'not-found');
  useTitle(missing ? messages.notFound : messages.booked);
  return <LabBookedView booking={id === undefined ? undefined : booking} />;
}
