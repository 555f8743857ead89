import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { endpoints, type EndpointName } from '@doorstep/contract/table.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import type { AppServer } from '../src/create-server.ts';
import type { Settings } from '../src/platform/settings.ts';
import { demoDoctor } from './appointments.ts';
import { connect, openHours, startChat } from './chat.ts';
import { shopperWith } from './checkout.ts';
import { examples } from './examples.ts';
import { multipart, multipartType } from './files/multipart.ts';
import { jpeg } from './files/pictures.ts';
import { as, bearerOf, HOME, logIn, mobiles, newPatient, send, type Example } from './people.ts';
import { textOf } from './pdf-text.ts';
import { newServer, testSettings } from './test-server.ts';

const NAME = 'Qzname Leaver';
type Person = Awaited<ReturnType<typeof newPatient>>;
const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];

/** Every text of a body, by its path. */
function textsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, [...path, key]));
}
function withWord(body: unknown, [key, ...rest]: string[], word: string): unknown {
  if (key === undefined) return `${body as string} ${word}`;
  if (Array.isArray(body))
    return body.map((item, i) => (String(i) === key ? withWord(item, rest, word) : item));
  const own = body as Record<string, unknown>;
  return { ...own, [key]: withWord(own[key], rest, word) };
}

let server: AppServer, settings: Settings;
beforeAll(async () => {
  settings = testSettings({ LOGINS_PER_MINUTE: '100000' });
  server = await newServer(settings);
});
afterAll(() => server?.close());

/** Every planted word; other letters may follow `Qz` by chance in an id. */
const known = new RegExp(
  `^Qz(name|mail|first|socket|dose|typed|advice|note|${Object.keys(endpoints).join('|')})`,
);
const WORD = /Qz[a-z]\w{3,}/g;
/** Tables and files in which a planted word stands, as `word table` or `word file`; random ids are no words. */
async function placesOf(): Promise<string[]> {
  const { db } = server.database,
    { rows: tables } = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    ),
    found = new Set<string>();
  const look = (text: string, place: string) => {
    for (const [word] of text.matchAll(WORD)) found.add(`${word} ${place}`);
  };
  for (const { name } of tables) {
    const { rows: matches } = await db.execute<{ text: string }>(
      sql`select t::text as text from ${sql.identifier(name)} t where t::text like '%Qz%'`,
    );
    for (const { text } of matches) look(text, name);
  }
  const folder = join(settings.dataDir, 'files');
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  )) {
    const bytes = readFileSync(join(file.parentPath, file.name)),
      isPdf = bytes.subarray(0, 5).toString() === '%PDF-';
    look(
      isPdf ? `${textOf(bytes).join('\n')}\n${bytes.toString('latin1')}` : bytes.toString('latin1'),
      'file',
    );
  }
  return [...found].filter((place) => known.test(place)).toSorted();
}
/** Calls whose example is about the shop itself or about somebody else: what they store is not the leaver's. */
const NOT_THEIRS: ReadonlySet<string> = new Set<EndpointName>([
  'createStaff',
  'register',
  'importCatalogue',
  'addMedicine',
  'addLeave',
  'closeConsultation',
  'prescribe',
]);
/** Sends the example of every call once for each text in it, with a word of its own added to that text. */
async function plantEverywhere(leaver: Person): Promise<void> {
  const shop = await shopperWith(server, leaver.headers),
    { db } = server.database;
  let count = 0;
  const prepare = async (name: EndpointName): Promise<Example | undefined> => {
    // Held times are limited for each person.
    await db.execute(sql`delete from schedule_seat where order_id is null`);
    return Promise.resolve(examples[name].example(shop, server)).catch(() => undefined);
  };
  for (const [name, call] of rows) {
    if (examples[name].changesCaller || call.method === 'GET' || NOT_THEIRS.has(name)) continue;
    const staff = typeof call.who === 'object' ? call.who.filter((role) => role !== 'patient') : [],
      role = staff.includes('admin') ? 'admin' : staff[0],
      headers = role ? await as[role as 'admin' | 'pharmacist' | 'doctor'](server) : leaver.headers;
    for (const path of textsOf((await prepare(name))?.body)) {
      // Name of the member of staff who took the money: it stays as a bookkeeping record.
      if (path.at(-1) === 'receiver') continue;
      const own = await prepare(name),
        word = `Qz${name}${++count}`;
      if (own)
        await send(
          server,
          call,
          { ...own, body: withWord(own.body, path, word) as object },
          { ...headers, 'idempotency-key': `planted-${count}` },
        );
    }
  }
}
/** A chat of this person with the demo's doctor: messages by call and by socket, a photo, a prescription and the doctor's note. */
async function chatOf(leaver: Person): Promise<string> {
  openHours(server);
  const { id: doctorId } = await demoDoctor(server),
    doctor = await as.doctor(server),
    id = await startChat(leaver, doctorId, 'Qzfirst message');
  const socket = await connect(server, leaver, id);
  socket.write('Qzsocket message', 'planted-1');
  await socket.until('message');
  await server.app.inject({
    method: 'POST',
    url: `/api/consultation/${id}/attachments/`,
    payload: multipart([{ bytes: await jpeg() }]),
    headers: { ...leaver.headers, 'content-type': multipartType },
  });
  for (const [url, payload] of [
    [
      `/api/staff/consultations/${id}/prescription/`,
      {
        lines: [{ medicine_id: 5, days: 5, dose: '1-0-1, Qzdose, after food' }],
        typed: [{ name: 'ORS Qztyped', days: 4, dose: '1-1-1, Qzdose, in water' }],
        diagnosis: 'Qzdiagnosis',
        patient: { age: 41, sex: 'female' },
        advice: 'Qzadvice',
      },
    ],
    [`/api/consultation/${id}/close/`, { note: 'Qznote of the doctor' }],
  ] as const) {
    const { statusCode, body } = await server.app.inject({ method: 'POST', url, payload, headers: doctor });
    expect(statusCode, body).toBeLessThan(300);
  }
  return id;
}
async function leave(person: Person): Promise<void> {
  const { db } = server.database;
  await server.jobs.settle();
  await db.execute(sql`update "order" set status = 'delivered' where account_id = ${person.id}`);
  await db.execute(sql`update schedule_booking set status = 'done' where account_id = ${person.id}`);
  const answer = await person.call('DELETE', '/user/account/', { password: DEMO_PASSWORD });
  expect(answer.statusCode, answer.body).toBe(200);
  await server.jobs.settle();
}
async function planted(): Promise<Person> {
  const leaver = await newPatient(server);
  await leaver.call('PUT', '/user/profile/', { username: NAME, email: 'Qzmail@example.in' });
  await leaver.call('POST', '/user/addresses/', { ...HOME, name: NAME, is_default: true });
  return leaver;
}

test('leaves no word of a deleted person in any table or file', async () => {
  const leaver = await planted(),
    doctor = await as.doctor(server);
  await plantEverywhere(leaver);
  await chatOf(leaver);
  const before = await placesOf();
  // The loop plants in most tables that hold a person's words.
  for (const table of [
    'account',
    'address',
    'cart_request',
    'consultation_message',
    'health_note',
    'idempotent',
    'invoice',
    'lab_report_value',
    'order',
    'order_note',
    'order_received_payment',
    'outbox',
    'prescription_dose',
    'prescription_typed',
    'quote',
    'refund',
    'ticket',
  ])
    expect(
      before.some((place) => place.endsWith(` ${table}`)),
      table,
    ).toBe(true);
  expect(before.length).toBeGreaterThan(60);

  await leave(leaver);
  // The register of Schedule H1 names the patient for three years by law.
  expect((await placesOf()).filter((place) => !place.endsWith(' register_entry'))).toEqual([]);
  for (const status of ['open', 'closed']) {
    const inbox = await server.app.inject({
      url: `/api/staff/consultations/?status=${status}`,
      headers: doctor,
    });
    expect(inbox.body).not.toMatch(/Qz|Deleted account/);
  }
}, 300_000);

test('keeps the record of a consultation for three years, for an admin who says why', async () => {
  const leaver = await planted(),
    id = await chatOf(leaver);
  await leave(leaver);
  const find = async (reason?: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/staff/retained-records/',
      payload: { mobile: leaver.mobile, reason },
      // A session of before ends when the clock moves by years.
      headers: bearerOf(await logIn(server, mobiles.admin)),
    });
  for (const reason of [undefined, '', ' '])
    expect((await find(reason)).json()).toMatchObject({
      code: 'invalid',
      fields: { reason: expect.anything() },
    });
  const { data } = (await find('Letter of the medical council, 12/2026')).json<{
    data: Array<{ reference: string; content: object }>;
  }>();
  expect(data).toMatchObject([
    {
      kind: 'consultation',
      reference: id,
      content: {
        patient: { name: NAME, mobile: leaver.mobile },
        note: 'Qznote of the doctor',
        messages: [{ message: 'Qzfirst message' }, { message: 'Qzsocket message' }],
        prescriptions: [
          {
            advice: 'Qzadvice',
            lines: [{ dose: '1-0-1, Qzdose, after food' }],
            typed: [{ name: 'ORS Qztyped', days: 4, dose: '1-1-1, Qzdose, in water' }],
          },
        ],
      },
    },
  ]);
  const [{ n }] = (
    await server.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from audit where object_kind = 'retained_record' and object_id = ${id}`,
    )
  ).rows as [{ n: number }];
  expect(n).toBe(1);

  const retention = async () => {
    await server.areas.platform.removeExpired();
    return (await find('Letter of the medical council, 12/2026')).json<{ data: unknown[] }>().data.length;
  };
  server.clock.advance(365 * 86_400);
  expect(await retention()).toBe(1);
  server.clock.advance(2 * 366 * 86_400);
  expect(await retention()).toBe(0);
}, 120_000);
