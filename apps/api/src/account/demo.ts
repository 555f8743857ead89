import type { Role } from '@doorstep/contract/account';
import { and, eq, isNotNull, like, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { hashPassword, isPassword } from './password.ts';
import { accountTable } from './schema.ts';

/** Of every demo account; the README names them. */
export const DEMO_PASSWORD = 'doorstep1';
export interface Person {
  mobile: string;
  name: string;
  role: Role;
  email: string | null;
}
export const demoPeople: readonly Person[] = [
  { mobile: '9876543210', name: 'Asha Kumari', role: 'patient', email: 'asha@doorstep.example' },
  { mobile: '9876543211', name: 'Imran Ansari', role: 'patient', email: 'imran@doorstep.example' },
  { mobile: '9000000001', name: 'Ravi Oraon', role: 'admin', email: 'ravi@doorstep.example' },
  { mobile: '9000000002', name: 'Meera Sinha', role: 'pharmacist', email: 'meera@doorstep.example' },
  { mobile: '9000000003', name: 'Dr. Anil Mahato', role: 'doctor', email: 'anil@doorstep.example' },
];

/** Number ranges of demo logins: patients, staff, and the doctors of the demo. */
const DEMO_MOBILE = /^(?:987654321[0-2]|900000000[1-3]|9000000[1-9]\d\d)$/;
/** No real person has an address of a reserved domain (RFC 2606). */
const isDemoEmail = (email: string | null) => email?.endsWith('@doorstep.example') ?? false;
/**
 * 'demo' where demo accounts are found: by their e-mail domain, or by mobile and public password. 'store' where patients are
 * others.
 */
export async function modeOfAccounts(db: Database): Promise<'demo' | 'store' | undefined> {
  const { mobile, email, role, passwordHash, mobileVerifiedAt } = accountTable;
  const suspects = await db
    .select({ mobile, email, passwordHash })
    .from(accountTable)
    // A stranger may sign up with any mobile and address: what nobody verified proves nothing.
    .where(
      and(
        isNotNull(mobileVerifiedAt),
        or(like(mobile, '987654321_'), like(mobile, '9000000___'), like(email, '%@doorstep.example')),
      ),
    );
  if (suspects.some((one) => isDemoEmail(one.email))) return 'demo';
  for (const one of suspects)
    if (DEMO_MOBILE.test(one.mobile) && (await isPassword(DEMO_PASSWORD, one.passwordHash))) return 'demo';
  return (await db.$count(accountTable, eq(role, 'patient'))) > 0 ? 'store' : undefined;
}

/** The demo accounts, where they are not there yet; their ids by mobile. */
export async function seedDemoAccounts(
  db: Database,
  now: Date,
  people: readonly Person[] = demoPeople,
): Promise<Map<string, number>> {
  const there = await db.select({ id: accountTable.id, mobile: accountTable.mobile }).from(accountTable);
  const known = new Map(there.map(({ mobile, id }) => [mobile, id]));
  const missing = people.filter(({ mobile }) => !known.has(mobile));
  if (missing.length > 0) {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const added = await db
      .insert(accountTable)
      .values(
        missing.map(({ mobile, name, role, email }) => ({
          mobile,
          name,
          role,
          email,
          passwordHash,
          mobileVerifiedAt: now,
          createdAt: now,
        })),
      )
      .onConflictDoUpdate({ target: accountTable.mobile, set: { mobile: sql`excluded.mobile` } })
      .returning({ id: accountTable.id, mobile: accountTable.mobile });
    for (const { mobile, id } of added) known.set(mobile, id);
  }
  return known;
}
