import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { checkoutMessages } from '../messages.en.ts';
import { productOf } from '../product.ts';
import { useOrder } from './data.ts';
import { SuccessView } from './view.tsx';

/** Says what the server knows of the order, and nothing of what its address claims (decision S4). */
export default function SuccessPage() {
  const messages = usePageMessages('checkout', checkoutMessages);
  const [params] = useSearchParams();
  useGuard();
  const id = params.get('order_id');
  const found = useOrder(id || null);
  const missing = !id || (found.state === 'error' && found.problem === 'not-found');
  useTitle(missing ? messages.notFound : messages.placed);
  const sold = found.state === 'ready' ? productOf(found.data.data.service_type) : undefined;
  return (
    <SuccessView
      order={missing ? { state: 'error', problem: 'not-found', retry: () => {} } : found}
      product={sold?.module.use().product}
    />
  );
}
