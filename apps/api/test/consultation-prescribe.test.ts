import type { CheckedPrescription } from '@doorstep/contract/consultation.schema';
import type { Prescription, Prescriptions } from '@doorstep/contract/prescription.schema';
import type { ReviewedPrescription, ReviewList } from '@doorstep/contract/review.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { problemOfPdf } from '../src/platform/upload/pdf.ts';
import { good, holdByVideo, newChatDoctor, startChat } from './chat.ts';
import { countIn } from './checkout.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { textOf } from './pdf-text.ts';
import { as, HOME, newPatient } from './people.ts';
import { newBuyer, PLAIN, RX, RX_TOO, type Buyer } from './prescriptions.ts';

const LINES = [
  { medicine_id: RX, quantity: 2, days: 10, dose: '1-0-1, after food' },
  { medicine_id: PLAIN, quantity: 1, days: 3, dose: 'One when the fever is above 38.5 °C', per_day: 3 },
];
const FACTS = { diagnosis: 'Acute pharyngitis', patient: { age: 47, sex: 'male' } };
describe('a doctor prescribes', { timeout: 60_000 }, () => {
  let server: AppServer, close: () => Promise<void>;
  let doctor: Awaited<ReturnType<typeof newChatDoctor>>, buyer: Buyer, id: string;
  beforeAll(async () => {
    const opened = await createServers();
    [server] = opened.servers;
    ({ close } = opened);
    doctor = await newChatDoctor(server);
  }, 120_000);
  afterAll(() => close?.());
  beforeEach(async () => {
    buyer = await newBuyer(server);
    id = await startChat(buyer, doctor.doctorId);
    await holdByVideo(server, id);
  });
  const path = (of = id) => `/staff/consultations/${of}/prescription/`;
  const write = async (lines: object[] = LINES, advice = 'Drink water.\nRest for three days.') =>
    (await good<{ data: Prescription }>(doctor.call('POST', path(), { ...FACTS, lines, advice }))).data;
  const list = async (who: { call: Buyer['call'] } = buyer) =>
    (await good<Prescriptions>(who.call('GET', '/prescriptions/'))).data;
  const statuses = async (order: string) =>
    (await buyer.shop.order(order)).items.map(({ rx_status }) => rx_status);
  const entry = async (of: string) =>
    (
      await server.app.inject({
        url: `/api/staff/prescriptions/?id=${of}`,
        headers: await as.pharmacist(server),
      })
    ).json<ReviewList>().data[0];

  test('stands among the prescriptions of its patient with its lines, and is not approved by itself', async () => {
    const written = await write();
    const [found] = await list();
    expect(found).toEqual(written);
    const {
      rows: [name],
    } = await server.database.db.execute<{ name: string; composition: string }>(
      sql`select name, coalesce(composition, '') as composition from medicine where id = ${RX}`,
    );
    expect(found).toMatchObject({
      type: 'doctor',
      status: 'pending',
      valid_until: expect.any(String) as string,
      in_use: false,
      by_doctor: {
        consultation_id: id,
        doctor_name: 'Dr. Kavita Sinha',
        registration_no: expect.stringMatching(/^JMC T/) as string,
        advice: 'Drink water.\nRest for three days.',
        lines: [
          { medicine_id: RX, quantity: 2, days: 10, dose: '1-0-1, after food', ...name },
          { medicine_id: PLAIN, quantity: 1, days: 3 },
        ],
      },
    });
    expect(await list(await newPatient(server))).toEqual([]);
    expect(
      await countIn(
        server,
        sql`select count(*) as n from audit where action = 'write' and object_id = ${found!.id} and actor_id = ${doctor.id} and subject_id = ${buyer.id}`,
      ),
    ).toBe(1);
  });
  test('as a PDF, with who wrote it, their registration, when, for whom and what', async () => {
    const { image, by_doctor } = await write();
    const opened = await buyer.call('GET', image.slice('/api'.length));
    expect(opened.statusCode).toBe(200);
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment') as string,
      'cache-control': 'no-store',
    });
    expect(problemOfPdf(opened.rawPayload)).toBeUndefined();
    const text = textOf(opened.rawPayload).join('').replaceAll(/\s+/g, '');
    const now = server.clock.now().toLocaleString('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
    for (const said of [
      'Dr. Kavita Sinha, MBBS, MD',
      by_doctor!.registration_no!,
      'Lalpur Clinic',
      'New Patient',
      now,
      'Indian time',
      id,
      by_doctor!.lines[0]!.name,
      '1-0-1, after food, for 10 days',
      by_doctor!.lines[0]!.composition.toUpperCase(),
      '47 years, male',
      'Acute pharyngitis',
      'Video, first consultation',
      'Digitally signed by Dr. Kavita Sinha',
      'Valid until',
      'tablet',
      HOME.city,
      '2 packs',
      '1 pack',
      'Drink water.',
      'Rest for three days.',
    ])
      expect(text, said).toContain(said.replaceAll(/\s+/g, ''));
    // It is nobody else's.
    const stranger = await newPatient(server);
    expect((await stranger.call('GET', image.slice('/api'.length))).statusCode).toBe(404);
  });
  test('in Hindi for who reads Hindi, its medicines as on their packs', async () => {
    await buyer.call('PUT', '/user/preferences/', { language: 'hi' });
    const { image, by_doctor } = await write();
    await buyer.call('PUT', '/user/preferences/', { language: 'en' });
    const text = textOf((await buyer.call('GET', image.slice('/api'.length))).rawPayload).join('');
    expect(text).toContain(by_doctor!.lines[0]!.name.split(' ')[0]);
    for (const said of ['Registration', 'Indian time', 'packs', 'telemedicine'])
      expect(text, said).not.toContain(said);
    expect(text.match(/[\u0900-\u097F]/g)!.length).toBeGreaterThan(40);
    expect(by_doctor!.lines[0]!.composition_hi).toMatch(/[\u0900-\u097F]/);
  });
  test('what is written is shown as text, on the paper too (T19)', async () => {
    const bad = '<img src=x onerror=alert(1)>';
    const { image, by_doctor } = await write(
      [{ ...LINES[0], dose: bad, per_day: 2 }],
      `${bad} =cmd|' /C calc'!A0`,
    );
    expect(by_doctor!.lines[0]!.dose).toBe(bad);
    const opened = await buyer.call('GET', image.slice('/api'.length));
    expect(problemOfPdf(opened.rawPayload)).toBeUndefined();
    expect(textOf(opened.rawPayload).join('').replaceAll(/\s+/g, '')).toContain(bad.replaceAll(' ', ''));
  });
  const review = async (sheet: string, lines: object[]) =>
    server.app.inject({
      method: 'POST',
      url: `/api/staff/prescriptions/${sheet}/review/`,
      headers: await as.pharmacist(server),
      payload: { decision: 'approved', lines },
    });
  const ship = async (order: string) =>
    failureOf(
      await server.app.inject({
        method: 'POST',
        url: `/api/admin/orders/${order}/status/`,
        headers: await as.admin(server),
        payload: { status: 'processing' },
      }),
    );
  test('an order that uses it waits for a pharmacist, and cannot leave before that (S9)', async () => {
    const { id: sheet } = await write();
    const first = await buyer.order(
      [
        { id: RX, qty: 1 },
        { id: PLAIN, qty: 1 },
      ],
      sheet,
    );
    expect(await statuses(first)).toEqual(['checking', null]);
    expect(await ship(first)).toMatchObject({ status: 409, code: 'prescription_needed' });
    const waits = (await entry(sheet))!;
    expect(waits).toMatchObject({ status: 'pending', waiting: true });
    const line = waits.orders.find(({ order_id }) => order_id === first)!.lines[0]!;
    expect(line).toMatchObject({ written: { quantity: 2, days: 10, repeats: 0 }, left: 2 });
    expect((await review(sheet, [{ id: 0, order_id: first, decision: 'approved' }])).statusCode).toBe(200);
    expect(await statuses(first)).toEqual(['approved', null]);
    expect((await list())[0]).toMatchObject({ id: sheet, status: 'approved' });
    // A further order needs its own review and cannot exceed the written packs.
    const second = await buyer.order([{ id: RX, qty: 2 }], sheet);
    expect(await statuses(second)).toEqual(['checking']);
    expect(failureOf(await review(sheet, [{ id: 0, order_id: second, decision: 'approved' }]))).toMatchObject(
      {
        status: 409,
        code: 'over_written',
      },
    );
  });
  test('an order of a medicine that its doctor did not write is not approved by it', async () => {
    const { id: sheet } = await write(),
      other = await buyer.order([{ id: RX_TOO, qty: 1 }], sheet);
    for (const written of [undefined, { quantity: 1 }])
      expect(
        failureOf(await review(sheet, [{ id: 0, order_id: other, decision: 'approved', written }])),
      ).toMatchObject({ status: 409, code: 'not_prescribed' });
    expect(await statuses(other)).toEqual(['checking']);
  });
  test('another brand with the same substances and strength fills a line, and shares its packs', async () => {
    const [one, two] = [
      await addTablet('Brandone', 'Telmisartan 40 mg + Amlodipine 5 mg'),
      await addTablet('Brandtwo', 'Amlodipine Besylate 5 mg + Telmisartan 40mg'),
    ];
    const line = { medicine_id: one, days: 20, dose: '1-0-0' };
    const { id: sheet } = await write([line] as typeof LINES);
    const approve = async (medicine: number, qty: number) => {
      const order = await buyer.order([{ id: medicine, qty }], sheet),
        answer = await review(sheet, [{ id: 0, order_id: order, decision: 'approved' }]);
      return answer.statusCode === 200 ? 'approved' : failureOf(answer).code;
    };
    expect(await approve(two, 1)).toBe('approved');
    expect(await approve(one, 1)).toBe('approved');
    expect(await approve(two, 1)).toBe('over_written');
  });
  test('another strength does not fill a line', async () => {
    const [one, strong] = [
      await addTablet('Brandweak', 'Telmisartan 40 mg'),
      await addTablet('Brandstrong', 'Telmisartan 80 mg'),
    ];
    const { id: sheet } = await write([{ medicine_id: one, days: 20, dose: '1-0-0' }] as typeof LINES),
      order = await buyer.order([{ id: strong, qty: 1 }], sheet);
    expect(failureOf(await review(sheet, [{ id: 0, order_id: order, decision: 'approved' }])).code).toBe(
      'not_prescribed',
    );
  });
  test('given to an order afterwards, it still waits for a pharmacist', async () => {
    const order = await buyer.order([{ id: RX, qty: 2 }]);
    expect(await statuses(order)).toEqual(['needed']);
    const { id: sheet } = await write();
    await buyer.shop.good(buyer.shop.post(`/orders/${order}/prescription/`, { prescription_id: sheet }));
    expect(await statuses(order)).toEqual(['checking']);
  });
  test("is nobody else's to order by", async () => {
    const { id: sheet } = await write(),
      other = await newBuyer(server);
    const answer = await other.shop.post(
      '/order/place/',
      other.shop.cart([{ id: RX, qty: 1 }], { prescription_id: sheet }),
    );
    expect(failureOf(answer).status).toBe(404);
  });
  test('is deleted by its patient, but not while an order waits on it; of one that was filled the law keeps the sheet', async () => {
    const { id: sheet, image } = await write(),
      remove = () => buyer.call('DELETE', `/prescriptions/${sheet}/delete/`);
    const waiting = await buyer.order([{ id: RX, qty: 3 }], sheet);
    expect((await list())[0]).toMatchObject({ id: sheet, in_use: true });
    expect(failureOf(await remove())).toMatchObject({ status: 409, code: 'in_use' });
    await buyer.shop.good(buyer.shop.post(`/orders/${waiting}/cancel/`, {}));
    await good(remove());
    expect(await list()).toEqual([]);
    expect((await buyer.call('GET', image.slice('/api'.length))).statusCode).toBe(404);
    const advice = sql`select count(*) as n from prescription_advice where prescription_id = ${sheet}`;
    expect(await countIn(server, advice)).toBe(1);
    // Nobody had this one.
    const fresh = await write();
    await good(buyer.call('DELETE', `/prescriptions/${fresh.id}/delete/`));
    for (const table of ['prescription_advice', 'prescription_dose', 'prescription_written'])
      expect(
        await countIn(
          server,
          sql`select count(*) as n from ${sql.identifier(table)} where prescription_id = ${fresh.id}`,
        ),
        table,
      ).toBe(0);
  });
  test('runs out after its last day', async () => {
    const { id: sheet, valid_until } = await write();
    await server.database.db.execute(
      sql`update prescription set valid_until = '2020-01-01' where id = ${sheet}`,
    );
    expect(valid_until! > '2026-11-24').toBe(true);
    expect(await statuses(await buyer.order([{ id: RX, qty: 1 }], sheet))).toEqual(['checking']);
  });
  test('only its doctor writes one, and only while the consultation is open', async () => {
    const body = { ...FACTS, lines: LINES };
    const other = await newChatDoctor(server);
    id = await startChat(buyer, doctor.doctorId);
    for (const [who, status] of [
      [other, 404],
      [buyer, 403],
    ] as const)
      expect(failureOf(await who.call('POST', path(), body)).status).toBe(status);
    expect(failureOf(await doctor.call('POST', path('CN-NOBODYS'), body)).status).toBe(404);
    await good(doctor.call('POST', `/consultation/${id}/close/`, { note: 'Take rest.' }));
    expect(failureOf(await doctor.call('POST', path(), body))).toMatchObject({
      status: 409,
      code: 'consultation_closed',
    });
    expect(await list()).toEqual([]);
  });
  test('of the catalogue: what is not there, is gone, or makes no sense is refused by its field', async () => {
    const one = LINES[0]!;
    const { rows } = await server.database.db.execute<{ id: number }>(
      sql`insert into medicine (code, name, mrp_paise, offer_paise, archived_at) values (${`gone-${id}`}, 'Gone', 100, 100, now()) returning id`,
    );
    for (const [lines, field] of [
      [[one, { ...one, medicine_id: 999_999 }], 'lines.1.medicine_id'],
      [[{ ...one, medicine_id: rows[0]!.id }], 'lines.0.medicine_id'],
      [[one, one], 'lines'],
      [[], 'lines'],
      [Array.from({ length: 21 }, (_, i) => ({ ...one, medicine_id: i + 1 })), 'lines'],
      [[{ ...one, quantity: 0 }], 'lines.0.quantity'],
      [[{ ...one, quantity: '2' }], 'lines.0.quantity'],
      [[{ ...one, days: 366 }], 'lines.0.days'],
      [[{ ...one, days: 31 }], 'lines.0.days'],
      [[{ ...one, quantity: 3 }], 'lines.0.quantity'],
      [[{ ...one, dose: '9-9-9' }], 'lines.0.dose'],
      [[{ ...one, dose: 'with water' }], 'lines.0.dose'],
      [[{ ...one, dose: ' ' }], 'lines.0.dose'],
      [[{ ...one, dose: 'x'.repeat(121) }], 'lines.0.dose'],
    ] as const) {
      const refused = failureOf(await doctor.call('POST', path(), { ...FACTS, lines }));
      expect(refused.status, field).toBe(400);
      expect(Object.keys(refused.fields ?? {}), JSON.stringify(lines).slice(0, 80)).toEqual([field]);
    }
    expect(await list()).toEqual([]);
  });
  test('refuses a doctor without a registration number, and asks for diagnosis, age and sex', async () => {
    for (const [body, field] of [
      [{ patient: FACTS.patient }, 'diagnosis'],
      [{ ...FACTS, diagnosis: ' ' }, 'diagnosis'],
      [{ ...FACTS, patient: { age: 130, sex: 'male' } }, 'patient.age'],
      [{ ...FACTS, patient: { age: 40, sex: 'x' } }, 'patient.sex'],
    ] as const) {
      const refused = failureOf(await doctor.call('POST', path(), { ...body, lines: LINES }));
      expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, [field]]);
    }
    const nameless = failureOf(await doctor.call('POST', path(), { diagnosis: 'Cough', lines: LINES }));
    expect(Object.keys(nameless.fields ?? {}).toSorted()).toEqual(['patient.age', 'patient.sex']);
    const {
      rows: [own],
    } = await server.database.db.execute<{ no: string }>(
      sql`select registration_no as no from doctor where id = ${doctor.doctorId}`,
    );
    await server.database.db.execute(
      sql`update doctor set registration_no = '' where id = ${doctor.doctorId}`,
    );
    expect(failureOf(await doctor.call('POST', path(), { ...FACTS, lines: LINES }))).toMatchObject({
      status: 409,
      code: 'doctor_unregistered',
    });
    await server.database.db.execute(
      sql`update doctor set registration_no = ${own!.no} where id = ${doctor.doctorId}`,
    );
  });
  test('refuses by chat what needs a video consultation, and never writes what is prohibited', async () => {
    const chat = await startChat(buyer, doctor.doctorId);
    const add = async (name: string, composition: string) =>
      (
        await server.database.db.execute<{ id: number }>(
          sql`insert into medicine (code, name, composition, form, pack, pack_size, unit, mrp_paise, offer_paise, schedule, prescription_required) values (${`t-${name}-${id}`}, ${name}, ${composition}, 'tablet', 'Strip of 10 tablets', 10, 'tablet', 100, 100, 'H', true) returning id`,
        )
      ).rows[0]!.id;
    const tadalafil = await add('Tadaflo', 'Tadalafil 10 mg'),
      fentanyl = await add('Fentafort', 'Fentanyl 25 mcg'),
      roaccutane = await add('Isoclear', 'Isotretinoin 20 mg');
    const refusedIn = async (of: string, body: object) => {
      const refused = failureOf(await doctor.call('POST', path(of), { ...FACTS, lines: [], ...body }));
      return [refused.status, Object.keys(refused.fields ?? {})];
    };
    const one = (medicine_id: number) => [{ medicine_id, days: 5, dose: '1-0-0' }];
    for (const medicine of [tadalafil, fentanyl, roaccutane])
      expect(await refusedIn(chat, { lines: one(medicine) })).toEqual([400, ['lines.0.medicine_id']]);
    for (const medicine of [fentanyl, roaccutane])
      expect(await refusedIn(id, { lines: one(medicine), follow_up: true })).toEqual([
        400,
        ['lines.0.medicine_id'],
      ]);
    const plain = [LINES[1]!];
    for (const name of ['Tab. Morphine 10 mg', 'Alprax 0.5', 'Tab Azithromycin 500 mg'])
      expect(
        await refusedIn(chat, { lines: plain, typed: [{ name, days: 3, dose: '1-0-1' }] }),
        name,
      ).toEqual([400, ['typed.0.name']]);
    expect(await refusedIn(chat, { lines: plain, advice: 'Also tab tramadol 50 mg at night.' })).toEqual([
      400,
      ['advice'],
    ]);
    expect(await list()).toEqual([]);
    // `follow_up` does not count without an earlier consultation.
    await server.database.db.execute(sql`update consultation set patient_video_at = null where id = ${id}`);
    expect(await refusedIn(chat, { lines: one(tadalafil), follow_up: true })).toEqual([
      400,
      ['lines.0.medicine_id'],
    ]);
    await holdByVideo(server, id);
    const packs = (await write(one(tadalafil) as typeof LINES)).by_doctor!.lines[0]!;
    expect(packs).toMatchObject({ quantity: 1, per_day: 1, list: 'A' });
    // A refill by chat is a follow-up.
    const refill = await good<{ data: Prescription }>(
      doctor.call('POST', path(chat), { ...FACTS, follow_up: true, lines: one(tadalafil) }),
    );
    expect(refill.data.by_doctor).toMatchObject({
      mode: 'text',
      follow_up: true,
      diagnosis: 'Acute pharyngitis',
    });
    const checked = await good<{ data: CheckedPrescription }>(
      doctor.call('POST', `${path(chat)}check/`, {
        lines: [fentanyl, roaccutane, tadalafil, PLAIN].map((medicine_id) => ({
          medicine_id,
          days: 15,
          dose: '1-0-1',
        })),
      }),
    );
    expect(checked.data).toMatchObject({
      mode: 'text',
      earlier: { by: 'video' },
      // Fentanyl may not be sold, so the result omits it.
      lines: [
        { medicine_id: roaccutane, list: 'prohibited', problem: { code: 'tele_in_person' } },
        { list: 'A', packs: 3, problem: { code: 'tele_list_a' } },
        { list: 'O', problem: null },
      ],
    });
  });
  const addTablet = async (name: string, composition: string) =>
    (
      await server.database.db.execute<{ id: number }>(
        sql`insert into medicine (code, name, composition, form, pack, pack_size, unit, mrp_paise, offer_paise, schedule, prescription_required) values (${`${name}-${id}`}, ${name}, ${composition}, 'tablet', 'Strip of 10 tablets', 10, 'tablet', 100, 100, 'H', true) returning id`,
      )
    ).rows[0]!.id;
  const refusedFields = async (body: object) => {
    const refused = failureOf(await doctor.call('POST', path(), { ...FACTS, lines: [], ...body }));
    return [refused.status, Object.keys(refused.fields ?? {})];
  };
  test('refuses medicines in diagnosis and advice that a line could not have', async () => {
    const plain = [LINES[1]!];
    for (const advice of ['Take Alprax 0.5 at night x 30', 'Isotretinoin two capsules daily'])
      expect(await refusedFields({ lines: plain, advice })).toEqual([400, ['advice']]);
    expect(
      await refusedFields({ lines: plain, diagnosis: 'Anxiety; give Lorazepam one tablet at night' }),
    ).toEqual([400, ['diagnosis']]);
    const chat = await startChat(buyer, doctor.doctorId),
      advice = 'Take azithromycin 500 mg once daily for 3 days';
    expect(failureOf(await doctor.call('POST', path(chat), { ...FACTS, lines: plain, advice })).status).toBe(
      400,
    );
    await write(plain as typeof LINES, 'Stop alprazolam. Avoid alcohol and codeine.');
  });
  test('adds up the lines of one substance for its daily maximum', async () => {
    const [small, large] = [
        await addTablet('Parasmall', 'Paracetamol 500 mg'),
        await addTablet('Paralarge', 'Paracetamol 650 mg'),
      ],
      line = (medicine_id: number) => ({ medicine_id, days: 3, dose: '2 tablets three times a day' });
    expect(await refusedFields({ lines: [line(small), line(large)] })).toEqual([400, ['lines.1.dose']]);
    expect(
      await refusedFields({
        lines: [line(small)],
        typed: [{ name: 'Paracetamol 650 mg', days: 3, dose: '2 tablets three times a day' }],
      }),
    ).toEqual([400, ['typed.0.dose']]);
    const { data } = await good<{ data: CheckedPrescription }>(
      doctor.call('POST', `${path()}check/`, { lines: [line(small), line(large)] }),
    );
    expect(data.lines.map(({ dose_problem }) => dose_problem?.code)).toEqual([undefined, 'dose_mg_most']);
  });
  test('counts earlier prescriptions of the same consultation for the longest course', async () => {
    const pregabalin = await addTablet('Pregaline', 'Pregabalin 75 mg'),
      lines = (days: number) => [{ medicine_id: pregabalin, days, dose: '1-0-1' }];
    await write(lines(10) as typeof LINES);
    expect(await refusedFields({ lines: lines(10) })).toEqual([400, ['lines.0.days']]);
    expect(await refusedFields({ typed: [{ name: 'Pregabalin 75 mg', days: 10, dose: '1-0-1' }] })).toEqual([
      400,
      ['typed.0.days'],
    ]);
    const { data } = await good<{ data: CheckedPrescription }>(
      doctor.call('POST', `${path()}check/`, { lines: lines(10) }),
    );
    expect(data.lines[0]!.days_problem).toMatchObject({ code: 'dose_days_most' });
    await write(lines(4) as typeof LINES);
  });
  test('lets only one of two concurrent prescriptions use up the longest course', async () => {
    const pregabalin = await addTablet('Pregatwo', 'Pregabalin 75 mg'),
      lines = [{ medicine_id: pregabalin, days: 14, dose: '1-0-1' }];
    const answers = await Promise.all([1, 2].map(() => doctor.call('POST', path(), { ...FACTS, lines })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 400]);
  });
  test('checks days, dose and names, and writes a prescription by name alone', async () => {
    const checked = await good<{ data: CheckedPrescription }>(
      doctor.call('POST', `${path(id)}check/`, {
        lines: [
          { medicine_id: PLAIN, days: 90, dose: '1-0-1' },
          { medicine_id: PLAIN, days: 5, dose: 'as told' },
        ],
        typed: [
          { name: 'ORS', days: 3, dose: '1-1-1' },
          { name: 'Morphine 10 mg', days: 3, dose: 'with codeine 30 mg' },
        ],
      }),
    );
    expect(checked.data).toMatchObject({
      lines: [
        { packs: null, days_problem: { code: 'dose_days_most' }, dose_problem: null },
        { packs: null, days_problem: null, dose_problem: { code: 'dose_per_day' } },
      ],
      typed: [
        { name: 'ORS', list: 'O', problem: null },
        { list: 'prohibited', problem: { code: 'tele_prohibited' }, dose_problem: { code: 'tele_hidden' } },
      ],
    });
    const { data } = await good<{ data: Prescription }>(
      doctor.call('POST', path(id), {
        ...FACTS,
        lines: [],
        typed: [{ name: 'ORS', days: 3, dose: '1-1-1' }],
      }),
    );
    expect(data.by_doctor).toMatchObject({ lines: [], typed: [{ name: 'ORS', days: 3, dose: '1-1-1' }] });
    const none = failureOf(await doctor.call('POST', path(id), { ...FACTS, lines: [], typed: [] }));
    expect([none.status, Object.keys(none.fields ?? {})]).toEqual([400, ['lines']]);
  });
  test('returns typed medicines to the patient, the pharmacist and the export, and prints them', async () => {
    const typed = [
      { name: 'Racecadotril sachet', days: 3, dose: '1-1-1, in water' },
      { name: 'Gripe water', days: 1, dose: '5 ml when needed' },
    ];
    const { data: written } = await good<{ data: Prescription }>(
      doctor.call('POST', path(), { ...FACTS, lines: [], typed }),
    );
    expect(written.by_doctor).toMatchObject({ lines: [], typed });
    expect((await list())[0]).toEqual(written);
    const { data: cart } = await good<{ data: { prescription: Prescription } }>(
      buyer.call('GET', `/prescriptions/${written.id}/cart/`),
    );
    expect(cart.prescription).toEqual(written);
    const exported = await good<{ prescriptions: Prescription[] }>(buyer.call('GET', '/user/export/'));
    expect(exported.prescriptions[0]!.by_doctor).toEqual(written.by_doctor);
    expect((await entry(written.id))!.by_doctor).toEqual(written.by_doctor);
    const { data: shared } = await good<{ data: { prescriptions: Prescription[] } }>(
      doctor.call('GET', `/staff/consultations/${id}/patient/`),
    );
    expect(shared.prescriptions[0]!.by_doctor).toEqual(written.by_doctor);
    const pdf = (await buyer.call('GET', written.image.slice('/api'.length))).rawPayload,
      text = textOf(pdf).join('').replaceAll(/\s+/g, '');
    for (const part of [
      'RACECADOTRIL SACHET',
      '1-1-1, in water, for 3 days',
      'GRIPE WATER',
      '5 ml when needed, for 1 day',
    ])
      expect(text, part).toContain(part.replaceAll(/\s+/g, ''));
  });
  test('what the price or the name become later changes nothing of it', async () => {
    const { id: sheet } = await write();
    const rename = (to: string) =>
      server.database.db.execute(sql`update medicine set name = ${to} where id = ${PLAIN}`);
    const {
      rows: [before],
    } = await server.database.db.execute<{ name: string }>(
      sql`select name from medicine where id = ${PLAIN}`,
    );
    await rename('Another name');
    try {
      const found = (await list()).find((one) => one.id === sheet);
      expect(found!.by_doctor!.lines[1]!.name).toBe(before!.name);
    } finally {
      await rename(before!.name);
    }
  });
  test('does not stand in the queue of who reviews prescriptions', async () => {
    const { id: sheet } = await write();
    const answer = await server.app.inject({
      url: '/api/staff/prescriptions/?status=pending',
      headers: await as.pharmacist(server),
    });
    const waiting = answer.json<{ data: ReviewedPrescription[] }>().data;
    expect(waiting.map((one) => one.id)).not.toContain(sheet);
  });
});
