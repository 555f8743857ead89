import { commonErrors } from '@doorstep/contract/common.messages.en';
import type { platformEndpoints } from '@doorstep/contract/platform.schema';
import { and, eq, lt, sql } from 'drizzle-orm';
import { defineArea, type Core } from './area.ts';
import { indianTime, type Clock } from './clock.ts';
import type { DatabaseHandle } from './db/database.ts';
import { notFound, unavailable } from './http/http-error.ts';
import { describeApi } from './http/openapi.ts';
import { rowsFor } from './http/rows.ts';
import { callerOf, type Handlers } from './http/register.ts';
import type { FileAccess } from './file-access.ts';
import type { Outbox } from './outbox.ts';
import type { Retained } from './retained.ts';
import { createRetention } from './retention.ts';
import { idempotencyKeyTable } from './schema.ts';

interface Needs {
  retained: Retained;
  clock: Clock;
  database: DatabaseHandle;
  outbox: Outbox;
  fileAccess: FileAccess;
  demo: boolean;
}

/** Opened in a window of its own it is still no page of ours: nothing in it runs (safety T22). */
const SANDBOX = "default-src 'none'; sandbox; frame-ancestors 'none'";

export function platformHandlers({
  clock,
  database,
  outbox,
  fileAccess,
  retained,
  demo,
}: Needs): Handlers<typeof platformEndpoints> {
  let description: ReturnType<typeof describeApi> | undefined;
  return {
    health: () => ({ success: true, status: 'up' }),
    async ready() {
      try {
        await database.ready();
      } catch (error) {
        throw unavailable(error);
      }
      return { success: true, status: 'ready' };
    },
    // Built on the first request: its hundreds of schemas take a tenth of a second.
    openapi: () => (description ??= describeApi(Object.fromEntries(rowsFor(demo)))),
    moveClock({ body }) {
      clock.advance(body.advance_s);
      return { success: true, now: indianTime(clock.now()) };
    },
    listOutbox: async () => ({ success: true, data: await outbox.list() }),
    findRetainedRecords: async ({ caller, body, request }) => ({
      success: true,
      data: await retained.find({ caller, requestId: request.id }, body.mobile, body.reason),
    }),
    async getFile(request, reply) {
      const found = await fileAccess.open(
        callerOf(request),
        (request.params as { id: string }).id,
        request.id,
      );
      if (!found) throw notFound();
      const isPdf = found.type === 'application/pdf';
      return reply
        .headers({
          'content-type': found.type,
          'cache-control': 'no-store',
          'content-security-policy': SANDBOX,
          'content-disposition': isPdf
            ? `attachment; filename="${found.kind}.pdf"`
            : `inline; filename="${found.kind}.jpg"`,
        })
        .send(found.bytes);
    },
  };
}

/** What belongs to no area, as if it were one: health, the demo's clock and outbox, files, and what is kept of answers. */
export function createPlatform(core: Core) {
  const retention = createRetention(core);
  return defineArea({
    errors: commonErrors,
    handlers: platformHandlers({ ...core, demo: core.settings.demo }),
    async eraseAccount(tx, accountId, leaver) {
      await core.outbox.forgetAll(tx, leaver);
      // Answers stored for retries hold names and addresses, those to staff as well. A retry by staff still changes nothing.
      await tx.delete(idempotencyKeyTable).where(eq(idempotencyKeyTable.accountId, accountId));
      await tx
        .update(idempotencyKeyTable)
        .set({ answer: { success: true } })
        .where(
          and(
            idempotencyKeyTable.done,
            sql`${idempotencyKeyTable.accountId} in (select id from account where role <> 'patient')`,
          ),
        );
    },
    jobs: { retention: retention.work },
    recover: retention.schedule,
    removeExpired: retention.removeAll,
    retention: [
      {
        name: 'idempotency keys',
        days: 1,
        source: 'A client retries within a day (our decision, 2026-11)',
        async remove(before, most) {
          const old = core.db
            .select({ id: sql`ctid` })
            .from(idempotencyKeyTable)
            .where(lt(idempotencyKeyTable.createdAt, before))
            .limit(most);
          return (
            await core.db
              .delete(idempotencyKeyTable)
              .where(sql`ctid in ${old}`)
              .returning({ key: idempotencyKeyTable.key })
          ).length;
        },
      },
      {
        name: 'retained records of deleted accounts',
        days: 0,
        source: 'Each record carries the day of its own removal',
        remove: (_before, most) => core.retained.removeDue(most),
      },
    ],
  });
}
