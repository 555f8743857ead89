import { toPaise } from '@doorstep/contract/money';
import type { VisitStep } from '@doorstep/contract/paramedical';
import type { FoundBookings } from '@doorstep/contract/schedule.schema';
import { STAFF_SEARCH_MAX } from '@doorstep/contract/staff';
import type { Nurse, StaffVisit, VisitBoard } from '@doorstep/contract/paramedical.schema';
import { Button } from '@doorstep/ui/base/button';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { SearchBox } from '@doorstep/ui/base/search-box';
import { indian } from '@doorstep/ui/messages/indian';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { DayNav } from '@doorstep/ui/staff/day-nav';
import { ViewLinks } from '@doorstep/ui/staff/view-links';
import { VisitBoardCard } from '@doorstep/ui/staff/visit-board-card';
import { VisitSheet } from '@doorstep/ui/staff/visit-sheet';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed } from '../../staff/public.ts';
import { FoundList, type FoundProps } from './found.tsx';
import { staffVisitsMessages } from './messages.en.ts';
import { mapHref, needsWork, nursesFor, visitsHref, type VisitsState } from './state.ts';

export interface StaffVisitsViewProps {
  state: VisitsState;
  board: Resource<VisitBoard>;
  /** Who is free for the visit whose list is looked at, once the server has said so. */
  looked: { visit: string; nurses: readonly Nurse[] } | undefined;
  /** The visit that something is done with. */
  working: string | undefined;
  /** Why it was not done, by the visit's id. */
  problems: Readonly<Record<string, string | undefined>>;
  onLook: (visit: StaffVisit) => void;
  onAssign: (visit: StaffVisit, nurse: Pick<Nurse, 'id' | 'name'> | null) => void;
  onStep: (visit: StaffVisit, step: VisitStep, code: string | undefined) => void;
  onNewCode: (visit: StaffVisit) => void;
  /** Asks for the money that is still due. */
  onRecordPayment: (visit: StaffVisit) => void;
  /** Opens the correction of the payment that was taken there. */
  onCorrectPayment: (visit: StaffVisit) => void;
  onPrint: () => void;
  /** What is looked for; empty: the board again. */
  onFind: (find: string) => void;
  /** What was found, while something is looked for. */
  found: Resource<FoundBookings>;
  /** Asks whether it is to be cancelled. */
  onCallOff: FoundProps['onCallOff'];
  onCancel: (visit: StaffVisit) => void;
}
type Team = VisitBoard['data']['teams'][number];
const cardOf = (visit: StaffVisit) => ({
  id: visit.id,
  step: visit.step,
  service: visit.service,
  startsAt: visit.starts_at,
  address: visit.address,
  distanceKm: visit.distance_km,
  patient: visit.patient,
  notes: visit.notes,
  duePaise: toPaise(visit.due),
  nurse: visit.nurse,
});
/** By hour; what was cancelled comes last. */
const inOrder = (visits: readonly StaffVisit[]) =>
  visits.toSorted(
    (a, b) =>
      Number(a.step === 'cancelled') - Number(b.step === 'cancelled') ||
      Date.parse(a.starts_at) - Date.parse(b.starts_at),
  );

/** The home visits of a day by team: who comes, and how far each is. */
export function StaffVisitsView({
  state,
  board,
  onPrint,
  onFind,
  found,
  onCallOff,
  ...acts
}: StaffVisitsViewProps) {
  const messages = usePageMessages('staffVisits', staffVisitsMessages);
  const known = state.find === undefined && board.state === 'ready' ? board.data.data : undefined;
  const shown = known?.teams.filter(({ id }) => state.team === undefined || id === state.team) ?? [];
  const visits = shown.flatMap((team) => team.visits);
  return (
    <>
      <PageHeader
        title={messages.title}
        description={messages.subtitle}
        actions={
          visits.length > 0 && (
            <Button tone="plain" onClick={onPrint}>
              {messages.print}
            </Button>
          )
        }
      />
      <SearchBox
        key={state.find}
        action="/staff/visits"
        name="find"
        label={messages.find}
        placeholder={messages.findHint}
        defaultValue={state.find ?? ''}
        maxLength={STAFF_SEARCH_MAX}
        onSubmit={onFind}
        onClear={() => onFind('')}
        className="print:hidden"
      />
      {state.find !== undefined && <FoundList find={state.find} found={found} onCallOff={onCallOff} />}
      {state.find === undefined && board.state === 'loading' && <DataTableSkeleton />}
      {board.state === 'error' && <LoadFailed title={messages.failed} failed={board} />}
      {known && (
        <>
          <div className="flex flex-col gap-4 print:hidden">
            <DayNav
              day={known.day}
              today={known.now.slice(0, 10)}
              hrefFor={(day) =>
                visitsHref({ ...state, day: day === known.now.slice(0, 10) ? undefined : day })
              }
            />
            {known.teams.length > 1 && (
              <ViewLinks
                label={messages.teamsOf}
                views={[
                  {
                    href: visitsHref({ ...state, team: undefined }),
                    title: messages.all,
                    current: state.team === undefined,
                  },
                  ...known.teams.map(({ id, name, visits: own }) => ({
                    href: visitsHref({ ...state, team: id }),
                    title: messages.team(name, own.length),
                    current: state.team === id,
                  })),
                ]}
              />
            )}
            <p role="status" className="text-content-muted">
              {visits.length > 0 ? messages.visits(visits.length, visits.filter(needsWork).length) : ''}
            </p>
            {visits.length === 0 && <EmptyState title={messages.none} />}
          </div>
          {shown
            .filter((team) => team.visits.length > 0)
            .map((team) => (
              <TeamOfDay key={team.id} team={team} day={known.day} {...acts} />
            ))}
        </>
      )}
    </>
  );
}
function TeamOfDay({
  team,
  day,
  looked,
  working,
  problems,
  onLook,
  onAssign,
  onStep,
  onNewCode,
  onCancel,
  onRecordPayment,
  onCorrectPayment,
}: Omit<StaffVisitsViewProps, 'state' | 'board' | 'onPrint' | 'onFind' | 'found' | 'onCallOff'> & {
  team: Team;
  day: string;
}) {
  const messages = usePageMessages('staffVisits', staffVisitsMessages);
  const [weekday, date, month, year] = indian(day);
  const visits = inOrder(team.visits);
  return (
    <>
      <section aria-label={team.name} className="flex flex-col gap-3 print:hidden">
        <h2 className="text-title">{team.name}</h2>
        <ul className="grid gap-4 lg:grid-cols-2">
          {visits.map((visit) => (
            <li key={visit.id} className="flex">
              <VisitBoardCard
                tabIndex={-1}
                {...cardOf(visit)}
                endsAt={visit.ends_at}
                mapHref={mapHref(visit.address)}
                clash={visit.clash}
                codeTries={visit.code_tries}
                nurses={
                  looked?.visit === visit.id
                    ? looked.nurses.filter(({ id }) => team.nurses.some((one) => one.id === id))
                    : nursesFor(team, visit)
                }
                busy={working === visit.id}
                error={problems[visit.id]}
                onLook={() => onLook(visit)}
                onAssign={(id) => onAssign(visit, team.nurses.find((one) => one.id === id) ?? null)}
                onStep={(step, code) => onStep(visit, step, code)}
                onNewCode={() => onNewCode(visit)}
                received={visit.received}
                onRecordPayment={() => onRecordPayment(visit)}
                onCorrectPayment={() => onCorrectPayment(visit)}
                onCancel={() => onCancel(visit)}
                className="min-w-0 flex-1"
              />
            </li>
          ))}
        </ul>
      </section>
      <VisitSheet
        title={`${team.name}: ${messages.day(weekday, date, month, year)}`}
        visits={visits.filter(({ step }) => step !== 'cancelled').map(cardOf)}
        className="not-print:hidden"
      />
    </>
  );
}
