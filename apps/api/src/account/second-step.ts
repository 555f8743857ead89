import { hash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES, type Role } from '@doorstep/contract/account';
import type { LoggedIn } from '@doorstep/contract/account.schema';
import { brand } from '@doorstep/contract/brand';
import { issue } from '@doorstep/contract/failure';
import {
  secondStepMethods,
  type SecondStepNeeded,
  type SecondStepStatus,
} from '@doorstep/contract/second-step.schema';
import { and, eq, lte } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, notForYou, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { hashPassword } from './password.ts';
import { accountTable, recoveryCodeTable, secondStepTable, secondStepTicketTable } from './schema.ts';
import { createSecretBox } from './second-step-secret.ts';
import type { Sessions } from './sessions.ts';
import { refuseGuessable } from './signup.ts';
import { heldAdmins } from './staff.ts';
import { notifyStaff } from './staff-news.ts';
import { userOf } from './user.ts';

interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  jobs: Pick<Jobs, 'add' | 'kick'>;
  sessions: Sessions;
  requires: (role: Role) => boolean;
  /** Seals the secrets of the apps. */
  key: string | undefined;
}
type Account = typeof accountTable.$inferSelect;
type Enrolled = typeof secondStepTable.$inferSelect;
type Ticket = typeof secondStepTicketTable.$inferSelect;

const TICKET_MS = 10 * 60_000;
/** Wrong codes per ticket; then the password is required again. */
const TRIES = 5;
/** Wrong codes per account and day; then its second step is locked until that day ends. */
const TRIES_A_DAY = 10;
const HOUR_MS = 3_600_000,
  DAY_MS = 24 * HOUR_MS;
const digest = (text: string) => hash('sha256', text, 'base64url');
/** RFC 6238 as every authenticator app implements it. */
const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: brand.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: Secret.fromBase32(secret),
  });
/** Time step of a right code, one step of clock drift either way allowed; undefined for a wrong code. */
function counterOf(secret: string, token: string, now: Date): number | undefined {
  const totp = totpOf(secret),
    timestamp = now.getTime(),
    delta = totp.validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

const expired = () => new HttpError(400, 'second_step_expired');
const wrongCode = () =>
  new HttpError(400, 'second_step_wrong', {
    code: 'wrong_code',
    fields: { code: issue('second_step_wrong') },
  });
const locked = (ms: number) =>
  new HttpError(429, 'second_step_locked', {
    params: { hours: Math.max(1, Math.ceil(ms / HOUR_MS)) },
    headers: { 'retry-after': String(Math.ceil(ms / 1000)) },
  });

/** Second step of staff logins: enrolment, codes, recovery codes and reset (docs/decisions/second-step.md). */
export function createSecondStep({ db, clock, audit, jobs, sessions, requires, key }: Needs) {
  const box = createSecretBox(key);

  /** Needs a transaction that locked the account. */
  async function enrolledOf(tx: Queries, accountId: number): Promise<Enrolled | undefined> {
    const [row] = await tx
      .select()
      .from(secondStepTable)
      .where(eq(secondStepTable.accountId, accountId))
      .for('update');
    return row;
  }
  const isEnrolled = async (tx: Queries, accountId: number): Promise<boolean> =>
    (await tx.$count(secondStepTable, eq(secondStepTable.accountId, accountId))) > 0;

  /** Ticket for the second step of a login; undefined where the password alone opens this account. */
  async function open(tx: Queries, account: Account, device: string): Promise<SecondStepNeeded | undefined> {
    if (account.role === 'patient') return undefined;
    const enrolled = await isEnrolled(tx, account.id);
    if (!enrolled && !requires(account.role)) return undefined;
    const ticket = randomBytes(32).toString('base64url'),
      now = clock.now(),
      expiresAt = new Date(now.getTime() + TICKET_MS);
    await tx.delete(secondStepTicketTable).where(lte(secondStepTicketTable.expiresAt, now));
    await tx
      .insert(secondStepTicketTable)
      .values({ hash: digest(ticket), accountId: account.id, device, triesLeft: TRIES, expiresAt });
    return {
      success: true,
      second_step: {
        required: true,
        ticket,
        expires_at: indianTime(expiresAt),
        enrolled,
        methods: enrolled ? [...secondStepMethods] : [],
      },
    };
  }

  /** Runs `work` with account and ticket locked, in this order. Throws a returned error after the commit, so that its try counts. */
  async function withTicket<Answer extends object>(
    ticket: string,
    work: (tx: Queries, account: Account, row: Ticket) => Promise<Answer | HttpError>,
  ): Promise<Answer> {
    const byHash = eq(secondStepTicketTable.hash, digest(ticket));
    const answer = await db.transaction(async (tx) => {
      const [found] = await tx.select().from(secondStepTicketTable).where(byHash);
      if (!found || found.expiresAt <= clock.now()) return expired();
      const [account] = await tx
        .select()
        .from(accountTable)
        .where(eq(accountTable.id, found.accountId))
        .for('update');
      const [row] = await tx.select().from(secondStepTicketTable).where(byHash).for('update');
      if (!account || account.role === 'patient' || !row) return expired();
      return work(tx, account, row);
    });
    if (answer instanceof HttpError) throw answer;
    jobs.kick();
    return answer;
  }
  async function spendTry(tx: Queries, { hash: id, triesLeft }: Ticket): Promise<void> {
    const which = eq(secondStepTicketTable.hash, id);
    if (triesLeft <= 1) await tx.delete(secondStepTicketTable).where(which);
    else
      await tx
        .update(secondStepTicketTable)
        .set({ triesLeft: triesLeft - 1 })
        .where(which);
  }
  const forgetTickets = async (tx: Queries, accountId: number) => {
    await tx.delete(secondStepTicketTable).where(eq(secondStepTicketTable.accountId, accountId));
  };
  async function logIn(tx: Queries, account: Account, device: string): Promise<LoggedIn | HttpError> {
    await forgetTickets(tx, account.id);
    const begun = await sessions.begin(tx, account, device, { secondStep: true });
    return begun ? { success: true, ...begun, user: userOf(account) } : expired();
  }

  /** Milliseconds until codes are accepted again; 0 while the second step is not locked. */
  function lockedFor({ failures, failingSince }: Enrolled): number {
    const until = failures >= TRIES_A_DAY && failingSince ? failingSince.getTime() + DAY_MS : 0;
    return Math.max(0, until - clock.now().getTime());
  }
  /** Uses up a correct code; for a wrong code counts the failure and returns the error to throw. */
  async function refuse(
    tx: Queries,
    row: Enrolled,
    code: string,
    { recovery }: { recovery: boolean },
  ): Promise<HttpError | undefined> {
    const { accountId } = row,
      which = eq(secondStepTable.accountId, accountId),
      wait = lockedFor(row);
    if (wait > 0) return locked(wait);
    let lastCounter: number | undefined;
    if (/^\d{6}$/.test(code)) {
      const counter = counterOf(box.open(row.secret, accountId), code, clock.now());
      if (counter !== undefined && counter > row.lastCounter) lastCounter = counter;
    } else if (recovery) {
      const [used] = await tx
        .delete(recoveryCodeTable)
        .where(and(eq(recoveryCodeTable.accountId, accountId), eq(recoveryCodeTable.hash, digest(code))))
        .returning();
      if (used) lastCounter = row.lastCounter;
    }
    if (lastCounter !== undefined) {
      await tx.update(secondStepTable).set({ lastCounter, failures: 0, failingSince: null }).where(which);
      return undefined;
    }
    const now = clock.now(),
      isSameDay = row.failingSince !== null && now.getTime() - row.failingSince.getTime() < DAY_MS;
    await tx
      .update(secondStepTable)
      .set(isSameDay ? { failures: row.failures + 1 } : { failures: 1, failingSince: now })
      .where(which);
    return wrongCode();
  }
  const codesLeft = (tx: Queries, accountId: number): Promise<number> =>
    tx.$count(recoveryCodeTable, eq(recoveryCodeTable.accountId, accountId));
  /** Replaces all recovery codes and returns the new ones; only hashes are stored. */
  async function newRecoveryCodes(tx: Queries, accountId: number): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => new Secret({ size: 10 }).base32);
    await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.accountId, accountId));
    await tx.insert(recoveryCodeTable).values(codes.map((code) => ({ accountId, hash: digest(code) })));
    return codes.map((code) => code.match(/.{4}/g)!.join('-'));
  }

  const complete = (ticket: string, code: string) =>
    withTicket(ticket, async (tx, account, row) => {
      const enrolled = await enrolledOf(tx, account.id);
      if (!enrolled) return expired();
      const refused = await refuse(tx, enrolled, code, { recovery: true });
      if (refused) {
        await spendTry(tx, row);
        return refused;
      }
      const answer = await logIn(tx, account, row.device);
      if (answer instanceof HttpError) return answer;
      return {
        account,
        answer: { ...answer, recovery_codes_left: await codesLeft(tx, account.id) },
      };
    });

  /** Stores the secret with the ticket: a secret shown for another ticket is never confirmed. */
  const startEnrolment = (ticket: string) =>
    withTicket(ticket, async (tx, account, row) => {
      if (await isEnrolled(tx, account.id)) return new HttpError(409, 'second_step_set');
      const secret = row.pendingSecret
        ? box.open(row.pendingSecret, account.id)
        : new Secret({ size: 20 }).base32;
      await tx
        .update(secondStepTicketTable)
        .set({ pendingSecret: row.pendingSecret ?? box.seal(secret, account.id) })
        .where(eq(secondStepTicketTable.hash, row.hash));
      return { success: true as const, secret, uri: totpOf(secret, account.mobile).toString() };
    });
  const confirmEnrolment = (ticket: string, code: string, requestId: string) =>
    withTicket(ticket, async (tx, account, row) => {
      if (await isEnrolled(tx, account.id)) return new HttpError(409, 'second_step_set');
      if (!row.pendingSecret) return expired();
      const counter = counterOf(box.open(row.pendingSecret, account.id), code, clock.now());
      if (counter === undefined) {
        await spendTry(tx, row);
        return wrongCode();
      }
      await tx.insert(secondStepTable).values({
        accountId: account.id,
        secret: row.pendingSecret,
        lastCounter: counter,
        enrolledAt: clock.now(),
      });
      const recovery_codes = await newRecoveryCodes(tx, account.id);
      await audit.record(tx, {
        actorId: account.id,
        actorRole: account.role,
        action: 'second_step_on',
        objectKind: 'staff',
        objectId: account.id,
        subjectId: null,
        result: 'done',
        requestId,
      });
      await notifyStaff(tx, { jobs, clock }, { what: 'second_step_on', accountId: account.id });
      await sessions.endAll(tx, account.id);
      const answer = await logIn(tx, account, row.device);
      return answer instanceof HttpError ? answer : { account, answer: { ...answer, recovery_codes } };
    });

  async function status({ accountId, role }: Pick<Caller, 'accountId' | 'role'>): Promise<SecondStepStatus> {
    const [row] = await db.select().from(secondStepTable).where(eq(secondStepTable.accountId, accountId));
    return {
      required: requires(role),
      enrolled_at: row ? indianTime(row.enrolledAt) : null,
      recovery_codes_left: row ? await codesLeft(db, accountId) : 0,
    };
  }
  async function renewRecoveryCodes(
    by: { caller: Pick<Caller, 'accountId' | 'role'>; requestId: string },
    code: string,
  ): Promise<string[]> {
    const { accountId } = by.caller;
    const codes = await db.transaction(async (tx) => {
      await tx
        .select({ id: accountTable.id })
        .from(accountTable)
        .where(eq(accountTable.id, accountId))
        .for('update');
      const row = await enrolledOf(tx, accountId);
      if (!row) return notFound('no_second_step');
      const refused = await refuse(tx, row, code, { recovery: false });
      if (refused) return refused;
      await audit.record(tx, {
        ...byCaller(by),
        action: 'recovery_codes',
        objectKind: 'staff',
        objectId: accountId,
        subjectId: null,
        result: 'done',
      });
      await notifyStaff(tx, { jobs, clock }, { what: 'recovery_renewed', accountId });
      return newRecoveryCodes(tx, accountId);
    });
    if (codes instanceof HttpError) throw codes;
    jobs.kick();
    return codes;
  }

  const forget = async (tx: Queries, accountId: number) => {
    await forgetTickets(tx, accountId);
    await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.accountId, accountId));
    return tx.delete(secondStepTable).where(eq(secondStepTable.accountId, accountId)).returning();
  };
  /** Removes a lost second step; no-op without one and without a new password. Throws 403 for a password from anyone but the command line (account 0). */
  async function reset(
    { mobile, password }: { mobile: string; password?: string | undefined },
    by: { caller: Pick<Caller, 'accountId' | 'role'>; requestId: string },
  ): Promise<void> {
    if (password !== undefined) {
      if (by.caller.accountId !== 0) throw notForYou();
      refuseGuessable(password, mobile, 'password');
    }
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    await db.transaction(async (tx) => {
      const held = await heldAdmins(tx);
      if (by.caller.accountId && !held.includes(by.caller.accountId)) throw notForYou();
      const [account] = await tx
        .select()
        .from(accountTable)
        .where(eq(accountTable.mobile, mobile))
        .for('update');
      if (!account || account.role === 'patient') throw notFound('staff_not_found');
      if (account.id === by.caller.accountId) throw new HttpError(409, 'own_second_step');
      const [removed] = await forget(tx, account.id);
      if (!removed && !passwordHash) return;
      if (passwordHash)
        await tx.update(accountTable).set({ passwordHash }).where(eq(accountTable.id, account.id));
      await sessions.endAll(tx, account.id);
      await audit.record(tx, {
        ...byCaller(by),
        action: 'second_step_reset',
        objectKind: 'staff',
        objectId: account.id,
        subjectId: null,
        result: 'done',
      });
      await notifyStaff(tx, { jobs, clock }, { what: 'second_step_reset', accountId: account.id });
    });
    jobs.kick();
  }
  return {
    open,
    complete,
    startEnrolment,
    confirmEnrolment,
    status,
    renewRecoveryCodes,
    reset,
    forget,
    isEnrolled,
  };
}
