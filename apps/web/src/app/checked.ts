import type { Answer } from '@doorstep/contract/call';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import type { Route } from '@doorstep/contract/route';
import type { EndpointName } from '@doorstep/contract/table.schema';
import { calls } from './call.ts';
import { CallError } from './fetcher.ts';
import { mayImport } from './line.ts';
import type { Args } from './use-call.ts';

/** The code of a CallError: the schemas of an answer could not be loaded, so the answer is not used. */
export const INCOMPLETE = 'page_incomplete';

/**
 * A `call` whose answers are also checked by their schemas, for what would lose money or a session. `schemas` loads their rows of the
 * table (and zod) in a chunk of its own. Fails with a CallError where it cannot be loaded: an unchecked answer is never used.
 * The chunk is loaded beside the request, or with `loadFirst` before it, for calls that cannot be repeated, such as one with an OTP.
 * `load` fetches it ahead.
 */
export function checked<const Routes extends Readonly<Record<string, Route>>>(
  routes: Routes,
  schemas: () => Promise<Readonly<Record<keyof Routes, Endpoint>>>,
  { loadFirst = false }: { loadFirst?: boolean } = {},
) {
  const { call } = calls(routes);
  const load = async () => (mayImport() ? schemas().catch(() => {}) : undefined);
  const checkedCall = async <Of extends Extract<keyof Routes, EndpointName>>(
    name: Of,
    ...args: Args<Of>
  ): Promise<Answer<Of>> => {
    const loading = load();
    if (loadFirst && !(await loading)) throw new CallError(0, INCOMPLETE);
    const answer = await call(name, ...args),
      rows = (await loading) ?? (await load());
    const isFit = rows && (rows[name].answer?.safeParse(answer).success ?? true);
    if (!isFit) throw rows ? new CallError(200, 'unreadable') : new CallError(0, INCOMPLETE);
    return answer;
  };
  return Object.assign(checkedCall, { load });
}
