import { TOP_MEDICINES } from '@doorstep/contract/medicine';
import { useNavigate } from 'react-router-dom';
import { useTitle } from '../app/head.ts';
import { useMedicineList } from '../medicine/data.ts';
import { listHref, listStateOf } from '../medicine/list/state.ts';
import { useShelf } from '../medicine/shelf.ts';
import { usePageWords } from '../words/words.ts';
import { HomeView } from './view.tsx';
import { home } from './words.ts';

export default function HomePage() {
  const words = usePageWords('home', home);
  const navigate = useNavigate();
  useTitle(words.title);
  return (
    <HomeView
      top={useMedicineList({ limit: TOP_MEDICINES })}
      shelf={useShelf()}
      onSearch={(text) => {
        void navigate(listHref(listStateOf(new URLSearchParams({ search: text }))));
      }}
    />
  );
}
