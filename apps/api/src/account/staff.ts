import type { Role } from '@doorstep/contract/account';
import type { StaffBody } from '@doorstep/contract/account.schema';
import { issue } from '@doorstep/contract/failure';
import type { Audit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { hashPassword } from './password.ts';
import { accountTable } from './schema.ts';
import { refuseGuessable } from './signup.ts';

/** People of the shop. Whoever makes them vouches for their mobile; there is no password that is set by itself. */
export function createStaffAccounts({ db, clock, audit }: { db: Database; clock: Clock; audit: Audit }) {
  /** `byId` is null for who owns the machine. Throws 409 where the mobile has an account: one that is there is never made more. */
  async function create(
    byId: number | null,
    { role, mobile, name, email, password }: StaffBody,
    requestId: string,
  ): Promise<{ id: number; role: Role; mobile: string; name: string }> {
    refuseGuessable(password, mobile, 'password');
    const passwordHash = await hashPassword(password),
      now = clock.now();
    return db.transaction(async (tx) => {
      const [made] = await tx
        .insert(accountTable)
        .values({
          mobile,
          name,
          email: email ?? null,
          role,
          passwordHash,
          mobileVerifiedAt: now,
          createdAt: now,
        })
        .onConflictDoNothing({ target: accountTable.mobile })
        .returning({ id: accountTable.id });
      if (!made) throw new HttpError(409, 'mobile_taken', { fields: { mobile: issue('taken_already') } });
      await audit.record(tx, {
        actorId: byId,
        actorRole: 'admin',
        action: 'create',
        objectKind: 'staff',
        objectId: made.id,
        subjectId: null,
        result: 'done',
        requestId,
      });
      return { id: made.id, role, mobile, name };
    });
  }
  return { create };
}
