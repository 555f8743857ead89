import { useParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useOrder } from '../data.ts';
import { useOrderActs } from '../history/asked.tsx';
import { orderMessages as english } from '../messages.en.ts';
import { OrderView } from './view.tsx';

const headingOf = () => 'main h1';

export default function OrderPage() {
  const messages = usePageMessages('order', english);
  const { id = '' } = useParams();
  useGuard();
  const order = useOrder(id);
  const { dialog, ...acting } = useOrderActs(order.refresh, headingOf);
  const missing = order.state === 'error' && order.problem === 'not-found';
  useTitle(missing ? messages.notFound : messages.orderTitle(id));
  return (
    <>
      <OrderView order={order} id={id} {...acting} />
      {dialog}
    </>
  );
}
