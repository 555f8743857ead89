import { createHash, timingSafeEqual } from 'node:crypto';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { ACTING_FOR } from '@doorstep/contract/envelope';
import type { FastifyRequest } from 'fastify';
import { HttpError, notForYou, notLoggedIn } from './http-error.ts';

/** As the table of endpoints names who may call. */
export type Role = Extract<Endpoint['who'], readonly unknown[]>[number];
/** Who calls: read anew at each request, so that a role or a session taken away ends at once (safety T4, T18). */
export interface Caller {
  accountId: number;
  sessionId: number;
  role: Role;
  mobileVerified: boolean;
  mobile: string;
  name: string;
  /** Who really calls, where they act for the account's owner by their consent: all else is the owner's. */
  by?: { accountId: number; name: string };
}
/** Undefined for a token that opens nothing. */
export type FindCaller = (token: string) => Promise<Caller | undefined>;
/** The caller as who they act for, by the header's value; undefined where nobody has agreed to that, or no longer. */
export type ActFor = (caller: Caller, given: string) => Promise<Caller | undefined>;
export type Admit = (
  call: Pick<Endpoint, 'who' | 'acting' | 'verified'>,
  request: FastifyRequest,
) => Promise<Caller | undefined>;

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Holds this run's token from DATA_DIR/server.json: who can read it owns the machine, and may do what an admin may. */
const owner: Caller = {
  accountId: 0,
  sessionId: 0,
  role: 'admin',
  mobileVerified: true,
  mobile: '',
  name: '',
};

/** No 401, and no 404: whose page this is must change back, and say so. */
const actingEnded = () => new HttpError(403, 'acting_ended');
export const actingClosed = () => new HttpError(403, 'acting_closed');

/** `refused` is told of staff who ask for what is another role's, before they are refused (safety T48). */
export function admitBy(
  token: string,
  find: FindCaller,
  refused: (caller: Caller, request: FastifyRequest) => Promise<void>,
  actFor: ActFor,
): Admit {
  const known = digest(token);
  async function callerOf({ headers }: FastifyRequest): Promise<Caller | undefined> {
    const given = /^Bearer ([\w-]{1,200})$/.exec(headers.authorization ?? '')?.[1];
    if (given === undefined) return undefined;
    return timingSafeEqual(digest(given), known) ? owner : find(given);
  }
  return async ({ who, acting, verified }, request) => {
    if (who === 'anyone' || who === 'demo') return undefined;
    const caller = await callerOf(request);
    if (!caller || (who === 'logged-in' && caller === owner)) throw notLoggedIn();
    if (who !== 'logged-in' && !who.includes(caller.role)) {
      if (caller.role !== 'patient') await refused(caller, request);
      throw notForYou();
    }
    const given = request.headers[ACTING_FOR];
    if (given === undefined) {
      if (verified && !caller.mobileVerified) throw new HttpError(403, 'mobile_unverified');
      return caller;
    }
    if (acting === undefined) throw actingClosed();
    const acts = await actFor(caller, String(given));
    if (!acts) throw actingEnded();
    return acts;
  };
}
