import { Navigate, useParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useOrder } from '../data.tsx';
import { useOrderActs } from '../history/asked.tsx';
import { orderMessages as english } from '../messages.en.ts';
import { isBooked, orderHref } from '../order-href.ts';
import { OrderView } from './view.tsx';

const headingOf = () => 'main h1';

/** What was booked for a time has a page of its own: no link that is an order's leads nowhere. */
export default function OrderPage() {
  const { id = '' } = useParams();
  return isBooked(id) ? <Navigate to={orderHref(id)} replace /> : <OneOrder id={id} />;
}
function OneOrder({ id }: { id: string }) {
  const messages = usePageMessages('order', english);
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
