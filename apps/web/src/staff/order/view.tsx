import type { AdminOrderDetail } from '@doorstep/contract/order-admin.schema';
import { brand } from '@doorstep/contract/brand';
import { othersIn } from '@doorstep/contract/look-alike';
import { toPaise } from '@doorstep/contract/money';
import { ORDER_NOTE_MAX, type AdminStatus } from '@doorstep/contract/order-admin';
import { Badge } from '@doorstep/ui/base/badge';
import { Breadcrumb } from '@doorstep/ui/base/breadcrumb';
import { Button } from '@doorstep/ui/base/button';
import { Card } from '@doorstep/ui/base/card';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { groupMobile } from '@doorstep/ui/base/mobile-field';
import { Notice } from '@doorstep/ui/base/notice';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { formatPaise } from '@doorstep/ui/base/price';
import { AlikeNote } from '@doorstep/ui/medicine/alike-note';
import { DeliveryPromise } from '@doorstep/ui/order/delivery-promise';
import { OrderSummarySkeleton } from '@doorstep/ui/order/order-summary';
import { ChangeHistory } from '@doorstep/ui/staff/change-history';
import { Moment } from '@doorstep/ui/staff/moment';
import { OrderAccount } from '@doorstep/ui/staff/order-account';
import { PackingSlip } from '@doorstep/ui/staff/packing-slip';
import { StaffNotes } from '@doorstep/ui/staff/staff-notes';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { useRefundReason } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed } from '../list-states.tsx';
import { staffFrameMessages } from '../frame-messages.en.ts';
import { staffMessages } from '../messages.en.ts';
import { nameOf } from '../name.ts';
import { factsOf } from './facts.ts';
import { orderSheetMessages } from './messages.en.ts';
import { orderHref } from '../orders/state.ts';
import { Papers, type Paper } from './papers.tsx';
import { wrapText } from '@doorstep/ui/messages/wrap-text';

export interface OrderViewProps {
  id: string;
  order: Resource<{ data: AdminOrderDetail }>;
  /** Its next step is being taken, or taken back. */
  moving: boolean;
  /** Where it was before the step just taken. */
  previous: AdminStatus | undefined;
  noting: boolean;
  noteError: string | undefined;
  onMove: (status: AdminStatus) => void;
  onPrint: () => void;
  onCopy: (text: string) => void;
  onNote: (text: string) => Promise<boolean>;
  onRefund: (mode: 'lines' | 'whole') => void;
  openingPaper: Paper | undefined;
  /** Its address, where the browser let no tab open. */
  fetchedPaper: string | undefined;
  onPaper: (paper: Paper) => void;
}
/** As a StatusBadge, in the admin's words (decision C1). */
const looks = {
  pending: ['warning', 'icon-clock'],
  processing: ['accent', 'icon-package'],
  shipped: ['info', 'icon-truck'],
  delivered: ['success', 'icon-circle-check'],
  cancelled: ['danger', 'icon-circle-x'],
} as const;
const nextIcons = { processing: 'icon-check', shipped: 'icon-truck', delivered: 'icon-house' } as const;

type Acts = Omit<OrderViewProps, 'id' | 'order'>;

/** Before it is loaded its number is known: the heading stands from the first, and keeps focus. */
export function OrderView({ id, order, ...acts }: OrderViewProps) {
  const messages = usePageMessages('orderSheet', orderSheetMessages);
  const { sections } = usePageMessages('staffFrame', staffFrameMessages);
  if (order.state === 'error' && order.problem === 'not-found')
    return (
      <EmptyState headingLevel={1} title={messages.notFound} description={messages.notFoundText}>
        <LinkButton href="/admin/orders">{messages.toOrders}</LinkButton>
      </EmptyState>
    );
  const one = order.state === 'ready' ? order.data.data : undefined;
  return (
    <>
      <div className="flex flex-col gap-6 print:hidden">
        <div className="flex flex-col gap-1">
          <Breadcrumb
            items={[
              { href: '/admin/orders', label: sections.orders },
              { href: orderHref(id), label: id },
            ]}
          />
          <PageHeader
            title={id}
            description={one && <Head order={one} />}
            actions={one && <Actions order={one} {...acts} />}
          />
        </div>
        {order.state === 'loading' && <OrderSummarySkeleton />}
        {order.state === 'error' && <LoadFailed title={messages.failed} failed={order} />}
        {one && <Body order={one} {...acts} />}
      </div>
      {one && (
        <PackingSlip
          brandName={brand.name}
          orderId={one.id}
          placedAt={one.created_at}
          patientName={nameOf(one.user)}
          mobile={groupMobile(mobileOf(one))}
          address={one.address ?? ''}
          lines={factsOf(one).kept.map(({ alike, ...line }) =>
            Object.assign(line, { note: alike && <AlikeNote others={othersIn('en-IN', alike)} /> }),
          )}
          className="not-print:hidden"
        />
      )}
    </>
  );
}
/** Whom to call about it: who receives it. */
const mobileOf = ({ contact_mobile, user }: AdminOrderDetail) => contact_mobile ?? user.mobile;

function Head({ order }: { order: AdminOrderDetail }) {
  const messages = usePageMessages('orderSheet', orderSheetMessages);
  const { statuses } = usePageMessages('staff', staffMessages);
  const [tone, icon] = looks[order.status];
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Badge tone={tone} icon={icon}>
        {statuses[order.status]}
      </Badge>
      {order.late && (
        <Badge tone="danger" icon="icon-clock">
          {messages.late}
        </Badge>
      )}
      <span>
        <span>{`${nameOf(order.user)} · `}</span>
        <Moment at={order.created_at} />
        <span>{` · ${formatPaise(toPaise(order.total))}`}</span>
      </span>
    </span>
  );
}
function Actions({
  order,
  moving,
  previous,
  onMove,
  onPrint,
}: { order: AdminOrderDetail } & Pick<Acts, 'moving' | 'previous' | 'onMove' | 'onPrint'>) {
  const messages = usePageMessages('orderSheet', orderSheetMessages);
  const { kept, blocked, ahead } = factsOf(order);
  const next = blocked || kept.length === 0 ? undefined : ahead[0];
  return (
    <>
      <LinkButton tone="plain" href={`tel:+91${mobileOf(order)}`}>
        <Icon name="icon-phone" />
        <span>{messages.call}</span>
      </LinkButton>
      {kept.length > 0 && (
        <Button tone="plain" onClick={onPrint}>
          <Icon name="icon-receipt" />
          <span>{messages.print}</span>
        </Button>
      )}
      {previous && (
        <Button tone="plain" busy={moving} onClick={() => onMove(previous)}>
          <Icon name="icon-undo-2" />
          <span>{messages.undo}</span>
        </Button>
      )}
      {next && next !== 'pending' && (
        <Button busy={moving} onClick={() => onMove(next)}>
          <Icon name={nextIcons[next]} />
          {wrapText(messages.next[next])}
        </Button>
      )}
    </>
  );
}
function Body({
  order,
  noting,
  noteError,
  onCopy,
  onNote,
  onRefund,
  openingPaper,
  fetchedPaper,
  onPaper,
}: { order: AdminOrderDetail } & Omit<Acts, 'moving' | 'previous' | 'onMove' | 'onPrint'>) {
  const messages = usePageMessages('orderSheet', orderSheetMessages);
  const reasonOf = useRefundReason();
  const facts = factsOf(order);
  const mobile = mobileOf(order);
  const changes = [
    ...order.history,
    ...order.refunds.map((refund) => ({
      amountPaise: toPaise(refund.amount),
      reason: reasonOf(refund),
      at: refund.created_at,
    })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <>
      {facts.blocked && <Notice tone="info" title={messages.blocked} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <OrderAccount
            lines={facts.lines}
            feePaise={toPaise(order.delivery_charge)}
            totalPaise={facts.totalPaise}
            paid={facts.paid}
            refundedPaise={facts.refundedPaise}
          />
          <div className="grid gap-4 lg:grid-cols-2">
            <Payment order={order} refundedPaise={facts.refundedPaise} onCopy={onCopy} />
            <Section title={messages.deliverTo}>
              <Facts
                rows={[
                  [messages.patient, nameOf(order.user)],
                  [messages.mobile, <Mobile key="patient" number={order.user.mobile} />],
                  ...(mobile === order.user.mobile
                    ? []
                    : [[messages.receiver, <Mobile key="receiver" number={mobile} />] as const]),
                ]}
              />
              {order.address && <p className="wrap-anywhere">{order.address}</p>}
              <DeliveryPromise promisedAt={order.promised_at} waits={order.promise_waits} />
            </Section>
          </div>
          {order.invoice_number && (
            <Section title={messages.papers}>
              <Papers order={order} opening={openingPaper} fetched={fetchedPaper} onOpen={onPaper} />
            </Section>
          )}
          {facts.kept.length > 0 && <GiveBack delivered={order.status === 'delivered'} onRefund={onRefund} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Section title={messages.happened}>
            <ChangeHistory changes={changes} ahead={facts.kept.length > 0 ? facts.ahead : []} />
          </Section>
          <Section title={messages.notes}>
            <StaffNotes
              notes={order.notes}
              maxLength={ORDER_NOTE_MAX}
              onAdd={onNote}
              busy={noting}
              error={noteError}
            />
          </Section>
        </div>
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lead">{title}</h2>
      {children}
    </Card>
  );
}
function Facts({ rows }: { rows: ReadonlyArray<readonly [name: string, value: ReactNode]> }) {
  return (
    <dl className="flex flex-col gap-1 tabular-nums">
      {rows.map(([label, value]) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-content-muted">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
const Mobile = ({ number }: { number: string }) => (
  <a
    translate="no"
    href={`tel:+91${number}`}
    className="inline-flex min-h-target items-center rounded-small text-accent-text underline underline-offset-4"
  >
    {groupMobile(number)}
  </a>
);
function Payment({
  order: { payment_method, payment_id },
  refundedPaise,
  onCopy,
}: {
  order: AdminOrderDetail;
  refundedPaise: number;
  onCopy: OrderViewProps['onCopy'];
}) {
  const messages = usePageMessages('orderSheet', orderSheetMessages);
  return (
    <Section title={messages.payment}>
      <Facts
        rows={[
          [messages.method, payment_method],
          ...(payment_id
            ? [
                [
                  messages.paymentId,
                  <span key="id" className="inline-flex flex-wrap items-center gap-x-2">
                    <span translate="no">{payment_id}</span>
                    <Button tone="quiet" size="tight" onClick={() => onCopy(payment_id)}>
                      {messages.copy}
                    </Button>
                  </span>,
                ] as const,
              ]
            : []),
          [messages.wentBack, refundedPaise > 0 ? formatPaise(refundedPaise) : messages.nothing],
        ]}
      />
    </Section>
  );
}
/** Last and quiet: red in its words only. */
function GiveBack({ delivered, onRefund }: { delivered: boolean; onRefund: OrderViewProps['onRefund'] }) {
  const messages = usePageMessages('orderSheet', orderSheetMessages);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-[1_1_11rem]">
        <h2 className="text-lead">{messages.giveBack}</h2>
        <p className="text-content-muted">{delivered ? messages.delivered : messages.giveBackText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="plain" onClick={() => onRefund('lines')}>
          {messages.byLine}
        </Button>
        {!delivered && (
          <Button tone="plain" onClick={() => onRefund('whole')}>
            <span className="text-danger-text">{messages.cancel}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}
