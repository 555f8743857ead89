import { medicineServiceType } from '@doorstep/contract/medicine';
import type { CartCheck, CartLimit, CartQuery, NamedCaution } from '@doorstep/contract/medicine.schema';
import type { OrderService } from '../order/service.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import { compositionInHindi } from './hindi/facts-hi.ts';
import { canInteract, findCautions } from './interactions.ts';
import { medicineIdOf } from './order-item.ts';
import { exceededLimits, hasLimit, weekBefore, type ExceededLimit, type OtcLine } from './otc-limits.ts';
import type { Row } from './rows.ts';
import type { MedicineService } from './service.ts';

/** Days in which an earlier order counts as still being taken. Cautious choice of 28 November 2026: most packs last no longer. */
const RECENT_DAYS = 30,
  DAY_MS = 86_400_000;

interface Needs {
  clock: Clock;
  medicines: Pick<MedicineService, 'rows' | 'everyRow'>;
  orders: Pick<OrderService, 'boughtByAll'>;
}
interface Purchase extends OtcLine {
  medicine: Row;
  accountId: number;
  orderedAt: Date;
}
const limitOnWire = ({
  substance,
  ids,
  anOrder,
  aWeek,
  had,
  left,
  until,
  countsLargePacks,
}: ExceededLimit): CartLimit => {
  const inHindi = compositionInHindi(substance);
  return {
    substance,
    ...(inHindi && { substance_hi: inHindi }),
    ids,
    per_order: anOrder,
    per_week: aWeek,
    ordered: had,
    left,
    until: until && indianTime(until),
    large_packs: countsLargePacks,
  };
};

/** Safety of a cart or an order, with earlier orders of the account: limits without a prescription, and cautions. */
export function createSafetyCheck({ clock, medicines, orders }: Needs) {
  async function purchasesOf(
    accountIds: readonly number[],
    since: Date,
    queries?: Queries,
  ): Promise<Purchase[]> {
    const bought = await orders.boughtByAll(accountIds, medicineServiceType, since, queries);
    const rows = new Map(
      (await medicines.everyRow([...new Set(bought.map(medicineIdOf))], queries)).map((row) => [row.id, row]),
    );
    return bought.flatMap((one) => {
      const medicine = rows.get(medicineIdOf(one));
      return medicine ? [{ ...one, medicine }] : [];
    });
  }
  const recentOf = (accountIds: readonly number[], queries?: Queries) =>
    purchasesOf(accountIds, new Date(clock.now().getTime() - RECENT_DAYS * DAY_MS), queries);

  function named(rows: readonly Row[], earlier: readonly Purchase[]): NamedCaution[] {
    const checked = new Map(rows.map((row) => [row.id, row])),
      latest = new Map(
        earlier
          .toSorted((a, b) => a.orderedAt.getTime() - b.orderedAt.getTime())
          .map((one) => [one.medicine.id, one]),
      );
    return findCautions(
      rows,
      [...latest.values()].map(({ medicine }) => medicine),
    ).map(({ code, ids }) => ({
      code,
      medicines: ids.map((id) => {
        const { name, nameHi } = checked.get(id) ?? latest.get(id)!.medicine;
        return {
          id,
          name,
          ...(nameHi && { name_hi: nameHi }),
          ...(!checked.has(id) && { ordered_at: indianTime(latest.get(id)!.orderedAt) }),
        };
      }),
    }));
  }
  /** Limits that an order would exceed, over all orders of the account in a week. Skips the query if none applies. */
  async function limitsOf(
    accountId: number,
    lines: readonly OtcLine[],
    queries?: Queries,
  ): Promise<ExceededLimit[]> {
    if (!lines.some(({ medicine }) => hasLimit(medicine))) return [];
    return exceededLimits(lines, await purchasesOf([accountId], weekBefore(clock.now()), queries));
  }
  /** Cautions per account: among its given medicines and with its purchases of the last 30 days. */
  async function cautionsOf(
    given: ReadonlyArray<{ accountId: number; ids: readonly number[] }>,
    queries?: Queries,
  ): Promise<NamedCaution[][]> {
    const rows = new Map(
      (await medicines.everyRow([...new Set(given.flatMap(({ ids }) => ids))], queries)).map((row) => [
        row.id,
        row,
      ]),
    );
    const asked = given.map(({ accountId, ids }) => ({
      accountId,
      rows: [...new Set(ids)].flatMap((id) => rows.get(id) ?? []),
    }));
    const accountIds = asked.filter((one) => canInteract(one.rows)).map(({ accountId }) => accountId);
    const recent = Map.groupBy(
      accountIds.length > 0 ? await recentOf([...new Set(accountIds)], queries) : [],
      ({ accountId }) => accountId,
    );
    return asked.map((one) => named(one.rows, recent.get(one.accountId) ?? []));
  }
  /** Exceeded limits and cautions of these lines; includes earlier orders of the account, if given. */
  async function judge(
    lines: ReadonlyArray<{ medicine: Row; quantity: number }>,
    accountId?: number,
  ): Promise<{ limits: ExceededLimit[]; cautions: NamedCaution[] }> {
    const rows = lines.map(({ medicine }) => medicine),
      isAffected = rows.some(hasLimit) || canInteract(rows),
      earlier = accountId === undefined || !isAffected ? [] : await recentOf([accountId]),
      week = weekBefore(clock.now());
    return {
      limits: exceededLimits(
        lines,
        earlier.filter(({ orderedAt }) => orderedAt >= week),
      ),
      cautions: named(rows, earlier),
    };
  }
  /** Checks a visitor's or account's cart. */
  async function check({ ids, packs = [] }: CartQuery, accountId?: number): Promise<CartCheck> {
    const quantities = new Map(ids.map((id, at) => [id, packs[at] ?? 1]));
    const { limits, cautions } = await judge(
      (await medicines.rows(ids)).map((medicine) => ({ medicine, quantity: quantities.get(medicine.id)! })),
      accountId,
    );
    return { success: true, limits: limits.map(limitOnWire), cautions };
  }
  return { limitsOf, cautionsOf, judge, check };
}
export type SafetyCheck = ReturnType<typeof createSafetyCheck>;
