import { hash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { unavailable } from './http/http-error.ts';
import { isFileId, type Storage } from './storage.ts';

/** Of a bucket that nobody else reads; what speaks the S3 protocol may be AWS, MinIO or another. */
export interface S3Keys {
  /** Without the bucket, which stands first in the path: 'https://s3.ap-south-1.amazonaws.com'. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}
/** Five megabytes to a data centre, answer included; a patient who waits longer is told to try again. */
const LIMIT_MS = 8_000;

/** What is stored is under our own ids, and each request is signed over its bytes. No redirect is followed (safety T40). */
export function s3Storage({ endpoint, bucket, ...keys }: S3Keys, limitMs = LIMIT_MS): Storage {
  async function ask(method: 'PUT' | 'GET' | 'DELETE', id: string, bytes?: Uint8Array): Promise<Response> {
    // A copy of its own: the signer and fetch take no view of a shared buffer.
    const body = bytes && new Uint8Array(bytes);
    const signed = await new AwsV4Signer({
      ...keys,
      service: 's3',
      method,
      url: `${endpoint.replace(/\/+$/, '')}/${bucket}/${id}`,
      body,
      headers: {
        'x-amz-content-sha256': hash('sha256', body ?? '', 'hex'),
        ...(body && { 'content-type': 'application/octet-stream' }),
      },
    }).sign();
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        ...(body && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      });
    } catch (error) {
      throw unavailable(error);
    }
  }
  /** Told by its status and S3's own code; nothing else of the answer, which may repeat what was sent. */
  async function refusal(answer: Response) {
    const code = /<Code>(\w{1,60})<\/Code>/.exec(await answer.text().catch(() => ''))?.[1] ?? '';
    return { code, fault: unavailable(new Error(`the storage answered ${answer.status} ${code}`)) };
  }
  return {
    place: `the bucket ${bucket}`,
    identity: () => Promise.resolve(`s3:${new URL(endpoint).host}/${bucket}`),
    async put(id, bytes) {
      if (!isFileId(id)) throw new Error('not a file id');
      const answer = await ask('PUT', id, bytes);
      if (!answer.ok) throw (await refusal(answer)).fault;
      await answer.body?.cancel();
    },
    async get(id) {
      if (!isFileId(id)) return undefined;
      const answer = await ask('GET', id);
      if (!answer.ok) {
        const { code, fault } = await refusal(answer);
        // A bucket that is not there is no file that is not there.
        if (answer.status === 404 && code === 'NoSuchKey') return undefined;
        throw fault;
      }
      try {
        return Buffer.from(await answer.arrayBuffer());
      } catch (error) {
        throw unavailable(error);
      }
    },
    async remove(id) {
      if (!isFileId(id)) return;
      const answer = await ask('DELETE', id);
      if (answer.ok) {
        await answer.body?.cancel();
        return;
      }
      const { code, fault } = await refusal(answer);
      if (code !== 'NoSuchKey') throw fault;
    },
  };
}
