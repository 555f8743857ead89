import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { pageOf } from '../../app/paging.ts';
import { useGuard } from '../../app/personal.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useVisits } from '../data.ts';
import { bookingMessages as english } from '../messages.en.ts';
import { usePaper } from '../paper.tsx';
import { VisitsView } from './view.tsx';

/** The caller's own visits (decision C9). */
export default function VisitsPage() {
  const messages = usePageMessages('booking', english);
  const [query] = useSearchParams();
  useGuard();
  useTitle(messages.visits);
  const page = pageOf(query.get('page'));
  return <VisitsView visits={useVisits(page)} page={page} paper={usePaper()} />;
}
