import type { CartAnswerBody } from '@doorstep/contract/cart-request.schema';
import { PROPOSAL_DAYS } from '@doorstep/contract/cart-request';
import { issue } from '@doorstep/contract/failure';
import type { AccountService } from '../account/service.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, invalid } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { CartRequests, RequestRow } from './cart-request.ts';
import type { Claims } from './claims.ts';
import { cartRequestLineTable as lineTable } from './schema.ts';

/** What is for sale now, by its id; what is missing is sold no more. */
type ReadCatalogue = (
  ids: readonly number[],
) => Promise<ReadonlyMap<number, { name: string; mrpPaise: number; offerPaise: number; stock: number }>>;
interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'add' | 'kick'>;
  audit: Audit;
  accounts: Pick<AccountService, 'people'>;
  claims: Pick<Claims, 'check' | 'release' | 'named'>;
  carts: Pick<CartRequests, 'locked' | 'set'>;
}
const DAY_MS = 86_400_000;
const decided = { propose: 'proposed', ask: 'asked', refuse: 'refused' } as const;

/** What pharmacists answer to who asked for a cart. */
export function createCartAnswers({ db, clock, jobs, audit, accounts, claims, carts }: Needs) {
  let catalogue: ReadCatalogue | undefined;
  /** Who was first has answered it. */
  async function standing({ answeredBy }: RequestRow): Promise<HttpError> {
    const by = answeredBy === null ? undefined : (await accounts.people([answeredBy])).get(answeredBy)?.name;
    return new HttpError(409, 'cart_answered', { params: by === undefined ? {} : { by } });
  }
  function linesOf(
    lines: NonNullable<CartAnswerBody['lines']>,
    known: Awaited<ReturnType<ReadCatalogue>>,
    requestId: string,
  ) {
    return lines.map(({ id, qty }, position) => {
      const found = known.get(id);
      if (!found) throw invalid({ [`lines.${position}.id`]: issue('cart_line_gone') });
      const { name, mrpPaise, offerPaise, stock } = found;
      if (stock < qty) throw invalid({ [`lines.${position}.qty`]: issue('cart_line_left', { left: stock }) });
      return { requestId, position, medicineId: id, name, mrpPaise, offerPaise, quantity: qty };
    });
  }
  /** A pharmacist's answer; one is given to each request. Throws 409 'cart_answered' where another was first, 'claimed' where another has it on the desk. */
  async function answer(
    caller: Caller,
    prescriptionId: string,
    { decision, reason, lines }: CartAnswerBody,
    requestId: string,
  ): Promise<void> {
    // Before the transaction, which must not hold one connection and wait for another.
    const known = (await catalogue?.(lines?.map(({ id }) => id) ?? [])) ?? new Map<number, never>();
    const work = async (tx: Queries): Promise<RequestRow | undefined> => {
      const { row, request } = await carts.locked(tx, prescriptionId);
      if (row.accountId === caller.accountId) throw new HttpError(403, 'own_prescription');
      if (!request) throw new HttpError(409, 'cart_not_asked');
      // Who asked may also hear the answer on the phone.
      const isOpen =
        request.status === 'sent' || (request.status === 'asked' && request.answeredBy === caller.accountId);
      if (!isOpen) return request;
      await claims.check(tx, prescriptionId, caller.accountId);
      await claims.release(tx, prescriptionId, caller.accountId);
      const now = clock.now(),
        status = decided[decision];
      if (status === 'proposed') await tx.insert(lineTable).values(linesOf(lines!, known, request.id));
      await carts.set(tx, request, {
        status,
        words: reason || null,
        answeredBy: caller.accountId,
        answeredAt: now,
        expiresAt: status === 'proposed' ? new Date(now.getTime() + PROPOSAL_DAYS * DAY_MS) : null,
      });
      await audit.record(tx, {
        ...byCaller({ caller, requestId }),
        action: decision,
        objectKind: 'prescription',
        objectId: prescriptionId,
        subjectId: row.accountId,
        result: 'done',
      });
      await jobs.add(tx, 'cart_answer', `${request.id} ${status}`);
      return undefined;
    };
    const answered = await db.transaction(work).catch(async (error: unknown) => {
      throw await claims.named(error);
    });
    if (answered) throw await standing(answered);
    jobs.kick();
  }
  return {
    answer,
    setCatalogue: (read: ReadCatalogue): void => {
      catalogue = read;
    },
  };
}
