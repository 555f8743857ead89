import { useLang } from '@doorstep/ui/messages/provider';
import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { serviceIn } from '../service-in.ts';
import { homeServiceMessages } from '../service-messages.en.ts';
import { useCall } from '../use-call.ts';
import { ServiceDetailView } from './view.tsx';

const never = () => () => {};

export default function ServiceDetailPage() {
  const messages = usePageMessages('homeService', homeServiceMessages);
  const lang = useLang();
  const { id = '' } = useParams();
  const service = useCall('getService', { params: { id } });
  // Without a script nothing prints.
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useTitle(
    service.state === 'ready'
      ? serviceIn(lang, service.data.data).name
      : service.state === 'loading'
        ? messages.title
        : service.problem === 'not-found'
          ? messages.notFound
          : messages.failed,
  );
  return <ServiceDetailView service={service} onPrint={scripted ? () => print() : undefined} />;
}
