import type { Answer } from '@doorstep/contract/call';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import type { Route } from '@doorstep/contract/route';
import type { EndpointName } from '@doorstep/contract/table.schema';
import { calls } from './call.ts';
import { CallError } from './fetcher.ts';
import type { Args } from './use-call.ts';

/**
 * A `call` whose answers are also checked by their schemas, for what would lose money or a session. `schemas` loads their rows of the
 * table (and zod) in a chunk of its own, beside the request; where it cannot be loaded, the shape that every `call` looks at must do.
 */
export function checked<const Routes extends Readonly<Record<string, Route>>>(
  routes: Routes,
  schemas: () => Promise<Readonly<Record<keyof Routes, Endpoint>>>,
) {
  const { call } = calls(routes);
  return async <Of extends Extract<keyof Routes, EndpointName>>(
    name: Of,
    ...args: Args<Of>
  ): Promise<Answer<Of>> => {
    const [answer, rows] = await Promise.all([call(name, ...args), schemas().catch(() => undefined)]);
    if (rows?.[name].answer?.safeParse(answer).success === false) throw new CallError(200, 'unreadable');
    return answer;
  };
}
