import { rowId } from '@doorstep/contract/common.schema';
import { eq } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { Database } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import type { Links } from './links.ts';
import { careTable } from './schema.ts';

interface Needs {
  db: Database;
  accounts: Pick<AccountService, 'people'>;
  links: Links;
}

/**
 * Who calls as who they act for. Read anew at each call, as the session is: what was ended holds no longer than that.
 * Undefined for an agreement that is another's, has ended or run out, as for one that nobody has.
 */
export const createActing =
  ({ db, accounts, links }: Needs) =>
  async (caller: Caller, given: string): Promise<Caller | undefined> => {
    const [row] = await db
      .select({ personId: careTable.personId })
      .from(careTable)
      .where(links.agreed(eq(careTable.id, rowId(given)), eq(careTable.helperId, caller.accountId)));
    const person = row && (await accounts.people([row.personId!])).get(row.personId!);
    // Who became staff since then has no circle any more.
    if (person?.role !== 'patient' || caller.role !== 'patient') return undefined;
    return {
      ...caller,
      accountId: person.id,
      mobile: person.mobile,
      name: person.name,
      // Whoever agreed has shown that the mobile is theirs.
      mobileVerified: true,
      by: { accountId: caller.accountId, name: caller.name },
    };
  };
