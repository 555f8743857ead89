import type { UnplacedPayment } from '@doorstep/contract/order-admin.schema';
import { toPaise } from '@doorstep/contract/money';
import { Badge } from '@doorstep/ui/base/badge';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { formatPaise } from '@doorstep/ui/base/price';
import { DataTable, DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { Moment } from '@doorstep/ui/staff/moment';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed } from '../list-states.tsx';
import { staffMessages } from '../messages.en.ts';
import { nameOf } from '../name.ts';

const badges = { paid: ['warning', 'icon-clock'], refunding: ['info', 'icon-undo-2'] } as const;

export function PaymentsView({ payments }: { payments: Resource<{ data: UnplacedPayment[] }> }) {
  const messages = usePageMessages('staff', staffMessages);
  if (payments.state === 'loading') return <DataTableSkeleton />;
  if (payments.state === 'error') return <LoadFailed title={messages.paymentsFailed} failed={payments} />;
  if (payments.data.data.length === 0)
    return <EmptyState title={messages.noPayments} description={messages.noPaymentsText} />;
  const columns = (['payment', 'patient', 'service', 'amount', 'captured', 'state', 'problem'] as const).map(
    (key) => ({ key, title: messages[key], numeric: key === 'amount' }),
  );
  // A product type without a name here is something else.
  const services: Readonly<Record<string, string>> = messages.services;
  const rows = payments.data.data.map(
    ({ payment_id, provider_order, amount, service_type, user, captured_at, state, problem }) => {
      const [tone, icon] = badges[state];
      return {
        key: provider_order,
        cells: {
          payment: payment_id ?? provider_order,
          patient: (
            <span>
              <span>{nameOf(user)}</span>
              <br />
              <span className="tabular-nums">{user.mobile}</span>
            </span>
          ),
          service: services[service_type] ?? messages.services.other,
          amount: (
            <span translate="no" className="font-strong">
              {formatPaise(toPaise(amount))}
            </span>
          ),
          captured: captured_at && <Moment at={captured_at} />,
          state: (
            <Badge tone={tone} icon={icon}>
              {messages.paymentStates[state]}
            </Badge>
          ),
          problem,
        },
      };
    },
  );
  return <DataTable caption={messages.payments} columns={columns} rows={rows} />;
}
