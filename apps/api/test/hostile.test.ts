import { API_BASE } from '@doorstep/contract/envelope';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { table } from '@doorstep/contract/table.schema';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { House } from '../src/house.ts';
import { failureOf } from './envelope.ts';
import { sharedHouse, TOKEN } from './house.ts';

let house: House;
beforeAll(async () => { house = await sharedHouse(); });

/** G3 asks for 1,000 and more an endpoint: the long form sets it. */
const RUNS = Number(process.env['HOSTILE_RUNS'] ?? 80);

const nasty = fc.constantFrom('', ' ', '0', '-1', '1e9', '1000000000', '99999999999999999999', '0x10', '1.5', 'NaN', 'null', 'true', '%', '_', '\\', "'", '"', "' or 1=1 --", '; drop table medicine', '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd', '%00', '\u0000', '\u202E', '<script>alert(1)</script>', '{{7*7}}', '${7*7}', '🙂', 'पेरासिटामोल', 'é', 'ﬁ', 'İ', 'a'.repeat(10_000), '%'.repeat(500), '(a+)+$', '__proto__', 'constructor', '[object Object]', '\r\nX-Evil: 1');
const value = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }), fc.integer().map(String), fc.double().map(String), fc.webQueryParameters({ size: 'small' }));
const known = (schema: z.ZodMiniType | undefined): string[] => Object.keys((schema?._zod.def as { shape?: object } | undefined)?.shape ?? {});
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

describe.each(Object.entries(table) as [string, Endpoint][])('%s', (_, call) => {
  const key = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'page', 'search', ...known(call.query)), fc.string({ maxLength: 12 }));
  const query = fc.array(fc.tuple(key, value, fc.boolean()), { maxLength: 5 })
    .map((pairs) => pairs.map(([name, text, plainly]) => `${encoded(name)}=${plainly ? text.replaceAll(/[^\x21-\x7E]|#/g, '') : encoded(text)}`).join('&'));
  const path = fc.array(value, { minLength: 3, maxLength: 3 }).map((parts) => { let at = 0; return API_BASE + call.path.replaceAll(/:\w+/g, () => encoded(parts[at++]!.slice(0, 200)) || '-'); });
  const json = fc.oneof(fc.json(), fc.jsonValue().map((body) => JSON.stringify(body)), fc.string(), fc.constant('{"__proto__":{"admin":true}}'), fc.constant(`{"advance_s":1e999}`), fc.constant('['.repeat(5_000)));

  test('no request brings it down, or off its envelope', async () => {
    await fc.assert(fc.asyncProperty(path, query, json, fc.constantFrom('application/json', 'text/plain', 'application/xml', 'text/csv', undefined), async (url, search, body, type) => {
      const isRead = call.method === 'GET';
      // Requests over a wire leave the event loop its turns; these would not, and the server would call itself busy.
      await new Promise((done) => { setImmediate(done); });
      const answer = await house.app.inject({
        method: call.method, url: `${url}?${search}`,
        headers: { authorization: call.who === 'anyone' ? 'Bearer x' : `Bearer ${TOKEN}`, ...(type && !isRead && { 'content-type': type }) },
        ...(isRead ? {} : { payload: body }),
      });
      expect(answer.statusCode, `${url}?${search} ${answer.body}`).toBeLessThan(500);
      const asDescribed = answer.statusCode >= 400 ? failureOf(answer).status === answer.statusCode : !call.answer || call.answer.safeParse(answer.json()).success;
      expect(asDescribed, answer.body).toBe(true);
      expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
    }), { numRuns: RUNS });
  });
});
