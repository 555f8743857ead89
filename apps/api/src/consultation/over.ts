import { and, eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Jobs, Work } from '../platform/jobs.ts';
import { tell } from './channel.ts';
import { consultationTable } from './schema.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    video_over: true;
  }
}
/** So long its doctor may write the note and the prescription of a video consultation, and read what the patient shares. */
const WRITING_MS = 24 * 3_600_000;

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'add'>;
}
/** By the machine's time, as jobs are. */
export const overAt = (clock: Clock, endsAt: Date): Date =>
  new Date(Date.now() + endsAt.getTime() + WRITING_MS - clock.now().getTime());

/** The job that closes a video consultation which its doctor has not closed: nobody reads on in a patient's record because of a forgotten click. */
export const closeOver =
  ({ db, clock, jobs }: Needs): Work =>
  async (id) => {
    const [row] = await db.select().from(consultationTable).where(eq(consultationTable.id, id));
    if (row?.status !== 'open' || !row.endsAt) return;
    const due = overAt(clock, row.endsAt);
    if (due.getTime() > Date.now() + 1) {
      await jobs.add(db, 'video_over', id, due);
      return;
    }
    const [closed] = await db
      .update(consultationTable)
      .set({ status: 'closed', closedAt: clock.now(), waitingSince: null })
      // Not one that was moved meanwhile.
      .where(
        and(
          eq(consultationTable.id, id),
          eq(consultationTable.status, 'open'),
          eq(consultationTable.endsAt, row.endsAt),
        ),
      )
      .returning({ id: consultationTable.id });
    if (closed) await tell(db, { kind: 'closed', id });
  };
