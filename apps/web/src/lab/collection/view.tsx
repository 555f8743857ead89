import type { LabBooking, LabReport } from '@doorstep/contract/lab.schema';
import { toPaise } from '@doorstep/contract/money';
import type { Booking } from '@doorstep/contract/schedule.schema';
import { labPolicy } from '@doorstep/contract/store';
import { BookingState } from '@doorstep/ui/base/booking-state';
import { Card } from '@doorstep/ui/base/card';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { formatPaise } from '@doorstep/ui/base/price';
import { Skeleton } from '@doorstep/ui/base/skeleton';
import { PrepPlan } from '@doorstep/ui/lab/prep-plan';
import { ReportCard, type ReportCardProps } from '@doorstep/ui/lab/report-card';
import { indian } from '@doorstep/ui/messages/indian';
import { useLang } from '@doorstep/ui/messages/provider';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { collectionMessages } from './messages.en.ts';
import { Sample } from './sample.tsx';
import { wrapText } from '@doorstep/ui/messages/wrap-text';

/** How far opening a report is; `href` where the browser let no tab open. */
export interface ReportNote {
  id: string;
  state: ReportCardProps['state'];
  href?: string;
}
export interface CollectionViewProps {
  booking: Booking;
  whole: Resource<LabBooking>;
  offline: boolean;
  note: ReportNote | undefined;
  onOpen: (report: LabReport) => void;
  onPrint: () => void;
}

/** A collection: when and where, how to prepare, how far the sample is, its tests and its reports. */
export function CollectionView({ booking, whole, offline, note, onOpen, onPrint }: CollectionViewProps) {
  const messages = usePageMessages('collection', collectionMessages);
  const hindi = useLang() === 'hi-IN';
  const { id, status, starts_at, ends_at, place, place_hi } = booking;
  const when = messages.span(messages.when(...indian(starts_at)), indian(ends_at)[4]);
  const where = (hindi && place_hi) || place;
  const known = whole.state === 'ready' ? whole.data.data : undefined;
  const ahead = known?.sample.state === 'booked' && status === 'booked';
  const called = (one: { title: string; title_hi: string }) => (hindi ? one.title_hi : one.title);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={messages.title}
        description={messages.when(...indian(starts_at))}
        actions={<BookingState status={status} />}
      />
      {offline && <Notice tone="info">{messages.offline}</Notice>}
      <Card>
        <h2 className="sr-only">{messages.facts}</h2>
        <dl className="flex flex-col gap-4 wrap-anywhere">
          {[
            [messages.time, when, messages.indianTime] as const,
            ...(where ? [[messages.where, where] as const] : []),
            [messages.bookingId, id] as const,
          ].map(([name, value, more]) => (
            <div key={name} className="flex flex-col gap-0.5">
              <dt className="text-meta text-content-muted">{name}</dt>
              <dd className="flex flex-col tabular-nums">
                <span className="font-strong">{value}</span>
                {more && <span className="text-content-muted">{more}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      {whole.state === 'loading' && (
        <div aria-busy className="flex flex-col gap-4">
          <p role="status" className="sr-only">
            {messages.loading}
          </p>
          <Skeleton shape="card" className="h-40" />
          <Skeleton shape="card" className="h-40" />
        </div>
      )}
      {whole.state === 'error' && (
        <ErrorState
          headingLevel={2}
          title={messages.failed}
          description={messages.safe}
          offline={whole.problem === 'offline'}
          onRetry={whole.retry}
        />
      )}
      {known && (
        <>
          {ahead && (
            <PrepPlan
              tests={known.plan.tests}
              collectAt={starts_at}
              fastingHours={known.plan.fasting_hours}
              lastMealAt={known.plan.last_meal_at}
              waterOnly={known.plan.water_only}
              medicines={known.plan.medicines.map(({ text, text_hi }) => (hindi ? text_hi : text))}
              onPrint={onPrint}
            />
          )}
          {known.reports.length > 0 && (
            <section aria-labelledby="collection-reports" className="flex flex-col gap-4 print:hidden">
              <h2 id="collection-reports" className="text-title">
                {messages.reports}
              </h2>
              {known.reports.map((one) => (
                <ReportCard
                  key={one.id}
                  tests={one.tests.map(called)}
                  patient={one.patient}
                  collectedAt={one.collected_at}
                  values={one.values.map(({ name, name_hi, ...value }) => ({
                    ...value,
                    label: hindi ? name_hi : name,
                  }))}
                  state={note?.id === one.id ? note.state : 'idle'}
                  openedHref={note?.id === one.id ? note.href : undefined}
                  onOpen={() => onOpen(one)}
                />
              ))}
              <LinkButton href="/profile?tab=settings&open=privacy" tone="quiet" className="self-start">
                <Icon name="icon-eye" />
                <span>{messages.whoRead}</span>
              </LinkButton>
            </section>
          )}
          {status !== 'cancelled' && <Sample sample={known.sample} bookedAt={booking.created_at} />}
          {status !== 'cancelled' && known.reports.length === 0 && (
            <p className="text-content-muted print:hidden">
              {messages.reportsCome(labPolicy.reportHours.from, labPolicy.reportHours.to)}
            </p>
          )}
          <Bill
            known={known}
            unpaid={status === 'cancelled' && known.payment_status === 'due'}
            late={status === 'done' && known.payment_status === 'due'}
          />
        </>
      )}
    </div>
  );
}

function Bill({
  known,
  unpaid,
  late,
}: {
  known: LabBooking['data'];
  unpaid: boolean;
  /** The report is there, and nobody has recorded a payment. */
  late: boolean;
}) {
  const messages = usePageMessages('collection', collectionMessages);
  const hindi = useLang() === 'hi-IN';
  const { items, subtotal, delivery_charge, total, payment_status } = known;
  const money = (rupees: number) => formatPaise(toPaise(rupees));
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lead">{messages.tests}</h2>
      <ul className="flex flex-col gap-2 wrap-anywhere">
        {items.map(({ kind, id, title, title_hi, price }) => (
          <li key={`${kind} ${id}`} className="flex justify-between gap-x-4">
            <span className="flex min-w-0 flex-col">
              {wrapText(hindi ? title_hi : title)}
              {kind === 'package' && <span className="text-meta text-content-muted">{messages.package}</span>}
            </span>
            <span className="flex-none tabular-nums">{money(price)}</span>
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-2 border-t border-line pt-3 tabular-nums">
        <div className="flex justify-between gap-x-4 text-content-muted">
          <dt>{messages.subtotal}</dt>
          <dd>{money(subtotal)}</dd>
        </div>
        <div className="flex justify-between gap-x-4 text-content-muted">
          <dt>{messages.fee}</dt>
          <dd>{delivery_charge === 0 ? messages.free : money(delivery_charge)}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 font-strong">
          <dt>{messages.total}</dt>
          <dd>
            {`${money(total)} · ${unpaid ? messages.cancelledUnpaid : late ? messages.stillDue : messages.payments[payment_status]}`}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
