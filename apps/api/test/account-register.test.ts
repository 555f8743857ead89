import { createHook } from 'node:async_hooks';
import type { OtpSent } from '@doorstep/contract/account.schema';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { failureOf } from './envelope.ts';
import { newServer, testSettings } from './test-server.ts';
import {
  bearerOf,
  logIn,
  newAddress,
  newMobile,
  newPatient,
  refusalOf,
  textsTo,
  tryLogin,
} from './people.ts';

let server: AppServer;
const plenty = { REGISTERS_PER_MINUTE: '100000' };
beforeAll(async () => {
  server = await newServer(testSettings(plenty));
});
afterAll(() => server?.close());
const beside = (more: Record<string, string>, asked: Parameters<typeof newServer>[1] = {}) =>
  newServer(testSettings({ ...plenty, ...more }), {
    database: server.database,
    prepare: async () => {},
    ...asked,
  });

const PASSWORD = 'my own phrase 7';
const form = (mobile: string, more: object = {}) => ({
  mobile,
  name: 'Sunita Devi',
  email: 'sunita@example.in',
  password: PASSWORD,
  confirm_password: PASSWORD,
  ...more,
});
const register = (payload: object, { at = server, from = newAddress() } = {}) =>
  at.app.inject({ method: 'POST', url: '/api/auth/register/', payload, remoteAddress: from });
const rowOf = async (mobile: string) =>
  (await server.database.db.select().from(accountTable).where(eq(accountTable.mobile, mobile)))[0];
async function derivations(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_, type) {
      if (type === 'ARGON2REQUEST') count++;
    },
  }).enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return count;
}
const WELCOME = 'Registration successful! Please login to continue.';

describe('registering', () => {
  test('makes an account of a patient who may log in, and sends a code that verifies the mobile in the session that is there (C6)', async () => {
    const mobile = newMobile();
    const answer = await register(
      form(`+91 ${mobile}`, { name: '  Sunita Devi ', email: ' sunita@example.in ' }),
    );
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { success: true, message: WELCOME, resend_after: 30 },
    ]);
    expect(await rowOf(mobile)).toMatchObject({
      mobile,
      name: 'Sunita Devi',
      email: 'sunita@example.in',
      role: 'patient',
      mobileVerifiedAt: null,
      deletedAt: null,
    });
    const loggedIn = await logIn(server, mobile, PASSWORD);
    expect(loggedIn.user).toMatchObject({ name: 'Sunita Devi', role: 'patient', mobile_verified: false });
    const [text, ...more] = await textsTo(server, mobile);
    expect(more).toEqual([]);
    expect(text).toMatch(/^\d{6} is your Doorstep OTP to verify your mobile number\./);
    const verified = await server.app.inject({
      method: 'POST',
      url: '/api/auth/verify-otp/',
      payload: { mobile, otp: text!.slice(0, 6) },
    });
    expect(verified.json()).toEqual({ success: true, message: 'OTP verified successfully!' });
    expect(
      (await server.app.inject({ url: '/api/user/profile/', headers: bearerOf(loggedIn) })).json(),
    ).toMatchObject({ username: 'Sunita Devi', mobile_verified: true });
  });
  test('a mobile that has an account: the same answer after the same work; the account stays, and its owner is told (C31, T15)', async () => {
    const { mobile, id } = await newPatient(server),
      before = await rowOf(mobile);
    const answers: Array<Awaited<ReturnType<typeof register>>> = [];
    const work = (one: string) =>
      derivations(async () => {
        answers.push(await register(form(one)));
      });
    expect([await work(mobile), await work(newMobile())]).toEqual([1, 1]);
    const [known, fresh] = answers.map(({ statusCode, body, headers: { date: _date, ...headers } }) => ({
      statusCode,
      body,
      headers,
    }));
    expect(known).toEqual(fresh);
    expect(await rowOf(mobile)).toEqual({ ...before, id });
    const [text] = await textsTo(server, mobile);
    expect(text).toMatch(
      /^Somebody asked for a Doorstep account with your mobile number\. You have one already/,
    );
    // Nor is its owner rung out of bed by it (T14): the same limits hold.
    expect((await register(form(mobile))).json<OtpSent>()).toMatchObject({ success: true, message: WELCOME });
    expect(await textsTo(server, mobile)).toHaveLength(1);
    expect((await tryLogin(server, { mobile, password: PASSWORD })).statusCode).toBe(400);
  });
  test('of many at once with one mobile one account is made', async () => {
    const mobile = newMobile();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => register(form(mobile, { name: `Person ${i}` }))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(await server.database.db.$count(accountTable, eq(accountTable.mobile, mobile))).toBe(1);
    expect(await textsTo(server, mobile)).toHaveLength(1);
  });
  test('no key makes anybody more (T5)', async () => {
    const mobile = newMobile();
    const stolen = {
      role: 'admin',
      is_admin: true,
      is_staff: true,
      id: 1,
      user_id: 1,
      mobile_verified: true,
      mobile_verified_at: '2020-01-01',
      mobileVerifiedAt: '2020-01-01',
      password_hash: 'x',
      deleted_at: null,
      created_at: '2020-01-01',
      preferences: { comfort: true },
    };
    expect((await register(form(mobile, stolen))).statusCode).toBe(201);
    const row = (await rowOf(mobile))!;
    expect(row).toMatchObject({
      role: 'patient',
      mobileVerifiedAt: null,
      preferences: {},
      passwordHash: expect.stringMatching(/^\$argon2id\$m=19456,t=2,p=1\$/) as string,
    });
    expect(row.createdAt.getFullYear()).toBe(2026);
  });
  test('an SMS that cannot be sent keeps nobody out: another code may be asked for at once (F34)', async () => {
    const mobile = newMobile(),
      { mobile: known } = await newPatient(server);
    const at = await beside({}, { channels: { sms: () => Promise.reject(new Error('away')) } });
    for (const one of [mobile, known])
      expect((await register(form(one), { at })).json()).toEqual({
        success: true,
        message: WELCOME,
        resend_after: 0,
      });
    await at.close();
    expect((await tryLogin(server, { mobile, password: PASSWORD })).statusCode).toBe(200);
    expect(
      (await server.app.inject({ method: 'POST', url: '/api/auth/send-otp/', payload: { mobile } })).json(),
    ).toMatchObject({ resend_after: 30 });
    expect(await textsTo(server, mobile)).toHaveLength(1);
  });
  test("beyond the setting's registrations a minute from one address: 429 with the seconds, and elsewhere not (F24)", async () => {
    const at = await beside({ REGISTERS_PER_MINUTE: '2' }),
      from = newAddress();
    expect([
      (await register(form(newMobile()), { at, from })).statusCode,
      (await register(form(newMobile()), { at, from })).statusCode,
    ]).toEqual([201, 201]);
    const mobile = newMobile(),
      refused = await register(form(mobile), { at, from }),
      seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(failureOf(refused)).toMatchObject({
      status: 429,
      code: 'too_many',
      error: `Too many tries. Try again in ${seconds} s.`,
    });
    expect(await rowOf(mobile)).toBeUndefined();
    expect((await register(form(mobile), { at })).statusCode).toBe(201);
    await at.close();
  });
});

describe('what is typed', () => {
  const REQUIRED = {
    mobile: 'Mobile number is required',
    name: 'Full name is required',
    password: 'Password is required',
    confirm_password: 'Please confirm your password',
  };
  const EMAIL = { email: 'Please enter a valid email address' };
  test.each<[object, Record<string, string>]>([
    [{ mobile: undefined, name: undefined, password: undefined, confirm_password: undefined }, REQUIRED],
    [{ mobile: ' ', name: ' ', password: '', confirm_password: '' }, REQUIRED],
    [
      { mobile: null, name: 7, email: ['a@b.in'], password: 123_456, confirm_password: {} },
      { ...REQUIRED, email: 'Email is required' },
    ],
    [{ mobile: '98765' }, { mobile: 'Please enter a valid 10-digit mobile number' }],
    [{ name: ' S ' }, { name: 'Name must be at least 2 characters' }],
    [{ name: 'S'.repeat(81) }, { name: 'Please use at most 80 letters.' }],
    [{ email: 'sunita' }, EMAIL],
    [{ email: 'sunita@home' }, EMAIL],
    [{ email: 'su nita@home.in' }, EMAIL],
    [{ email: 'a@b@home.in' }, EMAIL],
    [{ email: '@home.in' }, EMAIL],
    [{ email: `${'a'.repeat(255)}@home.in` }, EMAIL],
    [{ email: `${'a.'.repeat(50_000)}@` }, EMAIL],
    [
      { password: '12345', confirm_password: '12345' },
      { password: 'Password must be at least 6 characters' },
    ],
    [
      { password: 'x'.repeat(129), confirm_password: 'x'.repeat(129) },
      { password: 'Password must be at most 128 characters' },
    ],
    [{ confirm_password: '' }, { confirm_password: 'Please confirm your password' }],
    [{ confirm_password: `${PASSWORD} ` }, { confirm_password: 'Passwords do not match' }],
    // Told together with what else is wrong.
    [
      { email: 'sunita', confirm_password: 'other' },
      { ...EMAIL, confirm_password: 'Passwords do not match' },
    ],
  ])(
    '%o is refused with a sentence for each field, and nothing is kept or worked out',
    async (wrong, fields) => {
      const name = 'Refused Person';
      let answer!: ReturnType<typeof refusalOf>;
      expect(
        await derivations(async () => {
          answer = refusalOf(await register({ ...form(newMobile()), name, ...wrong }));
        }),
      ).toBe(0);
      expect(answer).toMatchObject({ status: 400, code: 'invalid' });
      expect(answer.fields).toEqual(fields);
      expect(await server.database.db.$count(accountTable, like(accountTable.name, name))).toBe(0);
    },
  );
  test('a password that many use, or that is the mobile, is refused (S14)', async () => {
    const mobile = newMobile();
    for (const password of [
      'password',
      'Password1',
      '123456',
      'QWERTY123',
      'iloveyou',
      'india@123',
      'aaaaaaaa',
      '......',
      mobile,
      `+91${mobile}`,
    ]) {
      const answer = refusalOf(await register(form(mobile, { password, confirm_password: password })));
      expect(answer, password).toMatchObject({
        status: 400,
        code: 'invalid',
        fields: { password: 'Many people use that password. Please choose another one.' },
      });
    }
    expect(await rowOf(mobile)).toBeUndefined();
  });
  test.each([
    'doorstep1',
    'gulab jamun',
    'पेड़ पर घर',
    ' spaces kept ',
    'x1'.repeat(64),
    `family ${newMobile()}`,
  ])('a password may be %j, as long as it is the same twice', async (password) => {
    const mobile = newMobile();
    expect((await register(form(mobile, { password, confirm_password: password }))).statusCode).toBe(201);
    expect((await tryLogin(server, { mobile, password })).statusCode).toBe(200);
  });
  test.each([undefined, null, '', '  '])('an e-mail address may be left out: %j (C39)', async (email) => {
    const mobile = newMobile();
    expect((await register(form(mobile, { email }))).statusCode).toBe(201);
    expect(await rowOf(mobile)).toMatchObject({ email: null });
    const headers = bearerOf(await logIn(server, mobile, PASSWORD));
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/api/user/profile/',
      payload: { username: 'Sunita Kumari', email },
      headers,
    });
    expect(answer.json()).toMatchObject({ username: 'Sunita Kumari', email: null });
  });
  test.each(['Om', 'डॉ. अनिल', "O'Brien-D'Souza", 'Jo3'])('a name may be %j', async (name) => {
    const mobile = newMobile();
    expect((await register(form(mobile, { name, email: 'a.b+c@mail.home.co.in' }))).statusCode).toBe(201);
    expect(await rowOf(mobile)).toMatchObject({ name });
  });
});
