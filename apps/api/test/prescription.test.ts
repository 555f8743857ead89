import type { Prescription } from '@doorstep/contract/prescription.schema';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { prescriptionTable as prescriptions } from '../src/prescription/schema.ts';
import { failureOf } from './envelope.ts';
import { multipart, multipartType } from './files/multipart.ts';
import { pdf } from './files/pdfs.ts';
import { jpeg, phonePhoto } from './files/pictures.ts';
import { sharedServer } from './test-server.ts';
import { as, newPatient, type Person } from './people.ts';

let server: AppServer;
/** Patients of this file alone: twenty uploads an hour are one person's. */
let patients: Partial<Record<Person, { authorization: string }>>;
beforeAll(async () => {
  server = await sharedServer();
  patients = { asha: (await newPatient(server)).headers, imran: (await newPatient(server)).headers };
});
const headersOf = async (person: Person) => patients[person] ?? (await as[person](server));

const url = '/api/prescription/upload/';
const send = async (person: Person, payload: Buffer, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { ...(await headersOf(person)), 'content-type': multipartType, ...headers },
    payload,
  });
async function upload(person: Person, bytes: Buffer, filename = 'photo.jpg') {
  const answer = await send(person, multipart([{ bytes, filename }]));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ data: Prescription }>().data;
}
const open = async (person: Person, path: string, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url: path, headers: await headersOf(person) });

describe('an uploaded prescription', () => {
  test('is answered as the contract says, and opens for its owner with headers that let nothing run', async () => {
    const sent = await upload('asha', await phonePhoto());
    expect(sent).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/) as string,
      image: expect.stringMatching(/^\/api\/files\/[\w-]{43}\/$/) as string,
      uploaded_at: expect.stringMatching(/^\d{4}-.+\+05:30$/) as string,
      status: 'pending',
      note: null,
      valid_until: null,
      type: 'image',
      in_use: false,
      approved_for: [],
      cart: null,
    });
    expect(sent.image).not.toContain(sent.id);
    const opened = await open('asha', sent.image);
    expect(opened.statusCode).toBe(200);
    expect(opened.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': 'inline; filename="prescription.jpg"',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
    const { format, width, height } = await sharp(opened.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 300, height: 400 });
    expect((await open('asha', sent.image, 'HEAD')).rawPayload.length).toBe(0);
  });
  test('is handed out as a download where it is a PDF, whatever it was called', async () => {
    const bytes = pdf();
    const sent = await upload('asha', bytes, '../../<script>.html');
    const opened = await open('asha', sent.image);
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="prescription.pdf"',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(opened.rawPayload.equals(bytes)).toBe(true);
    const rows = await server.database.db.select().from(prescriptions).where(eq(prescriptions.id, sent.id));
    expect(JSON.stringify(rows)).not.toContain('script');
  });
  test('sent twice is one (safety F22)', async () => {
    const photo = await jpeg(11);
    const [first, second] = [await upload('asha', photo), await upload('asha', photo, 'other-name.jpg')];
    expect(second).toEqual(first);
    expect((await upload('imran', photo)).id).not.toBe(first.id);
  });
});

describe('a file of somebody else (safety T1, T26, T27)', () => {
  const withoutId = (body: string) => body.replace(/"request_id":"[^"]+"/, '');
  test('answers exactly as one that nobody has', async () => {
    const { image } = await upload('asha', await jpeg(12));
    const missing = await open('imran', `/api/files/${'A'.repeat(43)}/`);
    for (const person of ['imran', 'doctor'] as const) {
      const foreign = await open(person, image);
      expect(failureOf(foreign)).toMatchObject({ status: 404, code: 'not_found' });
      expect(withoutId(foreign.body)).toBe(withoutId(missing.body));
      expect(Object.keys(foreign.headers).toSorted()).toEqual(Object.keys(missing.headers).toSorted());
    }
  });
  test.each([
    ['a path', '..%2f..%2fetc%2fpasswd'],
    ['a path of dots', '%2e%2e%2f%2e%2e%2fserver.json'],
    ['a path of Windows', '..%5c..%5cwin.ini'],
    ['NUL', '%00'],
    ['NUL at its end', `${'A'.repeat(42)}%00`],
    ['10,000 letters', 'a'.repeat(10_000)],
    ['a face', '%F0%9F%99%82'],
    ['dots', '..'],
    ['SQL', "'%20or%201=1%20--"],
    ['a file in the making', `${'A'.repeat(43)}.making`],
  ])('no id of ours: %s', async (_, id) => {
    const answer = await open('asha', `/api/files/${id}/`);
    expect(failureOf(answer).status).toBe(404);
  });
  test('is not for visitors, nor is an upload', async () => {
    expect(failureOf(await server.app.inject(`/api/files/${'A'.repeat(43)}/`)).status).toBe(401);
    const answer = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': multipartType },
      payload: multipart([{ bytes: await jpeg() }]),
    });
    expect(failureOf(answer).status).toBe(401);
  });
});

describe('what is refused says so in its field', () => {
  test.each<[string, Buffer | undefined, Record<string, string>, number, string]>([
    ['no file', multipart([]), {}, 400, 'Please choose one file to upload.'],
    ['no body', undefined, {}, 400, 'Please choose one file to upload.'],
    [
      'no boundary',
      multipart([]),
      { 'content-type': 'multipart/form-data' },
      400,
      'Please choose one file to upload.',
    ],
    [
      'a boundary that is too long',
      multipart([]),
      { 'content-type': `multipart/form-data; boundary=${'b'.repeat(300)}` },
      400,
      'Please choose one file to upload.',
    ],
    [
      '5 MB and a byte',
      multipart([{ bytes: Buffer.alloc(5 * 2 ** 20 + 1) }]),
      {},
      413,
      'Please choose a file of at most 5 MB.',
    ],
    [
      '7 MB',
      multipart([{ bytes: Buffer.alloc(7 * 2 ** 20) }]),
      {},
      413,
      'Please choose a file of at most 5 MB.',
    ],
  ])('%s', async (_, body, headers, status, sentence) => {
    const answer = body
      ? await send('imran', body, headers)
      : await server.app.inject({
          method: 'POST',
          url,
          headers: { ...(await headersOf('imran')), 'content-type': multipartType },
        });
    expect(failureOf(answer)).toMatchObject({ status, error: sentence, fields: { image: sentence } });
  });
  test('another type', async () => {
    const sentence = 'Please select an image or PDF file (JPG, PNG, WebP or PDF)';
    const answer = await send('imran', multipart([{ bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>' }]));
    expect(failureOf(answer)).toMatchObject({
      status: 415,
      error: sentence,
      code: 'wrong_type',
      fields: { image: sentence },
    });
  });
  test.each([
    'application/json',
    'application/x-www-form-urlencoded',
    'image/jpeg',
    'multipart/mixed; boundary=x',
  ])('%s is no upload', async (type) => {
    expect(failureOf(await send('imran', Buffer.from('{}'), { 'content-type': type })).status).toBe(415);
  });
});
