import { consentVersions, type ConsentPurpose } from '@doorstep/contract/account';
import type { PreferencesBody, AccessLog, Consent, Preferences } from '@doorstep/contract/account.schema';
import { channels } from '@doorstep/contract/platform';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Audit } from '../platform/audit.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Message, Sender } from '../platform/sender.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database } from '../platform/db/database.ts';
import { statement } from '../platform/db/statement.ts';
import { accountTable, consentTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  sender: Pick<Sender, 'has'>;
}

/** Nobody is told more than about their orders, and that by SMS alone, before they say so. */
const usual: Omit<Preferences, 'offered'> = {
  language: 'en',
  comfort: 0,
  notifications: { orders_sms: true, orders_whatsapp: false, orders_email: false, reminders: false },
};
const CONSENTS = 100;
const LOG_PAGE = 20;
/** Without a key that was left out: that would stand for 'nothing'. */
const given = <Of extends object>(some: Of): Partial<Of> =>
  Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as Partial<Of>;
const merged = (first: PreferencesBody, then: PreferencesBody): PreferencesBody => ({
  ...first,
  ...given(then),
  notifications: { ...first.notifications, ...given(then.notifications ?? {}) },
});
const consentToWire = ({
  id,
  purpose,
  version,
  given: yes,
  at,
}: typeof consentTable.$inferSelect): Consent => ({
  id,
  purpose,
  version,
  given: yes,
  at: indianTime(at),
});

const reachRow = statement('account_reach', (queries) =>
  queries
    .select({ chosen: accountTable.preferences, mobile: accountTable.mobile, email: accountTable.email })
    .from(accountTable)
    .where(eq(accountTable.id, sql.placeholder('accountId'))),
);

/** What a person chose, agreed to, and may know of who looked at their things. */
export function createPreferences({ db, clock, audit, sender }: Needs) {
  const asShown = (chosen: PreferencesBody): Preferences => ({
    ...(merged(usual, chosen) as Omit<Preferences, 'offered'>),
    offered: channels.filter((way) => sender.has(way)),
  });
  async function preferences(accountId: number): Promise<Preferences> {
    const [row] = await db
      .select({ chosen: accountTable.preferences })
      .from(accountTable)
      .where(eq(accountTable.id, accountId));
    return asShown(row!.chosen);
  }
  /** Where somebody is told of their orders: by the channels that they chose, and that this shop can send by. */
  async function reach(accountId: number): Promise<{
    language: Preferences['language'];
    to: ReadonlyMap<Message['channel'], string>;
    /** They want to be reminded of what they booked. */
    reminders: boolean;
  }> {
    const [row] = await reachRow(db, { accountId });
    const { language, notifications, offered } = asShown(row!.chosen);
    // Nobody's number any more is no number.
    const mobile = /^\d{10}$/.test(row!.mobile) && row!.mobile;
    const all = {
      sms: notifications.orders_sms && mobile,
      whatsapp: notifications.orders_whatsapp && mobile,
      email: notifications.orders_email && row!.email,
    };
    return {
      language,
      reminders: notifications.reminders,
      to: new Map(offered.flatMap((way) => (all[way] ? [[way, all[way]] as const] : []))),
    };
  }
  /** Any part of them; the rest stays. */
  async function setPreferences(accountId: number, changed: PreferencesBody): Promise<Preferences> {
    return db.transaction(async (tx) => {
      const [row] = await tx
        .select({ chosen: accountTable.preferences })
        .from(accountTable)
        .where(eq(accountTable.id, accountId))
        .for('update');
      const chosen = merged(row!.chosen, changed);
      await tx.update(accountTable).set({ preferences: chosen }).where(eq(accountTable.id, accountId));
      return asShown(chosen);
    });
  }

  async function consents(accountId: number): Promise<Consent[]> {
    const rows = await db
      .select()
      .from(consentTable)
      .where(eq(consentTable.accountId, accountId))
      .orderBy(desc(consentTable.id))
      .limit(CONSENTS);
    return rows.map(consentToWire);
  }
  /** Version of the text that the account agrees to now; undefined when it never did, or has withdrawn that. */
  async function consented(accountId: number, purpose: ConsentPurpose): Promise<string | undefined> {
    const [last] = await db
      .select({ given: consentTable.given, version: consentTable.version })
      .from(consentTable)
      .where(and(eq(consentTable.accountId, accountId), eq(consentTable.purpose, purpose)))
      .orderBy(desc(consentTable.id))
      .limit(1);
    return last?.given ? last.version : undefined;
  }
  /** Each yes and no is kept; what says the same as the last one of its text is that one. */
  async function setConsent(accountId: number, purpose: ConsentPurpose, yes: boolean): Promise<Consent> {
    return db.transaction(async (tx) => {
      await lockAccount(tx, 'account', accountId);
      const [last] = await tx
        .select()
        .from(consentTable)
        .where(sql`${consentTable.accountId} = ${accountId} and ${consentTable.purpose} = ${purpose}`)
        .orderBy(desc(consentTable.id))
        .limit(1);
      if (last && last.given === yes && last.version === consentVersions[purpose]) return consentToWire(last);
      const [row] = await tx
        .insert(consentTable)
        .values({ accountId, purpose, version: consentVersions[purpose], given: yes, at: clock.now() })
        .returning();
      return consentToWire(row!);
    });
  }

  /**
   * Staff by role, not by name: a patient learns that the pharmacy looked, and its staff stay safe from them (safety T48).
   * Who acts for them by their consent stands there by name.
   */
  async function accessLog(accountId: number, page: number): Promise<AccessLog> {
    const { rows, pagination } = await audit.list(
      { subject: accountId, result: 'done' },
      { page, limit: LOG_PAGE },
    );
    const helpers = rows.flatMap(({ actorId, actorRole }) =>
      actorRole === 'patient' && actorId !== null && actorId !== accountId ? actorId : [],
    );
    const found = await db
      .select({ id: accountTable.id, name: accountTable.name })
      .from(accountTable)
      .where(inArray(accountTable.id, [...new Set(helpers)]));
    const names = new Map(found.map(({ id, name }) => [id, name]));
    return {
      success: true,
      data: rows.map(({ at, actorId, actorRole, action, objectKind, objectId }) => ({
        at: indianTime(at),
        who:
          actorId === accountId
            ? ''
            : (names.get(actorId ?? 0) ?? actorRole[0]!.toUpperCase() + actorRole.slice(1)),
        did: action,
        what: objectKind,
        object: objectId,
      })),
      pagination,
    };
  }
  return { preferences, reach, setPreferences, consents, consented, setConsent, accessLog };
}
