import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Endpoint } from '../src/endpoint.schema.ts';
import { endpoints } from '../src/table.schema.ts';
import { plainLine, plainLines } from '../src/text.ts';

test.each([
  ['Asha \u202Eiramuk\u202C Kumari', 'Asha iramuk Kumari'],
  ['\u2066A\u2067B\u2068C\u2069D\u202AE\u202BF\u202DG', 'ABCDEFG'],
  ['\u200EAsha\u200F\u061C', 'Asha'],
  ['A\u200Bs\u2060h\uFEFFa\u00AD', 'Asha'],
  ['As\u0007h\u001B\u007F\u0080a', 'Asha'],
  ['Asha\r\n\r\nKumari\t \u2028Devi\u0085\u00A0\u3000x', 'Asha Kumari Devi x'],
  ['  Asha   Kumari  ', 'Asha Kumari'],
  ['\u200B \u202E\n\t\u3164', ''],
  ['\uFE0F\uFE0F\u{E0100}', ''],
  ['cafe\u0301', 'caf\u00E9'],
  // The mark joins its letter only once nothing stands between.
  ['cafe\u200B\u0301', 'caf\u00E9'],
  ['A\u200Dsha\u200C', 'Asha'],
  ['\u200Dअ \u200C', 'अ'],
  ['O’Neil — 7/2, “गांधी नगर” №5', 'O’Neil — 7/2, “गांधी नगर” №5'],
])('%j in one line is %j', (typed, kept) => {
  expect(plainLine(typed)).toBe(kept);
});
test.each([
  ['क्\u200Dष', 'a half letter'],
  ['क्\u200Cष', 'a visible virama'],
  ['നിരവധി അവന്\u200D', 'an old chillu at the end of a word'],
  ['می\u200Cخواهم', 'a Persian word'],
  ['👨\u200D👩\u200D👧 ❤\uFE0F\u200D🔥 👩🏽\u200D⚕\uFE0F', 'pictures of several parts'],
])('%s keeps its joiners: %s', (text) => {
  expect(plainLine(text)).toBe(text);
});
test('a joiner that is doubled, or joined by something unseen, counts once', () => {
  expect(plainLine('क्\u200D\u200D\u202E\u200Dष')).toBe('क्\u200Dष');
});
test('of several lines only the line breaks stay', () => {
  expect(plainLines(' one\u202E  two\t\r\n\r\n\n\nthree \u2028four\u0007\n')).toBe('one two\n\nthree\nfour');
});

const HOSTILE = ' Asha\u202E\r\n  Kumari\u200B\u0007\uFEFF ';
/** Compared with what is there, or an id: a text that is none of them finds nothing. */
const asSent =
  /password$|^(?:prescription_id|quote_id|payment_id|hold_id|order_id|service_id|doctor_id|medicine_id|address_id|search|seen|seen_at|ticket|ids|tests|packages|test_ids|package_ids|signature|date|time|code)$|^razorpay_/;
interface Def {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
  options?: z.ZodMiniType[];
}
/** Each text that a schema takes, by its key. */
function* texts(schema: z.ZodMiniType, key = ''): Generator<[string, z.ZodMiniType]> {
  const { type, shape, innerType, element, in: from, out, options } = schema._zod.def as unknown as Def;
  if (type === 'string') yield [key, schema];
  for (const [name, one] of Object.entries(shape ?? {})) yield* texts(one, name);
  for (const one of [innerType, element, from, out, ...(options ?? [])]) if (one) yield* texts(one, key);
}
const typed = Object.entries<Endpoint>(endpoints).flatMap(([name, { body }]) =>
  body
    ? [...texts(body)].filter(([key]) => !asSent.test(key)).map(([key, text]) => [name, key, text] as const)
    : [],
);
test('every text of a body that a person types is stored without what nobody sees', () => {
  const kept = typed.flatMap(([name, key, text]): Array<[string, unknown]> => {
    const { success, data } = text.safeParse(HOSTILE);
    return success ? [[`${name}.${key}`, data]] : [];
  });
  expect(kept.map(([field]) => field)).toEqual(
    expect.arrayContaining([
      'register.name',
      'updateProfile.username',
      'createStaff.name',
      'addAddress.title',
      'addAddress.name',
      'addAddress.address_line_1',
      'addAddress.address_line_2',
      'addAddress.landmark',
      'addAddress.city',
      'addAddress.state',
      'editAddress.landmark',
      'addMapAddress.name',
      'editMapAddress.address',
      'reviewPrescription.reason',
      'cancelOrder.reason',
      'addMedicine.name',
      'addMedicine.manufacturer',
      'addMedicine.description',
    ]),
  );
  for (const [field, text] of kept)
    expect([field, 'Asha Kumari', 'Asha\nKumari'], JSON.stringify([field, text])).toContain(text);
});
