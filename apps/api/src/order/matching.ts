import { eq, like, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { mobilePart, within } from '../platform/db/like.ts';
import { orderTable, person } from './schema.ts';

/** By a part of its id, or of the name or mobile of whose account it is; that is joined as `patient`. */
export function matching(
  patient: ReturnType<typeof person>,
  search: string,
  leastDigits = 3,
): SQL | undefined {
  const mobile = mobilePart(search, leastDigits);
  return or(
    like(orderTable.id, within(search.toUpperCase())),
    like(sql`lower(${patient.name})`, within(search.toLowerCase())),
    mobile === undefined ? undefined : like(patient.mobile, within(mobile)),
  );
}
/**
 * Ids of orders of all product types, for a query of another area: as above, or by whom one is for, who need not be whose account it
 * is.
 */
export function idsMatching(db: Database, search: string) {
  const patient = person('patient'),
    mobile = mobilePart(search, 3);
  return db
    .select({ id: orderTable.id })
    .from(orderTable)
    .innerJoin(patient, eq(patient.id, orderTable.accountId))
    .where(
      or(
        matching(patient, search),
        like(sql`lower(${orderTable.details}->>'name')`, within(search.toLowerCase())),
        mobile === undefined ? undefined : like(orderTable.contactMobile, within(mobile)),
      ),
    );
}
