import { CARE_DAYS, CARE_TEXT_VERSION } from '@doorstep/contract/care';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { careTable } from './schema.ts';

const DAY_MS = 86_400_000,
  AGREED_DAYS_AGO = 21;
/** Of Asha, who has agreed to it. */
export const SON = {
  mobile: '9876543212',
  name: 'Ravi Kumar',
  role: 'patient',
  email: 'ravi.kumar@doorstep.example',
} as const;
export type AddPeople = (people: ReadonlyArray<typeof SON>, now: Date) => Promise<Map<string, number>>;
const PERSON = '9876543210';

/** Where the two never had an agreement: one that was ended stays ended. */
export async function seedDemoCare(
  db: Database,
  people: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const helperId = people.get(SON.mobile),
    personId = people.get(PERSON);
  if (helperId === undefined || personId === undefined) return;
  const pair = and(eq(careTable.helperId, helperId), eq(careTable.personId, personId));
  if ((await db.$count(careTable, pair)) > 0) return;
  const agreedAt = new Date(now.getTime() - AGREED_DAYS_AGO * DAY_MS);
  await db
    .insert(careTable)
    .values({
      helperId,
      personId,
      mobile: '',
      name: '',
      relation: 'son',
      askedAt: agreedAt,
      agreedAt,
      agreedBy: 'code',
      textVersion: CARE_TEXT_VERSION,
      expiresAt: new Date(agreedAt.getTime() + CARE_DAYS * DAY_MS),
    })
    .onConflictDoNothing();
}
