import { callPath, type Answer } from '@doorstep/contract/call';
import { fits, type Route } from '@doorstep/contract/route';
import type { EndpointName } from '@doorstep/contract/table.schema';
import { CallError, fetcher } from './fetcher.ts';
import type { Args, Given } from './use-call.ts';

/** One call with its path filled in, before it is made. */
export interface Target<Result> {
  path: string;
  /** The answer as its schema describes it; fails with a CallError where it lacks what its readers rely on. */
  read: (answer: unknown) => Result;
}

/**
 * Calls of the given endpoints, from `<area>.routes.ts` of the contract: name, path, query, body and answer are typed by the table.
 * What a page shows is read by `answers` (`use-call.ts`).
 */
export function calls<const Routes extends Readonly<Record<string, Route>>>(routes: Routes) {
  type Name = Extract<keyof Routes, EndpointName>;

  function target<Of extends Name>(name: Of, ...[input]: Args<Of>): Target<Answer<Of>> {
    const { path, shape } = routes[name]!;
    return {
      path: callPath<string>(path, (input ?? {}) as Given),
      read(answer) {
        if (!fits(shape, answer)) throw new CallError(200, 'unreadable');
        return answer as Answer<Of>;
      },
    };
  }

  /** Makes one call. Fails with a CallError. */
  async function call<Of extends Name>(name: Of, ...args: Args<Of>): Promise<Answer<Of>> {
    const { path, read } = target(name, ...args);
    const { method } = routes[name]!;
    const { body = {}, idempotencyKey } = (args[0] ?? {}) as Given;
    const headers: Record<string, string> = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {};
    return read(await fetcher(path, method && { method, body, headers }));
  }

  return { target, call };
}
