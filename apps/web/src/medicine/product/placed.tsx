import { useLang } from '@doorstep/ui/messages/provider';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import { toPaise } from '@doorstep/contract/money';
import { Card } from '@doorstep/ui/base/card';
import { OrderAddress } from '@doorstep/ui/order/order-address';
import { OrderSummary } from '@doorstep/ui/order/order-summary';
import { itemsOf, linesOf } from '../../order/public.ts';

/** What was ordered, what it cost, and where it goes. */
export function Placed({
  order: { items, subtotal, delivery_charge, total, address, address_hi, contact_mobile },
}: {
  order: OrderDetail;
}) {
  const lang = useLang();
  return (
    <>
      <OrderSummary
        lines={linesOf(items, lang)}
        items={itemsOf(items)}
        subtotalPaise={toPaise(subtotal)}
        feePaise={toPaise(delivery_charge)}
        totalPaise={toPaise(total)}
        ordered
      />
      {address && (
        <Card>
          <OrderAddress lines={[(lang === 'hi-IN' && address_hi) || address]} mobile={contact_mobile} />
        </Card>
      )}
    </>
  );
}
