import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { hrefOf } from '../../app/paging.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { homeServiceMessages } from '../service-messages.en.ts';
import { useCall } from '../use-call.ts';
import { ServiceListView } from './view.tsx';

export default function ServiceListPage() {
  const messages = usePageMessages('homeService', homeServiceMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = query.get('search')?.trim() ?? '';
  const services = useCall('listServices');
  useTitle([messages.title, search].filter(Boolean).join(': '));
  return (
    <ServiceListView
      services={services}
      search={search}
      onSearch={(text) => {
        void navigate(hrefOf('/paramedical', { search: text.trim() || undefined }));
      }}
    />
  );
}
