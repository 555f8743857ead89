import type { AuditQuery } from '@doorstep/contract/staff.schema';
import { ADMIN_SEARCH_MAX } from '@doorstep/contract/order-admin';
import { STAFF_SEARCH_MAX } from '@doorstep/contract/staff';
import { hrefOf, pageOf } from '../../app/paging.ts';

/** What of the audit is shown; lives in the URL. What is empty is not asked for. */
export interface AuditState {
  /** Id of an account of the staff. */
  who: number | undefined;
  whose: string;
  what: string;
  order: string;
  /** '2026-11-24'. */
  from: string;
  to: string;
  page: number;
}
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Reads any query string or form; what it does not understand counts as not said. */
export function auditStateOf(given: { get: (name: string) => unknown }): AuditState {
  const text = (name: string, most: number) => {
    const value = given.get(name);
    return typeof value === 'string' ? [...value.normalize('NFC').trim()].slice(0, most).join('') : '';
  };
  const day = (name: string) => (isDay(text(name, 10)) ? text(name, 10) : '');
  const who = text('who', 10);
  return {
    who: /^[1-9]\d*$/.test(who) ? Number(who) : undefined,
    whose: text('whose', STAFF_SEARCH_MAX),
    what: text('what', 40),
    order: text('order', ADMIN_SEARCH_MAX),
    from: day('from'),
    to: day('to'),
    page: pageOf(text('page', 7)),
  };
}
export const queryOf = ({ who, whose, what, order, from, to }: AuditState): AuditQuery => ({
  who,
  whose,
  what,
  order,
  from,
  to,
});
/** How many of them narrow the list. */
export const filtersSet = (state: AuditState): number => Object.values(queryOf(state)).filter(Boolean).length;
export const isFiltered = (state: AuditState): boolean => filtersSet(state) > 0;
export const auditHref = (state: AuditState): string =>
  hrefOf('/admin/audit', { ...queryOf(state), page: state.page });
