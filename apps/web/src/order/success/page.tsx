import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { usePageWords } from '../../words/words.ts';
import { useOrder } from '../data.ts';
import { order } from '../words.ts';
import { SuccessView } from './view.tsx';

/** Says what the server knows of the order, and nothing of what its address claims (decision S4). */
export default function SuccessPage() {
  const words = usePageWords('order', order);
  const [params] = useSearchParams();
  useGuard();
  const id = params.get('order_id');
  const found = useOrder(id || null);
  const missing = !id || (found.state === 'error' && found.problem === 'not-found');
  useTitle(missing ? words.notFound : words.placed);
  return <SuccessView order={missing ? { state: 'error', problem: 'not-found', retry: () => {} } : found} />;
}
