import { failureSchema } from '@doorstep/contract/common.schema';
import { sentenceOf } from '@doorstep/contract/failure';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { errorMessages } from './messages.ts';

const telling =
  /\bat .+:\d+:\d+|node_modules|\/src\/|select .+ from |insert |ECONN|postgres|drizzle|password|Bearer/i;

/** Reads a failed call's answer: the envelope and nothing else, with no word of how the server is made. */
export function failureOf(answer: {
  statusCode: number;
  body: string;
  headers: Record<string, unknown>;
  /** Words were taken out of the body. */
  isScrubbed?: boolean;
}) {
  const body: unknown = JSON.parse(answer.body);
  const { error, message, detail, code, reason, params, fields, field_codes, request_id } = z
    .strictObject(failureSchema.def.shape)
    .parse(body);
  expect([message, detail]).toEqual([error, error]);
  expect(error).toMatch(/^[A-Z].+[^ ]$/);
  // Whoever reads the code in another language reads what the sentence says.
  const coded = { code: reason ?? code, params };
  if (!answer.isScrubbed) {
    expect(error).toBe(sentenceOf(errorMessages, coded));
    expect(fields).toEqual(
      field_codes &&
        Object.fromEntries(
          Object.entries(field_codes).map(([name, one]) => [name, sentenceOf(errorMessages, one)]),
        ),
    );
  }
  expect(request_id).toMatch(/^[\da-f-]{36}$/);
  expect(answer.body).not.toMatch(telling);
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  return { status: answer.statusCode, error, code, fields };
}
