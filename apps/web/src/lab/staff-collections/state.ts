import type { CollectionDay, StaffCollection } from '@doorstep/contract/lab.schema';
import { hrefOf } from '../../app/paging.ts';
import { dayOf } from '../../staff/public.ts';

/** What is shown lives in the URL. */
export interface CollectionsState {
  day: string | undefined;
  /** Whose collections: an id, or those that nobody collects yet; without one it is everybody's. */
  collector: number | 'nobody' | undefined;
  /** The list, as it is printed, in place of the cards. */
  list: boolean;
}
export function stateOf(params: URLSearchParams): CollectionsState {
  const collector = params.get('collector') ?? '';
  return {
    day: dayOf(params),
    collector:
      collector === 'nobody' ? 'nobody' : /^[1-9]\d{0,8}$/.test(collector) ? Number(collector) : undefined,
    list: params.get('view') === 'list',
  };
}
export const collectionsHref = ({ day, collector, list }: Partial<CollectionsState>): string =>
  hrefOf('/staff/collections', { day, collector, view: list ? 'list' : undefined });
/** Its day leads back to the list. */
export const reportHref = (id: string, day: string): string =>
  hrefOf(`/staff/collections/${encodeURIComponent(id)}`, { day });
/** Where a map shows it; a phone opens its own app for it. A point is surer than an address. */
export const mapHref = ({ address, latitude, longitude }: StaffCollection): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
    latitude === null || longitude === null ? address : `${latitude},${longitude}`,
  )}`;

export const isCancelled = ({ status }: StaffCollection): boolean => status === 'cancelled';
/** Somebody has to be sent. */
export const needsWork = ({ status, collector }: StaffCollection): boolean =>
  status === 'booked' && collector === null;
export const isOf =
  (collector: CollectionsState['collector']) =>
  (one: StaffCollection): boolean =>
    collector === undefined || (collector === 'nobody' ? needsWork(one) : one.collector?.id === collector);
/** Who collects nothing else at its time; the server has the last word. */
export const collectorsFor = (
  { collectors, collections }: CollectionDay['data'],
  { id: own, starts_at, ends_at }: StaffCollection,
) =>
  collectors.map(({ id, name }) => ({
    id,
    name,
    free: !collections.some(
      (other) =>
        other.id !== own &&
        other.collector?.id === id &&
        !isCancelled(other) &&
        Date.parse(other.starts_at) < Date.parse(ends_at) &&
        Date.parse(other.ends_at) > Date.parse(starts_at),
    ),
  }));
