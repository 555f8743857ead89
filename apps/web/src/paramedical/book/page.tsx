import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { useParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { ServiceMissing } from '../service-missing.tsx';
import { Booking } from './booking.tsx';
import { useCall } from './call.ts';
import { bookVisitMessages } from './messages.en.ts';

export default function BookVisitPage() {
  const messages = usePageMessages('bookVisit', bookVisitMessages);
  const { id = '' } = useParams();
  const service = useCall('getBareService', { params: { id } });
  useTitle(messages.title);
  if (service.state === 'loading') return <SkeletonText lines={6} />;
  if (service.state === 'error') return <ServiceMissing service={service} />;
  return <Booking key={service.data.id} service={service.data} />;
}
