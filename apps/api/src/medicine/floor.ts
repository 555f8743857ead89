import type { Schedule } from '@doorstep/contract/medicine';
import type { Issue } from '@doorstep/contract/failure';
import { LRUCache } from 'lru-cache';
import { leastOf, raiseToLeast, type Least } from './substances.ts';
import type { Row } from './rows.ts';

export const isScheduled = (schedule: Schedule | null | undefined): boolean =>
  schedule === 'H' || schedule === 'H1';
const strictness: Record<Schedule, number> = { none: 0, H: 1, H1: 2 };
export const isBelow = (schedule: Schedule, least: Schedule): boolean =>
  strictness[schedule] < strictness[least];

/** Why a medicine is not sold here at all; undefined for one that is. */
export function refusalOf({ isRefused, rule, because }: Least): Issue | undefined {
  if (!isRefused) return undefined;
  return rule === 'X'
    ? { code: 'schedule_x' }
    : { code: 'ndps_refused', params: { substance: because?.name ?? '' } };
}
/** Why a prescription is needed, whatever a form or a file says; undefined where it is not. */
export function prescriptionIssue({ prescriptionRequired, because }: Least): Issue | undefined {
  if (!prescriptionRequired) return undefined;
  return because
    ? { code: 'least_prescription', params: { substance: because.name } }
    : { code: 'injection_prescription' };
}
export const scheduleIssue = ({ schedule, because }: Least): Issue => ({
  code: 'least_schedule',
  params: { substance: because?.name ?? '', schedule },
});

type Facts = Pick<Row, 'name' | 'nameHi' | 'composition' | 'strength' | 'form' | 'pack'>;
const judged = new LRUCache<string, Least, Facts>({
  max: 20_000,
  memoMethod: (_key, _stale, { context }) => leastOf(context),
});
export const leastOfRow = ({ name, nameHi, composition, strength, form, pack }: Facts): Least => {
  const facts = { name, nameHi, composition, strength, form, pack };
  return judged.memo(JSON.stringify(Object.values(facts)), { context: facts });
};
/** The row with the schedule and prescription that it needs at least, whatever is stored; undefined for what is not sold at all. */
export function lawful<Of extends Facts & Pick<Row, 'schedule' | 'prescriptionRequired'>>(
  row: Of,
): Of | undefined {
  const least = leastOfRow(row);
  if (least.isRefused) return undefined;
  const raised = raiseToLeast(least, row);
  return raised.schedule === row.schedule && raised.prescriptionRequired === row.prescriptionRequired
    ? row
    : { ...row, ...raised };
}
