import { accountTextsHi } from '@doorstep/contract/account.messages.hi';
import type { LoggedIn } from '@doorstep/contract/account.schema';
import type { StaffHits } from '@doorstep/contract/staff.schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import { accountTable } from '../src/account/schema.ts';
import { invoiceTable } from '../src/order/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { failureOf } from './envelope.ts';
import { shopperWith } from './checkout.ts';
import { newServer, testSettings } from './test-server.ts';
import {
  as,
  bearerOf,
  codeFor,
  HOME,
  logIn,
  newAddress,
  newMobile,
  newPatient,
  refusalOf,
  textsTo,
  tryLogin,
} from './people.ts';

let server: AppServer;
beforeAll(async () => {
  const plenty = { LOGINS_PER_MINUTE: '100000', CODES_PER_MINUTE: '100000', REGISTERS_PER_MINUTE: '100000' };
  server = await newServer(testSettings(plenty));
});
afterAll(() => server?.close());

type ByOtp = LoggedIn & { created: boolean; message: string };
const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/api/auth/${path}/`,
    payload,
    headers,
    remoteAddress: newAddress(),
  });
const enter = (mobile: string, otp: string, headers = {}) =>
  post('verify-otp', { mobile, otp, purpose: 'login' }, headers);
const logInByOtp = async (mobile: string): Promise<ByOtp> => {
  const answer = await enter(mobile, await codeFor(server, mobile, 'login'));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ByOtp>();
};
const rowsOf = (mobile: string) =>
  server.database.db.select().from(accountTable).where(eq(accountTable.mobile, mobile));
const callAs =
  (session: Pick<LoggedIn, 'access_token'>) =>
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({ method, url: `/api${url}`, headers: bearerOf(session), ...(payload && { payload }) });
const WRONG = { status: 400, code: 'wrong_otp', error: 'Invalid OTP. Please try again.' };

describe('logging in with a code (C39)', () => {
  test('answers as a login does; the session is one of the list, and the code works once', async () => {
    const patient = await newPatient(server),
      code = await codeFor(server, patient.mobile, 'login');
    expect((await textsTo(server, patient.mobile))[0]).toBe(
      `${code} is your Doorstep OTP to log in. It is valid for 10 minutes. Do not share it with anyone.`,
    );
    const answer = await enter(patient.mobile, code, {
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile',
    });
    const session = answer.json<ByOtp>();
    const byPassword = await logIn(server, patient.mobile);
    expect(session).toEqual({
      ...byPassword,
      access_token: expect.stringMatching(/^[\w-]{43}$/) as string,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/) as string,
      created: false,
      message: 'OTP verified successfully!',
    });
    expect(String(answer.headers['set-cookie'])).toMatch(new RegExp(`^known-${patient.id}=`));
    expect((await callAs(session)('GET', '/user/sessions/')).json()).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ device: 'Chrome on Android', current: true }),
      ]) as unknown,
    });
    // Nobody else is out by it.
    expect((await patient.call('GET', '/user/profile/')).statusCode).toBe(200);
    expect(failureOf(await enter(patient.mobile, code))).toMatchObject(WRONG);
  });
  test('makes the account where there is none: nameless, verified, a patient, and able to order', async () => {
    const mobile = newMobile(),
      session = await logInByOtp(mobile);
    expect(session).toMatchObject({
      created: true,
      user: { name: '', email: null, mobile, phone: mobile, role: 'patient', mobile_verified: true },
    });
    expect(await rowsOf(mobile)).toHaveLength(1);
    const call = callAs(session);
    await call('POST', '/user/addresses/', HOME);
    const shop = await shopperWith(server, bearerOf(session)),
      quote = await shop.quote([{ id: 2, qty: 1 }]),
      { order_id } = await shop.create(quote);
    await shop.verify(await shop.pay(order_id), quote);
    // Nobody places it: its job makes the order.
    await server.jobs.settle();
    expect((await call('GET', '/user/orders/')).json<{ orders: unknown[] }>().orders).toHaveLength(1);
    server.clock.advance(31);
    expect(await logInByOtp(mobile)).toMatchObject({ created: false, user: { id: session.user.id } });
  });
  test('many who come at once with one code: one is in, and one account is made', async () => {
    const mobile = newMobile(),
      code = await codeFor(server, mobile, 'login');
    const answers = await Promise.all(Array.from({ length: 6 }, () => enter(mobile, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await rowsOf(mobile)).toHaveLength(1);
  });
  test('a code of one purpose is none of another (T13)', async () => {
    const { mobile } = await newPatient(server),
      toLogIn = await codeFor(server, mobile, 'login');
    expect(failureOf(await post('verify-otp', { mobile, otp: toLogIn }))).toMatchObject(WRONG);
    expect(
      (await post('reset-password', { mobile, otp: toLogIn, new_password: 'fresh-passphrase' })).statusCode,
    ).toBe(400);
    for (const purpose of ['verify', 'reset'] as const) {
      server.clock.advance(31);
      expect(failureOf(await enter(mobile, await codeFor(server, mobile, purpose)))).toMatchObject(WRONG);
    }
    // Asked for later, they left it alive.
    expect((await enter(mobile, toLogIn)).statusCode).toBe(200);
  });
  test('the limits of codes hold: five tries, ten minutes', async () => {
    const mobile = newMobile(),
      code = await codeFor(server, mobile, 'login');
    const other = String((Number(code) + 1) % 1e6).padStart(6, '0');
    for (let i = 0; i < 5; i++) expect(failureOf(await enter(mobile, other))).toMatchObject(WRONG);
    expect(failureOf(await enter(mobile, code))).toMatchObject(WRONG);
    server.clock.advance(31);
    const next = await codeFor(server, mobile, 'login');
    server.clock.advance(601);
    expect(failureOf(await enter(mobile, next))).toMatchObject(WRONG);
    expect(await rowsOf(mobile)).toEqual([]);
  });
  test('it comes in the language of the account (C43)', async () => {
    const { mobile, id } = await newPatient(server);
    await server.database.db
      .update(accountTable)
      .set({ preferences: { language: 'hi' } })
      .where(eq(accountTable.id, id));
    const code = await codeFor(server, mobile, 'login');
    expect((await textsTo(server, mobile))[0]).toBe(accountTextsHi.otp_login_sms({ code }));
  });
  test('verify-otp knows two purposes', async () => {
    expect(
      failureOf(await post('verify-otp', { mobile: newMobile(), otp: '123456', purpose: 'reset' })),
    ).toMatchObject({
      status: 400,
      code: 'invalid',
      fields: { purpose: 'Purpose must be verify or login.' },
    });
  });
  test('of an account whose mobile nobody had shown to be theirs: whoever registered it is out, and their password is none', async () => {
    const mobile = newMobile(),
      password = 'my own phrase 7';
    await post('register', {
      mobile,
      name: 'Somebody Else',
      email: 'else@example.in',
      password,
      confirm_password: password,
    });
    const before = await logIn(server, mobile, password);
    server.clock.advance(31);
    const session = await logInByOtp(mobile);
    expect(session).toMatchObject({ created: false, user: { id: before.user.id, mobile_verified: true } });
    expect((await callAs(before)('GET', '/user/profile/')).statusCode).toBe(401);
    expect((await callAs(session)('GET', '/user/profile/')).json()).toMatchObject({ has_password: false });
    expect((await tryLogin(server, { mobile, password })).statusCode).toBe(400);
  });
});

describe('an account without a name (C39)', () => {
  const ON_MAP = {
    name: 'Meena Devi',
    mobile: '9876543210',
    address: 'Flat 4B, Kanke Road, Ranchi, Jharkhand 834008',
    latitude: 23.3812,
    longitude: 85.33199,
  };
  test.each([
    ['the form', '/user/addresses/', { ...HOME, name: 'Meena Devi', mobile: '9876543210' }],
    ['the map', '/user/addresses/add/', ON_MAP],
  ])('has the one of its first address, by %s, and keeps it', async (_, path, body) => {
    const call = callAs(await logInByOtp(newMobile()));
    const name = async () => (await call('GET', '/user/profile/')).json<{ username: string }>().username;
    // None is none, and one letter is no name.
    for (const little of ['', 'M']) await call('POST', '/user/addresses/', { ...HOME, name: little });
    expect(await name()).toBe('');
    expect((await call('POST', path, body)).statusCode).toBe(201);
    expect(await name()).toBe('Meena Devi');
    expect((await call('POST', path, { ...body, name: 'Savitri Devi' })).statusCode).toBe(201);
    expect(await name()).toBe('Meena Devi');
  });
  test('is called by its mobile where there is none yet: on the invoice, and where staff search', async () => {
    const mobile = newMobile(),
      session = await logInByOtp(mobile),
      call = callAs(session);
    await call('POST', '/user/addresses/', HOME);
    const shop = await shopperWith(server, bearerOf(session)),
      quote = await shop.quote([{ id: 2, qty: 1 }]),
      { order_id } = await shop.create(quote);
    await shop.verify(await shop.pay(order_id), quote);
    // Nobody places it: its job makes the order.
    await server.jobs.settle();
    const [{ id }] = (await call('GET', '/user/orders/')).json<{ orders: [{ id: string }] }>().orders;
    expect((await call('POST', `/medicines/orders/${id}/generate-invoice/`)).statusCode).toBe(200);
    const [invoice] = await server.database.db
      .select({ facts: invoiceTable.facts })
      .from(invoiceTable)
      .where(eq(invoiceTable.orderId, id));
    expect(invoice?.facts.buyer.name).toBe(mobile);
    const found = await server.app.inject({
      url: `/api/staff/search/?q=${mobile}`,
      headers: await as.admin(server),
    });
    expect(found.json<StaffHits>().data).toEqual([
      expect.objectContaining({ type: 'patient', title: mobile }),
      expect.objectContaining({ type: 'order', title: id, detail: mobile }),
    ]);
  });
  test('one that has a name keeps it, whoever receives', async () => {
    const patient = await newPatient(server);
    await patient.call('POST', '/user/addresses/', { ...HOME, name: 'Savitri Devi' });
    expect((await patient.call('GET', '/user/profile/')).json()).toMatchObject({ username: 'New Patient' });
  });
});

describe('an account without a password', () => {
  test('has none that opens it; Forgot password sets one', async () => {
    const mobile = newMobile(),
      session = await logInByOtp(mobile),
      call = callAs(session);
    expect((await call('GET', '/user/profile/')).json()).toMatchObject({ username: '', has_password: false });
    const [row] = await rowsOf(mobile);
    for (const password of [DEMO_PASSWORD, row!.passwordHash])
      expect(refusalOf(await tryLogin(server, { mobile, password }))).toMatchObject({
        status: 400,
        code: 'wrong_credentials',
      });
    server.clock.advance(31);
    const code = await codeFor(server, mobile, 'reset');
    expect(
      (await post('reset-password', { mobile, otp: code, new_password: 'fresh-passphrase' })).statusCode,
    ).toBe(200);
    const again = await logIn(server, mobile, 'fresh-passphrase');
    expect((await callAs(again)('GET', '/user/profile/')).json()).toMatchObject({ has_password: true });
  });
  test('cannot be asked for it: a change and a deletion say how to set one', async () => {
    const call = callAs(await logInByOtp(newMobile()));
    const NONE = "There is no password yet. Choose 'Forgot password' to set one with an OTP.";
    expect(
      refusalOf(
        await call('POST', '/user/password/', {
          current_password: DEMO_PASSWORD,
          new_password: 'fresh-passphrase',
        }),
      ),
    ).toMatchObject({
      status: 400,
      code: 'wrong_credentials',
      error: NONE,
      fields: { current_password: NONE },
    });
    expect(refusalOf(await call('DELETE', '/user/account/', { password: DEMO_PASSWORD }))).toMatchObject({
      status: 400,
      code: 'wrong_credentials',
      fields: { password: NONE },
    });
  });
});
