import type { AdminOrderDetail } from '@doorstep/contract/order-admin.schema';
import { toPaise } from '@doorstep/contract/money';
import { Badge } from '@doorstep/ui/base/badge';
import { OrderSummary, OrderSummarySkeleton } from '@doorstep/ui/order/order-summary';
import { ChangeHistory } from '@doorstep/ui/staff/change-history';
import type { Resource } from '../../app/resource.ts';
import { itemsOf, linesOf } from '../../order/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed } from '../list-states.tsx';
import { staffMessages } from '../messages.en.ts';
import { nameOf } from '../name.ts';

const looks = {
  needed: ['warning', 'icon-file-text'],
  checking: ['warning', 'icon-clock'],
  question: ['info', 'icon-circle-question-mark'],
  approved: ['success', 'icon-circle-check'],
  rejected: ['danger', 'icon-circle-x'],
} as const;

/** One order, whole: what was ordered, how its prescriptions stand, where it goes, and who changed what when. */
export function OrderDetailsView({ order }: { order: Resource<{ data: AdminOrderDetail }> }) {
  const messages = usePageMessages('staff', staffMessages);
  if (order.state === 'loading') return <OrderSummarySkeleton />;
  if (order.state === 'error')
    return <LoadFailed headingLevel={3} title={messages.orderFailed} failed={order} />;
  const { items, subtotal, delivery_charge, total, user, address, contact_mobile, history } = order.data.data;
  const prescribed = items.filter(({ rx_status }) => rx_status !== null);
  return (
    <>
      <div className="flex flex-col gap-1 wrap-anywhere">
        <p className="font-strong">{nameOf(user)}</p>
        <p className="tabular-nums">
          {user.mobile}
          {contact_mobile && contact_mobile !== user.mobile && ` · ${contact_mobile}`}
        </p>
        {address && (
          <p>
            <span className="text-meta text-content-muted">{messages.deliverTo}: </span>
            {address}
          </p>
        )}
      </div>
      {prescribed.length > 0 && (
        <ul className="flex flex-col gap-3">
          {prescribed.map(({ id, name, rx_status, rx_reason }) => {
            const [tone, icon] = looks[rx_status!];
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
                <span className="font-medium">{name}</span>
                <Badge tone={tone} icon={icon}>
                  {messages.rx[rx_status!]}
                </Badge>
                {rx_reason && <span className="basis-full text-meta text-content-muted">{rx_reason}</span>}
              </li>
            );
          })}
        </ul>
      )}
      <OrderSummary
        headingLevel={3}
        lines={linesOf(items)}
        items={itemsOf(items)}
        subtotalPaise={toPaise(subtotal)}
        feePaise={toPaise(delivery_charge)}
        totalPaise={toPaise(total)}
      />
      <ChangeHistory changes={history} />
    </>
  );
}
