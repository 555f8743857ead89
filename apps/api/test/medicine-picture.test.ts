import type { StaffMedicine } from '@doorstep/contract/catalogue.schema';
import type { MedicineDetail, MedicineList } from '@doorstep/contract/medicine.schema';
import type { Prescription } from '@doorstep/contract/prescription.schema';
import type { AuditList } from '@doorstep/contract/staff.schema';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { jobTable } from '../src/platform/schema.ts';
import { failureOf } from './envelope.ts';
import { multipart, multipartType } from './files/multipart.ts';
import { pdf } from './files/pdfs.ts';
import { drawing, jpeg, phonePhoto, pixelBomb } from './files/pictures.ts';
import { as, newPatient, type Person } from './people.ts';
import { newServer } from './test-server.ts';

// A house of its own: its catalogue is changed.
let server: AppServer, headers: { authorization: string };
beforeAll(async () => {
  server = await newServer();
  headers = await as.admin(server);
  return () => server.close();
}, 60_000);

const url = (id: number, seenAt?: string) =>
  `/api/staff/medicines/${id}/picture/${seenAt ? `?${new URLSearchParams({ seen_at: seenAt })}` : ''}`;
const send = (
  id: number,
  bytes: Buffer | string,
  { seenAt, own = headers }: { seenAt?: string; own?: typeof headers } = {},
) =>
  server.app.inject({
    method: 'POST',
    url: url(id, seenAt),
    headers: { ...own, 'content-type': multipartType },
    payload: multipart([{ bytes }]),
  });
type Answer = Awaited<ReturnType<typeof send>>;
function medicineIn(answer: Answer) {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: StaffMedicine }>().data;
}
const upload = async (id: number, bytes: Buffer) => medicineIn(await send(id, bytes));
const put = (id: number, payload: object) =>
  server.app.inject({ method: 'PUT', url: url(id), headers, payload });
const get = (path: string) => server.app.inject(path);
const detail = async (id: number) => (await get(`/api/medicines/${id}/`)).json<MedicineDetail>().data;
const rows = async () =>
  (await server.app.inject({ url: '/api/staff/audit/?limit=50', headers })).json<AuditList>().data;
const waiting = async () =>
  (await server.database.db.select().from(jobTable).where(eq(jobTable.kind, 'medicine_picture'))).length;
const sizeOf = async (path: string) => {
  const { width, height } = await sharp((await get(path)).rawPayload).metadata();
  return [width, height];
};

describe('an uploaded picture', () => {
  test('is what patients see at once, in two sizes, and never changes under its name', async () => {
    const drawn = (await detail(2)).image;
    const saved = await upload(2, await drawing(3, 1600, 1200).jpeg().toBuffer());
    expect(saved.picture).toMatch(/^\/api\/img\/picture\/[\w-]{43}-card\.jpg$/);
    expect(saved.image).toBe(saved.picture);
    const shown = await detail(2);
    expect(shown.image).toBe(saved.picture);
    expect(shown.image).not.toBe(drawn);
    const listed = (await get('/api/medicines/?ids=2')).json<MedicineList>().data[0]!;
    expect(listed.image).toBe(saved.picture);
    expect(await sizeOf(shown.image!)).toEqual([480, 480]);
    expect(await sizeOf(shown.image_large!)).toEqual([960, 960]);
    const opened = await get(shown.image!);
    expect(opened.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    // All of it on white: nothing of a long pack is cut off.
    const { data } = await sharp(opened.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)].every((part) => part > 250)).toBe(true);
  });

  test('is no larger than it came', async () => {
    const saved = await upload(3, await drawing(4, 200, 100).png().toBuffer());
    expect(await sizeOf(saved.picture!)).toEqual([200, 200]);
  });

  test('keeps nothing of the file but what is seen (T23)', async () => {
    const saved = await upload(4, await phonePhoto());
    for (const path of [saved.picture!, saved.picture!.replace('-card', '')]) {
      const bytes = (await get(path)).rawPayload;
      const { exif, xmp, icc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.toString('latin1')).not.toMatch(/Secret|4711|Asha/);
    }
  });

  test('stands in the audit with what was there before; sent twice it is one', async () => {
    const file = await jpeg(5);
    const before = (await rows()).length;
    const first = await upload(6, file);
    const again = medicineIn(await send(6, file, { seenAt: 'another time' }));
    expect(again).toEqual(first);
    const [newest, ...rest] = await rows();
    expect(rest.length).toBe(before);
    expect(newest).toMatchObject({
      action: 'change',
      object_kind: 'medicine',
      result: 'done',
      changes: { picture: { from: null, to: first.picture } },
    });
    expect(await waiting()).toBe(0);
  });

  test('of two medicines is one file', async () => {
    const file = await jpeg(6);
    expect((await upload(7, file)).picture).toBe((await upload(8, file)).picture);
  });
});

describe('a picture that is taken away', () => {
  test('gives the drawn pack back, can be put back, and stays for orders of before', async () => {
    const saved = await upload(9, await jpeg(7));
    const removed = medicineIn(await put(9, { picture: null, seen_at: saved.updated_at }));
    expect(removed.picture).toBeNull();
    expect(await detail(9)).not.toHaveProperty('image_large');
    expect((await detail(9)).image).toMatch(/\.svg/);
    expect((await get(saved.picture!)).statusCode).toBe(200);
    const back = medicineIn(await put(9, { picture: saved.picture, seen_at: removed.updated_at }));
    expect(back.picture).toBe(saved.picture);
    expect((await detail(9)).image).toBe(saved.picture);
  });

  test('is put back only where it was uploaded as a picture: nothing else that is stored is reached (T27)', async () => {
    const { headers: own } = await newPatient(server);
    const sent = await server.app.inject({
      method: 'POST',
      url: '/api/prescription/upload/',
      headers: { ...own, 'content-type': multipartType },
      payload: multipart([{ bytes: await jpeg(11) }]),
    });
    const [, id] = /files\/([\w-]{43})/.exec(sent.json<{ data: Prescription }>().data.image)!;
    const path = `/api/img/picture/${id}-card.jpg`;
    for (const one of [path, `/api/img/picture/${id}.jpg`]) expect((await get(one)).statusCode).toBe(404);
    expect(failureOf(await put(9, { picture: path }))).toMatchObject({
      status: 400,
      fields: { picture: 'That picture is no longer there. Please choose it again.' },
    });
    for (const picture of ['', 'x', '/api/files/x/', `https://evil.example${path}`, 7, undefined])
      expect(failureOf(await put(9, { picture })).status).toBe(400);
  });

  test('leaves nothing of an upload that came to nothing (F22)', async () => {
    const answer = await send(99_999, await jpeg(8));
    expect(failureOf(answer).status).toBe(404);
    expect(await waiting()).toBe(1);
    const [job] = await server.database.db
      .select()
      .from(jobTable)
      .where(eq(jobTable.kind, 'medicine_picture'));
    const path = `/api/img/picture/${job!.key}-card.jpg`;
    expect((await get(path)).statusCode).toBe(200);
    await server.jobs.wake('medicine_picture');
    await expect.poll(waiting, { timeout: 15_000 }).toBe(0);
    await expect.poll(async () => (await get(`${path}?again`)).statusCode, { timeout: 15_000 }).toBe(404);
  });
});

describe('is refused', () => {
  test("over another's change of meanwhile, and says what is there now", async () => {
    const before = await upload(10, await jpeg(9));
    const named = medicineIn(
      await server.app.inject({
        method: 'PUT',
        url: '/api/staff/medicines/10/',
        headers,
        payload: { name_hi: 'दवा', seen_at: before.updated_at },
      }),
    );
    for (const answer of [
      await send(10, await jpeg(10), { seenAt: before.updated_at }),
      await put(10, { picture: null, seen_at: before.updated_at }),
    ]) {
      expect(failureOf(answer)).toMatchObject({ status: 409, code: 'medicine_changed' });
      expect(answer.json<{ medicine: StaffMedicine }>().medicine).toMatchObject({ name_hi: 'दवा' });
    }
    expect((await detail(10)).image).toBe(named.picture);
  });

  test.each<[string, () => Promise<Buffer> | Buffer | string, number, string]>([
    ['a PDF', () => pdf(), 415, 'Please select an image file (JPG, PNG, etc.)'],
    [
      'an SVG',
      () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
      415,
      'Please select an image file (JPG, PNG, etc.)',
    ],
    [
      'a page',
      () => '<!doctype html><script>1</script>',
      415,
      'Please select an image file (JPG, PNG, etc.)',
    ],
    [
      'a broken one',
      async () => (await jpeg()).subarray(0, 300),
      400,
      'We could not read that picture. Please choose another one.',
    ],
    [
      'a pixel bomb (T24)',
      () => pixelBomb(),
      400,
      'We could not read that picture. Please choose another one.',
    ],
  ])('%s', async (_, bytes, status, said) => {
    const before = (await detail(11)).image;
    expect(failureOf(await send(11, await bytes()))).toMatchObject({ status, fields: { image: said } });
    expect((await detail(11)).image).toBe(before);
  });

  test('over 5 MB, without a file, and to whoever is no admin', async () => {
    expect(failureOf(await send(11, Buffer.alloc(5 * 2 ** 20 + 1))).status).toBe(413);
    expect(failureOf(await send(11, '')).status).toBe(400);
    for (const person of ['asha', 'pharmacist', 'doctor'] as const satisfies readonly Person[])
      expect(failureOf(await send(11, await jpeg(), { own: await as[person](server) })).status).toBe(403);
  });

  test.each(['x.jpg', `${'a'.repeat(43)}.jpg`, '..%2f..%2fserver.json', `${'a'.repeat(43)}.svg`, '%00.jpg'])(
    'a name that no picture has: %s (T26)',
    async (file) => {
      expect(failureOf(await get(`/api/img/picture/${file}`)).status).toBe(404);
    },
  );
});

test('who fills a catalogue uploads more in an hour than a patient may', async () => {
  for (let seed = 20; seed < 45; seed++) expect((await send(12, await jpeg(seed))).statusCode).toBe(200);
}, 60_000);
