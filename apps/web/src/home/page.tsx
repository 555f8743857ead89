import { TOP_MEDICINES } from '@doorstep/contract/medicine';
import { useNavigate } from 'react-router-dom';
import { useTitle } from '../app/head.ts';
import { hrefOf } from '../app/paging.ts';
import { useMedicineList, useMedicineActions } from '../medicine/public.ts';
import { useShopCounts } from '../search/public.ts';
import { usePageMessages } from '../messages/messages.ts';
import { AgainPlace, DeliveryPlace, KnownPlace } from './known-place.tsx';
import { HomeView } from './view.tsx';
import { homeMessages } from './messages.en.ts';

export default function HomePage() {
  const messages = usePageMessages('home', homeMessages);
  const navigate = useNavigate();
  useTitle(messages.title);
  return (
    <HomeView
      top={useMedicineList({ limit: TOP_MEDICINES })}
      counts={useShopCounts()}
      known={<KnownPlace />}
      delivery={<DeliveryPlace />}
      again={<AgainPlace />}
      actions={useMedicineActions()}
      onSearch={(text) => {
        void navigate(hrefOf('/search', { q: text.trim() || undefined }));
      }}
    />
  );
}
