import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { hrefOf } from '../../app/paging.ts';
import { useMedicineActions } from '../../medicine/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { searchOf } from '../query.ts';
import { useCall } from '../use-call.ts';
import { searchMessages } from './messages.en.ts';
import { SearchView } from './view.tsx';

export default function SearchPage() {
  const messages = usePageMessages('search', searchMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const q = searchOf(query);
  const found = useCall('searchShop', q ? { query: { q } } : null);
  useTitle(q ? messages.titleFor(q) : messages.title);
  return (
    <SearchView
      q={q}
      found={q ? found : undefined}
      actions={useMedicineActions()}
      onSearch={(text) => {
        void navigate(hrefOf('/search', { q: text.trim() || undefined }));
      }}
    />
  );
}
