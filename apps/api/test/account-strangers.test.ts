import type { LoggedIn } from '@doorstep/contract/account.schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import { otpTriedTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { newServer, testSettings } from './test-server.ts';
import { bearerOf, newAddress, newPatient, textsTo, tryLogin } from './people.ts';

let server: AppServer;
beforeAll(async () => {
  server = await newServer(testSettings({ CODES_PER_MINUTE: '100000', LOGINS_PER_MINUTE: '100000' }));
});
afterAll(() => server?.close());

interface Browser {
  from?: string;
  cookie?: string;
}
const post = (path: string, payload: object, { from = newAddress(), cookie }: Browser = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/api/auth/${path}/`,
    payload,
    remoteAddress: from,
    headers: cookie ? { cookie } : {},
  });
type Answer = Awaited<ReturnType<typeof post>>;
/** What a browser keeps of an answer, and sends again. */
const cookieOf = ({ headers }: Answer): string => String(headers['set-cookie']).split(';')[0]!;
const logInAt = async (mobile: string, password = DEMO_PASSWORD): Promise<string> =>
  cookieOf(await tryLogin(server, { mobile, password }));
const codeOf = async (mobile: string) => /^\d{6}/.exec((await textsTo(server, mobile))[0]!)![0];
const other = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, '0');
const reset = (mobile: string, otp: string, how: Browser = {}) =>
  post('reset-password', { mobile, otp, new_password: 'fresh-passphrase' }, how);
const ask = async (mobile: string, how: Browser = {}) =>
  (await post('send-otp', { mobile, purpose: 'reset' }, how)).json<{ resend_after: number }>().resend_after;
const tries = () => server.database.db.$count(otpTriedTable);

/** Whoever has so many addresses asks as soon as it may, and burns what was sent, from each address in turn. */
async function storm(mobile: string, addresses: readonly string[], hours: number): Promise<void> {
  const end = server.clock.now().getTime() + hours * 3_600_000;
  for (let i = 0; server.clock.now().getTime() < end; i++) {
    const seconds = await ask(mobile, { from: addresses[i % addresses.length]! });
    const wrong = other(await codeOf(mobile));
    for (let one = 0; one < 7; one++)
      expect(
        (await reset(mobile, wrong, { from: addresses[(i * 7 + one) % addresses.length]! })).statusCode,
      ).toBe(400);
    const left = Math.ceil((end - server.clock.now().getTime()) / 1000);
    server.clock.advance(Math.max(1, Math.min(seconds, left)));
  }
}
const addresses = (count: number) => Array.from({ length: count }, () => newAddress());

describe('a stranger who asks for codes and burns them', { timeout: 240_000 }, () => {
  test('does not keep its owner from a new password, where that has logged in before (T13, T14, T16)', async () => {
    const { mobile } = await newPatient(server),
      cookie = await logInAt(mobile),
      strangers = addresses(20);
    await storm(mobile, strangers, 0.75);
    // Nothing goes out any more, wherever it is asked for from.
    expect(await ask(mobile)).toBeGreaterThan(60);
    expect(await textsTo(server, mobile)).toHaveLength(5);
    expect(await ask(mobile, { cookie })).toBe(30);
    expect(await textsTo(server, mobile)).toHaveLength(6);
    const code = await codeOf(mobile);
    await Promise.all(strangers.map((from) => reset(mobile, other(code), { from })));
    const answer = await reset(mobile, code, { cookie });
    expect(answer.statusCode, answer.body).toBe(200);
    // Nor from logging in with it, while they guess that, too.
    for (let i = 0; i < 60; i++) await tryLogin(server, { mobile, password: 'wr0ng-passphrase' });
    const login = { mobile, password: 'fresh-passphrase' };
    expect((await post('login', login)).statusCode).toBe(429);
    expect((await post('login', login, { cookie: cookieOf(answer) })).statusCode).toBe(200);
  });
  test('burns no more than the tries of one address: the owner gets in from a new device, too', async () => {
    const { mobile } = await newPatient(server),
      [stranger] = addresses(1);
    await storm(mobile, [stranger!], 3);
    server.clock.advance(3_600);
    await ask(mobile);
    const code = await codeOf(mobile);
    for (let i = 0; i < 10; i++) await reset(mobile, other(code), { from: stranger! });
    expect((await reset(mobile, code)).statusCode).toBe(200);
  });
  test('has 30 tries a day at one mobile, with a hundred addresses (T13)', async () => {
    const { mobile } = await newPatient(server),
      cookie = await logInAt(mobile),
      before = await tries();
    await storm(mobile, addresses(100), 12);
    expect((await tries()) - before).toBe(30);
    // Not even the right one is looked at any more, wherever it comes from; its owner is let in.
    server.clock.advance(3_600);
    await ask(mobile);
    const code = await codeOf(mobile);
    expect((await reset(mobile, code)).statusCode).toBe(400);
    expect((await reset(mobile, code, { cookie })).statusCode).toBe(200);
  });
  test.each<[string, number, (i: number) => string]>([
    ['64 bits of IPv6 are one', 15, (i) => `2001:db8:0:7::${(i + 1).toString(16)}`],
    ['the next 64 bits are another', 20, (i) => `2001:db8:0:${i % 2 ? 'a' : 'b'}:1:2:3:${i}`],
    ['IPv4 in the dress of IPv6 is one for each', 20, (i) => `::ffff:10.250.0.${i % 2}`],
  ])('is counted by network: %s', async (_, looked, addressOf) => {
    const { mobile } = await newPatient(server),
      before = await tries();
    for (let i = 0; i < 20; i++) {
      if (i % 5 === 0) {
        server.clock.advance(31);
        await ask(mobile);
      }
      expect((await reset(mobile, other(await codeOf(mobile)), { from: addressOf(i) })).statusCode).toBe(400);
    }
    expect((await tries()) - before).toBe(looked);
  });
  test('is not known by the cookie of another account, of an old password, or a made-up one', async () => {
    const [one, two] = [await newPatient(server), await newPatient(server)];
    const own = await logInAt(one.mobile),
      others = await logInAt(two.mobile);
    const [name, value] = own.split('=') as [string, string];
    const forged = [
      others,
      `${name}=${others.split('=')[1]}`,
      `${name}=${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`,
      `${name}=`,
      `${name}=.`,
      `${name}=${'x'.repeat(3_000)}`,
      'other=1',
    ];
    const sent = async (cookie?: string) => {
      await ask(one.mobile, cookie ? { cookie } : {});
      return (await textsTo(server, one.mobile)).length;
    };
    await sent();
    for (const cookie of forged) expect(await sent(cookie), cookie).toBe(1);
    expect(await sent(`locale=hi; ${others}; ${own}`)).toBe(2);
    const { access_token } = (
      await tryLogin(server, { mobile: one.mobile, password: DEMO_PASSWORD })
    ).json<LoggedIn>();
    server.clock.advance(31);
    const changed = await server.app.inject({
      method: 'POST',
      url: '/api/user/password/',
      payload: { current_password: DEMO_PASSWORD, new_password: 'fresh-passphrase' },
      headers: bearerOf({ access_token }),
    });
    expect([await sent(), await sent(own), await sent(cookieOf(changed))]).toEqual([3, 3, 4]);
  });
  test('the cookie is for the browser alone, and for these calls', async () => {
    const { mobile, id } = await newPatient(server);
    const set = String((await tryLogin(server, { mobile, password: DEMO_PASSWORD })).headers['set-cookie']);
    expect(set).toMatch(
      new RegExp(
        `^known-${id}=[\\w-]{22}\\.[\\w-]{43}; Path=/api/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$`,
      ),
    );
    expect((await tryLogin(server, { mobile, password: 'wr0ng-passphrase' })).headers['set-cookie']).toBe(
      undefined,
    );
  });
});
