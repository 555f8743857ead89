import type { SampleState } from '@doorstep/contract/lab';
import type { CollectionDay, StaffCollection } from '@doorstep/contract/lab.schema';
import { toPaise } from '@doorstep/contract/money';
import { Button } from '@doorstep/ui/base/button';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { indian } from '@doorstep/ui/messages/indian';
import { CollectionCard } from '@doorstep/ui/staff/collection-card';
import { CollectionSheet } from '@doorstep/ui/staff/collection-sheet';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { DayNav } from '@doorstep/ui/staff/day-nav';
import { ViewLinks } from '@doorstep/ui/staff/view-links';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed } from '../../staff/public.ts';
import { staffCollectionsMessages } from './messages.en.ts';
import {
  collectionsHref,
  collectorsFor,
  isCancelled,
  isOf,
  mapHref,
  needsWork,
  reportHref,
  type CollectionsState,
} from './state.ts';

export interface StaffCollectionsViewProps {
  state: CollectionsState;
  collections: Resource<CollectionDay>;
  /** The collection that something is done with. */
  working: string | undefined;
  /** Why it was not done, by the collection's id. */
  problems: Readonly<Record<string, string | undefined>>;
  onAssign: (collection: StaffCollection, collector: { id: number; name: string } | null) => void;
  onStep: (collection: StaffCollection, state: SampleState) => void;
  onPrint: () => void;
  /** Asks for the money that is still due. */
  onRecordPayment: (collection: StaffCollection) => void;
  /** Opens the correction of the payment that was taken there. */
  onCorrectPayment: (collection: StaffCollection) => void;
  /** Asks whether it is to be cancelled. */
  onCancel: (collection: StaffCollection) => void;
}
const shownOf = (one: StaffCollection) => ({
  id: one.id,
  startsAt: one.starts_at,
  address: one.address,
  distanceKm: one.distance_km,
  patient: one.patient,
  tests: one.tests,
  fastingHours: one.fasting_hours,
  duePaise: toPaise(one.due),
  collector: one.collector,
});

/** The samples that are collected on a day: by whom, of whom, and how far each is. */
export function StaffCollectionsView({ state, collections, onPrint, ...acts }: StaffCollectionsViewProps) {
  const messages = usePageMessages('staffCollections', staffCollectionsMessages);
  const known = collections.state === 'ready' ? collections.data.data : undefined;
  // By time, as the server has it; what was cancelled comes last.
  const shown =
    known?.collections
      .filter(isOf(state.collector))
      .toSorted((a, b) => Number(isCancelled(a)) - Number(isCancelled(b))) ?? [];
  return (
    <>
      <PageHeader
        title={messages.title}
        description={messages.subtitle}
        actions={
          shown.length > 0 && (
            <>
              <LinkButton tone="plain" href={collectionsHref({ ...state, list: !state.list })}>
                {state.list ? messages.asCards : messages.asList}
              </LinkButton>
              <Button tone="plain" onClick={onPrint}>
                {messages.print}
              </Button>
            </>
          )
        }
      />
      {collections.state === 'loading' && <DataTableSkeleton />}
      {collections.state === 'error' && <LoadFailed title={messages.failed} failed={collections} />}
      {known && <Known {...acts} state={state} day={known} shown={shown} />}
    </>
  );
}
function Known({
  state,
  day,
  shown,
  working,
  problems,
  onAssign,
  onStep,
  onCancel,
  onRecordPayment,
  onCorrectPayment,
}: Omit<StaffCollectionsViewProps, 'collections' | 'onPrint'> & {
  day: CollectionDay['data'];
  shown: readonly StaffCollection[];
}) {
  const messages = usePageMessages('staffCollections', staffCollectionsMessages);
  const today = day.now.slice(0, 10);
  const [weekday, date, month, year] = indian(day.day);
  const { collector } = state;
  const views = [
    { of: undefined, name: messages.all },
    ...day.collectors.map(({ id, name }) => ({ of: id, name })),
    { of: 'nobody' as const, name: messages.nobody },
  ];
  return (
    <>
      <div className="flex flex-col gap-4 print:hidden">
        <DayNav
          day={day.day}
          today={today}
          hrefFor={(other) => collectionsHref({ ...state, day: other === today ? undefined : other })}
        />
        <ViewLinks
          label={messages.whose}
          views={views.map(({ of, name }) => ({
            href: collectionsHref({ ...state, collector: of }),
            title: of === undefined ? name : messages.of(name, day.collections.filter(isOf(of)).length),
            current: of === collector,
          }))}
        />
        <p role="status" className="text-content-muted">
          {shown.length > 0 ? messages.collections(shown.length, shown.filter(needsWork).length) : ''}
        </p>
        {shown.length === 0 && (
          <EmptyState title={day.collections.length === 0 ? messages.none : messages.noneOfThese} />
        )}
      </div>
      {!state.list && (
        <ul aria-label={messages.title} className="grid gap-4 lg:grid-cols-2 print:hidden">
          {shown.map((one) => (
            <li key={one.id} className="flex">
              <CollectionCard
                tabIndex={-1}
                {...shownOf(one)}
                state={isCancelled(one) ? 'cancelled' : one.sample}
                endsAt={one.ends_at}
                mapHref={mapHref(one)}
                collectors={collectorsFor(day, one)}
                reports={one.reports}
                reportHref={reportHref(one.id, day.day)}
                busy={working === one.id}
                error={problems[one.id]}
                onAssign={(id) => onAssign(one, day.collectors.find((other) => other.id === id) ?? null)}
                onStep={(next) => onStep(one, next)}
                received={one.received}
                onRecordPayment={() => onRecordPayment(one)}
                onCorrectPayment={() => onCorrectPayment(one)}
                onCancel={() => onCancel(one)}
                className="min-w-0 flex-1"
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <CollectionSheet
          title={messages.sheetOf(
            views.find(({ of }) => of === collector)?.name ?? messages.all,
            messages.day(weekday, date, month, year),
          )}
          collections={shown.filter((one) => !isCancelled(one)).map(shownOf)}
          showCollector={typeof collector !== 'number'}
          className={state.list ? undefined : 'not-print:hidden'}
        />
      )}
    </>
  );
}
