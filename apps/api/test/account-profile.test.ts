import { readFileSync } from 'node:fs';
import type { Session } from '@doorstep/contract/account.schema';
import { endpoints } from '@doorstep/contract/table.schema';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceOf } from '../src/account/device.ts';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import { accountTable, consentTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { fileTable } from '../src/platform/schema.ts';
import { shopperWith } from './checkout.ts';
import { examples } from './examples.ts';
import { failureOf } from './envelope.ts';
import { multipart, multipartType } from './files/multipart.ts';
import { newServer, testSettings } from './test-server.ts';
import { as, HOME, logIn, bearerOf, mobiles, newPatient, newPerson, refusalOf, tryLogin } from './people.ts';

let server: AppServer;
beforeAll(async () => {
  server = await newServer(testSettings({ LOGINS_PER_MINUTE: '100000' }));
});
afterAll(() => server?.close());
type Patient = Awaited<ReturnType<typeof newPatient>>;
const rowOf = async ({ id }: Patient) =>
  (await server.database.db.select().from(accountTable).where(eq(accountTable.id, id)))[0]!;
const upload = ({ headers }: Pick<Patient, 'headers'>, bytes: Buffer | string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/user/profile/picture/',
    payload: multipart([{ bytes }]),
    headers: { ...headers, 'content-type': multipartType },
  });

describe('name and e-mail', () => {
  test('change, and nothing else does (T5)', async () => {
    const patient = await newPatient(server),
      before = await rowOf(patient);
    const answer = await patient.call('PUT', '/user/profile/', {
      username: '  Meena Kumari ',
      email: 'meena@example.in',
      role: 'admin',
      mobile: '9000000009',
      mobile_verified: false,
      id: 1,
      user_id: 1,
      profile_pic: '/api/files/x/',
      is_staff: true,
      password: 'x',
      passwordHash: 'x',
    });
    expect(answer.json()).toEqual({
      success: true,
      username: 'Meena Kumari',
      mobile: patient.mobile,
      email: 'meena@example.in',
      profile_pic: null,
      role: 'patient',
      mobile_verified: true,
      has_password: true,
    });
    expect(await rowOf(patient)).toEqual({ ...before, name: 'Meena Kumari', email: 'meena@example.in' });
    expect((await patient.call('GET', '/user/profile/')).json()).toEqual(answer.json());
  });
  test('are refused as in the sign-up form', async () => {
    const patient = await newPatient(server);
    expect(
      failureOf(await patient.call('PUT', '/user/profile/', { username: ' ', email: 'x' })),
    ).toMatchObject({
      status: 400,
      fields: { username: 'Full name is required', email: 'Please enter a valid email address' },
    });
  });
});

describe('a picture of oneself', () => {
  const PLACE = 'Planted place 23.3441 N';
  const photo = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
    sharp({ create: { width, height, channels: 3, background: '#369' } })
      .withExif({ IFD0: { ImageDescription: PLACE, Model: 'Planted camera' } })
      .toFormat(format)
      .toBuffer();
  test('is drawn anew as a square of 512, without a word of what else was in it (T22, T23)', async () => {
    const patient = await newPatient(server);
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const sent = await photo(1_200, 300, format);
      expect(sent.includes('Planted'), format).toBe(true);
      const { profile_pic } = (await upload(patient, sent)).json<{ profile_pic: string }>();
      const shown = await server.app.inject({ url: profile_pic, headers: patient.headers });
      expect([
        shown.statusCode,
        shown.headers['content-type'],
        shown.headers['cache-control'],
        shown.headers['x-content-type-options'],
      ]).toEqual([200, 'image/jpeg', 'no-store', 'nosniff']);
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
        width: 512,
        height: 512,
        format: 'jpeg',
      });
      expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
      expect(shown.rawPayload.includes('Planted')).toBe(false);
      expect((await patient.call('GET', '/user/profile/')).json()).toMatchObject({ profile_pic });
    }
    // The ones before it are gone.
    expect(await server.database.db.$count(fileTable, eq(fileTable.accountId, patient.id))).toBe(1);
  });
  test('is for its owner alone (T27)', async () => {
    const patient = await newPatient(server),
      { profile_pic } = (await upload(patient, await photo(64, 64))).json<{ profile_pic: string }>();
    for (const headers of [
      await as.asha(server),
      await as.pharmacist(server),
      await as.admin(server),
      await as.doctor(server),
    ])
      expect(failureOf(await server.app.inject({ url: profile_pic, headers })).status).toBe(404);
    expect((await server.app.inject(profile_pic)).statusCode).toBe(401);
  });
  test('goes when it is taken away, and so do its bytes', async () => {
    const patient = await newPatient(server),
      { profile_pic } = (await upload(patient, await photo(64, 64))).json<{ profile_pic: string }>();
    for (let i = 0; i < 2; i++)
      expect((await patient.call('DELETE', '/user/profile/picture/')).json()).toMatchObject({
        success: true,
        profile_pic: null,
      });
    expect((await server.app.inject({ url: profile_pic, headers: patient.headers })).statusCode).toBe(404);
    expect([
      await server.database.db.$count(fileTable, eq(fileTable.accountId, patient.id)),
      (await rowOf(patient)).pictureId,
    ]).toEqual([0, null]);
  });
  test.each<[string, () => Promise<Buffer | string>, number, string]>([
    ['a PDF', async () => '%PDF-1.7\n%%EOF', 415, 'Please select an image file (JPG, PNG, etc.)'],
    [
      'a drawing with a script',
      async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      415,
      'Please select an image file (JPG, PNG, etc.)',
    ],
    [
      'half a photo',
      async () => (await photo(600, 600)).subarray(0, 200),
      400,
      'We could not read that picture. Please choose another one.',
    ],
    [
      'more than 5 MB',
      async () => Buffer.alloc(5 * 2 ** 20 + 1),
      413,
      'Please choose a file of at most 5 MB.',
    ],
    ['nothing', async () => '', 400, 'Please choose one file to upload.'],
  ])('%s is refused, and the one before stays (T22)', async (_, bytes, status, sentence) => {
    const patient = await newPatient(server),
      before = (await upload(patient, await photo(64, 64))).json<{ profile_pic: string }>();
    const refused = refusalOf(await upload(patient, await bytes()));
    expect([refused.status, refused.fields]).toEqual([status, { image: sentence }]);
    expect((await patient.call('GET', '/user/profile/')).json()).toMatchObject({
      profile_pic: before.profile_pic,
    });
    expect(await server.database.db.$count(fileTable, eq(fileTable.accountId, patient.id))).toBe(1);
  });
});

describe('another password', () => {
  const change = ({ call }: Patient, current_password: string, new_password = 'my own phrase 7') =>
    call('POST', '/user/password/', { current_password, new_password });
  test('needs the one that is, ends every other session at once, and keeps this one (T18)', async () => {
    const patient = await newPatient(server),
      elsewhere = bearerOf(await logIn(server, patient.mobile));
    const sentence = 'That is not your password. Please try again.';
    expect(refusalOf(await change(patient, 'wrong-one'))).toMatchObject({
      status: 400,
      code: 'wrong_credentials',
      fields: { current_password: sentence },
    });
    expect((await server.app.inject({ url: '/api/user/profile/', headers: elsewhere })).statusCode).toBe(200);
    expect((await change(patient, DEMO_PASSWORD)).json()).toEqual({
      success: true,
      message: 'Password changed. Your other devices are logged out.',
    });
    expect([
      (await server.app.inject({ url: '/api/user/profile/', headers: elsewhere })).statusCode,
      (await patient.call('GET', '/user/profile/')).statusCode,
    ]).toEqual([401, 200]);
    expect([
      (await tryLogin(server, { mobile: patient.mobile, password: DEMO_PASSWORD })).statusCode,
      (await tryLogin(server, { mobile: patient.mobile, password: 'my own phrase 7' })).statusCode,
    ]).toEqual([400, 200]);
  });
  test('who guesses with a stolen session has to wait, all at once or one by one (T16, F24)', async () => {
    const patient = await newPatient(server);
    const answers = await Promise.all(Array.from({ length: 12 }, () => change(patient, 'wrong-one')));
    expect(answers.filter(({ statusCode }) => statusCode === 400).length).toBeLessThanOrEqual(7);
    const told = answers.find(({ statusCode }) => statusCode === 429)!;
    expect(refusalOf(told)).toMatchObject({
      code: 'too_many',
      error: `Too many tries. Try again in ${told.headers['retry-after']} s.`,
    });
    server.clock.advance(61);
    expect((await change(patient, DEMO_PASSWORD)).statusCode).toBe(200);
  });
  test('is refused as in the sign-up form, and where many use it', async () => {
    const patient = await newPatient(server);
    expect(refusalOf(await patient.call('POST', '/user/password/', {}))).toMatchObject({
      status: 400,
      fields: { current_password: 'Password is required', new_password: 'New password is required' },
    });
    for (const [one, sentence] of [
      ['12345', 'Password must be at least 6 characters'],
      ['qwerty', 'Many people use that password. Please choose another one.'],
      [patient.mobile, 'Many people use that password. Please choose another one.'],
    ] as const)
      expect(refusalOf(await change(patient, DEMO_PASSWORD, one))).toMatchObject({
        status: 400,
        fields: { new_password: sentence },
      });
    expect((await tryLogin(server, { mobile: patient.mobile, password: DEMO_PASSWORD })).statusCode).toBe(
      200,
    );
  });
});

describe('where one is logged in', () => {
  const sessionsOf = async ({ call }: Patient) =>
    (await call('GET', '/user/sessions/')).json<{ data: Session[] }>().data;
  const PHONE =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
  test('is listed by device, the latest first; no address and no token is told', async () => {
    const patient = await newPatient(server);
    server.clock.advance(5);
    const from = '10.99.98.97',
      { access_token } = (
        await server.app.inject({
          method: 'POST',
          url: '/api/auth/login/',
          payload: { mobile: patient.mobile, password: DEMO_PASSWORD },
          remoteAddress: from,
          headers: { 'user-agent': PHONE },
        })
      ).json<{ access_token: string }>();
    const list = await sessionsOf(patient);
    expect(list.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: 'Chrome on Android', current: false },
      { device: 'Unknown device', current: true },
    ]);
    expect(list[0]!.created_at).toMatch(/\+05:30$/);
    const text = JSON.stringify([list, await server.database.db.execute('select * from session')]);
    expect([from, access_token, 'AppleWebKit'].filter((secret) => text.includes(secret))).toEqual([]);
  });
  test("one that is ended is refused at its very next call (T18); another's is not there (T2)", async () => {
    const patient = await newPatient(server),
      anonymous = await newPatient(server),
      elsewhere = bearerOf(await logIn(server, patient.mobile));
    const { id } = (await sessionsOf(patient)).find(({ current }) => !current)!;
    const missing = refusalOf(await anonymous.call('DELETE', '/user/sessions/2000000000/'));
    expect(refusalOf(await anonymous.call('DELETE', `/user/sessions/${id}/`))).toEqual(missing);
    for (const odd of ['0', '-1', '1e3', 'x', '99999999999999999999', '%00'])
      expect((await patient.call('DELETE', `/user/sessions/${odd}/`)).statusCode, odd).toBe(404);
    expect((await server.app.inject({ url: '/api/user/profile/', headers: elsewhere })).statusCode).toBe(200);
    expect((await patient.call('DELETE', `/user/sessions/${id}/`)).json()).toEqual({ success: true });
    expect((await server.app.inject({ url: '/api/user/profile/', headers: elsewhere })).statusCode).toBe(401);
    expect(await sessionsOf(patient)).toHaveLength(1);
  });
  test('what has run out is not listed', async () => {
    const patient = await newPatient(server);
    server.clock.advance(31 * 86_400);
    const again = bearerOf(await logIn(server, patient.mobile));
    expect(
      (await server.app.inject({ url: '/api/user/sessions/', headers: again })).json<{ data: Session[] }>()
        .data,
    ).toHaveLength(1);
  });
  test.each([
    [PHONE, 'Chrome on Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.56',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0',
      'Firefox on Mac',
    ],
    ['Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5', 'Firefox on KaiOS'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'A browser on Linux'],
    ['curl/8.6.0', 'Unknown device'],
    ['', 'Unknown device'],
    [undefined, 'Unknown device'],
    ['<script>alert(1)</script>'.repeat(1_000), 'Unknown device'],
  ])('%j is %s', (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });
});

describe('preferences', () => {
  const usual = {
    language: 'en',
    comfort: 0,
    notifications: { orders_sms: true, orders_whatsapp: false, orders_email: false, reminders: false },
    offered: ['sms', 'whatsapp', 'email'],
  };
  test('any part of them changes, and the rest stays', async () => {
    const patient = await newPatient(server),
      put = async (body: object) =>
        (await patient.call('PUT', '/user/preferences/', body)).json<{ data: object }>().data;
    expect((await patient.call('GET', '/user/preferences/')).json()).toEqual({ success: true, data: usual });
    expect(await put({ language: 'hi' })).toEqual({ ...usual, language: 'hi' });
    expect(await put({ notifications: { reminders: true } })).toEqual({
      ...usual,
      language: 'hi',
      notifications: { ...usual.notifications, reminders: true },
    });
    expect(
      await put({ comfort: true, notifications: { orders_sms: false }, role: 'admin', notification: 1 }),
    ).toEqual({
      ...usual,
      language: 'hi',
      comfort: 1,
      notifications: { ...usual.notifications, reminders: true, orders_sms: false },
    });
    expect(await put({})).toEqual(
      (await patient.call('GET', '/user/preferences/')).json<{ data: object }>().data,
    );
  });
  test('a yes of before there were two levels becomes the first one, once', async () => {
    const yes = await newPatient(server),
      no = await newPatient(server),
      most = await newPatient(server);
    const set = (who: typeof yes, comfort: string) =>
      server.database.db.execute(
        sql`update account set preferences = ${`{"language":"hi","comfort":${comfort}}`}::jsonb where mobile = ${who.mobile}`,
      );
    await set(yes, 'true');
    await set(no, 'false');
    await set(most, '2');
    const migration = readFileSync(
      new URL('../src/platform/db/migrations/0031_comfort-level.sql', import.meta.url),
      'utf8',
    );
    for (let run = 0; run < 2; run++) await server.database.db.execute(sql.raw(migration));
    for (const [who, comfort] of [
      [yes, 1],
      [no, 0],
      [most, 2],
    ] as const)
      expect((await who.call('GET', '/user/preferences/')).json()).toMatchObject({
        data: { language: 'hi', comfort },
      });
  });
  test('of several that change at once none is lost', async () => {
    const patient = await newPatient(server);
    await Promise.all(
      [
        { language: 'hi' },
        { comfort: 2 },
        { notifications: { reminders: true } },
        { notifications: { orders_email: true } },
        { notifications: { orders_sms: false } },
      ].map((body) => patient.call('PUT', '/user/preferences/', body)),
    );
    expect((await patient.call('GET', '/user/preferences/')).json()).toMatchObject({
      data: {
        language: 'hi',
        comfort: 2,
        notifications: { orders_sms: false, orders_whatsapp: false, orders_email: true, reminders: true },
        offered: ['sms', 'whatsapp', 'email'],
      },
    });
  });
  test.each<[object, string]>([
    [{ language: 'fr' }, 'language'],
    [{ comfort: 'yes' }, 'comfort'],
    [{ comfort: 3 }, 'comfort'],
    [{ comfort: 1.5 }, 'comfort'],
    [{ notifications: { reminders: 1 } }, 'notifications.reminders'],
    [{ notifications: [] }, 'notifications'],
    [{ notifications: null }, 'notifications'],
  ])('%o is refused', async (body, field) => {
    const { fields, status } = failureOf(
      await (await newPatient(server)).call('PUT', '/user/preferences/', body),
    );
    expect([status, Object.keys(fields!)]).toEqual([400, [field]]);
  });
});

describe('consents', () => {
  test('each yes and each no is kept with its text and time, once (DPDP)', async () => {
    const patient = await newPatient(server),
      say = async (purpose: string, given: boolean) =>
        (
          await patient.call('POST', '/user/consents/', {
            purpose,
            given,
            version: '99',
            at: '2020-01-01',
            id: 1,
          })
        ).json<{ data: { id: number } }>().data;
    const first = await say('teleconsultation', true);
    expect(first).toEqual({
      id: first.id,
      purpose: 'teleconsultation',
      version: '1',
      given: true,
      at: expect.stringMatching(/^2026-.+\+05:30$/) as string,
    });
    expect(
      (await Promise.all([1, 2, 3, 4].map(() => say('teleconsultation', true)))).map(({ id }) => id),
    ).toEqual([first.id, first.id, first.id, first.id]);
    await say('offers', false);
    await say('teleconsultation', false);
    const { data } = (await patient.call('GET', '/user/consents/')).json<{
      data: Array<{ purpose: string; given: boolean }>;
    }>();
    expect(data.map(({ purpose, given }) => [purpose, given])).toEqual([
      ['teleconsultation', false],
      ['offers', false],
      ['teleconsultation', true],
    ]);
    expect(await server.database.db.$count(consentTable, eq(consentTable.accountId, patient.id))).toBe(3);
    expect((await (await newPatient(server)).call('GET', '/user/consents/')).json()).toEqual({
      success: true,
      data: [],
    });
  });
  test('for what is not asked, or without a yes or no, there is none', async () => {
    const patient = await newPatient(server);
    expect(
      failureOf(await patient.call('POST', '/user/consents/', { purpose: 'everything', given: true })),
    ).toMatchObject({ status: 400, fields: { purpose: 'Please choose what you agree to.' } });
    expect(failureOf(await patient.call('POST', '/user/consents/', { purpose: 'offers' }))).toMatchObject({
      status: 400,
      fields: { given: 'Please choose yes or no.' },
    });
  });
});

test("who of the staff looked at something of one's own is told by role, to its owner alone (T48)", async () => {
  const patient = await newPatient(server),
    shop = await shopperWith(server, patient.headers),
    pharmacist = await newPerson(server, 'pharmacist');
  const sent = await examples.uploadPrescription.example(shop, server);
  const {
    data: { id, image },
  } = (
    await server.app.inject({
      method: 'POST',
      url: '/api/prescription/upload/',
      payload: sent.body!,
      headers: { ...patient.headers, ...sent.headers },
    })
  ).json<{ data: { id: string; image: string } }>();
  const read = (headers: Record<string, string>) => server.app.inject({ url: image, headers });
  expect([
    (await read(pharmacist.headers)).statusCode,
    (await read(patient.headers)).statusCode,
    (await read((await newPerson(server, 'doctor')).headers)).statusCode,
  ]).toEqual([200, 200, 404]);
  const log = (await patient.call('GET', '/user/access-log/')).json<{ data: object[] }>();
  expect(log).toEqual({
    success: true,
    data: [
      {
        at: expect.stringMatching(/\+05:30$/) as string,
        who: 'Pharmacist',
        did: 'read',
        what: 'prescription',
        object: id,
      },
    ],
    pagination: { page: 1, limit: 20, total: 1, total_exact: true, has_previous: false, has_next: false },
  });
  expect((await patient.call('GET', '/user/access-log/?page=2')).json()).toMatchObject({
    data: [],
    pagination: { page: 2, total: 1, has_previous: true, has_next: false },
  });
  expect((await (await newPatient(server)).call('GET', '/user/access-log/')).json()).toMatchObject({
    data: [],
  });
  for (const page of ['0', '-1', 'x', '1.5'])
    expect((await patient.call('GET', `/user/access-log/?page=${page}`)).statusCode).toBe(400);
});

test("everything of one's own goes into one file, and nothing else", async () => {
  const patient = await newPatient(server),
    anonymous = await newPatient(server);
  for (const { call } of [patient, anonymous]) {
    await call('POST', '/user/addresses/', { ...HOME, title: call === patient.call ? 'Mine' : 'Theirs' });
    await call('POST', '/user/wishlist/5/');
  }
  const shop = await shopperWith(server, patient.headers),
    { order_id } = await shop.buy([{ id: 2, qty: 3 }]);
  await patient.call('POST', '/user/consents/', { purpose: 'offers', given: true });
  const answer = await patient.call('GET', '/user/export/');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="doorstep-my-data.json"',
    'cache-control': 'no-store',
  });
  expect(answer.json()).toMatchObject({
    account: { username: 'New Patient', mobile: patient.mobile, role: 'patient' },
    addresses: [{ title: 'Mine' }],
    orders: [{ order_id, items: [{ id: 2, qty: 3 }] }],
    prescriptions: [],
    wishlist: [{ id: 5 }],
    preferences: { language: 'en' },
    consents: [{ purpose: 'offers', given: true }],
    sessions: [{ current: true }],
  });
  const {
    rows: [row],
  } = await server.database.db.execute<{ password_hash: string; access_hash: string }>(
    `select * from account a join session s on s.account_id = a.id where a.id = ${patient.id}`,
  );
  expect(
    [
      row!.password_hash,
      row!.access_hash,
      patient.headers.authorization.slice(7),
      anonymous.mobile,
      'Theirs',
    ].filter((secret) => answer.body.includes(secret)),
  ).toEqual([]);
});

test("what is one person's is kept by nobody in between (T44)", async () => {
  const { headers } = await newPerson(server, 'admin');
  const reads = Object.values<Endpoint>(endpoints).filter(
    ({ method, who, path }) =>
      method === 'GET' &&
      (typeof who === 'string' ? who === 'logged-in' : who.includes('admin')) &&
      !path.includes(':'),
  );
  expect(reads.length).toBeGreaterThan(8);
  for (const { path } of reads)
    expect((await server.app.inject({ url: `/api${path}`, headers })).headers['cache-control'], path).toBe(
      'no-store',
    );
  expect(
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/auth/login/',
        payload: { mobile: mobiles.imran, password: DEMO_PASSWORD },
      })
    ).headers['cache-control'],
  ).toBe('no-store');
});
