import type { correctionBody } from '@doorstep/contract/staff.form';
import type { Register, RegisterLine } from '@doorstep/contract/review.schema';
import { issue } from '@doorstep/contract/failure';
import type { z } from 'zod/mini';
import type { AccountService } from '../account/service.ts';
import type { ItemRow, OrderRow, OrderService } from '../order/service.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianDay, indianSheetTime, indianTime, type Clock } from '../platform/clock.ts';
import { csvOf } from '@doorstep/contract/csv';
import type { Database } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, invalid, notFound } from '../platform/http/http-error.ts';
import { paginationOf } from '../platform/pagination.ts';
import type { Facts, ItemFacts } from './facts.ts';
import { issuesOf, missingIn, onWire, type H1Record } from './h1-record.ts';
import { isSame, type EntryRow, type RegisterEntries } from './register-entries.ts';

interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  orders: Pick<
    OrderService,
    'leftBetween' | 'leftAt' | 'items' | 'rows' | 'whole' | 'returnedItems' | 'transitions'
  >;
  accounts: Pick<AccountService, 'people'>;
  facts: Pick<ItemFacts, 'of'>;
  entries: RegisterEntries;
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
  /** Refund after dispatch. */
  refunded: { at: Date; reason: string | null } | undefined;
}
type Correction = z.output<typeof correctionBody>;
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
  'missing',
  'corrections',
  'refunded_at_iso',
];
const written = (day: string | null) => day && day.split('-').toReversed().join('/');
/** Correction as text: time, corrector, reason and previous values. */
const correctionText = ({ by, at, reason, before }: RegisterLine['corrections'][number]): string =>
  `${indianSheetTime(new Date(at))} ${by}${reason && `: ${reason}`} (before: ${[
    before.patient,
    before.prescriber,
    before.registration,
    before.prescriber_address,
    written(before.written_on),
  ]
    .map((value) => value ?? '-')
    .join('; ')})`;
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
  written(line.written_on),
  line.written_on,
  line.missing.join(' '),
  line.corrections.map(correctionText).join(' | '),
  line.refunded?.at ?? null,
];

/** The register of dispensed medicines of Schedule H1: what has left the shop on a prescription, month by month. */
export function createRegister({ db, clock, audit, orders, accounts, facts, entries }: Needs) {
  /** What of Schedule H1 has left the shop in a month, the first first: no names yet, which one page needs few of. */
  const dispensedIn = async (month: string) => dispensedOf(await orders.leftBetween(...within(month)));
  /** Schedule H1 lines of dispatched orders, sorted by dispatch time. */
  async function dispensedOf(left: ReadonlyMap<string, Date>): Promise<Dispensed[]> {
    const items = await orders.items(db, [...left.keys()]),
      factsOf = await facts.of(items),
      scheduled = items.filter((item) => factsOf(item).schedule === 'H1');
    const whole = new Map(
      (await orders.whole(await orders.rows(db, [...new Set(scheduled.map(({ orderId }) => orderId))]))).map(
        (one) => [one.row.id, one],
      ),
    );
    const returned = new Map(
      (await orders.returnedItems(db, [...whole.keys()])).map((one) => [
        `${one.orderId} ${one.position}`,
        one,
      ]),
    );
    return scheduled
      .flatMap((item): Dispensed[] => {
        const at = left.get(item.orderId)!,
          { row, described } = whole.get(item.orderId)!;
        const back = returned.get(`${item.orderId} ${item.position}`);
        // A later refund does not undo a supply; an undelivered parcel was never supplied.
        const wasSupplied = back && back.at >= at && back.reason !== 'staff_undelivered';
        if (described.leftOut.has(item.position) && !wasSupplied) return [];
        return [
          {
            at,
            item,
            row,
            facts: factsOf(item),
            refunded: back && { at: back.at, reason: back.reason },
          },
        ];
      })
      .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  }
  const valuesOf = ({ patient, prescriber, registration, prescriberAddress, writtenOn }: H1Record) => ({
    patient,
    prescriber,
    registration,
    prescriber_address: prescriberAddress,
    written_on: writtenOn,
  });
  async function entriesOf(dispensed: readonly Dispensed[]): Promise<Entry[]> {
    const rows = [...new Map(dispensed.map(({ row }) => [row.id, row])).values()],
      entryOf = await entries.of(db, rows);
    const correctors = dispensed.flatMap(({ item }) =>
      entryOf(item).versions.flatMap(({ byAccountId }) => byAccountId ?? []),
    );
    const people = await accounts.people([...rows.map(({ accountId }) => accountId), ...correctors]);
    const correctionOf = (version: EntryRow, before: EntryRow) => ({
      by: version.byAccountId === null ? '' : (people.get(version.byAccountId)?.name ?? ''),
      at: indianTime(version.at),
      reason: version.reason ?? '',
      before: valuesOf(before),
    });
    return dispensed.map(({ at, item, row, facts: { composition, batch }, refunded }): Entry => {
      const { record, versions } = entryOf(item);
      return {
        accountId: row.accountId,
        line: {
          at: indianTime(at),
          order_id: row.id,
          position: item.position,
          patient: { name: record.patient ?? '', mobile: people.get(row.accountId)?.mobile ?? '' },
          address: row.address,
          medicine: item.title,
          pack: item.detail,
          salt: composition,
          quantity: item.quantity,
          batch,
          prescriber: {
            name: record.prescriber,
            registration: record.registration,
            address: record.prescriberAddress,
          },
          written_on: record.writtenOn,
          missing: missingIn(record).map((field) => onWire[field]),
          corrections: versions.slice(1).map((version, i) => correctionOf(version, versions[i]!)),
          refunded: refunded ? { at: indianTime(refunded.at), reason: refunded.reason } : null,
        },
      };
    });
  }
  /** Line of an order that has left the shop; undefined where there is none. */
  async function dispensedLine(orderId: string, position: number): Promise<Dispensed | undefined> {
    const at = await orders.leftAt(db, orderId);
    return at && (await dispensedOf(new Map([[orderId, at]]))).find(({ item }) => item.position === position);
  }
  /**
   * Stores a correction as a new version and keeps the earlier ones. Throws 404 for an unknown entry, 400 for missing, wrong or unchanged values, 409
   * 'entry_changed' after a concurrent correction.
   */
  async function correct(
    orderId: string,
    position: number,
    { patient_name, doctor, reason, seen }: Correction,
    by: By,
  ): Promise<RegisterLine> {
    const found = await dispensedLine(orderId, position);
    if (!found) throw notFound('entry_not_found');
    const wanted: H1Record = {
      patient: patient_name || null,
      prescriber: doctor.name || null,
      registration: doctor.registration || null,
      prescriberAddress: doctor.address || null,
      writtenOn: doctor.written_on ?? null,
    };
    const missing = missingIn(wanted);
    if (missing.length > 0) throw invalid(issuesOf(missing));
    if (wanted.writtenOn! > indianDay(clock.now()))
      throw invalid({ 'doctor.written_on': issue('written_on_future') });
    if (wanted.writtenOn! > indianDay(found.at))
      throw invalid({ 'doctor.written_on': issue('written_on_after') });
    await db.transaction(async (tx) => {
      await orders.transitions.locked(tx, orderId);
      const { record, versions } = (await entries.of(tx, [found.row]))(found.item);
      const last = versions.length || 1;
      if (last - 1 !== seen) throw new HttpError(409, 'entry_changed');
      if (isSame(record, wanted)) throw invalid({ reason: issue('correction_empty') });
      // An entry of an earlier release stays visible unchanged.
      if (versions.length === 0)
        await entries.add(tx, found.item, 1, { record, reason: null, byAccountId: null });
      const byAccountId = by.caller.accountId || null;
      if (!(await entries.add(tx, found.item, last + 1, { record: wanted, reason, byAccountId })))
        throw new HttpError(409, 'entry_changed');
      await audit.record(tx, {
        ...byCaller(by),
        action: 'correct',
        objectKind: 'register',
        objectId: orderId,
        subjectId: found.row.accountId,
        result: 'done',
      });
    });
    return (await entriesOf([found]))[0]!.line;
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
    correct,
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
