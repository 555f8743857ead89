import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFiles } from '../src/platform/files.ts';
import { createJobs } from '../src/platform/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { jobTable } from '../src/platform/schema.ts';
import { readSettings, SettingsError } from '../src/platform/settings.ts';
import { s3Storage } from '../src/platform/storage-s3.ts';
import { newFileId, type Storage } from '../src/platform/storage.ts';
import { jpeg } from './files/pictures.ts';
import { newServer, sharedServer, testSettings } from './test-server.ts';
import { newBuyer } from './prescriptions.ts';

const keys = {
  bucket: 'doorstep-files',
  region: 'ap-south-1',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'sesame/open+1',
};
interface Asked {
  method: string;
  path: string;
  authorization: string;
  sha256: string;
  length: string | undefined;
  body: Buffer;
  isSigned: boolean;
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, content: string) => createHmac('sha256', key).update(content).digest();
/** As 'Authenticating Requests (AWS Signature Version 4)' has it, from what came alone. */
function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const [, day, region, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (
    !day ||
    region !== keys.region ||
    !['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names!.split(';').includes(name))
  )
    return false;
  const canonical = [
    method,
    url,
    '',
    ...names!.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${day}/${region}/s3/aws4_request`,
    sha256(canonical),
  ].join('\n');
  const key = [day, region!, 's3', 'aws4_request'].reduce<Buffer | string>(
    (so, part) => hmac(so, part),
    `AWS4${keys.secretAccessKey}`,
  );
  return hmac(key, toSign).toString('hex') === signature;
}
const xml = (code: string, message: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message><RequestId>4442587FB7D0A2F9</RequestId></Error>`;

let server: Server, endpoint: string, storage: Storage;
const objects = new Map<string, Buffer>(),
  asked: Asked[] = [];
/** What is answered next instead of what S3 would: a status with its code, or a redirect. */
let instead: { status: number; code: string; location?: string } | undefined;
beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, url, headers } = request,
      body = await buffer(request),
      path = url!;
    asked.push({
      method: method!,
      path,
      authorization: headers.authorization ?? '',
      sha256: String(headers['x-amz-content-sha256']),
      length: headers['content-length'],
      body,
      isSigned: isSigned(request),
    });
    const tell = (status: number, content: string | Buffer = '', more: Record<string, string> = {}) => {
      response
        .writeHead(status, {
          'content-type': typeof content === 'string' ? 'application/xml' : 'application/octet-stream',
          'x-amz-request-id': '4442587FB7D0A2F9',
          ...more,
        })
        .end(content);
    };
    if (instead) {
      tell(
        instead.status,
        xml(instead.code, 'sesame/open+1'),
        instead.location ? { location: instead.location } : {},
      );
      return;
    }
    if (!path.startsWith(`/${keys.bucket}/`)) {
      tell(404, xml('NoSuchBucket', 'The specified bucket does not exist'));
      return;
    }
    if (method === 'PUT') {
      objects.set(path, body);
      tell(200, '', { etag: '"1b2cf535f27731c974343645a3985328"' });
      return;
    }
    if (method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
      return;
    }
    const found = objects.get(path);
    if (found) tell(200, found);
    else tell(404, xml('NoSuchKey', 'The specified key does not exist.'));
  }
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => {
    server.close(done);
  });
});
beforeEach(() => {
  objects.clear();
  asked.length = 0;
  instead = undefined;
  storage = s3Storage({ endpoint, ...keys });
});

describe('a storage that speaks S3', () => {
  test("puts, gets and removes under the file's own id, each request signed over its bytes (SigV4)", async () => {
    const id = newFileId(),
      bytes = Buffer.from([0, 255, 1, 2, 3]);
    await storage.put(id, new Uint8Array(bytes));
    expect(await storage.get(id)).toEqual(bytes);
    await storage.remove(id);
    expect(await storage.get(id)).toBeUndefined();
    await storage.remove(id);
    expect(asked.map(({ method, path }) => [method, path])).toEqual(
      ['PUT', 'GET', 'DELETE', 'GET', 'DELETE'].map((method) => [method, `/${keys.bucket}/${id}`]),
    );
    expect(asked.map((one) => one.isSigned)).toEqual([true, true, true, true, true]);
    expect(asked[0]).toMatchObject({ sha256: sha256(bytes), length: '5', body: bytes });
    expect(asked[1]!.sha256).toBe(sha256(''));
  });
  test('asks for no name that is not ours (T26)', async () => {
    for (const odd of ['', '..', '../x', `${'A'.repeat(42)}/`, 'A'.repeat(44), `${'A'.repeat(40)}%2f`]) {
      await expect(storage.put(odd, Buffer.from('x'))).rejects.toThrow('not a file id');
      expect(await storage.get(odd)).toBeUndefined();
      await storage.remove(odd);
    }
    expect(asked).toEqual([]);
  });
  test.each([
    [403, 'SignatureDoesNotMatch'],
    [404, 'NoSuchBucket'],
    [503, 'SlowDown'],
    [500, 'InternalError'],
  ])('that answers %i %s is one to try again, and no file that is missing', async (status, code) => {
    instead = { status, code };
    for (const work of [
      () => storage.put(newFileId(), Buffer.from('x')),
      () => storage.get(newFileId()),
      () => storage.remove(newFileId()),
    ]) {
      const fault = await work().then(
        () => undefined,
        (error: Error) => error,
      );
      expect(fault).toMatchObject({
        status: 503,
        code: 'unavailable',
        cause: { message: `the storage answered ${status} ${code}` },
      });
      expect(String(fault!.cause)).not.toContain('sesame');
    }
  });
  test('follows no redirect: its signature goes nowhere else (T40)', async () => {
    instead = { status: 307, code: 'TemporaryRedirect', location: `${endpoint}/elsewhere` };
    await expect(storage.get(newFileId())).rejects.toMatchObject({ status: 503 });
    expect(asked.map(({ path }) => path)).not.toContain('/elsewhere');
  });
  test('that is not there is one to try again', async () => {
    await expect(
      s3Storage({ ...keys, endpoint: 'http://127.0.0.1:9' }).get(newFileId()),
    ).rejects.toMatchObject({ status: 503 });
  });
});

describe('a removal that hangs', () => {
  /** Keeps files in a storage whose removals are never answered. */
  async function filesWith(put: Storage['put']) {
    const { database, clock } = await sharedServer(),
      { db } = database,
      jobs = createJobs(db, createLog('silent'));
    const hanging: Storage = { ...storage, put, remove: () => new Promise(() => {}) };
    const files = createFiles({ db, clock, storage: hanging, jobs });
    const before = await db.$count(jobTable, eq(jobTable.kind, 'file'));
    return {
      keep: <T>(work: () => Promise<T>) =>
        files.keep({ accountId: 1, kind: 'prescription', type: 'image/jpeg', bytes: Buffer.from('x') }, work),
      addedJobs: async () => (await db.$count(jobTable, eq(jobTable.kind, 'file'))) - before,
    };
  }
  test('does not hold up the answer after a failed upload, and stays a job', async () => {
    const { keep, addedJobs } = await filesWith(() => Promise.reject(new Error('the storage is away')));
    await expect(keep(() => Promise.resolve())).rejects.toThrow('the storage is away');
    expect(await addedJobs()).toBe(1);
  });
  test('does not hold up work that needs no file, and stays a job', async () => {
    const { keep, addedJobs } = await filesWith(() => Promise.resolve());
    expect(await keep(() => Promise.resolve('done'))).toBe('done');
    expect(await addedJobs()).toBe(1);
  });
});

describe('a shop with it', () => {
  const env = () => ({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: keys.bucket,
    S3_REGION: keys.region,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  });
  test('keeps prescriptions there, shows them to their owner, and clears them', async () => {
    const api = await newServer(testSettings(env()));
    try {
      const buyer = await newBuyer(api),
        sheet = await buyer.upload(await jpeg(61));
      expect([...objects.keys()]).toEqual([`/${keys.bucket}/${sheet.image.split('/').at(-2)}`]);
      const opened = await api.app.inject({ url: sheet.image, headers: buyer.headers });
      expect([opened.statusCode, opened.rawPayload.equals([...objects.values()][0]!)]).toEqual([200, true]);
      expect((await buyer.call('DELETE', `/prescriptions/${sheet.id}/delete/`)).statusCode).toBe(200);
      await api.jobs.settle();
      expect(objects.size).toBe(0);
      instead = { status: 503, code: 'SlowDown' };
      const again = await newBuyer(api);
      await expect(again.upload(await jpeg(62))).rejects.toThrow('503');
      instead = undefined;
      expect(await again.list()).toEqual([]);
      expect((await again.upload(await jpeg(62))).status).toBe('pending');
    } finally {
      await api.close();
    }
  });
  test("has all five settings or none, and its address is https, or this machine's own", () => {
    expect(readSettings({})).not.toHaveProperty('s3');
    expect(readSettings(env()).s3).toEqual({ endpoint, ...keys });
    expect(
      readSettings({ ...env(), DEMO: '0', S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com' }).s3!.endpoint,
    ).toBe('https://s3.ap-south-1.amazonaws.com');
    for (const name of Object.keys(env()))
      expect(() => readSettings({ ...env(), [name]: '' })).toThrow(
        'S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set all five, or none.',
      );
    for (const S3_ENDPOINT of [
      'http://s3.example.com',
      'http://10.0.0.1',
      'https://s3.example.com/bucket',
      'https://user@s3.example.com',
      'https://s3.example.com/?x',
      'ftp://127.0.0.1',
      's3.example.com',
    ])
      expect(() => readSettings({ ...env(), S3_ENDPOINT }), S3_ENDPOINT).toThrow(SettingsError);
    for (const more of [{ S3_BUCKET: 'Doorstep/../x' }, { S3_REGION: 'ap south' }])
      expect(() => readSettings({ ...env(), ...more })).toThrow(SettingsError);
  });
});
