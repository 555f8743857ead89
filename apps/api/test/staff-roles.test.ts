import type { StaffMember } from '@doorstep/contract/staff-account.schema';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { noPassword } from '../src/account/password.ts';
import { accountTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { logIn, newMobile, newPatient, newPerson, refusalOf, textsTo, tryLogin } from './people.ts';
import { prepareShop, TOKEN } from './test-server.ts';

type Someone = Awaited<ReturnType<typeof newPerson>>;

describe('people of the shop', () => {
  let servers: [AppServer, ...AppServer[]], admin: Someone;
  beforeAll(async () => {
    const opened = await createServers({ prepare: prepareShop });
    servers = opened.servers;
    admin = await newPerson(servers[0], 'admin');
    return opened.close;
  }, 120_000);
  const of = (i: number): AppServer => servers[i % servers.length]!;
  const post = (by: Someone, path: string, payload: object, i = 0) =>
    of(i).app.inject({ method: 'POST', url: `/api/staff/${path}`, headers: by.headers, payload });
  const shut = (by: Someone, who: Pick<Someone, 'id'>, out = true, i = 0) =>
    post(by, `accounts/${who.id}/shut-out/`, { out }, i);
  const give = (by: Someone, mobile: string, role: string) => post(by, 'roles/', { mobile, role });
  const list = async () => (await admin.call('GET', '/staff/accounts/')).json<{ data: StaffMember[] }>().data;
  const one = async ({ id }: Pick<Someone, 'id'>) => (await list()).find((member) => member.id === id);
  const audited = async ({ id }: Pick<Someone, 'id'>) =>
    (
      await of(0).database.db.execute<{ action: string; changes: unknown; actor_id: number }>(
        sql`select action, changes, actor_id from audit where object_kind = 'staff' and object_id = ${String(id)} order by id`,
      )
    ).rows.map(({ action, changes, actor_id }) => [action, changes, actor_id]);
  const queue = (by: Pick<Someone, 'headers'>, i = 0) =>
    of(i).app.inject({ url: '/api/staff/prescriptions/', headers: by.headers });

  test('are listed with role and last login; patients are not', async () => {
    const pharmacist = await newPerson(of(0), 'pharmacist'),
      patient = await newPatient(of(0));
    const at = (await one(pharmacist))!.last_login_at!;
    expect(await one(pharmacist)).toEqual({
      id: pharmacist.id,
      name: 'New Patient',
      mobile: pharmacist.mobile,
      role: 'pharmacist',
      shut_out: false,
      last_login_at: expect.stringMatching(/\+05:30$/) as string,
      second_step: false,
      own: false,
    });
    expect((await one(admin))!.own).toBe(true);
    expect(await one(patient)).toBeUndefined();
    of(0).clock.advance(60);
    await logIn(of(0), pharmacist.mobile);
    expect(Date.parse((await one(pharmacist))!.last_login_at!) - Date.parse(at)).toBeGreaterThanOrEqual(
      60_000,
    );
  });
  test('one who is shut out has no session and no role any more, at every server at once; let in, the role is theirs again', async () => {
    const pharmacist = await newPerson(of(0), 'pharmacist');
    expect((await queue(pharmacist, 1)).statusCode).toBe(200);
    expect((await shut(admin, pharmacist)).json()).toMatchObject({
      data: { shut_out: true, role: 'pharmacist' },
    });
    for (const i of [0, 1]) expect((await queue(pharmacist, i)).statusCode).toBe(401);
    // Their own account stays theirs: what they ordered, and nothing of the shop's.
    const session = await logIn(of(0), pharmacist.mobile);
    expect(session.user.role).toBe('patient');
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect((await queue({ headers })).statusCode).toBe(403);
    expect((await shut(admin, pharmacist)).statusCode).toBe(200);
    expect((await one(pharmacist))!.shut_out).toBe(true);
    expect((await shut(admin, pharmacist, false)).json()).toMatchObject({
      data: { shut_out: false, role: 'pharmacist' },
    });
    expect((await queue({ headers })).statusCode).toBe(401);
    const again = await logIn(of(0), pharmacist.mobile);
    expect((await queue({ headers: { authorization: `Bearer ${again.access_token}` } })).statusCode).toBe(
      200,
    );
    expect(await audited(pharmacist)).toEqual([
      ['shut_out', null, admin.id],
      ['let_in', null, admin.id],
    ]);
  });
  test('a role is given by mobile to who has an account and a verified number; their sessions end with it', async () => {
    const patient = await newPatient(of(0));
    expect((await give(admin, `+91 ${patient.mobile}`, 'pharmacist')).json()).toMatchObject({
      data: { id: patient.id, role: 'pharmacist' },
    });
    expect((await patient.call('GET', '/user/profile/')).statusCode).toBe(401);
    expect((await logIn(of(0), patient.mobile)).user.role).toBe('pharmacist');
    expect((await give(admin, patient.mobile, 'doctor')).statusCode).toBe(200);
    // The same again is no change, and ends no session.
    const session = await logIn(of(0), patient.mobile);
    expect((await give(admin, patient.mobile, 'doctor')).statusCode).toBe(200);
    expect(
      (
        await of(0).app.inject({
          url: '/api/user/profile/',
          headers: { authorization: `Bearer ${session.access_token}` },
        })
      ).statusCode,
    ).toBe(200);
    expect(await audited(patient)).toEqual([
      ['role', { role: { from: 'patient', to: 'pharmacist' } }, admin.id],
      ['role', { role: { from: 'pharmacist', to: 'doctor' } }, admin.id],
    ]);
    expect(failureOf(await give(admin, '6000000001', 'doctor'))).toMatchObject({
      status: 404,
      fields: { mobile: expect.any(String) as string },
    });
    const unverified = await newPatient(of(0));
    await of(0)
      .database.db.update(accountTable)
      .set({ mobileVerifiedAt: null })
      .where(eq(accountTable.id, unverified.id));
    expect(failureOf(await give(admin, unverified.mobile, 'doctor'))).toMatchObject({
      status: 409,
      code: 'staff_unverified',
    });
    expect((await give(admin, patient.mobile, 'patient')).statusCode).toBe(400);
  });
  test('names the person of a mobile before a role is given, and refuses who cannot work here with a sentence', async () => {
    const patient = await newPatient(of(0)),
      { db } = of(0).database;
    const find = (mobile: string, by: Someone = admin) => post(by, 'accounts/find/', { mobile });
    await db.update(accountTable).set({ name: 'Asha Devi' }).where(eq(accountTable.id, patient.id));
    expect((await find(`+91 ${patient.mobile}`)).json()).toEqual({
      success: true,
      data: {
        id: patient.id,
        name: 'Asha Devi',
        mobile: patient.mobile,
        role: 'patient',
        created_at: expect.stringMatching(/\+05:30$/) as string,
      },
    });
    const { rows } = await db.execute<{ actor_id: number }>(
      sql`select actor_id from audit where object_kind = 'account' and subject_id = ${patient.id}`,
    );
    expect(rows).toEqual([{ actor_id: admin.id }]);
    expect((await find(patient.mobile, await newPerson(of(0), 'pharmacist'))).statusCode).toBe(403);
    const faults = [
      [{ mobileVerifiedAt: null }, 'staff_unverified'],
      [{ name: '' }, 'staff_unnamed'],
      [{ name: '   ' }, 'staff_unnamed'],
      [{ passwordHash: noPassword() }, 'staff_password_required'],
    ] as const;
    for (const [fault, code] of faults) {
      const other = await newPatient(of(0));
      await db.update(accountTable).set(fault).where(eq(accountTable.id, other.id));
      for (const answer of [await find(other.mobile), await give(admin, other.mobile, 'doctor')])
        expect(refusalOf(answer)).toMatchObject({
          status: 409,
          code,
          fields: { mobile: expect.any(String) as string },
        });
      expect(await one(other)).toBeUndefined();
    }
    expect(failureOf(await find('6000000002')).status).toBe(404);
  });
  test('gives a role to the person that was confirmed, once, and notifies them in their language', async () => {
    const patient = await newPatient(of(0)),
      seen = { account_id: patient.id, name: 'New Patient', current_role: 'patient' };
    await patient.call('PUT', '/user/preferences/', { language: 'hi' });
    const confirm = (role: string, more: object = {}, i = 0) =>
      post(admin, 'roles/', { mobile: patient.mobile, role, ...seen, ...more }, i);
    for (const other of [
      { account_id: patient.id + 1 },
      { name: 'Somebody Else' },
      { current_role: 'doctor' },
    ])
      expect(failureOf(await confirm('pharmacist', other))).toMatchObject({
        status: 409,
        code: 'person_changed',
      });
    expect(await one(patient)).toBeUndefined();
    // A double click, at two servers: both are answered alike, and one change is made.
    const twice = await Promise.all([confirm('pharmacist', {}, 0), confirm('pharmacist', {}, 1)]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await audited(patient)).toEqual([
      ['role', { role: { from: 'patient', to: 'pharmacist' } }, admin.id],
    ]);
    // Another tab, which still shows a patient, changes nothing.
    expect(failureOf(await confirm('admin')).code).toBe('person_changed');
    await Promise.all(servers.map(({ jobs }) => jobs.settle()));
    const texts = await textsTo(of(0), patient.mobile);
    expect(texts.filter((text) => text.includes('फ़ार्मासिस्ट'))).toHaveLength(1);
  });
  test('notifies the person whose staff account an admin creates, once', async () => {
    const mobile = newMobile(),
      body = { role: 'admin', mobile, name: 'Meera Sinha', password: 'a phrase of the shop' };
    expect((await post(admin, 'accounts/', body)).statusCode).toBe(201);
    expect(failureOf(await post(admin, 'accounts/', body))).toMatchObject({ status: 409 });
    await Promise.all(servers.map(({ jobs }) => jobs.settle()));
    expect(await textsTo(of(0), mobile)).toEqual([expect.stringMatching(/made your account an admin/)]);
  });
  test('notifies the person of a change, a removal and a return of their role', async () => {
    const doctor = await newPerson(of(0), 'doctor');
    await give(admin, doctor.mobile, 'pharmacist');
    await shut(admin, doctor);
    await shut(admin, doctor);
    await shut(admin, doctor, false);
    await Promise.all(servers.map(({ jobs }) => jobs.settle()));
    expect((await textsTo(of(0), doctor.mobile)).toReversed()).toEqual([
      expect.stringMatching(/changed your role.*a pharmacist/),
      expect.stringMatching(/removed your staff access/),
      expect.stringMatching(/a pharmacist again/),
    ]);
    expect(
      failureOf(await post(admin, `accounts/${doctor.id}/shut-out/`, { out: true, current_role: 'doctor' })),
    ).toMatchObject({ status: 409, code: 'person_changed' });
    expect((await one(doctor))!.shut_out).toBe(false);
  });
  test('nobody shuts themselves out or takes their own role, and a patient is nobody to shut out', async () => {
    expect(failureOf(await shut(admin, admin))).toMatchObject({ status: 409, code: 'own_role' });
    expect(failureOf(await give(admin, admin.mobile, 'pharmacist'))).toMatchObject({ code: 'own_role' });
    const patient = await newPatient(of(0));
    for (const id of [patient.id, 0, 2_000_000_000])
      expect(failureOf(await shut(admin, { id })).status).toBe(404);
    expect((await tryLogin(of(0), { mobile: admin.mobile, password: 'doorstep1' })).statusCode).toBe(200);
  });
  test('of two admins who shut each other out at once one stays, and the machine itself keeps the last one', async () => {
    const { db } = of(0).database;
    await db.update(accountTable).set({ role: 'doctor' }).where(eq(accountTable.role, 'admin'));
    const admins = async () =>
      (await db.select({ id: accountTable.id }).from(accountTable).where(eq(accountTable.role, 'admin'))).map(
        ({ id }) => id,
      );
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await newPerson(of(0), 'admin'), await newPerson(of(1), 'admin')] as const;
      await db
        .update(accountTable)
        .set({ role: 'doctor' })
        .where(sql`${accountTable.role} = 'admin' and ${accountTable.id} not in (${a.id}, ${b.id})`);
      const answers = await Promise.all([shut(a, b, true, 0), shut(b, a, true, 1)]);
      const won = answers.filter(({ statusCode }) => statusCode === 200);
      expect(won).toHaveLength(1);
      expect(
        answers.map(({ statusCode }) => statusCode).filter((code) => ![200, 401, 403].includes(code)),
      ).toEqual([]);
      expect(await admins()).toEqual([answers[0]!.statusCode === 200 ? a.id : b.id]);
    }
    const [last] = await admins();
    const owner = { headers: { authorization: `Bearer ${TOKEN}` } } as Someone;
    expect(failureOf(await shut(owner, { id: last! }))).toMatchObject({ status: 409, code: 'one_admin' });
    expect(await admins()).toEqual([last]);
  });
});
