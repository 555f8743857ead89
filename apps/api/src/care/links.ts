import type { CareCircle, CareLink } from '@doorstep/contract/care.schema';
import { CARE_MOST } from '@doorstep/contract/care';
import { and, desc, eq, gt, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AccountService, Person } from '../account/service.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { careTable } from './schema.ts';

export type CareRow = typeof careTable.$inferSelect;
interface Needs {
  db: Database;
  clock: Clock;
  accounts: Pick<AccountService, 'people'>;
}

/** Reads of the circle: what holds now, and what may still be answered. */
export function createLinks({ db, clock, accounts }: Needs) {
  const open = (...more: Array<SQL | undefined>) =>
    and(isNull(careTable.endedAt), gt(careTable.expiresAt, clock.now()), ...more);
  const agreed = (...more: Array<SQL | undefined>) => open(isNotNull(careTable.agreedAt), ...more);
  const asked = (...more: Array<SQL | undefined>) => open(isNull(careTable.agreedAt), ...more);
  /** Invitations to this number: only who has shown that it is theirs sees them. */
  const askedOf = ({ mobile, mobileVerified, accountId }: Caller) =>
    mobileVerified ? asked(eq(careTable.mobile, mobile), ne(careTable.helperId, accountId)) : sql`false`;

  function toWire(row: CareRow, other: Person | undefined): CareLink {
    return {
      id: row.id,
      name: other?.name || row.name,
      mobile: other?.mobile ?? row.mobile,
      relation: row.relation,
      agreed_at: row.agreedAt && indianTime(row.agreedAt),
      until: indianTime(row.expiresAt),
    };
  }
  async function circle(caller: Caller): Promise<CareCircle> {
    const { accountId } = caller;
    const rows = await db
      .select()
      .from(careTable)
      .where(
        or(
          open(eq(careTable.helperId, accountId)),
          agreed(eq(careTable.personId, accountId)),
          askedOf(caller),
        ),
      )
      .orderBy(desc(careTable.id));
    const people = await accounts.people(
      rows.flatMap(({ helperId, personId }) => (personId === null ? helperId : [helperId, personId])),
    );
    const helper = (row: CareRow) => toWire(row, people.get(row.helperId));
    return {
      success: true,
      helping: rows
        .filter(({ helperId }) => helperId === accountId)
        .map((row) => toWire(row, people.get(row.personId ?? 0))),
      helpers: rows.filter(({ personId }) => personId === accountId).map(helper),
      requests: rows
        .filter(({ helperId, personId }) => helperId !== accountId && personId === null)
        .map(helper),
    };
  }
  /** In the transaction that adds one, behind the lock of both. */
  async function mustHaveRoom(tx: Queries, helperId: number, personId: number): Promise<void> {
    const params = { most: CARE_MOST };
    if ((await tx.$count(careTable, agreed(eq(careTable.helperId, helperId)))) >= CARE_MOST)
      throw new HttpError(409, 'care_most_helping', { params });
    if ((await tx.$count(careTable, agreed(eq(careTable.personId, personId)))) >= CARE_MOST)
      throw new HttpError(409, 'care_most_helpers', { params });
  }
  return { open, agreed, asked, askedOf, circle, toWire, mustHaveRoom };
}
export type Links = ReturnType<typeof createLinks>;
