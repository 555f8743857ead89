import { staffSearch, staffToday } from '@doorstep/contract/staff.routes';
import { answers } from '../app/use-call.ts';

const { useCall, useLatest } = answers({ staffToday, staffSearch });

/** What waits for this role, with the names of the worst: each reading of names stands in the audit. */
export const useToday = () => useCall('staffToday', { query: {} });
/** How much waits, and for how long; nobody is named, so it can be asked for often. */
export const useStaffCounts = (wanted: boolean) =>
  useCall('staffToday', wanted ? { query: { only: 'counts' } } : null);
export const useStaffHits = (q: string | null) =>
  useLatest('staffSearch', q === null ? null : { query: { q } });
