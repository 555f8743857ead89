import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../app/fetcher.ts';
import { page } from '../messages/hi.ts';
import { accountFormErrors } from './errors.en.ts';
import { refusal, refusedForm } from './refusal.ts';
import { accountMessages } from './messages.en.ts';

const hi = { messages: page.account, errors: page.errors as never };
/** Of a page without a form: the server's own sentence is read. */
const en = { messages: accountMessages, errors: undefined };
afterEach(() => {
  vi.restoreAllMocks();
});

test("what failed is said by its code in the reader's language, its reason before its code", () => {
  const sent = new CallError(400, 'wrong_otp', 'Invalid OTP. Please try again.', { reason: 'otp_wrong' });
  expect(refusal(sent, 'x', hi)).toBe(page.errors.otp_wrong);
  expect(refusal(sent, 'x', en)).toBe('Invalid OTP. Please try again.');
  expect(refusal(new CallError(409, 'orders_open', 'An order …'), 'x', hi)).toBe(page.errors.orders_open);
});
test('a code that nobody has words for is said as the server says it, whatever it is called', () => {
  for (const code of ['odd', 'constructor', 'toString'])
    expect(refusal(new CallError(400, code, 'Something new.'), 'x', hi)).toBe('Something new.');
});
test('no sense in the answer, or no answer: the fallback; offline says so (F25)', () => {
  const failed = accountMessages.otpFailed;
  expect(refusal(new CallError(502, 'unreadable'), failed, en)).toBe(failed);
  expect(refusal(new CallError(502, 'unreadable'), failed, hi)).toBe(failed);
  expect(refusal(new CallError(0, 'timeout'), failed, hi)).toBe(failed);
  expect(refusal(new TypeError('x'), failed, en)).toBe(failed);
  expect(refusal(new CallError(0, 'page_incomplete'), failed, en)).toBe(accountMessages.incomplete);
  expect(refusal(new CallError(0, 'page_incomplete'), failed, hi)).toBe(page.account.incomplete);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(refusal(new CallError(0, 'unreachable'), failed, en)).toBe(accountMessages.offline);
});
test('too often: how long to wait comes as a number of its own (F24)', () => {
  const tooMany = new CallError(429, 'too_many', 'Too many tries. Try again in 17 s.', {
    params: { seconds: 17 },
    retry_after: 17,
  });
  expect(refusal(tooMany, 'x', en)).toBe('Too many tries. Try again in 17 s.');
  expect(refusal(tooMany, 'x', hi)).toBe(page.errors.too_many({ seconds: 17 }));
});
test('what is said of a field goes to it, once each, and not to the form', () => {
  const error = new CallError(400, 'invalid', 'x', {
    fields: { email: 'Please enter a valid email address', role: 'no field of this form' },
    field_codes: {
      email: { code: 'email_invalid' },
      role: { code: 'field_wrong', params: { field: 'role' } },
    },
  });
  for (const [words, said] of [
    [en, 'Please enter a valid email address'],
    [{ messages: accountMessages, errors: accountFormErrors }, 'Please enter a valid email address'],
    [hi, page.errors.email_invalid],
  ] as const) {
    const set: string[] = [];
    expect(
      refusedForm(error, 'fallback', words, ['name', 'email'], (name, { message }) => {
        set.push(`${name}: ${message}`);
      }),
    ).toBeUndefined();
    expect(set).toEqual([`email: ${said}`]);
  }
  expect(refusedForm(new CallError(400, 'odd', '', {}), 'fallback', en, ['name'], () => {})).toBe('fallback');
});
