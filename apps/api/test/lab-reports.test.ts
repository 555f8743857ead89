import type { Failure } from '@doorstep/contract/common.schema';
import { labErrors } from '@doorstep/contract/lab.messages.en';
import type { LabReport, ReportValue, StaffReports } from '@doorstep/contract/lab.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import type { AppServer } from '../src/create-server.ts';
import { pdf } from './files/pdfs.ts';
import { jpeg } from './files/pictures.ts';
import { newTested } from './lab.ts';
import { dueCollection, labDesk, reportPdf, type LabDesk, type Tested } from './lab-desk.ts';
import { as, textsTo } from './people.ts';
import { newServer } from './test-server.ts';
import { beginsNow } from './visits.ts';

let server: AppServer, patient: Tested, desk: LabDesk;
beforeAll(async () => {
  server = await newServer();
  patient = await newTested(server);
  desk = await labDesk(server);
}, 60_000);
const TIMEOUT = { timeout: 120_000 };
async function collected(of: Tested = patient): Promise<string> {
  const id = await dueCollection(server, of);
  await beginsNow(server, id);
  await desk.good(id, { state: 'collected' });
  return id;
}
async function refusal(...of: Parameters<LabDesk['upload']>): Promise<string> {
  const answer = await desk.upload(...of);
  return `${answer.statusCode} ${answer.json<Failure>().code}`;
}
const countOf = async (query: ReturnType<typeof sql>): Promise<number> =>
  Number((await server.database.db.execute<{ n: string }>(query)).rows[0]!.n);
const reportsIn = (id: string) => countOf(sql`select count(*) as n from lab_report where order_id = ${id}`);
const list = async (of: Tested = patient) =>
  (await of.shop.good<{ data: LabReport[] }>(of.shop.get('/user/reports/'))).data;
const open = (path: string, headers: object) =>
  server.app.inject({ url: path, headers: headers as Record<string, string> });
const nameOf = async (id: string) =>
  (await desk.call('GET', `/bookings/${id}/reports/`)).json<StaffReports>().data.patient.name;
const glucose = (more: object = {}) => ({
  code: 'hba1c',
  name: 'HbA1c',
  value: 5.9,
  unit: '%',
  low: 4,
  high: 5.6,
  ...more,
});
async function withValues(reportId: string, values: object[]): Promise<ReportValue[]> {
  const answer = await desk.call('PUT', `/reports/${reportId}/values/`, { values });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<StaffReports>().data.reports.find(({ id }) => id === reportId)!.values;
}

describe('a report', TIMEOUT, () => {
  test('is kept, its booking is done, and its patient is told without a medical word', async () => {
    const id = await collected(),
      { reports, measures } = await desk.uploaded(id);
    expect(reports).toHaveLength(1);
    expect(measures.map(({ code }) => code)).toContain('hba1c');
    expect(await patient.booking(id)).toMatchObject({
      booking: { status: 'done' },
      sample: { state: 'reported', at_lab_at: expect.any(String), reported_at: expect.any(String) },
      reports: [{ id: reports[0]!.id, tests: [{ title: 'HbA1c' }] }],
    });
    expect((await list()).map((one) => one.id)).toContain(reports[0]!.id);
    await server.jobs.settle();
    const told = (await textsTo(server, patient.mobile)).find((text) =>
      text.includes(`something new for booking ${id}`),
    );
    expect(told).toBeDefined();
    expect(told).not.toMatch(/report|test|lab|sample|HbA1c/i);
  });
  test('is the same one when it is sent again', async () => {
    const id = await collected(),
      bytes = reportPdf();
    expect((await desk.upload(id, bytes)).statusCode).toBe(201);
    expect((await desk.upload(id, bytes)).statusCode).toBe(201);
    expect(await reportsIn(id)).toBe(1);
  });
  test('is refused before its sample is collected, and for what is no collection', async () => {
    const id = await dueCollection(server, patient);
    expect(await refusal(id)).toBe('409 report_too_early');
    expect(await refusal('LT-222222222222')).toBe('404 not_found');
    expect(await reportsIn(id)).toBe(0);
  });
  test('is a PDF of up to 5 MB, whatever it calls itself', async () => {
    const id = await collected();
    expect(await refusal(id, await jpeg())).toBe('415 wrong_type');
    expect(await refusal(id, Buffer.concat([pdf(), Buffer.alloc(5 * 2 ** 20)]))).toBe('413 too_large');
    const active = await desk.upload(id, pdf({ more: ['<< /S /JavaScript /JS (app.alert(1)) >>'] }));
    expect([active.statusCode, active.json<Failure>().error]).toEqual([400, labErrors.report_pdf_locked]);
    const blank = await desk.upload(id, Buffer.from('%PDF-1.4\nhello\n%%EOF'));
    expect([blank.statusCode, blank.json<Failure>().error]).toEqual([400, labErrors.report_pdf_unreadable]);
    expect(await refusal(id, reportPdf(), undefined, 'file')).toBe('400 invalid');
    expect(await reportsIn(id)).toBe(0);
    expect((await desk.upload(id, reportPdf(), undefined, 'image')).statusCode).toBe(201);
  });
  test("with another patient's name is refused; letter case and spaces make no difference", async () => {
    const id = await collected(),
      name = await nameOf(id);
    const answer = await desk.upload(id, reportPdf(), 'Somebody Else');
    expect(answer.statusCode).toBe(409);
    expect(answer.json<Failure>()).toMatchObject({ code: 'report_other_patient', params: { name } });
    expect(await reportsIn(id)).toBe(0);
    const spaced = `  ${name.toUpperCase().replaceAll(' ', '   ')} `;
    expect((await desk.upload(id, reportPdf(), spaced)).statusCode).toBe(201);
  });
});

describe('who opens a report', TIMEOUT, () => {
  test('its owner does; an admin does, and the owner reads that; nobody else', async () => {
    const owner = await newTested(server),
      id = await collected(owner),
      { file, id: reportId } = (await desk.uploaded(id)).reports[0]!,
      stranger = await newTested(server);
    const own = await open(file, owner.headers);
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await open(file, stranger.headers)).statusCode).toBe(404);
    for (const person of ['pharmacist', 'doctor'] as const)
      expect([403, 404]).toContain((await open(file, await as[person](server))).statusCode);
    expect((await open(file, {})).statusCode).toBe(401);
    expect((await open(file, await as.admin(server))).statusCode).toBe(200);
    await desk.call('GET', `/bookings/${id}/reports/`);
    const log = (
      await owner.shop.good<{ data: Array<{ what: string; object: string; who: string }> }>(
        owner.shop.get('/user/access-log/'),
      )
    ).data.filter(({ what }) => what === 'report');
    expect(log.map(({ object }) => object)).toEqual(expect.arrayContaining([id, reportId]));
    expect(log.every(({ who }) => who === 'Admin')).toBe(true);
    expect(await list(stranger)).toEqual([]);
    expect((await stranger.shop.get(`/medical-tests/bookings/${id}/`)).statusCode).toBe(404);
  });
});

describe('the values of a report', TIMEOUT, () => {
  test('stand with their level, in place of those before, and nothing of them in the audit', async () => {
    const { id } = (await desk.uploaded(await collected())).reports[0]!;
    await withValues(id, [glucose({ value: 77.125 })]);
    const values = await withValues(id, [
      glucose({ value: 5.9 }),
      glucose({ value: 7 }),
      { name: 'Remark', value: 1, unit: '', low: null, high: null },
      glucose({ code: 'no-such-code', name: 'Own', value: 5 }),
    ]);
    expect(values.map(({ level }) => level)).toEqual(['a-little-high', 'high', 'unknown', 'in-range']);
    expect(values.map(({ code }) => code)).toEqual(['hba1c', 'hba1c', null, null]);
    const { rows } = await server.database.db.execute<{ action: string; all: string }>(
      sql`select action, audit::text as all from audit where object_id = ${id} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['upload', 'values', 'values']);
    expect(rows.some((row) => row.all.includes('77.125'))).toBe(false);
  });
  test('stand with the same value of the report before, in the same unit alone, of the same person', async () => {
    const of = await newTested(server),
      [first, second] = [await collected(of), await collected(of)];
    const stranger = (await desk.uploaded(await collected())).reports[0]!.id,
      one = (await desk.uploaded(first)).reports[0]!.id,
      two = (await desk.uploaded(second)).reports[0]!.id;
    await server.database.db.execute(
      sql`update lab_collection set collected_at = '2026-09-01T09:00:00+05:30' where order_id = ${first}`,
    );
    await withValues(stranger, [glucose({ value: 9.9 })]);
    await withValues(one, [
      glucose({ value: 5.1 }),
      { name: 'Own  value', value: 3, unit: 'g', low: null, high: null },
    ]);
    const values = await withValues(two, [
      glucose({ value: 5.4 }),
      glucose({ value: 36, unit: 'mmol/mol' }),
      { name: 'own value', value: 4, unit: 'g', low: null, high: null },
    ]);
    expect(values.map(({ earlier }) => earlier?.value ?? null)).toEqual([5.1, null, 3]);
    expect(values[0]!.earlier).toEqual({ value: 5.1, at: '2026-09-01T09:00:00.000+05:30', report_id: one });
    expect((await list(of)).map(({ id }) => id)).toEqual([two, one]);
    expect((await list(of))[1]!.values[0]!.earlier).toBeNull();
  });
  test('that are none are refused', async () => {
    const { id } = (await desk.uploaded(await collected())).reports[0]!;
    for (const values of [
      [glucose({ value: 'much' })],
      [glucose({ name: ' ' })],
      [glucose({ low: 9, high: 1 })],
      Array.from({ length: 101 }, () => glucose()),
    ])
      expect((await desk.call('PUT', `/reports/${id}/values/`, { values })).statusCode).toBe(400);
    const nobodys = `/reports/${'A'.repeat(43)}/`;
    expect((await desk.call('PUT', `${nobodys}values/`, { values: [] })).statusCode).toBe(404);
    expect((await desk.call('DELETE', nobodys)).statusCode).toBe(404);
  });
});

describe('a report that goes', TIMEOUT, () => {
  test('takes its file and values along; its sample is at the lab again', async () => {
    const id = await collected(),
      report = (await desk.uploaded(id)).reports[0]!;
    await withValues(report.id, [glucose()]);
    const answer = await desk.call('DELETE', `/reports/${report.id}/`);
    expect(answer.json<StaffReports>().data.reports).toEqual([]);
    expect((await open(report.file, patient.headers)).statusCode).toBe(404);
    expect(
      await countOf(sql`select count(*) as n from lab_report_value where report_id = ${report.id}`),
    ).toBe(0);
    expect(await patient.booking(id)).toMatchObject({
      booking: { status: 'started' },
      sample: { state: 'at-lab', reported_at: null },
      reports: [],
    });
  });
  test('leaves its sample reported while there is another', async () => {
    const id = await collected(),
      [first] = (await desk.uploaded(id)).reports;
    await desk.uploaded(id);
    await desk.call('DELETE', `/reports/${first!.id}/`);
    expect((await patient.booking(id)).sample.state).toBe('reported');
  });
  test('goes with its account; before that it is in the export', async () => {
    const leaver = await newTested(server),
      id = await collected(leaver),
      report = (await desk.uploaded(id)).reports[0]!;
    const exported = await leaver.call('GET', '/user/export/');
    expect(exported.body).toContain(report.id);
    // What is to come keeps an account; this one has taken place.
    await server.database.db.execute(
      sql`update schedule_booking set starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days' where order_id = ${id}`,
    );
    const gone = await leaver.call('DELETE', '/user/account/', { password: DEMO_PASSWORD });
    expect(gone.statusCode, gone.body).toBe(200);
    expect(await reportsIn(id)).toBe(0);
    expect((await open(report.file, await as.admin(server))).statusCode).toBe(404);
    expect(await refusal(id)).toBe('404 not_found');
  });
});
