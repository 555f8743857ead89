import type { StaffHits, StaffToday } from '@doorstep/contract/staff.schema';
import type { StaffTicket, Ticket } from '@doorstep/contract/support.schema';
import { answerBy, TICKET_SMS_PER_HOUR } from '@doorstep/contract/support';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { failureOf } from '../../../test/envelope.ts';
import { as, newAddress, newMobile, newPatient, textsTo } from '../../../test/people.ts';
import { newServer, testSettings } from '../../../test/test-server.ts';
import type { AppServer } from '../../create-server.ts';
import { ticketTable } from '../schema.ts';

let server: AppServer;
beforeAll(async () => {
  server = await newServer();
  return () => server.close();
});
interface Taken {
  data: { id: string; kind: string; due_at: string };
}
const TICKET = {
  kind: 'message',
  name: 'Sita Devi',
  mobile: '98111 44477',
  message: 'Do you come to Kanke?',
  about: '/paramedical',
};
const send = (payload: object, headers: Record<string, string> = {}, remoteAddress = newAddress()) =>
  server.app.inject({ method: 'POST', url: '/api/support/tickets/', payload, headers, remoteAddress });
async function taken(payload: object, headers?: Record<string, string>): Promise<Taken['data']> {
  const answer = await send(payload, headers);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Taken>().data;
}
async function staff(path: string, payload?: object, person: 'admin' | 'pharmacist' = 'admin') {
  return server.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/staff/${path}`,
    headers: await as[person](server),
    ...(payload && { payload }),
  });
}
const desk = async (query = '') =>
  (await staff(`tickets/${query}`)).json<{ data: StaffTicket[]; pagination: { total: number } }>();
const own = async ({ call }: Awaited<ReturnType<typeof newPatient>>) =>
  (await call('GET', '/support/tickets/')).json<{ data: Ticket[] }>().data;

test('a visitor asks, has a number and an SMS with it; the staff answers, and whoever logs in with that mobile reads it', async () => {
  const patient = await newPatient(server);
  const { id, due_at } = await taken({ ...TICKET, mobile: patient.mobile });
  expect(id).toMatch(/^SP-[0-9A-Z]{12}$/);
  expect(due_at).toMatch(/^2026-11-25T10:/);
  await server.jobs.settle();
  const [received] = await textsTo(server, patient.mobile);
  expect(received).toContain(id);
  expect(received).not.toContain('Kanke');

  const [first] = (await desk(`?id=${id}`)).data;
  expect(first).toMatchObject({ id, name: 'Sita Devi', status: 'open', has_account: false, answers: [] });
  const answered = await staff(`tickets/${id}/answer/`, { text: 'Yes, on every day but Sunday.' });
  expect(answered.json<{ data: StaffTicket }>().data).toMatchObject({
    status: 'answered',
    waiting_since: null,
    answers: [{ text: 'Yes, on every day but Sunday.', by: 'Ravi Oraon' }],
  });
  await server.jobs.settle();
  expect((await textsTo(server, patient.mobile))[0]).toBe(
    `Doorstep, answer to ${id}: Yes, on every day but Sunday.`,
  );
  // Its text might be another's, who typed a wrong number.
  expect(await own(patient)).toMatchObject([
    { id, status: 'answered', message: null, answers: [{ text: 'Yes, on every day but Sunday.' }] },
  ]);
});
test('what is sent from an account is read there, whatever mobile it names, and by nobody else', async () => {
  const patient = await newPatient(server),
    other = await newPatient(server);
  const { id } = await taken({ ...TICKET, mobile: other.mobile }, patient.headers);
  expect(await own(patient)).toMatchObject([{ id, message: TICKET.message }]);
  expect(await own(other)).toEqual([]);
});
test('a mobile that nobody verified finds nothing of its number', async () => {
  const patient = await newPatient(server);
  await taken({ ...TICKET, mobile: patient.mobile });
  await server.database.db.execute(
    sql`update account set mobile_verified_at = null where id = ${patient.id}`,
  );
  expect(await own(patient)).toEqual([]);
});
test('a session that has ended loses nothing: the message is a visitor’s then', async () => {
  const patient = await newPatient(server);
  await patient.call('POST', '/auth/logout/');
  const { id } = await taken({ ...TICKET, mobile: newMobile() }, patient.headers);
  const [row] = await server.database.db.select().from(ticketTable).where(eq(ticketTable.id, id));
  expect(row!.accountId).toBeNull();
});
test('in Hindi the SMS is Hindi', async () => {
  const mobile = newMobile();
  const { id } = await taken({ kind: 'call_back', name: 'सीता देवी', mobile, language: 'hi' });
  await server.jobs.settle();
  expect((await textsTo(server, mobile))[0]).toContain(`अनुरोध का नंबर ${id}`);
});
test.each([
  [{ message: ' ' }, 'message', 'Please write your question.'],
  [{ mobile: '12345 67890' }, 'mobile', 'Please enter a valid 10-digit mobile number'],
  [{ kind: 'fax' }, 'kind', 'Please choose whether we answer or call you.'],
  [{ message: 'x'.repeat(1_001) }, 'message', 'Please use at most 1000 letters.'],
  [{ about: 'x'.repeat(201) }, 'about', 'Please use at most 200 letters.'],
])('%o is refused by its field', async (wrong, field, sentence) => {
  const answer = await send({ ...TICKET, ...wrong });
  expect(failureOf(answer)).toMatchObject({ status: 400 });
  expect(answer.json<{ fields: Record<string, string> }>().fields[field]).toBe(sentence);
});
test('sent twice with one key it is one message, also for a visitor and at once; with another text it is refused', async () => {
  const key = { 'idempotency-key': 'support-key-1' },
    ticket = { ...TICKET, mobile: newMobile() };
  const [one, two] = await Promise.all([taken(ticket, key), taken(ticket, key)]);
  expect(two).toEqual(one);
  expect(failureOf(await send({ ...ticket, message: 'Another.' }, key))).toMatchObject({
    status: 409,
    code: 'key_reused',
  });
  expect(failureOf(await send(ticket, { 'idempotency-key': 'a b' }))).toMatchObject({ status: 400 });
  await server.jobs.settle();
  expect(await textsTo(server, ticket.mobile)).toHaveLength(1);
});
test('a mobile gets only a few SMS an hour, and every message is taken all the same', async () => {
  const mobile = newMobile();
  for (let nth = 0; nth < TICKET_SMS_PER_HOUR + 2; nth++)
    await taken({ ...TICKET, mobile, message: `Question ${nth}` });
  await server.jobs.settle();
  expect(await textsTo(server, mobile)).toHaveLength(TICKET_SMS_PER_HOUR);
});
test('one address may not flood us', async () => {
  const strict = await newServer(testSettings({ CODES_PER_MINUTE: '3' }));
  const statuses: number[] = [];
  for (let nth = 0; nth < 5; nth++)
    statuses.push(
      (
        await strict.app.inject({
          method: 'POST',
          url: '/api/support/tickets/',
          payload: { ...TICKET, mobile: newMobile() },
          remoteAddress: '10.9.8.7',
        })
      ).statusCode,
    );
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  await strict.close();
});
test('who waits longest stands first, the answered and the closed behind', async () => {
  const mobile = newMobile();
  const ids: string[] = [];
  for (const message of ['first', 'second', 'third'])
    ids.push((await taken({ ...TICKET, mobile, message })).id);
  await staff(`tickets/${ids[0]!}/answer/`, { text: 'Done.' });
  await staff(`tickets/${ids[1]!}/close/`, {});
  const order = (await desk('?limit=100')).data.filter(({ mobile: of }) => of === mobile);
  expect(order.map(({ id }) => id)[0]).toBe(ids[2]);
  expect(order.map(({ status }) => status).toSorted()).toEqual(['answered', 'closed', 'open']);
  expect((await desk('?status=closed&limit=100')).data.map(({ id }) => id)).toContain(ids[1]);
});
test('closed it is not answered, and waits again once it is opened; each of it stands in the audit', async () => {
  const patient = await newPatient(server);
  const { id } = await taken({ ...TICKET, mobile: patient.mobile }, patient.headers);
  for (let again = 0; again < 2; again++)
    expect((await staff(`tickets/${id}/close/`, {})).statusCode).toBe(200);
  expect(failureOf(await staff(`tickets/${id}/answer/`, { text: 'Too late' }))).toMatchObject({
    status: 409,
    code: 'ticket_closed',
  });
  expect(
    (await staff(`tickets/${id}/reopen/`, {}, 'admin')).json<{ data: StaffTicket }>().data,
  ).toMatchObject({ status: 'open' });
  await staff(`tickets/${id}/answer/`, { text: 'Yes.' }, 'admin');
  const { rows } = await server.database.db.execute<{ action: string; role: string }>(
    sql`select action, actor_role as role from audit where object_kind = 'ticket' and object_id = ${id} and subject_id = ${patient.id} order by audit.id`,
  );
  expect(rows).toEqual([
    { action: 'close', role: 'admin' },
    { action: 'reopen', role: 'admin' },
    { action: 'answer', role: 'admin' },
  ]);
});
test.each(['answer', 'close', 'reopen'])('%s of a number that nobody has is a 404', async (deed) => {
  expect(failureOf(await staff(`tickets/SP-NOBODYS/${deed}/`, { text: 'Yes.' }))).toMatchObject({
    status: 404,
    error: 'We could not find this message.',
  });
});
test('Today counts what waits, and the search finds it by number, name and mobile', async () => {
  const mobile = newMobile();
  const { id } = await taken({ ...TICKET, name: 'Phulmani Kerketta', mobile });
  const { data } = (await staff('today/?only=counts')).json<StaffToday>();
  expect(data.find(({ key }) => key === 'tickets')!.count).toBeGreaterThan(0);
  for (const text of [id.toLowerCase(), 'phulmani', mobile.slice(0, 7)]) {
    const { data: hits } = (await staff(`search/?q=${encodeURIComponent(text)}`)).json<StaffHits>();
    expect(hits, text).toContainEqual(
      expect.objectContaining({ type: 'ticket', id, title: 'Phulmani Kerketta' }) as unknown,
    );
  }
});
test('it goes with the account, and stands in what a person takes with them', async () => {
  const patient = await newPatient(server);
  const { id } = await taken({ ...TICKET, mobile: patient.mobile }, patient.headers);
  const before = (await taken({ ...TICKET, mobile: patient.mobile, message: 'Before' })).id;
  await staff(`tickets/${before}/close/`, {});
  const exported = (await patient.call('GET', '/user/export/')).body;
  expect(exported).toContain(id);
  const left = await patient.call('DELETE', '/user/account/', { password: 'doorstep1' });
  expect(left.statusCode, left.body).toBe(200);
  const { data } = await desk('?limit=100');
  expect(data.map(({ id: one }) => one)).not.toContain(id);
  expect(data.map(({ id: one }) => one)).not.toContain(before);
});
test('deletes an open ticket that a visitor sent with the verified mobile of the leaver, and keeps it for an unverified mobile', async () => {
  const verified = await newPatient(server),
    unverified = await newPatient(server);
  await server.database.db.execute(
    sql`update account set mobile_verified_at = null where id = ${unverified.id}`,
  );
  const gone = (await taken({ ...TICKET, mobile: verified.mobile })).id,
    kept = (await taken({ ...TICKET, mobile: unverified.mobile })).id;
  for (const { call } of [verified, unverified])
    expect((await call('DELETE', '/user/account/', { password: 'doorstep1' })).statusCode).toBe(200);
  const rows = await server.database.db
    .select({ id: ticketTable.id })
    .from(ticketTable)
    .where(inArray(ticketTable.id, [gone, kept]));
  expect(rows).toEqual([{ id: kept }]);
});
test('removes a ticket after two years, also while it waits for an answer', async () => {
  const { db } = server.database;
  const ids: string[] = [];
  for (const days of [732, 729]) {
    const { id } = await taken({ ...TICKET, mobile: newMobile() });
    await db
      .update(ticketTable)
      .set({ createdAt: new Date(server.clock.now().getTime() - days * 86_400_000) })
      .where(eq(ticketTable.id, id));
    ids.push(id);
  }
  await server.areas.platform.removeExpired();
  const rows = await db.select({ id: ticketTable.id }).from(ticketTable).where(inArray(ticketTable.id, ids));
  expect(rows).toEqual([{ id: ids[1] }]);
});
test('an answer comes within the hours that somebody answers', () => {
  const by = (at: string, kind: 'message' | 'call_back') =>
    answerBy(new Date(`2026-11-24T${at}:00+05:30`), kind).toISOString();
  const at = (time: string) => new Date(`2026-11-${time}:00+05:30`).toISOString();
  expect(by('10:00', 'message')).toBe(at('25T10:00'));
  expect(by('10:00', 'call_back')).toBe(at('24T12:00'));
  expect(by('20:30', 'call_back')).toBe(at('25T10:30'));
  expect(by('23:00', 'message')).toBe(at('25T21:00'));
  expect(by('05:00', 'call_back')).toBe(at('24T11:00'));
});
