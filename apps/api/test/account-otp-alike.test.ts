import type { OtpPurpose } from '@doorstep/contract/account';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { noPassword } from '../src/account/password.ts';
import { accountTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { newServer, testSettings } from './test-server.ts';
import { newAddress, newMobile, newPatient, textsTo } from './people.ts';

let server: AppServer;
beforeAll(async () => {
  // The clock stands still between the steps: answers are compared to the second.
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await newServer(testSettings({ CODES_PER_MINUTE: '100000', REGISTERS_PER_MINUTE: '100000' }));
});
afterAll(async () => {
  vi.useRealTimers();
  await server?.close();
});

const withRow = async (values: Partial<typeof accountTable.$inferInsert>): Promise<string> => {
  const { mobile, id } = await newPatient(server);
  await server.database.db.update(accountTable).set(values).where(eq(accountTable.id, id));
  return mobile;
};
/** Whose mobile it may be. */
const kinds: Record<string, () => Promise<string>> = {
  unknown: async () => newMobile(),
  'not verified': () => withRow({ mobileVerifiedAt: null }),
  verified: async () => (await newPatient(server)).mobile,
  'without a password': () => withRow({ passwordHash: noPassword(), name: '' }),
  'of staff': () => withRow({ role: 'pharmacist' }),
};

const post = async (path: string, payload: object) => {
  const {
    statusCode,
    body,
    headers: { date: _date, ...headers },
  } = await server.app.inject({
    method: 'POST',
    url: `/api/auth/${path}/`,
    payload,
    remoteAddress: newAddress(),
  });
  const { request_id: _id, ...told } = JSON.parse(body) as Record<string, unknown>;
  return { statusCode, told, headers };
};
type Step = (mobile: string) => Promise<unknown>;
const ask =
  (purpose?: OtpPurpose): Step =>
  (mobile) =>
    post('send-otp', { mobile, purpose });
const register: Step = (mobile) =>
  post('register', {
    mobile,
    name: 'Sunita Devi',
    email: 'sunita@example.in',
    password: 'my own phrase 7',
    confirm_password: 'my own phrase 7',
  });
const codesTo = async (mobile: string) => (await textsTo(server, mobile)).map((text) => text.slice(0, 6));
/** Not the code of any of them. */
async function wrongFor(mobile: string): Promise<string | undefined> {
  const sent = await codesTo(mobile);
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((one) => !sent.includes(one));
}
const guess: Step = async (mobile) => post('verify-otp', { mobile, otp: await wrongFor(mobile) });
const guessLogin: Step = async (mobile) =>
  post('verify-otp', { mobile, otp: await wrongFor(mobile), purpose: 'login' });
const reset: Step = async (mobile) =>
  post('reset-password', { mobile, otp: await wrongFor(mobile), new_password: 'fresh-passphrase' });
/** Uses the code that was sent. Only the holder of the mobile sees this answer (staff are refused), so it is not compared. */
const logIn: Step = async (mobile) => {
  const { statusCode } = await post('verify-otp', {
    mobile,
    otp: (await codesTo(mobile))[0],
    purpose: 'login',
  });
  expect([200, 403]).toContain(statusCode);
};
const wait = (seconds: number) => seconds;
const times = <T>(count: number, ...steps: T[]): T[] => Array.from({ length: count }, () => steps).flat();

const sequences: Record<string, Array<Step | number>> = {
  'the first': [ask('reset')],
  'the first, of no purpose': [ask()],
  'again before its time': [ask('verify'), wait(10), ask('verify'), wait(19), ask('verify')],
  'again for another purpose before its time': [ask('verify'), ask('reset'), wait(7), ask(), ask('verify')],
  'of no purpose, then of each': [ask(), ask('verify'), wait(11), ask('reset')],
  'for each purpose in turn': [ask('reset'), wait(31), ask('verify'), wait(31), ask(), wait(5), ask('reset')],
  'beyond what an hour has': [
    ...times<Step | number>(6, ask('verify'), wait(31), ask('reset'), wait(31)),
    ask(),
    wait(3_600),
    ask(),
  ],
  'after a registration': [register, ask(), wait(12), ask('reset'), wait(19), ask('verify'), ask('reset')],
  'a registration in between': [ask('reset'), wait(3), register, wait(31), register, wait(3), ask('reset')],
  'registered again and again': [...times<Step | number>(7, register, wait(31))],
  'to log in': [ask('login'), ask('login'), wait(10), ask(), wait(21), ask('login'), ask('verify')],
  'to log in, beyond what an hour has': [...times<Step | number>(7, ask('login'), wait(31)), ask(), register],
  'guesses at a code to log in': [
    ask('login'),
    ...times(8, guessLogin),
    guess,
    wait(31),
    ask('login'),
    guess,
  ],
  'after a code was used': [
    ask('login'),
    logIn,
    guessLogin,
    ask('reset'),
    wait(31),
    ask('login'),
    guessLogin,
  ],
  'guesses before there is a code': [guess, reset],
  'guesses at a code to verify': [ask('verify'), ...times(8, guess), reset, wait(31), ask('verify'), guess],
  'guesses at a code to reset': [ask('reset'), ...times(8, reset), guess, wait(31), ask('reset'), reset],
  'guesses by the dozen': [...times<Step | number>(5, ask('reset'), ...times(8, reset), wait(3_601))],
};

describe('answers tell nothing about an account (T15)', () => {
  test.each(Object.entries(sequences))('%s', async (_, steps) => {
    const mobiles = Object.fromEntries(
      await Promise.all(Object.entries(kinds).map(async ([kind, make]) => [kind, await make()] as const)),
    );
    for (const [at, step] of steps.entries()) {
      if (typeof step === 'number') {
        server.clock.advance(step);
        continue;
      }
      const [unknown, ...others] = await Promise.all(
        Object.entries(mobiles).map(async ([kind, mobile]) => ({ kind, answer: await step(mobile) })),
      );
      for (const { kind, answer } of others) expect(answer, `${kind} at step ${at}`).toEqual(unknown!.answer);
    }
  });
});
