import type { Register, RegisterLine } from '@doorstep/contract/review.schema';
import { and, eq, inArray } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { ItemRow, OrderRow, OrderService } from '../order/service.ts';
import type { Audit } from '../platform/audit.ts';
import { indianDay, indianSheetTime, indianTime, type Clock } from '../platform/clock.ts';
import { csvOf } from '@doorstep/contract/csv';
import type { Database } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { paginationOf } from '../platform/pagination.ts';
import type { Facts, ItemFacts } from './facts.ts';
import { prescriptionLineTable, prescriptionTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  orders: Pick<OrderService, 'leftBetween' | 'items' | 'rows' | 'whole'>;
  accounts: Pick<AccountService, 'people'>;
  facts: Pick<ItemFacts, 'of'>;
}
interface By {
  caller: Pick<Caller, 'accountId' | 'role'>;
  requestId: string;
}
interface Dispensed {
  /** When it left the shop. */
  at: Date;
  item: ItemRow;
  row: OrderRow;
  facts: Facts;
}
/** A line, and whose it is. */
interface Entry {
  accountId: number;
  line: RegisterLine;
}

const monthOf = (at: Date): string => indianDay(at).slice(0, 7);
/** In India, to before the first of the next one. */
function within(month: string): [from: Date, to: Date] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return [new Date(`${month}-01T00:00:00+05:30`), new Date(`${next}-01T00:00:00+05:30`)];
}
const heads = [
  'dispensed_at',
  'dispensed_at_iso',
  'order',
  'patient',
  'mobile',
  'address',
  'medicine',
  'salt',
  'pack',
  'quantity',
  'batch',
  'prescriber',
  'registration',
  'prescriber_address',
  'prescription_date',
  'prescription_date_iso',
];
const rowOf = (line: RegisterLine): Array<string | number | null> => [
  indianSheetTime(new Date(line.at)),
  line.at,
  line.order_id,
  line.patient.name,
  line.patient.mobile,
  line.address,
  line.medicine,
  line.salt,
  line.pack,
  line.quantity,
  line.batch,
  line.prescriber.name,
  line.prescriber.registration,
  line.prescriber.address,
  line.written_on && line.written_on.split('-').toReversed().join('/'),
  line.written_on,
];

/** The register of dispensed medicines of Schedule H1: what has left the shop on a prescription, month by month. */
export function createRegister({ db, clock, audit, orders, accounts, facts }: Needs) {
  async function prescribers(orderIds: readonly string[]) {
    const rows =
      orderIds.length === 0
        ? []
        : await db
            .select({
              orderId: prescriptionLineTable.orderId,
              position: prescriptionLineTable.position,
              name: prescriptionTable.doctorName,
              registration: prescriptionTable.doctorRegistration,
              address: prescriptionTable.doctorAddress,
              writtenOn: prescriptionTable.writtenOn,
            })
            .from(prescriptionLineTable)
            .innerJoin(prescriptionTable, eq(prescriptionTable.id, prescriptionLineTable.prescriptionId))
            .where(
              and(
                inArray(prescriptionLineTable.orderId, [...orderIds]),
                eq(prescriptionLineTable.status, 'approved'),
              ),
            );
    const known = new Map(rows.map((row) => [`${row.orderId} ${row.position}`, row]));
    return ({ orderId, position }: ItemRow) => known.get(`${orderId} ${position}`);
  }
  /** What of Schedule H1 has left the shop in a month, the first first: no names yet, which one page needs few of. */
  async function dispensedIn(month: string): Promise<Dispensed[]> {
    const left = await orders.leftBetween(...within(month));
    const items = await orders.items(db, [...left.keys()]),
      factsOf = await facts.of(items),
      scheduled = items.filter((item) => factsOf(item).schedule === 'H1');
    const whole = new Map(
      (await orders.whole(await orders.rows(db, [...new Set(scheduled.map(({ orderId }) => orderId))]))).map(
        (one) => [one.row.id, one],
      ),
    );
    return scheduled
      .filter(({ orderId, position }) => !whole.get(orderId)!.described.leftOut.has(position))
      .map((item) => ({
        at: left.get(item.orderId)!,
        item,
        row: whole.get(item.orderId)!.row,
        facts: factsOf(item),
      }))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  }
  async function entriesOf(dispensed: readonly Dispensed[]): Promise<Entry[]> {
    const prescriber = await prescribers([...new Set(dispensed.map(({ row }) => row.id))]),
      people = await accounts.people(dispensed.map(({ row }) => row.accountId));
    return dispensed.map(({ at, item, row, facts: { composition, batch } }): Entry => {
      const { name = '', mobile = '' } = people.get(row.accountId) ?? {},
        by = prescriber(item);
      return {
        accountId: row.accountId,
        line: {
          at: indianTime(at),
          order_id: row.id,
          patient: { name, mobile },
          address: row.address,
          medicine: item.title,
          pack: item.detail,
          salt: composition,
          quantity: item.quantity,
          batch,
          prescriber: {
            name: by?.name ?? null,
            registration: by?.registration ?? null,
            address: by?.address ?? null,
          },
          written_on: by?.writtenOn ?? null,
        },
      };
    });
  }
  /** Names and addresses are about to be shown: one line of the audit for each patient among them (safety T48). */
  async function shown(
    dispensed: readonly Dispensed[],
    action: 'list' | 'export',
    by: By,
  ): Promise<RegisterLine[]> {
    const entries = await entriesOf(dispensed);
    await audit.named(
      by,
      { action, objectKind: 'register' },
      entries.map(({ accountId }) => accountId),
    );
    return entries.map(({ line }) => line);
  }
  return {
    async page(
      { month, page, limit }: { month?: string | undefined; page: number; limit: number },
      by: By,
    ): Promise<Register> {
      const now = monthOf(clock.now()),
        wanted = month ?? now,
        dispensed = await dispensedIn(wanted);
      return {
        success: true,
        month: wanted,
        this_month: now,
        data: await shown(dispensed.slice((page - 1) * limit, page * limit), 'list', by),
        pagination: paginationOf({ page, limit }, dispensed.length),
      };
    },
    /** All of a month; its heads are the wire's words, the same in each language. */
    async csv(month: string | undefined, by: By): Promise<{ month: string; file: string }> {
      const wanted = month ?? monthOf(clock.now());
      return {
        month: wanted,
        file: csvOf(heads, (await shown(await dispensedIn(wanted), 'export', by)).map(rowOf)),
      };
    },
  };
}
