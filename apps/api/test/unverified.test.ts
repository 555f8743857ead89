// An account whose mobile was never verified cannot reserve, pay or book (decision C32).
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { endpoints, type EndpointName } from '@doorstep/contract/table.schema';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { seatTable } from '../src/schedule/schema.ts';
import { dayAhead, newDoctor } from './appointments.ts';
import { failureOf } from './envelope.ts';
import { examples } from './examples.ts';
import { codeFor, newAddress, newPatient, send } from './people.ts';
import { newBuyer } from './prescriptions.ts';
import { newServer } from './test-server.ts';

let server: AppServer,
  owner: Awaited<ReturnType<typeof newBuyer>>,
  person: Awaited<ReturnType<typeof newPatient>>;
beforeAll(async () => {
  server = await newServer();
  owner = await newBuyer(server);
  person = await newUnverified();
  return () => server.close();
});
const unverify = (id: number) =>
  server.database.db.update(accountTable).set({ mobileVerifiedAt: null }).where(eq(accountTable.id, id));
async function newUnverified() {
  const person = await newPatient(server);
  await unverify(person.id);
  return person;
}
const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
const personal = rows.filter(
  ([, { who }]) => who === 'logged-in' || (Array.isArray(who) && who.includes('patient')),
);
/** Calls that reserve, pay or book something, or send a message to the phone of somebody else. */
const closed = new Set<EndpointName>([
  'holdSlot',
  'extendHold',
  'bookAppointment',
  'createPayment',
  'createLabPayment',
  'bookTests',
  'inviteCare',
]);
/** Its price is open, the booking is not: its handler decides. */
const byHandler = new Set<EndpointName>(['bookVisit']);

describe('an account whose mobile was never verified', () => {
  test('is refused by the calls of this list, and by no other', () => {
    expect(
      personal
        .filter(([, { verified }]) => verified)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual([...closed].toSorted());
    expect(rows.filter(([, { verified, who }]) => verified && who === 'anyone')).toEqual([]);
  });
  test.each([...closed])('is refused by %s with the way to verify it', async (name) => {
    const example = await examples[name].example(owner.shop, server);
    const answer = await send(server, endpoints[name], example, person.headers);
    expect(failureOf(answer)).toMatchObject({ status: 403, code: 'mobile_unverified' });
  });
  test.each(
    personal
      .filter(([name]) => !closed.has(name) && !byHandler.has(name) && !examples[name].changesCaller)
      .map(([name]) => name),
  )('is answered by %s as others are', async (name) => {
    const example = await examples[name].example(owner.shop, server);
    const answer = await send(server, endpoints[name], example, person.headers);
    expect(answer.body).not.toContain('mobile_unverified');
  });
  test('holds no time of a doctor however often it is tried, and holds it once the mobile is verified', async () => {
    const patient = await newUnverified(),
      doctor = (await newDoctor(server)).id;
    const hold = (time: string) =>
      patient.call('POST', `/slots/${doctor}/hold/`, { slot_time: `${dayAhead(server, 1)}T${time}` });
    for (const time of ['09:00', '09:30', '10:00'])
      expect(failureOf(await hold(time))).toMatchObject({ status: 403, code: 'mobile_unverified' });
    const { db } = server.database;
    expect(await db.$count(seatTable, eq(seatTable.accountId, patient.id))).toBe(0);
    const verified = await server.app.inject({
      method: 'POST',
      url: '/api/auth/verify-otp/',
      payload: { mobile: patient.mobile, otp: await codeFor(server, patient.mobile, 'verify') },
      remoteAddress: newAddress(),
    });
    expect(verified.statusCode).toBe(200);
    expect((await hold('09:00')).statusCode).toBe(200);
  });
  test('books no visit that is paid at the door', async () => {
    const own = await examples.bookVisit.example(owner.shop, server);
    const { calculate_only: _, payment_id: __, ...body } = own.body as Record<string, unknown>;
    const answer = await send(server, endpoints.bookVisit, { ...own, body }, person.headers);
    // Validation may refuse it first; a booking is never the answer.
    expect([400, 403]).toContain(answer.statusCode);
  });
});
