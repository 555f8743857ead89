import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../app/fetcher.ts';
import { page } from '../messages/hi.ts';
import { refusal, refusedForm } from './refusal.ts';
import { accountMessages } from './messages.en.ts';

const hi = page.account;
afterEach(() => {
  vi.restoreAllMocks();
});

test("what the server says comes in the visitor's language, else as it is", () => {
  expect(refusal(new CallError(400, 'wrong_otp', accountMessages.otpWrong), hi.otpFailed, hi)).toBe(
    hi.otpWrong,
  );
  expect(refusal(new CallError(400, 'odd', 'Something new.'), hi.otpFailed, hi)).toBe('Something new.');
});
test('no sense in the answer, or no answer: the fallback; offline says so (F25)', () => {
  expect(refusal(new CallError(502, 'unreadable'), accountMessages.otpFailed, accountMessages)).toBe(
    accountMessages.otpFailed,
  );
  expect(refusal(new CallError(0, 'timeout'), accountMessages.otpFailed, accountMessages)).toBe(
    accountMessages.otpFailed,
  );
  expect(refusal(new TypeError('x'), accountMessages.otpFailed, accountMessages)).toBe(
    accountMessages.otpFailed,
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(refusal(new CallError(0, 'unreachable'), accountMessages.otpFailed, accountMessages)).toBe(
    accountMessages.offline,
  );
});
test('too often: how long to wait (F24)', () => {
  expect(
    refusal(
      new CallError(429, 'too_many', 'Too many tries. Try again in 17 s.'),
      accountMessages.loginFailed,
      accountMessages,
    ),
  ).toBe('Too many tries. Try again in 17 s');
  expect(
    refusal(
      new CallError(429, 'too_many', 'Too many tries. Try again in 17 s.'),
      accountMessages.loginFailed,
      hi,
    ),
  ).toBe(hi.tooMany(17));
});
test('what is said of a field goes to it, once each, and not to the form', () => {
  const set: string[] = [];
  const error = new CallError(400, 'invalid', 'x', {
    fields: { email: 'Please enter a valid email address', role: 'no field of this form' },
  });
  expect(
    refusedForm(error, 'fallback', accountMessages, ['name', 'email'], (name, { message }) => {
      set.push(`${name}: ${message}`);
    }),
  ).toBeUndefined();
  expect(set).toEqual(['email: Please enter a valid email address']);
  expect(
    refusedForm(new CallError(400, 'invalid', '', {}), 'fallback', accountMessages, ['name'], () => {}),
  ).toBe('fallback');
});
