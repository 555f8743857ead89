import type { StaffVisit, VisitBoard } from '@doorstep/contract/paramedical.schema';
import { hrefOf } from '../../app/paging.ts';

/** What is shown lives in the URL; without a team it is all of them. */
export interface VisitsState {
  day: string | undefined;
  team: number | undefined;
}
export const teamOf = (params: URLSearchParams): number | undefined => {
  const team = params.get('team') ?? '';
  return /^[1-9]\d{0,8}$/.test(team) ? Number(team) : undefined;
};
export const visitsHref = ({ day, team }: Partial<VisitsState>): string =>
  hrefOf('/staff/visits', { day, team });
/** Where a map shows an address; a phone opens its own app for it. */
export const mapHref = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

type Team = VisitBoard['data']['teams'][number];
/** Until the server has said who is free for one visit, it is who has no other one at its time. */
export const nursesFor = ({ nurses, visits }: Team, visit: StaffVisit) =>
  nurses.map((nurse) => ({
    ...nurse,
    free: !visits.some(
      (other) =>
        other.id !== visit.id &&
        other.nurse?.id === nurse.id &&
        other.step !== 'cancelled' &&
        Date.parse(other.starts_at) < Date.parse(visit.ends_at) &&
        Date.parse(other.ends_at) > Date.parse(visit.starts_at),
    ),
  }));
/** What needs somebody: nobody comes, or who comes cannot. */
export const needsWork = ({ nurse, clash, step }: StaffVisit): boolean =>
  step !== 'done' && step !== 'cancelled' && (nurse === null || clash !== null);
