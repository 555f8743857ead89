import type { Register, RegisterLine } from '@doorstep/contract/review.schema';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { indianDay } from '../src/platform/clock.ts';
import { afterMonths } from '../src/prescription/decide.ts';
import { missingIn } from '../src/prescription/h1-record.ts';
import { countIn } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { as, renewStaffSessions } from './people.ts';
import { newBuyer, PLAIN, RX, RX_TOO, supplied, type Buyer } from './prescriptions.ts';
import { newServer } from './test-server.ts';

let server: AppServer, admin: { authorization: string }, pharmacist: { authorization: string };
const run = (query: ReturnType<typeof sql>) => server.database.db.execute(query);
beforeAll(async () => {
  server = await newServer();
  admin = await as.admin(server);
  pharmacist = await as.pharmacist(server);
  await run(
    sql`update medicine set schedule = 'H1', prescription_required = true, composition = 'Levofloxacin 500 mg', stock = 900 where id = ${RX}`,
  );
  await run(
    sql`update medicine set schedule = 'H', prescription_required = true, stock = 900 where id = ${RX_TOO}`,
  );
  return () => server.close();
}, 60_000);

const today = () => indianDay(server.clock.now());
const dayAgo = (days: number) => indianDay(new Date(server.clock.now().getTime() - days * 86_400_000));
const DOCTOR = () => ({
  name: 'Dr. Farida Khan',
  registration: 'WBMC 61204',
  address: 'Khan Clinic, Lalpur, Ranchi',
  written_on: dayAgo(3),
});
const post = (url: string, payload: object, headers = pharmacist) =>
  server.app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
/** Places a paid order that waits for the pharmacist. */
async function waiting(
  medicine = RX,
  name = 'Salma Ansari',
): Promise<{ id: string; sheet: string; buyer: Buyer }> {
  const buyer = await newBuyer(server);
  await server.database.db.update(accountTable).set({ name }).where(eq(accountTable.id, buyer.id));
  const sheet = (await buyer.upload()).id;
  return { id: await buyer.order([{ id: medicine, qty: 2 }], sheet), sheet, buyer };
}
const review = (sheet: string, more: object = {}) =>
  post(`/staff/prescriptions/${sheet}/review/`, { decision: 'approved', ...more });
const move = (id: string, status: string) => post(`/admin/orders/${id}/status/`, { status }, admin);
const statusOf = async (id: string) =>
  (
    (await run(sql`select status from "order" where id = ${id}`)) as unknown as {
      rows: Array<{ status: string }>;
    }
  ).rows[0]!.status;
const good = async (answer: ReturnType<typeof post>) => {
  const found = await answer;
  expect(found.statusCode, found.body).toBe(200);
  return found;
};
const lineOf = async (id: string): Promise<RegisterLine | undefined> =>
  (await server.app.inject({ url: '/api/staff/register/?limit=100', headers: pharmacist }))
    .json<Register>()
    .data.find(({ order_id }) => order_id === id);
/** Simulates an approval before the record existed. */
const forgetDoctor = (sheet: string) =>
  run(sql`update prescription set doctor_registration = null, written_on = null where id = ${sheet}`);

describe('facts of a record', () => {
  const RECORD = {
    patient: 'Salma Ansari',
    prescriber: 'Dr. Farida Khan',
    registration: 'WBMC 61204',
    prescriberAddress: 'Khan Clinic, Lalpur, Ranchi',
    writtenOn: '2026-11-01',
  };
  test.each([
    'Not noted.',
    '(not noted)',
    'NOT-NOTED',
    'Dr. Unknown',
    'Unknown doctor',
    'Doctor not known',
    'Dr NA',
    '-NA-',
    'n a',
    'illegible',
    'unreadable',
    'Not clear',
    'xxx',
    'dr',
    'no name',
    'Dr. ?',
    'Patient name not given',
    'Address unknown',
    'पता नहीं',
    'डॉ. पता नहीं',
    'अज्ञात',
  ])('are missing with the name "%s"', (text) => {
    for (const field of ['patient', 'prescriber', 'prescriberAddress'] as const)
      expect(missingIn({ ...RECORD, [field]: text }), field).toEqual([field]);
  });
  test.each(['Nagesh', 'Na Li', 'Dr. R. Khan', 'Nil Kamal', 'Md Alam', 'Dr. Noor', 'डॉ. रीता', '12 MG Road'])(
    'are complete with the name "%s"',
    (text) => {
      expect(missingIn({ ...RECORD, patient: text, prescriber: text, prescriberAddress: text })).toEqual([]);
    },
  );
  test.each(['', '0', '000', 'N/A 1', '-1', 'unknown 5', 'Not noted 3', 'MCI'])(
    'are missing with the registration number "%s"',
    (registration) => {
      expect(missingIn({ ...RECORD, registration })).toEqual(['registration']);
    },
  );
  test.each(['JMC T1', '12345', 'JMC/2019/0012', 'DMC-R-1'])(
    'are complete with the registration number "%s"',
    (registration) => {
      expect(missingIn({ ...RECORD, registration })).toEqual([]);
    },
  );
});

describe('approval of a Schedule H1 medicine', () => {
  test.each([
    ['the doctor', { doctor: {} }, 'doctor.name'],
    ['any doctor', {}, 'doctor.name'],
    ['the name of the doctor', { doctor: { name: ' ' } }, 'doctor.name'],
    ['the registration number', { doctor: { registration: '' } }, 'doctor.registration'],
    ['digits in the registration number', { doctor: { registration: 'MCI' } }, 'doctor.registration'],
    ['the address of the doctor', { doctor: { address: null } }, 'doctor.address'],
    ['the date', { doctor: { written_on: null } }, 'doctor.written_on'],
    ['a name that is no placeholder', { doctor: { name: 'Not noted' } }, 'doctor.name'],
    ['an address that is no placeholder', { doctor: { address: '-' } }, 'doctor.address'],
    ['a patient name that is no placeholder', { doctor: {}, patient_name: 'N/A' }, 'patient_name'],
  ])('is refused without %s, at once and held, and nothing is stored', async (_, more, field) => {
    const { id, sheet } = await waiting();
    const doctor =
      'doctor' in more
        ? { doctor: { ...(Object.keys(more.doctor).length > 0 && DOCTOR()), ...more.doctor } }
        : {};
    for (const hold of [false, true]) {
      const answer = failureOf(await review(sheet, { ...more, ...doctor, hold }));
      expect(answer).toMatchObject({ status: 400, code: 'invalid' });
      expect(Object.keys(answer.fields ?? {})).toContain(field);
    }
    expect((await move(id, 'Out for Delivery')).statusCode).toBe(409);
    expect(await statusOf(id)).toBe('pending');
  });
  test('needs a patient name where the account has none', async () => {
    const { sheet } = await waiting(RX, '');
    expect(failureOf(await review(sheet, { doctor: DOCTOR() }))).toMatchObject({
      status: 400,
      fields: { patient_name: "Schedule H1: give the patient's name." },
    });
    await good(review(sheet, { doctor: DOCTOR(), patient_name: 'Rehana Ansari' }));
  });
  test('is not asked of a Schedule H medicine, of a rejection or of a question', async () => {
    expect((await review((await waiting(RX_TOO)).sheet)).statusCode).toBe(200);
    await good(review((await waiting()).sheet, { decision: 'rejected', reason: 'Not legible' }));
    const { id, sheet } = await waiting();
    await good(
      review(sheet, { lines: [{ id: 0, order_id: id, decision: 'question', reason: 'Which strength?' }] }),
    );
  });
  test('takes the record of an earlier review, which a later one does not empty', async () => {
    const { sheet, id } = await waiting();
    await good(review(sheet, { doctor: DOCTOR() }));
    expect(failureOf(await review(sheet, { doctor: { ...DOCTOR(), registration: '' } })).status).toBe(400);
    expect((await move(id, 'Out for Delivery')).statusCode).toBe(200);
    expect(await lineOf(id)).toMatchObject({
      patient: { name: 'Salma Ansari' },
      prescriber: { name: 'Dr. Farida Khan', registration: 'WBMC 61204' },
      missing: [],
    });
  });
});

describe('age of a prescription, of any medicine', () => {
  test.each([RX, RX_TOO])('older than six months needs a reason (medicine %i)', async (medicine) => {
    const edge = afterMonths(today(), -6),
      older = indianDay(new Date(Date.parse(`${edge}T12:00:00+05:30`) - 86_400_000));
    const { sheet } = await waiting(medicine);
    const doctor = { ...DOCTOR(), written_on: older };
    for (const more of [{}, { old_reason: ' ' }, { hold: true }])
      expect(failureOf(await review(sheet, { doctor, ...more }))).toMatchObject({
        status: 400,
        fields: {
          old_reason: 'This prescription is older than 6 months. Give the reason why it may still be used.',
        },
      });
    const { data } = (await good(review(sheet, { doctor, old_reason: 'Doctor confirmed by phone' }))).json<{
      data: { old_reason: string };
    }>();
    expect(data.old_reason).toBe('Doctor confirmed by phone');
    await good(review((await waiting(medicine)).sheet, { doctor, reason: 'Lifelong treatment' }));
    await good(review((await waiting(medicine)).sheet, { doctor: { ...DOCTOR(), written_on: edge } }));
    // A rejection needs none.
    await good(review((await waiting(medicine)).sheet, { doctor, decision: 'rejected', reason: 'Too old' }));
  });
  test.each([RX, RX_TOO])(
    'is refused for tomorrow by the Indian day and for what is no day (medicine %i)',
    async (medicine) => {
      const { sheet } = await waiting(medicine);
      for (const written_on of [
        dayAgo(-1),
        dayAgo(-400),
        '2026-02-30',
        '2026-13-01',
        '20261120',
        '20/11/2026',
        'x',
        '0026-11-20',
        20_261_120,
      ])
        expect(
          failureOf(await review(sheet, { doctor: { ...DOCTOR(), written_on } })),
          String(written_on),
        ).toMatchObject({
          status: 400,
        });
      await good(review(sheet, { doctor: { ...DOCTOR(), written_on: today() } }));
    },
  );
});

describe('dispatch', () => {
  const roads: ReadonlyArray<readonly [string, (id: string) => Promise<{ code?: unknown; status: number }>]> =
    [
      ['shipped', async (id) => failureOf(await move(id, 'Out for Delivery'))],
      ['delivered', async (id) => failureOf(await move(id, 'Delivered'))],
      ['by the word of the wire', async (id) => failureOf(await move(id, 'shipped'))],
      ...(['shipped', 'delivered'] as const).map(
        (status) =>
          [
            `several at once, ${status}`,
            async (id: string) => {
              const { refused } = (
                await good(post('/admin/orders/status/', { ids: [id], status }, admin))
              ).json<{
                refused: Array<{ code: string; message: string }>;
              }>();
              return { status: 409, code: refused[0]?.code };
            },
          ] as const,
      ),
    ];
  test.each(roads)(
    '%s: is refused while the record is incomplete, or nobody has approved',
    async (_, leave) => {
      const { id, sheet } = await waiting();
      await good(review(sheet, { doctor: DOCTOR() }));
      await good(move(id, 'Confirmed'));
      await forgetDoctor(sheet);
      expect(await leave(id)).toMatchObject({ status: 409, code: 'supply_incomplete' });
      expect(await statusOf(id)).toBe('processing');
      expect(await lineOf(id)).toBeUndefined();
      // A second review completes the record.
      await good(review(sheet, { doctor: DOCTOR() }));
      await good(move(id, 'Delivered'));
      expect(await lineOf(id)).toMatchObject({ written_on: DOCTOR().written_on });

      const unasked = (await waiting(PLAIN)).id;
      await run(sql`update order_item set data = data || '{"schedule":"H1"}' where order_id = ${unasked}`);
      expect(await leave(unasked)).toMatchObject({ status: 409, code: 'supply_unapproved' });
    },
  );
  test('keeps the record as it was, whatever the prescription or the account says later', async () => {
    const { id, sheet, buyer } = await waiting();
    await good(review(sheet, { doctor: DOCTOR(), patient_name: 'Imran Ansari' }));
    await good(move(id, 'Out for Delivery'));
    const before = await lineOf(id);
    expect(before).toMatchObject({ patient: { name: 'Imran Ansari' }, corrections: [] });
    await server.database.db.update(accountTable).set({ name: 'Other' }).where(eq(accountTable.id, buyer.id));
    const again = await buyer.order([{ id: RX, qty: 1 }], sheet);
    await good(review(sheet, { doctor: { ...DOCTOR(), name: 'Dr. Somebody Else' }, patient_name: 'Else' }));
    await good(move(again, 'Out for Delivery'));
    expect(await lineOf(id)).toEqual(before);
    expect(await lineOf(again)).toMatchObject({ prescriber: { name: 'Dr. Somebody Else' } });
    // A second dispatch without a new review keeps the record.
    await good(move(id, 'Confirmed'));
    await good(move(id, 'Out for Delivery'));
    expect(await lineOf(id)).toMatchObject({ patient: { name: 'Imran Ansari' }, corrections: [] });
  });
  test.each([
    ['Levofloxacin 750 mg', 'none'],
    ['Alprazolam 0.25 mg', 'H'],
    ['Methylphenidate 10 mg', 'none'],
  ])('counts the table of substances where the row said less: %s as %s', async (composition, schedule) => {
    const { id } = await waiting(PLAIN);
    await run(
      sql`update order_item set data = data || ${JSON.stringify({ schedule, composition })}::jsonb where order_id = ${id}`,
    );
    expect(failureOf(await move(id, 'Out for Delivery'))).toMatchObject({
      status: 409,
      code: 'supply_unapproved',
    });
  });
  test('lets a refunded line stay behind', async () => {
    const { id, buyer } = await waiting(PLAIN);
    await run(sql`update order_item set data = data || '{"schedule":"H1"}' where order_id = ${id}`);
    const { total } = (await buyer.shop.order(id)).items[0]!;
    const both = await buyer.order([
      { id: PLAIN, qty: 1 },
      { id: 3, qty: 1 },
    ]);
    await run(
      sql`update order_item set data = data || '{"schedule":"H1"}' where order_id = ${both} and position = 0`,
    );
    await good(
      post(`/admin/orders/${both}/refund/`, { positions: [0], reason: 'asked', amount: total / 2 }, admin),
    );
    await good(move(both, 'Out for Delivery'));
    expect(await lineOf(both)).toBeUndefined();
  });
});

describe('the register', () => {
  const correct = (id: string, more: object = {}, headers = pharmacist) =>
    post(
      `/staff/register/${id}/0/correct/`,
      { patient_name: 'Salma Ansari', doctor: DOCTOR(), reason: 'Read again', seen: 0, ...more },
      headers,
    );
  const old = async (): Promise<string> => supplied((await newBuyer(server)).shop, server);

  test('says which fields an entry of before misses; a correction is a further version', async () => {
    const id = await old();
    await run(
      sql`update account set name = 'Salma Ansari' where id = (select account_id from "order" where id = ${id})`,
    );
    expect(await lineOf(id)).toMatchObject({
      prescriber: { name: 'Dr. Rekha Sinha', registration: null },
      missing: ['registration', 'prescriber_address', 'written_on'],
      corrections: [],
    });
    const { data } = (await good(correct(id))).json<{ data: RegisterLine }>();
    expect(data).toEqual(await lineOf(id));
    expect(data).toMatchObject({
      prescriber: { name: 'Dr. Farida Khan', registration: 'WBMC 61204' },
      missing: [],
      corrections: [
        {
          reason: 'Read again',
          by: expect.stringMatching(/./) as string,
          before: { prescriber: 'Dr. Rekha Sinha', registration: null, written_on: null },
        },
      ],
    });
    // A correction from a stale version is refused.
    expect(failureOf(await correct(id, { doctor: { ...DOCTOR(), name: 'Dr. A' } }))).toMatchObject({
      status: 409,
      code: 'entry_changed',
    });
    await good(
      correct(id, { seen: 1, doctor: { ...DOCTOR(), name: 'Dr. Farida Begum' }, reason: 'Spelling' }),
    );
    expect((await lineOf(id))!.corrections.map(({ before, reason }) => [before.prescriber, reason])).toEqual([
      ['Dr. Rekha Sinha', 'Read again'],
      ['Dr. Farida Khan', 'Spelling'],
    ]);
    expect(
      await countIn(
        server,
        sql`select count(*) as n from audit where action = 'correct' and object_id = ${id}`,
      ),
    ).toBe(2);
    for (const query of [
      sql`update register_entry set patient = 'x' where order_id = ${id}`,
      sql`delete from register_entry where order_id = ${id}`,
    ])
      await expect(run(query)).rejects.toThrow(Error);
    const csv = (await server.app.inject({ url: '/api/staff/register/csv/', headers: pharmacist })).body;
    const line = csv.split('\r\n').find((one) => one.includes(id))!;
    for (const part of ['Dr. Farida Begum', 'Dr. Rekha Sinha', 'Read again', 'Spelling'])
      expect(line).toContain(part);
    expect(csv).not.toMatch(/not noted/i);
  });
  test.each([
    ['no reason', { reason: ' ' }, 'reason'],
    [
      'a missing registration number',
      { doctor: { name: 'Dr. A', address: 'B', written_on: '2026-11-01' } },
      'doctor.registration',
    ],
    ['no patient', { patient_name: null }, 'patient_name'],
    [
      'a day to come',
      { doctor: { name: 'Dr. A', registration: '1', address: 'B', written_on: '2099-11-01' } },
      'doctor.written_on',
    ],
  ])('refuses a correction with %s', async (_, more, field) => {
    const id = await old();
    const answer = failureOf(await correct(id, more));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toContain(field);
    expect((await lineOf(id))!.corrections).toEqual([]);
  });
  test('refuses a date after the medicine left, a correction of nothing, and what is no entry', async () => {
    const id = await old();
    server.clock.advance(2 * 86_400);
    await renewStaffSessions(server);
    expect(failureOf(await correct(id, { doctor: { ...DOCTOR(), written_on: today() } }))).toMatchObject({
      status: 400,
      fields: {
        'doctor.written_on':
          'The prescription must not be dated after the day on which the medicine left the shop.',
      },
    });
    const doctor = { ...DOCTOR(), written_on: dayAgo(9) };
    await good(correct(id, { doctor }));
    expect(failureOf(await correct(id, { doctor, seen: 1 })).status).toBe(400);
    const inside = (await waiting()).id;
    for (const none of ['OD-222222222222', 'x', '%00', inside])
      expect((await correct(none)).statusCode, none).toBe(404);
    expect((await correct(id, {}, admin)).statusCode).toBe(403);
  });
  test('keeps what was supplied and refunded later, with when and why', async () => {
    const { id, sheet, buyer } = await waiting();
    await good(review(sheet, { doctor: DOCTOR() }));
    await good(move(id, 'Delivered'));
    const { total } = (await buyer.shop.order(id)).items[0]!;
    const refund = (amount: number) =>
      post(`/admin/orders/${id}/refund/`, { positions: [0], reason: 'damaged', amount }, admin);
    // The last line includes the delivery fee, stated in the refusal.
    const { params } = (await refund(total + 1)).json<{ params: { rupees: string } }>();
    await good(refund(Number(params.rupees)));
    expect(await lineOf(id)).toMatchObject({ quantity: 2, refunded: { reason: 'staff_damaged' } });
  });
});
