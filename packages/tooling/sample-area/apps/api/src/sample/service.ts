import { callPath } from '@doorstep/contract/call';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import type { SampleKit } from '@doorstep/contract/sample.schema';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Core } from '../platform/area.ts';
import type { Queries } from '../platform/db/database.ts';
import { sampleTable } from './schema.ts';

type Needs = Pick<Core, 'db' | 'clock' | 'files' | 'jobs'>;

export function createSampleService({ db, clock, files, jobs }: Needs) {
  return {
    async list(accountId: number): Promise<SampleKit[]> {
      const rows = await db
        .select()
        .from(sampleTable)
        .where(eq(sampleTable.accountId, accountId))
        .orderBy(desc(sampleTable.createdAt));
      return rows.map(({ orderId, fileId }) => ({
        order_id: orderId,
        leaflet: fileId ? callPath(platformEndpoints.getFile.path, { params: { id: fileId } }) : null,
      }));
    },
    /** In the transaction that makes the order; the leaflet follows by a job. */
    async add(tx: Queries, orderId: string, accountId: number): Promise<void> {
      await tx.insert(sampleTable).values({ orderId, accountId, createdAt: clock.now() });
      await jobs.add(tx, 'sample', orderId);
    },
    /** Done already, it does nothing: a job may run twice. */
    async makeLeaflet(orderId: string): Promise<void> {
      const waiting = and(eq(sampleTable.orderId, orderId), isNull(sampleTable.fileId));
      const [kit] = await db.select().from(sampleTable).where(waiting);
      if (!kit) return;
      const bytes = Buffer.from(`%PDF-1.4\n% Leaflet of ${orderId}\n%%EOF\n`);
      const leaflet = { accountId: kit.accountId, kind: 'sample', type: 'application/pdf', bytes } as const;
      await files.keep(leaflet, async (tx, insert) => {
        await tx
          .update(sampleTable)
          .set({ fileId: await insert() })
          .where(waiting);
      });
    },
    /** Kits without a leaflet. */
    waiting: (): Promise<number> => db.$count(sampleTable, isNull(sampleTable.fileId)),
    async forgetAll(tx: Queries, accountId: number): Promise<void> {
      const gone = await tx.delete(sampleTable).where(eq(sampleTable.accountId, accountId)).returning();
      for (const { fileId } of gone) if (fileId) await files.forget(tx, fileId);
    },
  };
}
export type SampleService = ReturnType<typeof createSampleService>;
