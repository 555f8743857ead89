import { Writable } from 'node:stream';
import { accountTextsHi } from '@doorstep/contract/account.messages.hi';
import type { OtpSent } from '@doorstep/contract/account.schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import { accountTable, otpTable, otpAskedTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { createLog } from '../src/platform/log.ts';
import { failureOf } from './envelope.ts';
import { newServer, testSettings } from './test-server.ts';
import { codeFor, HOME, newAddress, newMobile, newPatient, refusalOf, textsTo, tryLogin } from './people.ts';

let server: AppServer;
const said: string[] = [];
const log = createLog(
  'debug',
  new Writable({
    write(chunk: Buffer, _, done) {
      said.push(chunk.toString());
      done();
    },
  }),
);
const plenty = { LOGINS_PER_MINUTE: '100000', CODES_PER_MINUTE: '100000' };
beforeAll(async () => {
  server = await newServer(testSettings(plenty), { log });
});
afterAll(() => server?.close());
/** Another server on the same database: with settings of its own, or with a provider that fails. */
const beside = (more: Record<string, string>, asked: Parameters<typeof newServer>[1] = {}) =>
  newServer(testSettings({ ...plenty, ...more }), {
    database: server.database,
    prepare: async () => {},
    ...asked,
  });

type Asked = { at?: AppServer; from?: string };
const post = (path: string, payload: object, { at = server, from = newAddress() }: Asked = {}) =>
  at.app.inject({ method: 'POST', url: `/api/auth/${path}/`, payload, remoteAddress: from });
const ask = async (mobile: string, purpose?: 'verify' | 'reset', how: Asked = {}) => {
  const answer = await post('send-otp', { mobile, purpose }, how);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<OtpSent>();
};
const verify = (mobile: string, code: string) => post('verify-otp', { mobile, otp: code });
const reset = (mobile: string, code: string, new_password = 'fresh-passphrase') =>
  post('reset-password', { mobile, otp: code, new_password });
const count = async (mobile: string) => (await textsTo(server, mobile)).length;
const other = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0');
const INVALID = {
  status: 400,
  code: 'wrong_otp',
  error: 'Invalid OTP. Please try again.',
  fields: { otp: 'Invalid OTP. Please try again.' },
};
const FAILED = {
  status: 400,
  code: 'wrong_otp',
  error: 'Reset failed. Please check details and OTP.',
  fields: { otp: 'Reset failed. Please check details and OTP.' },
};

describe('sending a code', () => {
  test('six digits go to the mobile, and are kept as a salted hash alone', async () => {
    const { mobile } = await newPatient(server);
    expect(await ask(mobile, 'reset')).toEqual({
      success: true,
      message: 'OTP sent to your mobile!',
      resend_after: 30,
    });
    const [text] = await textsTo(server, mobile);
    expect(text).toMatch(/^\d{6} is your Doorstep OTP to set a new password\. It is valid for 10 minutes\./);
    const [row] = await server.database.db.select().from(otpTable).where(eq(otpTable.mobile, mobile));
    expect(row!.hash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify({ ...row, expiresAt: 0, mobile: 0 })).not.toContain(text!.slice(0, 6));
    // The outbox as the demo shows it.
    const { data } = (await server.app.inject('/api/dev/outbox/')).json<{ data: object[] }>();
    expect(data[0]).toEqual({
      to: mobile,
      channel: 'sms',
      text,
      at: expect.stringMatching(/\+05:30$/) as string,
      attachment: null,
    });
  });
  test('without a purpose: to reset for a verified mobile, else to verify', async () => {
    const [one, two] = [await newPatient(server), await newPatient(server)];
    await server.database.db
      .update(accountTable)
      .set({ mobileVerifiedAt: null })
      .where(eq(accountTable.id, two.id));
    await ask(one.mobile);
    await ask(two.mobile);
    expect([(await textsTo(server, one.mobile))[0], (await textsTo(server, two.mobile))[0]]).toEqual([
      expect.stringContaining('to set a new password'),
      expect.stringContaining('to verify your mobile number'),
    ]);
  });
  test("comes in the account's language; who asks for an account that is there is told so in it (C31, C43)", async () => {
    const { mobile, id } = await newPatient(server);
    await server.database.db
      .update(accountTable)
      .set({ preferences: { language: 'hi' } })
      .where(eq(accountTable.id, id));
    for (const purpose of ['verify', 'reset'] as const) {
      const code = await codeFor(server, mobile, purpose);
      expect((await textsTo(server, mobile))[0]).toBe(accountTextsHi[`otp_${purpose}_sms`]({ code }));
      server.clock.advance(60);
    }
    const registered = await server.app.inject({
      method: 'POST',
      url: '/api/auth/register/',
      remoteAddress: newAddress(),
      payload: {
        mobile,
        name: 'Somebody Else',
        email: 'else@example.in',
        password: 'my own phrase 7',
        confirm_password: 'my own phrase 7',
      },
    });
    expect(registered.statusCode).toBe(201);
    expect((await textsTo(server, mobile))[0]).toBe(accountTextsHi.account_exists_sms);
  });
  test('not before its time: 200 with the seconds left, and nothing is sent, whatever it is for (T14)', async () => {
    const { mobile } = await newPatient(server);
    const code = await codeFor(server, mobile, 'verify');
    server.clock.advance(20);
    const { resend_after, message } = await ask(mobile, 'verify');
    expect(message).toBe('OTP sent to your mobile!');
    expect(resend_after).toBeGreaterThan(0);
    expect(resend_after).toBeLessThanOrEqual(10);
    expect(await count(mobile)).toBe(1);
    await ask(mobile, 'reset');
    expect(await count(mobile)).toBe(1);
    server.clock.advance(11);
    const next = await codeFor(server, mobile, 'verify');
    expect(await count(mobile)).toBe(2);
    // Only the newest one counts.
    expect(failureOf(await verify(mobile, code))).toEqual(INVALID);
    expect((await verify(mobile, next)).statusCode).toBe(200);
  });
  test('many who ask at once for one mobile send one (T14)', async () => {
    const { mobile } = await newPatient(server);
    await Promise.all(Array.from({ length: 20 }, () => ask(mobile, 'reset')));
    expect(await count(mobile)).toBe(1);
  });
  test('five an hour go to one mobile, whatever for (T14)', async () => {
    const { mobile } = await newPatient(server);
    for (let i = 0; i < 5; i++) {
      await ask(mobile, i % 2 ? 'reset' : 'verify');
      server.clock.advance(31);
    }
    const { resend_after } = await ask(mobile, 'verify');
    expect(await count(mobile)).toBe(5);
    expect(resend_after).toBeGreaterThan(3_000);
    server.clock.advance(resend_after);
    await ask(mobile, 'verify');
    expect(await count(mobile)).toBe(6);
  });
  test('one address gets as many an hour as the setting says, for known and unknown mobiles alike (T14)', async () => {
    const at = await beside({ OTP_PER_ADDRESS: '3' }),
      from = newAddress();
    const people = [await newPatient(server), await newPatient(server), await newPatient(server)];
    await ask(newMobile(), 'verify', { at, from });
    for (const { mobile } of people) await ask(mobile, 'reset', { at, from });
    expect(await Promise.all(people.map(({ mobile }) => count(mobile)))).toEqual([1, 1, 0]);
    await ask(people[2]!.mobile, 'reset', { at, from: newAddress() });
    expect(await count(people[2]!.mobile)).toBe(1);
    await at.close();
  });
  test("a day has as many for everybody together, and strangers' numbers use up none of them (T14)", async () => {
    server.clock.advance(86_401);
    const at = await beside({ SMS_PER_DAY: '2', CLOCK_START: server.clock.now().toISOString() }, { log });
    const people = [await newPatient(server), await newPatient(server), await newPatient(server)];
    for (let i = 0; i < 5; i++) await ask(newMobile(), 'verify', { at });
    for (const { mobile } of people) await ask(mobile, 'reset', { at });
    expect(await Promise.all(people.map(({ mobile }) => count(mobile)))).toEqual([1, 1, 0]);
    expect(said.filter((line) => line.includes('raise SMS_PER_DAY')).length).toBe(1);
    // What is older than a day is forgotten.
    at.clock.advance(86_401);
    await ask(people[2]!.mobile, 'reset', { at });
    expect(await count(people[2]!.mobile)).toBe(1);
    expect(await server.database.db.$count(otpAskedTable)).toBe(1);
    await at.close();
  });
  test('to a mobile that nobody has: the same answer, again and again, and no SMS (T15)', async () => {
    const { mobile } = await newPatient(server),
      nobody = newMobile();
    const told = async (one: string) => {
      const {
        statusCode,
        body,
        headers: { date: _date, ...headers },
      } = await post('send-otp', { mobile: one, purpose: 'reset' });
      return { statusCode, body, headers };
    };
    expect(await told(mobile)).toEqual(await told(nobody));
    // Too early for both of them.
    const [known, unknown] = [await ask(mobile, 'reset'), await ask(nobody, 'reset')];
    expect(unknown).toMatchObject({ success: true, message: 'OTP sent to your mobile!' });
    expect(Math.abs(known.resend_after - unknown.resend_after)).toBeLessThanOrEqual(2);
    expect([await count(mobile), await count(nobody)]).toEqual([1, 0]);
  });
  test.each<[object, Record<string, string>]>([
    [{}, { mobile: 'Mobile number is required' }],
    [{ mobile: '98765' }, { mobile: 'Please enter a valid 10-digit mobile number' }],
    [{ mobile: '9876543210', purpose: 'else' }, { purpose: 'Purpose must be verify, reset or login.' }],
  ])('%o is refused', async (body, fields) => {
    expect(failureOf(await post('send-otp', body))).toMatchObject({ status: 400, code: 'invalid', fields });
  });

  test('a provider that fails: 503 and its sentence for everybody; neither the try nor the code before it is used up (F34)', async () => {
    const { mobile } = await newPatient(server);
    const before = await codeFor(server, mobile, 'verify');
    server.clock.advance(31);
    let works = false;
    const sent: string[] = [];
    const at = await beside(
      { CLOCK_START: server.clock.now().toISOString() },
      {
        channels: {
          sms: async ({ text }) => {
            if (!works) throw new Error('away');
            sent.push(text);
          },
        },
      },
    );
    for (let i = 0; i < 7; i++) {
      const answer = await post('send-otp', { mobile, purpose: 'verify' }, { at });
      expect(refusalOf(answer)).toMatchObject({
        status: 503,
        code: 'sms_failed',
        error: 'Could not send OTP. Please try again.',
      });
      expect(answer.headers['retry-after']).toBe('5');
    }
    // Nor does the failure tell who is known (T15).
    expect(
      failureOf(await post('send-otp', { mobile: newMobile(), purpose: 'verify' }, { at })),
    ).toMatchObject({ status: 503, code: 'sms_failed' });
    expect((await verify(mobile, before)).statusCode).toBe(200);
    works = true;
    expect(await ask(mobile, 'verify', { at })).toMatchObject({ resend_after: 30 });
    expect(sent).toHaveLength(1);
    expect((await verify(mobile, sent[0]!.slice(0, 6))).statusCode).toBe(200);
    await at.close();
  });
  test('in a real store without a provider none is sent, and the log says what to set', async () => {
    const { mobile } = await newPatient(server),
      before = said.length;
    const at = await beside({ NODE_ENV: 'production', CLOCK_START: '' }, { log });
    expect(failureOf(await post('send-otp', { mobile, purpose: 'reset' }, { at }))).toMatchObject({
      status: 503,
      code: 'sms_failed',
    });
    expect(said.slice(before).filter((line) => line.includes('set SMS_PROVIDER and its keys'))).toHaveLength(
      1,
    );
    expect(await count(mobile)).toBe(0);
    // Nor is there an outbox to read what a demo kept.
    expect((await at.app.inject('/api/dev/outbox/')).statusCode).toBe(404);
    await at.close();
  });
  test("beyond the setting's calls a minute from one address: 429 with the seconds (F24)", async () => {
    const at = await beside({ CODES_PER_MINUTE: '2' }),
      from = newAddress(),
      mobile = newMobile();
    for (const [path, body] of [
      ['send-otp', { mobile }],
      ['verify-otp', { mobile, otp: '123456' }],
      ['reset-password', { mobile, otp: '123456', new_password: 'fresh-passphrase' }],
    ] as const) {
      const statuses = [];
      for (let i = 0; i < 3; i++) statuses.push(await post(path, body, { at, from }));
      const last = statuses.pop()!,
        seconds = Number(last.headers['retry-after']);
      expect(statuses.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toEqual([]);
      expect(failureOf(last)).toMatchObject({
        status: 429,
        code: 'too_many',
        error: `Too many tries. Try again in ${seconds} s.`,
      });
      expect((await post(path, body, { at })).statusCode).not.toBe(429);
    }
    await at.close();
  });
});

describe('guessing a code (T13)', () => {
  test('five tries, then it is dead; another one lives', async () => {
    const { mobile } = await newPatient(server),
      code = await codeFor(server, mobile, 'verify');
    for (let i = 0; i < 5; i++) expect(failureOf(await verify(mobile, other(code)))).toEqual(INVALID);
    expect(failureOf(await verify(mobile, code))).toEqual(INVALID);
    server.clock.advance(31);
    expect((await verify(mobile, await codeFor(server, mobile, 'verify'))).json()).toEqual({
      success: true,
      message: 'OTP verified successfully!',
    });
  });
  test('the fifth may be the right one; of many at once no sixth is looked at', async () => {
    const [one, two] = [await newPatient(server), await newPatient(server)];
    const [first, second] = [
      await codeFor(server, one.mobile, 'verify'),
      await codeFor(server, two.mobile, 'verify'),
    ];
    await Promise.all(Array.from({ length: 4 }, () => verify(one.mobile, other(first))));
    expect((await verify(one.mobile, first)).statusCode).toBe(200);
    await Promise.all(Array.from({ length: 12 }, () => verify(two.mobile, other(second))));
    expect(failureOf(await verify(two.mobile, second))).toEqual(INVALID);
    expect(
      (await server.database.db.select().from(otpTable).where(eq(otpTable.mobile, two.mobile)))[0],
    ).toMatchObject({
      triesLeft: 0,
    });
  });
  test('it lives ten minutes', async () => {
    const [one, two] = [await newPatient(server), await newPatient(server)];
    const [first, second] = [
      await codeFor(server, one.mobile, 'verify'),
      await codeFor(server, two.mobile, 'verify'),
    ];
    server.clock.advance(570);
    expect((await verify(one.mobile, first)).statusCode).toBe(200);
    server.clock.advance(31);
    expect(failureOf(await verify(two.mobile, second))).toEqual(INVALID);
  });
  test('it is used once, however many come with it at once', async () => {
    const { mobile } = await newPatient(server),
      code = await codeFor(server, mobile, 'verify');
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => verify(mobile, code)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(failureOf(await verify(mobile, code))).toEqual(INVALID);
    server.clock.advance(31);
    const again = await codeFor(server, mobile, 'reset');
    const resets = await Promise.all(
      ['first-passphrase', 'second-passphrase'].map((one) => reset(mobile, again, one)),
    );
    expect(resets.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
  test('it is for its purpose and its mobile alone', async () => {
    const [one, two] = [await newPatient(server), await newPatient(server)];
    const toVerify = await codeFor(server, one.mobile, 'verify');
    await codeFor(server, two.mobile, 'verify');
    server.clock.advance(31);
    const toReset = await codeFor(server, one.mobile, 'reset');
    await codeFor(server, two.mobile, 'reset');
    expect(failureOf(await verify(one.mobile, toReset))).toEqual(INVALID);
    expect(failureOf(await reset(one.mobile, toVerify))).toEqual(FAILED);
    expect([
      (await verify(two.mobile, toVerify)).statusCode,
      (await reset(two.mobile, toReset)).statusCode,
    ]).toEqual([400, 400]);
    expect((await tryLogin(server, { mobile: two.mobile, password: DEMO_PASSWORD })).statusCode).toBe(200);
    expect([
      (await verify(one.mobile, toVerify)).statusCode,
      (await reset(one.mobile, toReset)).statusCode,
    ]).toEqual([200, 200]);
  });
  test.each<[string, object, Record<string, string>]>([
    ['verify-otp', { mobile: '9876543210' }, { otp: 'Please enter a valid 6-digit OTP' }],
    ['verify-otp', { mobile: '9876543210', otp: '12345' }, { otp: 'Please enter a valid 6-digit OTP' }],
    ['verify-otp', { mobile: '9876543210', otp: 123_456 }, { otp: 'Please enter a valid 6-digit OTP' }],
    [
      'verify-otp',
      { mobile: '98765', otp: '१२३४५६' },
      { mobile: 'Please enter a valid 10-digit mobile number', otp: 'Please enter a valid 6-digit OTP' },
    ],
    [
      'reset-password',
      { mobile: '9876543210' },
      { otp: 'OTP is required', new_password: 'New password is required' },
    ],
    [
      'reset-password',
      { mobile: '9876543210', otp: '1234567', new_password: '12345' },
      { otp: 'OTP must be 6 digits', new_password: 'Password must be at least 6 characters' },
    ],
  ])('%s %o is refused with a sentence for each field', async (path, body, fields) => {
    expect(refusalOf(await post(path, body))).toMatchObject({ status: 400, code: 'invalid', fields });
  });
});

describe('a new password by code', () => {
  test('ends every session at once, and the old password opens nothing (T18)', async () => {
    const patient = await newPatient(server),
      code = await codeFor(server, patient.mobile, 'reset');
    const answer = await reset(patient.mobile, code);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: 'Password reset successful! Please log in.' },
    ]);
    expect((await patient.call('GET', '/user/profile/')).statusCode).toBe(401);
    expect([
      (await tryLogin(server, { mobile: patient.mobile, password: DEMO_PASSWORD })).statusCode,
      (await tryLogin(server, { mobile: patient.mobile, password: 'fresh-passphrase' })).statusCode,
    ]).toEqual([400, 200]);
  });
  test('no login that ran beside it stays with the old one (T18)', async () => {
    const patient = await newPatient(server),
      code = await codeFor(server, patient.mobile, 'reset');
    const logins = Promise.all(
      Array.from({ length: 8 }, () => tryLogin(server, { mobile: patient.mobile, password: DEMO_PASSWORD })),
    );
    expect((await reset(patient.mobile, code)).statusCode).toBe(200);
    const tokens = (await logins).flatMap((answer) =>
      answer.statusCode === 200 ? [answer.json<{ access_token: string }>().access_token] : [],
    );
    const seen = await Promise.all(
      tokens.map(
        async (token) =>
          (
            await server.app.inject({
              url: '/api/user/profile/',
              headers: { authorization: `Bearer ${token}` },
            })
          ).statusCode,
      ),
    );
    expect(seen.filter((status) => status !== 401)).toEqual([]);
  });
  test('one that many use is refused, and the code still counts', async () => {
    const { mobile } = await newPatient(server),
      code = await codeFor(server, mobile, 'reset');
    for (const common of ['password', mobile])
      expect(refusalOf(await reset(mobile, code, common))).toMatchObject({
        status: 400,
        fields: { new_password: 'Many people use that password. Please choose another one.' },
      });
    expect((await reset(mobile, code)).statusCode).toBe(200);
  });
  test('for a mobile that nobody has: as with a wrong code (T15)', async () => {
    const { mobile } = await newPatient(server),
      code = await codeFor(server, mobile, 'reset');
    expect([failureOf(await reset(newMobile(), code)), failureOf(await reset(mobile, other(code)))]).toEqual([
      FAILED,
      FAILED,
    ]);
  });
});

test('a verified mobile counts from the very next call on: paying is open (C32)', async () => {
  const patient = await newPatient(server),
    { db } = server.database;
  await db.update(accountTable).set({ mobileVerifiedAt: null }).where(eq(accountTable.id, patient.id));
  const { data: home } = (await patient.call('POST', '/user/addresses/', HOME)).json<{
    data: { id: number };
  }>();
  const quote = (
    await patient.call('POST', '/order/place/', {
      medicines: [{ id: 2, qty: 1 }],
      services: [],
      address_id: home.id,
    })
  ).json<{ quote_id: string; total: number }>();
  const pay = () =>
    patient.call('POST', '/create-razorpay-order/', {
      amount: quote.total,
      service_type: 'medicine',
      service_id: quote.quote_id,
      currency: 'INR',
    });
  expect(failureOf(await pay())).toMatchObject({ status: 403, code: 'mobile_unverified' });
  expect((await verify(patient.mobile, await codeFor(server, patient.mobile, 'verify'))).statusCode).toBe(
    200,
  );
  expect((await pay()).statusCode).toBe(200);
  expect((await patient.call('GET', '/user/profile/')).json()).toMatchObject({ mobile_verified: true });
});

test('of all this the log holds no code and no mobile (T47)', async () => {
  const { rows } = await server.database.db.execute<{ to: string; text: string }>(
    'select "to", text from outbox',
  );
  const all = said.join('');
  expect(rows.length).toBeGreaterThan(20);
  expect(
    rows.filter(({ to, text }) => all.includes(to) || new RegExp(`\\b${text.slice(0, 6)}\\b`).test(all)),
  ).toEqual([]);
});
