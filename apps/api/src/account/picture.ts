import { eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import { createEncoder, typeOf } from '../platform/upload/encode.ts';
import { createUploads, refusedPicture, wrongFile, type Incoming } from '../platform/upload/incoming.ts';
import { accountTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  files: Files;
}

const SQUARE = { side: 512, fit: 'cover' } as const;

/** A picture of oneself: drawn anew as a small square, so that nothing of the file but what is seen stays (safety T22, T23). */
export function createPictures({ db, clock, files }: Needs) {
  const uploads = createUploads(clock);
  const encode = createEncoder();

  /** Whose it is has another picture, or none, from here on. */
  async function replace(tx: Queries, accountId: number, insert?: () => Promise<string>): Promise<void> {
    const [before] = await tx
      .select({ id: accountTable.pictureId })
      .from(accountTable)
      .where(eq(accountTable.id, accountId))
      .for('update');
    await tx
      .update(accountTable)
      .set({ pictureId: insert ? await insert() : null })
      .where(eq(accountTable.id, accountId));
    if (before?.id) await files.forget(tx, before.id);
  }
  return {
    replace,
    /** As it arrives; what it is must be drawn before anything is written. */
    set: (accountId: number, incoming: Incoming): Promise<void> =>
      uploads(accountId, incoming, async (bytes) => {
        const type = typeOf(bytes);
        if (!type || type === 'application/pdf') throw wrongFile('picture_type');
        const drawn = await encode(type, bytes, SQUARE);
        if ('refused' in drawn) throw refusedPicture(drawn.refused);
        await files.keep({ accountId, kind: 'picture', ...drawn }, (tx, insert) =>
          replace(tx, accountId, insert),
        );
      }),
    async remove(accountId: number): Promise<void> {
      await db.transaction((tx) => replace(tx, accountId));
    },
  };
}
