import { fullName, namesIn } from '@doorstep/contract/names';
import { useLang } from '@doorstep/ui/messages/provider';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { ProgressSteps } from '@doorstep/ui/base/progress-steps';
import { RxStatusLine } from '@doorstep/ui/order/rx-status-line';
import { cartMessages, isChosen, placeBodyOf, takeOrdered } from '../../cart/public.ts';
import type { Product } from '../../checkout/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { medicineProductMessages } from './messages.en.ts';
import { Placed } from './placed.tsx';
import { Summary } from './summary.tsx';

const CART = '/order-step-1';

function Steps({ current }: { current: number }) {
  const { steps } = usePageMessages('cart', cartMessages);
  return <ProgressSteps steps={steps.map((label) => ({ label }))} current={current} />;
}
function ChooseAgain() {
  const { orderAgain } = usePageMessages('cart', cartMessages);
  return <LinkButton href={CART}>{orderAgain}</LinkButton>;
}
/** The medicines that wait for a pharmacist. */
function Waiting({ items }: Pick<OrderDetail, 'items'>) {
  const messages = usePageMessages('medicineProduct', medicineProductMessages);
  const lang = useLang();
  const waiting = items.filter(({ rx_status }) => rx_status);
  return (
    waiting.length > 0 && (
      <section aria-labelledby="rx" className="flex flex-col gap-3">
        <h2 id="rx" className="text-lead">
          {messages.rxTitle}
        </h2>
        <ul className="flex flex-col gap-3">
          {waiting.map(({ id, rx_status, rx_reason, ...line }) => (
            <li key={id}>
              <RxStatusLine status={rx_status!} reason={rx_reason} medicine={fullName(namesIn(lang, line))} />
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

function Success({ order }: { order: OrderDetail }) {
  return (
    <>
      <Placed order={order} />
      <Waiting items={order.items} />
    </>
  );
}

/** Medicines, as the checkout sells them. */
export const product: Product = {
  quoted: {
    choosePath: CART,
    checkPath: '/order-step-2',
    isChosen,
    placeBody: placeBodyOf,
    onOrdered: takeOrdered,
    Steps,
    Summary,
    ChooseAgain,
  },
  Success,
};
