import { TOP_MEDICINES } from '@doorstep/contract/medicine';
import { useNavigate } from 'react-router-dom';
import { useTitle } from '../app/head.ts';
import { useMedicineList, listHref, listStateOf, useMedicineActions } from '../medicine/public.ts';
import { usePageMessages } from '../messages/messages.ts';
import { HomeView } from './view.tsx';
import { homeMessages } from './messages.en.ts';

export default function HomePage() {
  const messages = usePageMessages('home', homeMessages);
  const navigate = useNavigate();
  useTitle(messages.title);
  return (
    <HomeView
      top={useMedicineList({ limit: TOP_MEDICINES })}
      actions={useMedicineActions()}
      onSearch={(text) => {
        void navigate(listHref(listStateOf(new URLSearchParams({ search: text }))));
      }}
    />
  );
}
