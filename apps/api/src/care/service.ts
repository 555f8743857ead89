import {
  CARE_DAYS,
  CARE_INVITE_HOURS,
  CARE_MOST,
  CARE_TEXT_VERSION,
  type Relation,
} from '@doorstep/contract/care';
import type { CareLink } from '@doorstep/contract/care.schema';
import { careTexts } from '@doorstep/contract/care.messages.en';
import { careTextsHi } from '@doorstep/contract/care.messages.hi';
import { issue } from '@doorstep/contract/failure';
import { and, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import { byCaller } from '../platform/audit.ts';
import type { Core, Leaver } from '../platform/area.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, invalid, notFound, notLoggedIn } from '../platform/http/http-error.ts';
import { createActing } from './acting.ts';
import { createLinks, type CareRow } from './links.ts';
import { careTable } from './schema.ts';

type Needs = Pick<Core, 'db' | 'clock' | 'jobs' | 'audit'> & { accounts: AccountService };
interface By {
  caller: Caller;
  requestId: string;
}

const textsIn = { en: careTexts, hi: careTextsHi };
const HOUR_MS = 3_600_000;
/** Asked for a day: whoever writes to strangers' phones runs into it. */
const INVITES_A_DAY = 10;
const unknown = () => notFound('care_not_found');
const wrong = () =>
  new HttpError(400, 'otp_wrong', { code: 'wrong_otp', fields: { otp: issue('otp_wrong') } });
/** A name goes to a stranger's phone in our name: letters alone, so that it can be no link and no message. */
const spoken = ({ name, mobile }: Pick<Caller, 'name' | 'mobile'>): string =>
  `${name
    .replaceAll(/[^\p{L}\p{M} .']/gu, '')
    .replaceAll(/\.(?=\S)/g, '')
    .slice(0, 40)
    .trim()} (${mobile})`.trim();

/** The care circle: asked, agreed, ended (docs/decisions/care-circle.md). */
export function createCareService({ db, clock, jobs, audit, accounts }: Needs) {
  const links = createLinks({ db, clock, accounts });
  const purposeOf = (helperId: number) => `care ${helperId}` as const;
  const find = async (id: number, which: ReturnType<typeof links.open>): Promise<CareRow | undefined> =>
    (
      await db
        .select()
        .from(careTable)
        .where(and(eq(careTable.id, id), which))
    )[0];
  /** One at a time for each of them, in one order, so that no two wait for each other; whoever has left is found out here. */
  async function lock(tx: Queries, ids: readonly number[]): Promise<void> {
    for (const id of ids.toSorted((a, b) => a - b)) await lockAccount(tx, 'care', id);
    for (const id of ids) if (await accounts.isGone(tx, id)) throw notLoggedIn();
  }

  /** Ends invitations that expired without an answer, and removes the mobile and the name from them; returns how many. */
  async function endUnanswered(queries: Queries, before: Date, which?: SQL): Promise<number> {
    const ended = await queries
      .update(careTable)
      .set({ endedAt: clock.now(), endedBy: 'time', mobile: '', name: '' })
      .where(
        and(which, isNull(careTable.agreedAt), isNull(careTable.endedAt), lte(careTable.expiresAt, before)),
      )
      .returning({ id: careTable.id });
    return ended.length;
  }
  /** The same answer, after the same work, whoever has the number: a code is sent to everybody but to staff, who get none. */
  async function invite(
    caller: Caller,
    body: { mobile: string; name: string; relation: Relation },
    network: string,
  ): Promise<{ id: number; resend_after: number }> {
    const { accountId: helperId } = caller,
      { mobile } = body,
      now = clock.now();
    if (!caller.mobileVerified) throw new HttpError(403, 'mobile_unverified');
    if (mobile === caller.mobile) throw invalid({ mobile: issue('care_own_mobile') });
    const found = (await accounts.idsOf([mobile])).get(mobile);
    const id = await db.transaction(async (tx) => {
      await lock(tx, [helperId]);
      const there = eq(careTable.personId, found ?? 0);
      if ((await tx.$count(careTable, links.agreed(eq(careTable.helperId, helperId), there))) > 0)
        throw new HttpError(409, 'care_already');
      const mine = eq(careTable.helperId, helperId);
      await endUnanswered(tx, now, mine);
      const again = await tx.$count(careTable, links.asked(mine, eq(careTable.mobile, mobile)));
      if (!again && (await tx.$count(careTable, links.open(mine))) >= CARE_MOST)
        throw new HttpError(409, 'care_most_helping', { params: { most: CARE_MOST } });
      const today = and(mine, gt(careTable.askedAt, new Date(now.getTime() - 24 * HOUR_MS)));
      if (!again && (await tx.$count(careTable, today)) >= INVITES_A_DAY)
        throw new HttpError(429, 'too_many', {
          params: { seconds: 3600 },
          headers: { 'retry-after': '3600' },
        });
      const fresh = {
        ...body,
        askedAt: now,
        expiresAt: new Date(now.getTime() + CARE_INVITE_HOURS * HOUR_MS),
      };
      const [row] = await tx
        .insert(careTable)
        .values({ ...fresh, helperId })
        .onConflictDoUpdate({
          target: [careTable.helperId, careTable.mobile],
          targetWhere: sql`${careTable.agreedAt} is null and ${careTable.endedAt} is null`,
          set: fresh,
        })
        .returning({ id: careTable.id });
      return row!.id;
    });
    // The same queries where nobody has the number (safety T15).
    const person = (await accounts.people([found ?? helperId])).get(found ?? 0);
    const { language } = await accounts.preferences(found ?? helperId);
    const helper = spoken(caller);
    const resend_after = await accounts.otp.send({
      mobile,
      purpose: purposeOf(helperId),
      asker: { network, isKnown: false },
      known: person === undefined || person.role === 'patient',
      language,
      texts: {
        before: textsIn[language].asked({ helper }),
        code: (code) => textsIn[language].code({ code, helper }),
      },
    });
    return { id, resend_after };
  }

  /** In the transaction of what proved it. */
  async function agree(
    tx: Queries,
    row: CareRow,
    personId: number,
    how: 'code' | 'login',
    by: By,
  ): Promise<CareRow> {
    const now = clock.now(),
      pair = and(eq(careTable.helperId, row.helperId), eq(careTable.personId, personId));
    // What ran out gives way to what is agreed anew.
    await tx
      .update(careTable)
      .set({ endedAt: now, endedBy: 'time' })
      .where(and(pair, isNull(careTable.endedAt), lte(careTable.expiresAt, now)));
    if ((await tx.$count(careTable, links.agreed(pair))) > 0) throw new HttpError(409, 'care_already');
    await links.mustHaveRoom(tx, row.helperId, personId);
    const [agreed] = await tx
      .update(careTable)
      .set({
        personId,
        mobile: '',
        name: '',
        agreedAt: now,
        agreedBy: how,
        textVersion: CARE_TEXT_VERSION,
        expiresAt: new Date(now.getTime() + CARE_DAYS * 24 * HOUR_MS),
      })
      .where(and(eq(careTable.id, row.id), links.asked()))
      .returning();
    if (!agreed) throw unknown();
    await note(tx, agreed, 'agree', by);
    await jobs.add(tx, 'care', `agreed ${row.id}`);
    return agreed;
  }
  const note = (tx: Queries, { id, personId }: CareRow, action: string, by: By): Promise<void> =>
    audit.record(tx, {
      ...byCaller(by),
      action,
      objectKind: 'care',
      objectId: id,
      subjectId: personId,
      result: 'done',
    });
  const told = async (row: CareRow, other: number): Promise<CareLink> => {
    jobs.kick();
    return links.toWire(row, (await accounts.people([other])).get(other));
  };

  /** By the code that the person read out: who reads that mobile's SMS has agreed, and has an account from then on (decision C39). */
  async function confirm(id: number, otp: string, network: string, by: By): Promise<CareLink> {
    const helperId = by.caller.accountId,
      purpose = purposeOf(helperId);
    const row = await find(id, links.asked(eq(careTable.helperId, helperId)));
    if (!row) throw unknown();
    if (!(await accounts.otp.isCode(row.mobile, purpose, otp, { network, isKnown: false }))) throw wrong();
    const known = (await accounts.idsOf([row.mobile])).get(row.mobile);
    const agreed = await db.transaction(async (tx) => {
      await lock(tx, known === undefined ? [helperId] : [helperId, known]);
      if (!(await accounts.otp.use(tx, row.mobile, purpose, otp))) throw wrong();
      const { account } = await accounts.proven(tx, row.mobile);
      if (account.role !== 'patient' || account.id === helperId) throw wrong();
      await accounts.nameOnce(tx, account.id, row.name);
      return agree(tx, row, account.id, 'code', by);
    });
    return told(agreed, agreed.personId!);
  }
  /** By the person, in their own account. */
  async function accept(id: number, by: By): Promise<CareLink> {
    const row = await find(id, links.askedOf(by.caller));
    if (!row) throw unknown();
    const agreed = await db.transaction(async (tx) => {
      await lock(tx, [row.helperId, by.caller.accountId]);
      await accounts.otp.forgetFor(tx, row.mobile, purposeOf(row.helperId));
      return agree(tx, row, by.caller.accountId, 'login', by);
    });
    return told(agreed, row.helperId);
  }
  /** By either of them, at once; ended already, nothing changes. False for one that is neither's. */
  async function end(id: number, by: By): Promise<boolean> {
    const { accountId, mobile, mobileVerified } = by.caller,
      isHelper = eq(careTable.helperId, accountId);
    const [row] = await db
      .select()
      .from(careTable)
      .where(
        and(
          eq(careTable.id, id),
          or(
            isHelper,
            eq(careTable.personId, accountId),
            mobileVerified ? and(isNull(careTable.personId), eq(careTable.mobile, mobile)) : undefined,
          ),
        ),
      );
    if (!row) return false;
    await db.transaction(async (tx) => {
      const [ended] = await tx
        .update(careTable)
        .set({
          endedAt: clock.now(),
          endedBy: row.helperId === accountId ? 'helper' : 'person',
          mobile: '',
          name: '',
        })
        .where(and(eq(careTable.id, id), isNull(careTable.endedAt)))
        .returning();
      if (!ended?.agreedAt) return;
      await note(tx, ended, 'end', by);
      await jobs.add(tx, 'care', `ended ${id}`);
    });
    jobs.kick();
    return true;
  }
  /** Of a person who leaves: what they agreed to ends, and stays as a record without a name. */
  async function forgetAll(
    tx: Queries,
    accountId: number,
    { mobile }: Pick<Leaver, 'mobile'>,
  ): Promise<void> {
    const theirs = or(
      eq(careTable.helperId, accountId),
      eq(careTable.personId, accountId),
      mobile ? and(isNotNull(careTable.helperId), eq(careTable.mobile, mobile)) : undefined,
    );
    await tx
      .update(careTable)
      .set({ endedAt: clock.now(), endedBy: 'deletion', mobile: '', name: '' })
      .where(and(theirs, isNull(careTable.endedAt)));
    await accounts.otp.forgetPurpose(tx, purposeOf(accountId));
  }
  return {
    links,
    actFor: createActing({ db, accounts, links }),
    circle: links.circle,
    invite,
    confirm,
    accept,
    end,
    endUnanswered: (before: Date) => endUnanswered(db, before),
    forgetAll,
  };
}
