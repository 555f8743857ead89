import type { LoggedIn } from '@doorstep/contract/account.schema';
import type { SecondStepNeeded } from '@doorstep/contract/second-step.schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountTable,
  recoveryCodeTable,
  secondStepTable,
  secondStepTicketTable,
  sessionTable,
} from '../src/account/schema.ts';
import { createSecretBox } from '../src/account/second-step-secret.ts';
import type { AppServer } from '../src/create-server.ts';
import {
  bearerOf,
  codeFor,
  logIn,
  mobiles,
  newMobile,
  newPatient,
  newPerson,
  refusalOf,
  textsTo,
  tryLogin,
} from './people.ts';
import { codeNow, newEnrolled, post, SECRET, ticketOf, totp, wrongCode } from './second-step.ts';
import { newServer, testSettings, TOKEN } from './test-server.ts';

const PASSWORD = 'doorstep1';
const HOUR = 3600;

/** An account of staff that has never logged in. */
async function newStaff(server: AppServer, role: 'admin' | 'pharmacist' | 'doctor') {
  const mobile = newMobile();
  const { rows } = await server.database.db.execute<{ id: number }>(sql`
    insert into account (mobile, name, password_hash, role, mobile_verified_at, created_at)
    select ${mobile}, 'Kavita Rao', password_hash, ${role}, mobile_verified_at, created_at from account where mobile = ${mobiles.asha} returning id`);
  return { id: rows[0]!.id, mobile };
}
const profileWith = (server: AppServer, session: Pick<LoggedIn, 'access_token'>) =>
  server.app.inject({ url: '/api/user/profile/', headers: bearerOf(session) });
/** Sets up the app as a person does: password, secret, first code. */
async function enrol(server: AppServer, mobile: string) {
  const ticket = await ticketOf(server, { mobile });
  const { secret } = (await post(server, '/auth/second-step/enrol/', { ticket })).json<{ secret: string }>();
  const answer = await post(server, '/auth/second-step/enrol/confirm/', {
    ticket,
    code: codeNow(server, 0, secret),
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { secret, ...answer.json<LoggedIn & { recovery_codes: string[] }>() };
}
const complete = (server: AppServer, ticket: string, code: string) =>
  post(server, '/auth/second-step/', { ticket, code });

describe('a staff login where everybody needs a second step', () => {
  let server: AppServer;
  beforeAll(async () => {
    server = await newServer(
      testSettings({
        STAFF_SECOND_STEP: 'all',
        SECOND_STEP_KEY: 'a key of this test, long enough to be one',
      }),
    );
  });
  afterAll(() => server?.close());

  test.each(['admin', 'pharmacist', 'doctor'] as const)(
    'answers a right password of %s with a ticket and no session',
    async (role) => {
      const { id, mobile } = await newStaff(server, role);
      const answer = await tryLogin(server, { mobile, password: PASSWORD });
      expect(answer.json()).toEqual({
        success: true,
        second_step: {
          required: true,
          ticket: expect.stringMatching(/^[\w-]{43}$/) as string,
          expires_at: expect.any(String) as string,
          enrolled: false,
          methods: [],
        },
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(await server.database.db.$count(sessionTable, eq(sessionTable.accountId, id))).toBe(0);
      // A ticket is no token.
      const { ticket } = answer.json<SecondStepNeeded>().second_step;
      expect((await profileWith(server, { access_token: ticket })).statusCode).toBe(401);
    },
  );
  test('leaves patients as they are', async () => {
    expect((await logIn(server, mobiles.imran)).user.role).toBe('patient');
  });
  test('enrols with a code of the app, shows ten recovery codes once, and notifies the person', async () => {
    const { id, mobile } = await newStaff(server, 'pharmacist');
    const session = await enrol(server, mobile);
    expect((await profileWith(server, session)).json()).toMatchObject({ role: 'pharmacist' });
    expect(new Set(session.recovery_codes).size).toBe(10);
    for (const code of session.recovery_codes) expect(code).toMatch(/^[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}$/);
    await server.jobs.settle();
    expect((await textsTo(server, mobile))[0]).toMatch(/second step was set up/);
    const status = await server.app.inject({ url: '/api/user/second-step/', headers: bearerOf(session) });
    expect(status.json()).toMatchObject({
      data: { required: true, enrolled_at: expect.any(String) as string, recovery_codes_left: 10 },
    });
    // Neither the secret nor a code stands in the database, the export or the audit as it is.
    const { db } = server.database;
    const [row] = await db.select().from(secondStepTable).where(eq(secondStepTable.accountId, id));
    const codes = await db.select().from(recoveryCodeTable).where(eq(recoveryCodeTable.accountId, id));
    const exported = await server.app.inject({ url: '/api/user/export/', headers: bearerOf(session) });
    const audited = await db.execute(sql`select * from audit where object_id = ${String(id)}`);
    const stored = JSON.stringify([row, codes, exported.body, audited.rows]);
    for (const word of [session.secret, ...session.recovery_codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(word);
    expect(row!.secret).toMatch(/^sealed\./);
    // A second app is not added by the password alone.
    const ticket = await ticketOf(server, { mobile });
    expect(refusalOf(await post(server, '/auth/second-step/enrol/', { ticket }))).toMatchObject({
      status: 409,
      code: 'second_step_set',
    });
  });
  test('gives each ticket a secret of its own, and the same one for the same ticket', async () => {
    const person = await newStaff(server, 'doctor');
    const [one, two] = [await ticketOf(server, person), await ticketOf(server, person)];
    const secretOf = async (ticket: string) =>
      (await post(server, '/auth/second-step/enrol/', { ticket })).json<{ secret: string; uri: string }>();
    const first = await secretOf(one);
    expect(await secretOf(one)).toEqual(first);
    expect((await secretOf(two)).secret).not.toBe(first.secret);
    expect(first.uri).toBe(
      `otpauth://totp/Doorstep:${person.mobile}?issuer=Doorstep&secret=${first.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    const confirm = (ticket: string) =>
      post(server, '/auth/second-step/enrol/confirm/', { ticket, code: codeNow(server, 0, first.secret) });
    expect(refusalOf(await confirm(two))).toMatchObject({ status: 400, code: 'wrong_code' });
    expect((await confirm(one)).statusCode).toBe(200);
    expect(refusalOf(await confirm(two)).status).toBe(400);
  });
  test('accepts the code of now and of one step before or after, and no other', async () => {
    for (const [steps, status] of [
      [-2, 400],
      [-1, 200],
      [0, 200],
      [1, 200],
      [2, 400],
    ] as const) {
      const person = await newStaff(server, 'doctor');
      const { secret } = await enrol(server, person.mobile);
      server.clock.advance(300);
      const answer = await complete(server, await ticketOf(server, person), codeNow(server, steps, secret));
      expect([steps, answer.statusCode]).toEqual([steps, status]);
    }
  });
  test('counts a code once: a replay, an older code and one of two concurrent requests are refused', async () => {
    const person = await newStaff(server, 'admin');
    const { secret } = await enrol(server, person.mobile);
    // The code that confirmed the app is used up by that.
    expect(
      (await complete(server, await ticketOf(server, person), codeNow(server, 0, secret))).statusCode,
    ).toBe(400);
    server.clock.advance(90);
    const tickets = [await ticketOf(server, person), await ticketOf(server, person)];
    const code = codeNow(server, 0, secret);
    const answers = await Promise.all(tickets.map((ticket) => complete(server, ticket, code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const again = await ticketOf(server, person);
    expect((await complete(server, again, code)).statusCode).toBe(400);
    expect((await complete(server, again, codeNow(server, -1, secret))).statusCode).toBe(400);
    server.clock.advance(30);
    expect((await complete(server, again, codeNow(server, 0, secret))).statusCode).toBe(200);
    // A ticket is used up with its login.
    server.clock.advance(30);
    expect(refusalOf(await complete(server, again, codeNow(server, 0, secret)))).toMatchObject({
      status: 400,
      code: 'second_step_expired',
    });
  });
  test('accepts each recovery code once, however it is typed', async () => {
    const person = await newStaff(server, 'pharmacist');
    const { recovery_codes: codes } = await enrol(server, person.mobile);
    const first = await complete(
      server,
      await ticketOf(server, person),
      ` ${codes[3]!.toLowerCase().replaceAll('-', ' ')} `,
    );
    expect(first.json()).toMatchObject({ recovery_codes_left: 9, user: { role: 'pharmacist' } });
    const ticket = await ticketOf(server, person);
    expect((await complete(server, ticket, codes[3]!)).statusCode).toBe(400);
    expect((await complete(server, ticket, codes[4]!)).json()).toMatchObject({ recovery_codes_left: 8 });
    // Those of somebody else are no codes of one's own.
    const other = await newStaff(server, 'pharmacist');
    await enrol(server, other.mobile);
    expect((await complete(server, await ticketOf(server, other), codes[5]!)).statusCode).toBe(400);
  });
  test('renews recovery codes with a code of the app alone; the old ones end', async () => {
    const person = await newStaff(server, 'doctor');
    const { secret, recovery_codes: old, ...session } = await enrol(server, person.mobile);
    const renew = (code: string) =>
      post(server, '/user/second-step/recovery-codes/', { code }, bearerOf(session));
    expect(refusalOf(await renew(old[0]!)).status).toBe(400);
    expect(refusalOf(await renew(codeNow(server, 0, secret))).status).toBe(400);
    server.clock.advance(30);
    const renewed = (await renew(codeNow(server, 0, secret))).json<{ recovery_codes: string[] }>();
    expect(renewed.recovery_codes).toHaveLength(10);
    const ticket = await ticketOf(server, person);
    expect((await complete(server, ticket, old[0]!)).statusCode).toBe(400);
    expect((await complete(server, ticket, renewed.recovery_codes[0]!)).statusCode).toBe(200);
    await server.jobs.settle();
    expect((await textsTo(server, person.mobile))[0]).toMatch(/New recovery codes/);
  });
  test('ends a ticket after five wrong codes, and locks the second step after ten in a day', async () => {
    const person = await newStaff(server, 'pharmacist');
    const { secret, recovery_codes: codes } = await enrol(server, person.mobile);
    const wrong = () =>
      ['000000', '111111', '222222', '333333'].find((code) =>
        [-1, 0, 1].every((steps) => codeNow(server, steps, secret) !== code),
      )!;
    for (let round = 0; round < 2; round++) {
      const ticket = await ticketOf(server, person);
      for (let i = 0; i < 5; i++)
        expect(refusalOf(await complete(server, ticket, wrong())).code).toBe('wrong_code');
      expect(refusalOf(await complete(server, ticket, wrong())).code).toBe('second_step_expired');
    }
    server.clock.advance(60);
    const ticket = await ticketOf(server, person);
    for (const code of [codeNow(server, 0, secret), codes[0]!]) {
      const refused = await complete(server, ticket, code);
      expect(refusalOf(refused)).toMatchObject({ status: 429, code: 'second_step_locked' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * HOUR);
    }
    server.clock.advance(24 * HOUR);
    expect(
      (await complete(server, await ticketOf(server, person), codeNow(server, 0, secret))).statusCode,
    ).toBe(200);
  });
  test('ends a ticket after ten minutes, with a new password and with a change of role', async () => {
    const person = await newStaff(server, 'doctor');
    const { secret } = await enrol(server, person.mobile);
    const code = () => codeNow(server, 0, secret);
    const late = await ticketOf(server, person);
    server.clock.advance(601);
    expect(refusalOf(await complete(server, late, code())).code).toBe('second_step_expired');

    const ofOldPassword = await ticketOf(server, person);
    const otp = await codeFor(server, person.mobile, 'reset');
    const reset = await post(server, '/auth/reset-password/', {
      mobile: person.mobile,
      otp,
      new_password: 'a phrase of Kavita',
    });
    expect(reset.statusCode).toBe(200);
    expect(refusalOf(await complete(server, ofOldPassword, code())).code).toBe('second_step_expired');
    // The new password leads to the second step as the old one did.
    const answer = await tryLogin(server, { mobile: person.mobile, password: 'a phrase of Kavita' });
    expect(answer.json()).toMatchObject({ second_step: { enrolled: true } });
    expect(answer.json()).not.toHaveProperty('access_token');

    const { ticket } = answer.json<SecondStepNeeded>().second_step;
    const changed = await post(
      server,
      '/staff/roles/',
      { mobile: person.mobile, role: 'pharmacist' },
      { authorization: `Bearer ${TOKEN}` },
    );
    expect(changed.statusCode).toBe(200);
    expect(refusalOf(await complete(server, ticket, code())).code).toBe('second_step_expired');
  });
  test('refuses a forged, empty or foreign ticket and a malformed code without a session', async () => {
    const person = await newStaff(server, 'doctor');
    await enrol(server, person.mobile);
    for (const ticket of ['', 'x', 'a'.repeat(43), 'b'.repeat(500), TOKEN])
      expect(refusalOf(await complete(server, ticket, '123456')).status).toBe(400);
    const ticket = await ticketOf(server, person);
    for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６', null, 123_456, {}])
      expect(
        refusalOf(await post(server, '/auth/second-step/', { ticket, code })).fields,
        JSON.stringify(code),
      ).toHaveProperty('code');
  });
  test('ends an older session that began without a second step', async () => {
    const person = await newStaff(server, 'admin');
    const { access_token: token } = await enrol(server, person.mobile);
    const { db } = server.database;
    expect((await profileWith(server, { access_token: token })).statusCode).toBe(200);
    await db.update(sessionTable).set({ secondStep: false }).where(eq(sessionTable.accountId, person.id));
    expect((await profileWith(server, { access_token: token })).statusCode).toBe(401);
  });
  test('is reset by another admin or by the machine, with an audit row and a message; nobody resets their own', async () => {
    const [admin, person] = [await newStaff(server, 'admin'), await newStaff(server, 'doctor')];
    const by = await enrol(server, admin.mobile),
      session = await enrol(server, person.mobile);
    const reset = (mobile: string, more: object = {}, headers = bearerOf(by)) =>
      post(server, '/staff/second-step/reset/', { mobile, ...more }, headers);
    expect(refusalOf(await reset(admin.mobile))).toMatchObject({ status: 409, code: 'own_second_step' });
    expect(refusalOf(await reset(mobiles.asha)).status).toBe(404);
    // A password is set by who owns the machine alone.
    expect(refusalOf(await reset(person.mobile, { password: 'a phrase of mine' })).status).toBe(403);
    expect((await reset(person.mobile)).statusCode).toBe(200);
    expect((await reset(person.mobile)).statusCode).toBe(200);
    expect((await profileWith(server, session)).statusCode).toBe(401);
    await server.jobs.settle();
    expect((await textsTo(server, person.mobile)).filter((text) => /was reset/.test(text))).toHaveLength(1);
    const { rows } = await server.database.db.execute<{ actor_id: number }>(
      sql`select actor_id from audit where action = 'second_step_reset' and object_id = ${String(person.id)}`,
    );
    expect(rows).toEqual([{ actor_id: admin.id }]);
    expect((await tryLogin(server, { mobile: person.mobile, password: PASSWORD })).json()).toMatchObject({
      second_step: { enrolled: false },
    });
    // With everything lost, the machine itself sets a new password.
    const owner = { authorization: `Bearer ${TOKEN}` };
    expect((await reset(admin.mobile, { password: 'a phrase of mine' }, owner)).statusCode).toBe(200);
    expect((await tryLogin(server, { mobile: admin.mobile, password: PASSWORD })).statusCode).toBe(400);
    expect(
      (await tryLogin(server, { mobile: admin.mobile, password: 'a phrase of mine' })).json(),
    ).toMatchObject({ second_step: { enrolled: false } });
  });
  test('forgets app, recovery codes and tickets with the account', async () => {
    const { id, mobile } = await newStaff(server, 'doctor');
    const session = await enrol(server, mobile);
    await ticketOf(server, { mobile });
    const answer = await server.app.inject({
      method: 'DELETE',
      url: '/api/user/account/',
      payload: { password: PASSWORD },
      headers: bearerOf(session),
    });
    expect(answer.statusCode).toBe(200);
    const { db } = server.database;
    for (const table of [secondStepTable, recoveryCodeTable, secondStepTicketTable])
      expect(await db.$count(table, eq(table.accountId, id))).toBe(0);
  });
});

describe('an OTP alone', () => {
  let server: AppServer;
  beforeAll(async () => {
    server = await newServer();
  });
  afterAll(() => server?.close());

  test.each(['admin', 'pharmacist', 'doctor'] as const)(
    'neither logs %s in nor sets their password while they have no second step',
    async (role) => {
      const person = await newPerson(server, role);
      const otp = await codeFor(server, person.mobile, 'login');
      const refused = await post(server, '/auth/verify-otp/', {
        mobile: person.mobile,
        otp,
        purpose: 'login',
      });
      expect(refusalOf(refused)).toMatchObject({ status: 403, code: 'staff_otp_closed' });
      server.clock.advance(60);
      const reset = await post(server, '/auth/reset-password/', {
        mobile: person.mobile,
        otp: await codeFor(server, person.mobile, 'reset'),
        new_password: 'a phrase of another',
      });
      expect(reset.statusCode).toBe(403);
      // Everything is as it was.
      expect((await person.call('GET', '/user/profile/')).statusCode).toBe(200);
      expect((await logIn(server, person.mobile)).user.role).toBe(role);
    },
  );
  test('still logs a patient in and sets their password', async () => {
    const person = await newPatient(server);
    const otp = await codeFor(server, person.mobile, 'login');
    expect(
      (await post(server, '/auth/verify-otp/', { mobile: person.mobile, otp, purpose: 'login' })).json(),
    ).toHaveProperty('access_token');
  });
  test('asks whoever has an app for its code even where nobody must have one', async () => {
    const person = await newEnrolled(server, 'pharmacist');
    const ticket = await ticketOf(server, person);
    expect(refusalOf(await complete(server, ticket, wrongCode(server))).code).toBe('wrong_code');
    expect((await complete(server, ticket, codeNow(server))).json()).toHaveProperty('access_token');
  });
});

describe('the setting', () => {
  test("'admins' asks admins alone", async () => {
    const server = await newServer(testSettings({ STAFF_SECOND_STEP: 'admins' }));
    try {
      expect((await tryLogin(server, { mobile: mobiles.admin, password: PASSWORD })).json()).toHaveProperty(
        'second_step',
      );
      for (const mobile of [mobiles.pharmacist, mobiles.doctor, mobiles.asha])
        expect(await logIn(server, mobile)).toHaveProperty('access_token');
    } finally {
      await server.close();
    }
  });
});

describe('sessions', () => {
  let server: AppServer;
  beforeAll(async () => {
    server = await newServer();
  });
  afterAll(() => server?.close());

  test('end twelve hours after the login for staff, however much they are used', async () => {
    const people = await Promise.all(
      (['admin', 'pharmacist', 'doctor'] as const).map((role) => newPerson(server, role)),
    );
    const statuses = () =>
      Promise.all(people.map(async ({ call }) => (await call('GET', '/user/profile/')).statusCode));
    for (let hour = 0; hour < 11; hour++) {
      server.clock.advance(HOUR);
      expect(await statuses()).toEqual([200, 200, 200]);
    }
    server.clock.advance(HOUR - 60);
    expect(await statuses()).toEqual([200, 200, 200]);
    server.clock.advance(61);
    expect(await statuses()).toEqual([401, 401, 401]);
  });
  test('are extended by use for patients, but not those from before their owner was staff', async () => {
    const patient = await newPatient(server),
      promoted = await newPatient(server);
    server.clock.advance(13 * HOUR);
    await server.database.db
      .update(accountTable)
      .set({ role: 'doctor' })
      .where(eq(accountTable.id, promoted.id));
    expect((await promoted.call('GET', '/user/profile/')).statusCode).toBe(401);
    for (let days = 0; days < 40; days += 20) {
      server.clock.advance(20 * 24 * HOUR);
      expect((await patient.call('GET', '/user/profile/')).statusCode).toBe(200);
    }
  });
  test('are no longer listed and open no socket once they ended', async () => {
    const doctor = await newPerson(server, 'doctor');
    server.clock.advance(12 * HOUR);
    const again = await logIn(server, doctor.mobile);
    const { data } = (
      await server.app.inject({ url: '/api/user/sessions/', headers: bearerOf(again) })
    ).json<{ data: Array<{ current: boolean }> }>();
    expect(data.map(({ current }) => current)).toEqual([true]);
  });
});

describe('codes and secrets', () => {
  // RFC 6238, appendix B: SHA-1, the last six of eight digits.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('follow the test vectors of RFC 6238 at %i s', async (seconds, code) => {
    const { Secret, TOTP } = await import('otpauth');
    const base32 = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(totp(base32, seconds * 1000)).toBe(code);
    expect(
      new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(base32) }).generate({
        timestamp: seconds * 1000,
      }),
    ).toBe(code);
  });
  test('are sealed for one account with one key', () => {
    const box = createSecretBox('k'.repeat(32));
    const sealed = box.seal(SECRET, 7);
    expect(sealed).not.toContain(SECRET);
    expect(box.open(sealed, 7)).toBe(SECRET);
    expect(() => box.open(sealed, 8)).toThrow(Error);
    expect(() => createSecretBox('l'.repeat(32)).open(sealed, 7)).toThrow(Error);
    expect(() => createSecretBox(undefined).open(sealed, 7)).toThrow(/SECOND_STEP_KEY/);
    expect(box.open(createSecretBox(undefined).seal(SECRET, 7), 7)).toBe(SECRET);
  });
});
