import type { AuditList } from '@doorstep/contract/staff.schema';
import type { AccountService } from '../account/service.ts';
import type { Audit } from '../platform/audit.ts';
import { indianTime } from '../platform/clock.ts';
import { paginationOf } from '../platform/pagination.ts';

interface Needs {
  audit: Audit;
  accounts: Pick<AccountService, 'people'>;
}

/** What other areas may ask of the staff's area. */
export function createStaffService({ audit, accounts }: Needs) {
  return {
    /** Who did what, newest first; names are those of today. */
    async audit({ page, limit }: { page: number; limit: number }): Promise<AuditList> {
      const { rows, total } = await audit.list({ page, limit });
      const people = await accounts.people(
        rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId]).filter((id) => id !== null),
      );
      return {
        success: true,
        data: rows.map(
          ({
            id,
            at,
            actorId,
            actorRole,
            action,
            objectKind,
            objectId,
            subjectId,
            result,
            requestId,
            changes,
          }) => ({
            id,
            at: indianTime(at),
            actor: {
              name: actorId === null ? "This server's owner" : (people.get(actorId)?.name ?? ''),
              role: actorRole,
            },
            action,
            object_kind: objectKind,
            object_id: objectId,
            subject: subjectId === null ? null : { name: people.get(subjectId)?.name ?? '' },
            result,
            request_id: requestId,
            changes,
          }),
        ),
        pagination: paginationOf({ page, limit }, total),
      };
    },
  };
}
export type StaffService = ReturnType<typeof createStaffService>;
