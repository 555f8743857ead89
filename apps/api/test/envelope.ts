import { failure } from '@doorstep/contract/common.schema';
import { expect } from 'vitest';

const telling = /\bat .+:\d+:\d+|node_modules|\/src\/|select |insert |ECONN|postgres|pglite|drizzle|password|Bearer/i;

/** What every failed call must be: the envelope and nothing else, with no word of how the server is made. */
export function expectFailure(answer: { statusCode: number; body: string; headers: Record<string, unknown> }, status?: number) {
  if (status !== undefined) expect(answer.statusCode, answer.body).toBe(status);
  const body: unknown = JSON.parse(answer.body);
  const { error, message, detail, request_id, fields } = failure.parse(body);
  expect(Object.keys(body as object).filter((key) => !['success', 'error', 'message', 'detail', 'code', 'fields', 'request_id'].includes(key))).toEqual([]);
  expect([message, detail]).toEqual([error, error]);
  expect(error).toMatch(/^[A-Z].+[^ ]$/);
  expect(request_id).toMatch(/^[\da-f-]{36}$/);
  expect(answer.body).not.toMatch(telling);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['cache-control']).toBe('no-store');
  return { error, fields };
}
