import { setTimeout } from 'node:timers/promises';
import type { LoggedIn } from '@doorstep/contract/account.schema';
import { STAFF_SESSION_HOURS, type OtpPurpose, type Role } from '@doorstep/contract/account';
import { API_BASE } from '@doorstep/contract/envelope';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { sql } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import type { AppServer } from '../src/create-server.ts';
import { failureOf } from './envelope.ts';

export const mobiles = {
  asha: '9876543210',
  imran: '9876543211',
  admin: '9000000001',
  pharmacist: '9000000002',
  doctor: '9000000003',
};
export type Person = keyof typeof mobiles;
export const people = Object.keys(mobiles) as Person[];

let asked = 0;
/** Another one each time: what one test fails or asks often does not count against the next. */
export const newAddress = () => `10.${(++asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
export const tryLogin = (server: AppServer, payload: object, remoteAddress = newAddress()) =>
  server.app.inject({ method: 'POST', url: '/api/auth/login/', payload, remoteAddress });
export async function logIn(server: AppServer, mobile: string, password = DEMO_PASSWORD): Promise<LoggedIn> {
  let answer = await tryLogin(server, { mobile, password });
  // On a machine that does much else the server is too busy now and then, and says so.
  for (let left = 100; answer.statusCode === 503 && left > 0; left--) {
    await setTimeout(200);
    answer = await tryLogin(server, { mobile, password });
  }
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<LoggedIn>();
}
export const bearerOf = ({ access_token }: Pick<LoggedIn, 'access_token'>) => ({
  authorization: `Bearer ${access_token}`,
});
interface Session {
  loggedIn: Promise<LoggedIn>;
  until: number;
}
const sessions = new WeakMap<AppServer, Map<Person, Session>>();
/** The header of one session for each person and server; where the clock has passed the end of a staff session, of a new one. */
async function bearer(server: AppServer, person: Person) {
  const known = sessions.get(server) ?? new Map<Person, Session>(),
    now = server.clock.now().getTime();
  sessions.set(server, known);
  let session = known.get(person);
  if (!session || session.until <= now) {
    session = {
      loggedIn: logIn(server, mobiles[person]),
      until: now + (STAFF_SESSION_HOURS - 1) * 3_600_000,
    };
    known.set(person, session);
  }
  return bearerOf(await session.loggedIn);
}
export const as = Object.fromEntries(
  people.map((person) => [person, (server: AppServer) => bearer(server, person)]),
) as Record<Person, (server: AppServer) => Promise<{ authorization: string }>>;

/** Begins all sessions of staff anew now: their sessions end 12 hours after the login, however far a test moves the clock. */
export async function renewStaffSessions({ database: { db }, clock }: AppServer): Promise<void> {
  const now = clock.now();
  await db.execute(
    sql`update session set created_at = ${now}, expires_at = ${new Date(now.getTime() + STAFF_SESSION_HOURS * 3_600_000)} where account_id in (select id from account where role <> 'patient')`,
  );
}

let newcomers = 0;
/** A mobile that nobody has. */
export const newMobile = () =>
  `7${String(process.pid % 1e5).padStart(5, '0')}${String(++newcomers).padStart(4, '0')}`;
/** Somebody with the demo's password whom no other test knows. */
export async function newPerson(server: AppServer, role: Role) {
  const mobile = newMobile();
  const {
    rows: [row],
  } = await server.database.db.execute<{ id: number }>(sql`
    insert into account (mobile, name, email, password_hash, role, mobile_verified_at, created_at)
    select ${mobile}, 'New Patient', null, password_hash, ${role}, mobile_verified_at, created_at from account where mobile = ${mobiles.asha} returning id`);
  const headers = bearerOf(await logIn(server, mobile));
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    more: Record<string, string> = {},
  ) =>
    server.app.inject({
      method,
      url: `${API_BASE}${url}`,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    });
  return { id: row!.id, mobile, headers, call };
}
export const newPatient = (server: AppServer) => newPerson(server, 'patient');
/** What this phone got, newest first. */
export const textsTo = async (server: AppServer, mobile: string): Promise<string[]> =>
  (
    await server.database.db.execute<{ text: string }>(
      sql`select text from outbox where "to" = ${mobile} order by id desc`,
    )
  ).rows.map(({ text }) => text);
/** As a person comes by it: asked for, and read off the phone. */
export async function codeFor(server: AppServer, mobile: string, purpose: OtpPurpose): Promise<string> {
  await server.app.inject({
    method: 'POST',
    url: `${API_BASE}/auth/send-otp/`,
    payload: { mobile, purpose },
    remoteAddress: newAddress(),
  });
  return /^\d{6}/.exec((await textsTo(server, mobile))[0]!)![0];
}

/** Sentences and codes that are the patient's own words, and no word of how the server is made. */
const spoken =
  /"(?:new_|current_|confirm_|not_your_|no_|staff_)?passwords?(?:_(?:required|short|long|guessable|differ))?"|Invalid mobile number or password|(?:New p|P)assword is required|Password must be at (?:least|most)|Please confirm your password|Passwords do not match|Many people use that password|That is not your password|There is no password yet|'Forgot password'|A password has|Please select|Staff log in with their password|log in with your password|does not change the password|has no password yet|staff log in with a password/g;
/** failureOf, for calls that have to speak of a password or ask to select something. */
export function refusalOf(answer: Parameters<typeof failureOf>[0]) {
  const { error, code, fields } = JSON.parse(answer.body) as {
    error: string;
    code: string;
    fields?: Record<string, string>;
  };
  return {
    ...failureOf({
      ...answer,
      isScrubbed: true,
      body: answer.body.replaceAll(spoken, (said) => (said.startsWith('"') ? '"word"' : 'Word')),
    }),
    error,
    code,
    fields,
  };
}

/** With other values in its JSON body. */
export const changed = (own: Example, more: object): Example => ({
  ...own,
  body: { ...(own.body as object), ...more },
});
export const HOME = {
  title: 'Office',
  address_line_1: '7 Main Road',
  city: 'Ranchi',
  state: 'Jharkhand',
  pincode: '834001',
  is_default: false,
};

export const ON_MAP = {
  name: 'Sita Devi',
  mobile: '9811144466',
  address: '12 Kanke Road, Ranchi',
  latitude: 23.3812,
  longitude: 85.3163,
};

/** A request as it can be sent to a call. */
export interface Example {
  params?: Record<string, string>;
  query?: string;
  body?: object | Buffer | string;
  headers?: Record<string, string>;
}
export const pathOf = ({ path }: Endpoint, { params = {} }: Example): string =>
  API_BASE + path.replaceAll(/:(\w+)/g, (_, key: string) => params[key]!);
export const send = (
  server: AppServer,
  call: Endpoint,
  example: Example,
  headers: Record<string, string> = {},
  {
    path = pathOf(call, example),
    method = call.method,
  }: { path?: string; method?: Endpoint['method'] | 'HEAD' } = {},
) =>
  server.app.inject({
    method,
    url: path + (example.query ?? ''),
    remoteAddress: newAddress(),
    headers: { ...example.headers, ...headers },
    ...(example.body !== undefined && { payload: example.body }),
  });
