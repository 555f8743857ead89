import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { createEncoder } from '../src/platform/upload/encode.ts';
import { newChatDoctor, openHours, startChat } from './chat.ts';
import { failureOf } from './envelope.ts';
import { multipart, multipartType } from './files/multipart.ts';
import { png } from './files/pictures.ts';
import { as, newPatient } from './people.ts';
import { newServer } from './test-server.ts';

let server: AppServer;
beforeAll(async () => {
  server = await newServer();
  return () => server.close();
}, 60_000);

/** Lines of text as in a screenshot: it compresses well, and is nothing but detail. */
async function screenshot(width: number, height: number, format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  const tile = await sharp({
    create: { width: Math.min(width, 40), height: Math.min(height, 8), channels: 3, background: '#fff' },
  })
    .composite([
      {
        input: {
          create: {
            width: Math.max(1, Math.min(width, 40) >> 1),
            height: Math.max(1, Math.min(height, 8) >> 1),
            channels: 3,
            background: '#123',
          },
        },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
    .composite([{ input: tile, tile: true }])
    .toFormat(format)
    .toBuffer();
}
const send = (url: string, bytes: Buffer, headers: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { ...headers, 'content-type': multipartType },
    payload: multipart([{ bytes }]),
  });
const sizeOf = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { width, height };
};
async function stored(url: string, headers: Record<string, string>) {
  const answer = await server.app.inject({ url, headers });
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return sizeOf(answer.rawPayload);
}
/** Doors that keep the picture's own shape: each sends one and returns the answer, and reads what was stored. */
const long: Record<
  string,
  () => Promise<{
    send: (bytes: Buffer) => ReturnType<typeof send>;
    read: (answer: Awaited<ReturnType<typeof send>>) => Promise<{ width: number; height: number }>;
  }>
> = {
  async prescription() {
    const { headers } = await newPatient(server);
    return {
      send: (bytes) => send('/prescription/upload/', bytes, headers),
      read: (answer) => stored(answer.json<{ data: { image: string } }>().data.image, headers),
    };
  },
  async 'chat attachment'() {
    openHours(server);
    const patient = await newPatient(server),
      { headers } = patient,
      id = await startChat(patient, (await newChatDoctor(server)).doctorId);
    return {
      send: (bytes) => send(`/consultation/${id}/attachments/`, bytes, headers),
      read: (answer) => stored(answer.json<{ data: { path: string } }>().data.path, headers),
    };
  },
};
/** Doors that draw a square. */
const square: Record<string, () => Promise<(bytes: Buffer) => ReturnType<typeof send>>> = {
  async 'profile picture'() {
    const { headers } = await newPatient(server);
    return (bytes) => send('/user/profile/picture/', bytes, headers);
  },
  async 'picture of a medicine'() {
    const headers = await as.admin(server);
    const [row] = await server.database.db.select().from(medicineTable).where(eq(medicineTable.id, 2));
    return (bytes) => send(`/staff/medicines/${row!.id}/picture/`, bytes, headers);
  },
};

describe.each(Object.keys(long))('%s', (door) => {
  test('keeps a long screenshot legible: as wide as it was, up to the width of a phone', async () => {
    const it = await long[door]!();
    for (const [width, height, format, short] of [
      [1080, 20_000, 'png', 1080],
      [720, 16_000, 'jpeg', 720],
      [1440, 9_000, 'webp', 1080],
      [6_000, 1_200, 'png', 1080],
      [3_000, 2_000, 'jpeg', 1600],
      [320, 240, 'png', 240],
    ] as const) {
      const answer = await it.send(await screenshot(width, height, format));
      expect(answer.statusCode, `${width} × ${height}: ${answer.body}`).toBeLessThan(300);
      const kept = await it.read(answer);
      expect(Math.min(kept.width, kept.height), `${width} × ${height}`).toBe(short);
      expect(kept.width / kept.height).toBeCloseTo(width / height, 1);
    }
  }, 120_000);
  test('refuses what nobody could read, with a sentence', async () => {
    const it = await long[door]!();
    for (const [width, height] of [
      [10, 20_000],
      [20_000, 10],
      [1, 500],
      [300, 3],
      [20, 1_000],
    ] as const) {
      const { status, fields } = failureOf(await it.send(await screenshot(width, height, 'png')));
      expect(status, `${width} × ${height}`).toBe(400);
      expect(fields?.['image']).toMatch(/narrow/);
    }
    // Never decoded: it would be too many pixels.
    expect(failureOf(await it.send(png(2_000, 60_000))).status).toBe(400);
  }, 60_000);
});
test.each([...Object.keys(long), ...Object.keys(square)])(
  '%s refuses a picture that is too small, with a sentence',
  async (door) => {
    const put = square[door] ? await square[door]() : (await long[door]!()).send,
      least = square[door] ? 64 : 200;
    const send = async (width: number, height: number) => put(await screenshot(width, height, 'png'));
    for (const [width, height] of [
      [1, 1],
      [16, 16],
      [60, 60],
      [least - 1, least * 2],
    ] as const) {
      const { status, fields } = failureOf(await send(width, height));
      expect(status, `${width} × ${height}`).toBe(400);
      expect(fields?.['image']).toMatch(/too small/);
    }
    expect((await send(least, least)).statusCode).toBeLessThan(300);
  },
  60_000,
);
describe.each(Object.keys(square))('%s', (door) => {
  test('takes what a square can show, and refuses what is longer', async () => {
    const put = await square[door]!();
    for (const [width, height] of [
      [1_200, 900],
      [900, 2_700],
    ] as const) {
      const answer = await put(await screenshot(width, height, 'jpeg'));
      expect(answer.statusCode, answer.body).toBeLessThan(300);
    }
    for (const [width, height] of [
      [1080, 20_000],
      [900, 4_000],
      [10, 20_000],
    ] as const) {
      const { status, fields } = failureOf(await put(await screenshot(width, height, 'png')));
      expect(status, `${width} × ${height}`).toBe(400);
      expect(fields?.['image']).toMatch(/narrow/);
    }
  }, 60_000);
});
test('turns a picture that lies on its side, and bounds it all the same', async () => {
  const lying = await sharp(await screenshot(12_000, 1_500, 'jpeg'))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const drawn = await createEncoder({ limitMs: 60_000 })('image/jpeg', lying);
  expect('bytes' in drawn && (await sizeOf(Buffer.from(drawn.bytes)))).toEqual({
    width: 1080,
    height: 8_640,
  });
});
