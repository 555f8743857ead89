import { and, asc, eq, sql } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { ItemRow, OrderRow, OrderService } from '../order/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import { isOneGiven, statement } from '../platform/db/statement.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { ItemFacts } from './facts.ts';
import { missingIn, recordFields, type H1Record } from './h1-record.ts';
import { prescriptionLineTable, prescriptionTable, registerEntryTable } from './schema.ts';

interface Needs {
  clock: Clock;
  orders: Pick<OrderService, 'items' | 'rows' | 'describe'>;
  accounts: Pick<AccountService, 'people'>;
  facts: Pick<ItemFacts, 'of'>;
}
export type EntryRow = typeof registerEntryTable.$inferSelect;
/** Record of one line with its versions, oldest first. */
interface Entry {
  record: H1Record;
  /** Current record of the prescription. */
  read: H1Record;
  /** Stored versions; while empty, `record` comes from the prescription. */
  versions: readonly EntryRow[];
  /** When a pharmacist approved the line; undefined where none has. */
  approvedAt: Date | undefined;
}
type Key = Pick<ItemRow, 'orderId' | 'position'>;

const UNKNOWN: H1Record = {
  patient: null,
  prescriber: null,
  registration: null,
  prescriberAddress: null,
  writtenOn: null,
};
const keyOf = ({ orderId, position }: Key) => `${orderId} ${position}`;
const versionsByOrder = statement('register_entries_by_order', (queries) =>
  queries
    .select()
    .from(registerEntryTable)
    .where(isOneGiven(registerEntryTable.orderId))
    .orderBy(asc(registerEntryTable.version)),
);
const approvedByOrder = statement('prescriptions_approved_by_order', (queries) =>
  queries
    .select({
      orderId: prescriptionLineTable.orderId,
      position: prescriptionLineTable.position,
      at: prescriptionLineTable.at,
      patient: prescriptionTable.patientName,
      prescriber: prescriptionTable.doctorName,
      registration: prescriptionTable.doctorRegistration,
      prescriberAddress: prescriptionTable.doctorAddress,
      writtenOn: prescriptionTable.writtenOn,
    })
    .from(prescriptionLineTable)
    .leftJoin(prescriptionTable, eq(prescriptionTable.id, prescriptionLineTable.prescriptionId))
    .where(and(isOneGiven(prescriptionLineTable.orderId), eq(prescriptionLineTable.status, 'approved'))),
);
export const isSame = (a: H1Record, b: H1Record): boolean =>
  recordFields.every((field) => a[field] === b[field]);

/** Records of Schedule H1 (rule 65(3)(h) of the Drugs Rules): frozen when the medicine leaves the shop, corrected by further versions only. */
export function createRegisterEntries({ clock, orders, accounts, facts }: Needs) {
  /** Items of Schedule H1. */
  async function scheduled(items: readonly ItemRow[], queries?: Queries): Promise<ItemRow[]> {
    const factsOf = await facts.of(items, queries);
    return items.filter((item) => factsOf(item).schedule === 'H1');
  }
  /** Records of the lines of these orders. */
  async function of(queries: Queries, rows: readonly OrderRow[]): Promise<(key: Key) => Entry> {
    const ids = rows.map(({ id }) => id);
    const [versions, approved, people] =
      ids.length === 0
        ? [[], [], new Map<number, { name: string }>()]
        : await Promise.all([
            versionsByOrder(queries, { ids }),
            approvedByOrder(queries, { ids }),
            accounts.people(
              rows.map(({ accountId }) => accountId),
              queries,
            ),
          ]);
    const versionsOf = Map.groupBy(versions, keyOf),
      approvedOf = new Map(approved.map((row) => [keyOf(row), row])),
      nameOf = new Map(rows.map(({ id, accountId }) => [id, people.get(accountId)?.name || null]));
    return (key) => {
      const own = versionsOf.get(keyOf(key)) ?? [],
        line = approvedOf.get(keyOf(key));
      const { prescriber, registration, prescriberAddress, writtenOn } = line ?? UNKNOWN;
      const read: H1Record = {
        patient: line?.patient ?? nameOf.get(key.orderId) ?? null,
        prescriber,
        registration,
        prescriberAddress,
        writtenOn,
      };
      return {
        record: own.at(-1) ?? read,
        read,
        versions: own,
        approvedAt: line && (line.at ?? new Date(0)),
      };
    };
  }
  /** Adds a version; false if a concurrent call added it first. */
  async function add(
    tx: Queries,
    { orderId, position }: Key,
    version: number,
    { record, reason, byAccountId }: { record: H1Record; reason: string | null; byAccountId: number | null },
  ): Promise<boolean> {
    const { patient, prescriber, registration, prescriberAddress, writtenOn } = record;
    const added = await tx
      .insert(registerEntryTable)
      .values({
        orderId,
        position,
        version,
        patient,
        prescriber,
        registration,
        prescriberAddress,
        writtenOn,
        reason,
        byAccountId,
        at: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ version: registerEntryTable.version });
    return added.length > 0;
  }
  /**
   * Stores the record of each Schedule H1 medicine in the transaction in which its order leaves the shop.
   * Throws 409 'supply_unapproved' or 'supply_incomplete' for the first medicine that may not leave.
   */
  async function onLeaving(tx: Queries, row: OrderRow, byAccountId: number | null): Promise<void> {
    const due = await scheduled(await orders.items(tx, [row.id]), tx);
    if (due.length === 0) return;
    const { leftOut } = await orders.describe(tx, row),
      entryOf = await of(tx, [row]);
    for (const item of due.filter(({ position }) => !leftOut.has(position))) {
      const { read, versions, approvedAt } = entryOf(item),
        last = versions.at(-1),
        params = { name: item.title };
      if (!approvedAt) throw new HttpError(409, 'supply_unapproved', { params });
      // A repeated dispatch keeps the stored record, unless the line was approved again since.
      const isCurrent = last && missingIn(last).length === 0 && approvedAt <= last.at;
      const record = isCurrent ? last : read;
      if (missingIn(record).length > 0) throw new HttpError(409, 'supply_incomplete', { params });
      if (!last || !isSame(record, last))
        await add(tx, item, (last?.version ?? 0) + 1, { record, reason: null, byAccountId });
    }
  }
  /** Stores the records of dispatched lines before their prescription changes. */
  async function freeze(tx: Queries, prescriptionId: string): Promise<void> {
    const lines = await tx
      .select({ orderId: prescriptionLineTable.orderId, position: prescriptionLineTable.position })
      .from(prescriptionLineTable)
      .where(
        and(
          eq(prescriptionLineTable.prescriptionId, prescriptionId),
          eq(prescriptionLineTable.status, 'approved'),
        ),
      );
    const ids = [...new Set(lines.map(({ orderId }) => orderId))],
      rows = (await orders.rows(tx, ids)).filter(
        ({ status }) => status === 'shipped' || status === 'delivered',
      );
    if (rows.length === 0) return;
    const out = new Set(rows.map(({ id }) => id)),
      entryOf = await of(tx, rows),
      items = await orders.items(tx, [...out]);
    for (const line of lines.filter(({ orderId }) => out.has(orderId))) {
      const { record, versions } = entryOf(line);
      const item = items.find((one) => keyOf(one) === keyOf(line))!;
      if (versions.length === 0 && (await scheduled([item], tx)).length > 0)
        await add(tx, line, 1, { record, reason: null, byAccountId: null });
    }
  }
  return { scheduled, of, add, onLeaving, freeze };
}
export type RegisterEntries = ReturnType<typeof createRegisterEntries>;

/** Removes at most `most` versions from before that time, and none younger than three years by the database clock. */
export const removeOldEntries =
  (db: Queries) =>
  async (before: Date, most: number): Promise<number> => {
    const { rows } = await db.execute(sql`
      delete from register_entry where (order_id, position, version) in (
        select order_id, position, version from register_entry
        where at < ${before.toISOString()}::timestamptz and at < now() - interval '3 years' limit ${most}
      ) returning version`);
    return rows.length;
  };
