import type { StaffVisit, VisitBoard } from '@doorstep/contract/paramedical.schema';
import { STAFF_SEARCH_MAX, STAFF_SEARCH_MIN } from '@doorstep/contract/staff';
import { hrefOf } from '../../app/paging.ts';

/** What is shown lives in the URL; without a team it is all of them. */
export interface VisitsState {
  day: string | undefined;
  team: number | undefined;
  /** What is looked for among the bookings of all days, in place of the board. */
  find: string | undefined;
}
export const findOf = (params: URLSearchParams): string | undefined =>
  params.get('find')?.trim().slice(0, STAFF_SEARCH_MAX) || undefined;
/** It would find everything. */
export const isShort = (find: string): boolean => [...find].length < STAFF_SEARCH_MIN;
export const teamOf = (params: URLSearchParams): number | undefined => {
  const team = params.get('team') ?? '';
  return /^[1-9]\d{0,8}$/.test(team) ? Number(team) : undefined;
};
export const visitsHref = ({ day, team, find }: Partial<VisitsState>): string =>
  hrefOf('/staff/visits', { day, team, find });
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
