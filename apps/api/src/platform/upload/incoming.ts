import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { UPLOAD_MAX_BYTES } from '@doorstep/contract/platform';
import { issue, type IssueText } from '@doorstep/contract/failure';
import type { Clock } from '../clock.ts';
import { HttpError, invalid, unreadable } from '../http/http-error.ts';
import { createUploadAllowance } from './allowance.ts';
import type { Refusal } from './encode.worker.ts';

interface Limits {
  stallMs?: number | undefined;
  /** Files of one account. */
  anHour?: number;
  fields?: Fields;
}
/** Of a multipart body. */
interface Fields {
  /** Names that the one file may have. */
  file?: readonly string[];
  /** Names of short texts that may stand beside it, each once. */
  texts?: readonly string[];
}
/** What stands beside the file, by name. */
export type Beside = Readonly<Record<string, string>>;
/** An upload as it arrives. */
export interface Incoming {
  stream: Readable;
  contentType: string;
}

/** Boundary and headers around the file. */
const FRAME_BYTES = 16 * 1024;
const TEXT_MOST = 1024;
const BODY_MOST = UPLOAD_MAX_BYTES + FRAME_BYTES;
/** Of a body that is a little too large the rest is thrown away as it comes: who is still sending does not hear the answer. */
const OVERRUN_BYTES = 2 ** 20;
/** In which nothing moves (decision C21). */
const STALL_MS = 10_000;

export const refusedFile = (wrong: IssueText) => invalid({ image: wrong });
/** A picture that cannot be stored legibly, or not be read at all. */
export function refusedPicture(refused: Refusal): HttpError {
  if (refused === 'shape') return refusedFile(issue('picture_shape'));
  return refusedFile(issue(refused === 'small' ? 'picture_small' : 'picture_unreadable'));
}
export const wrongFile = (reason: 'picture_type' | 'prescription_type' | 'report_pdf_required') =>
  new HttpError(415, reason, { code: 'wrong_type', fields: { image: issue(reason) } });
const notOneFile = () => refusedFile(issue('file_one'));
function tooLarge(headers?: Record<string, string>) {
  return new HttpError(413, 'file_large', {
    code: 'too_large',
    fields: { image: issue('file_large') },
    headers,
  });
}
const stalled = () =>
  new HttpError(408, 'upload_stalled', {
    code: 'timeout',
    headers: { connection: 'close' },
  });

/** The body, once it is there whole. It may take minutes as long as it moves (decision C21), and is let go of at the limit. */
export function bodyOf(stream: Readable, stallMs: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parts: Buffer[] = [];
  let size = 0;
  const stall = setTimeout(() => reject(stalled()), stallMs);
  const take = (part: Buffer) => {
    stall.refresh();
    size += part.length;
    if (size <= BODY_MOST) {
      parts.push(part);
      return;
    }
    parts.length = 0;
    if (size > BODY_MOST + OVERRUN_BYTES) reject(tooLarge({ connection: 'close' }));
  };
  stream.on('data', take);
  stream.once('end', () => {
    if (size > BODY_MOST) reject(tooLarge());
    else resolve(Buffer.concat(parts));
  });
  // Who hangs up hears no answer; that the upload is over must be known here all the same.
  const cutOff = () => reject(unreadable());
  stream.on('error', cutOff);
  stream.once('close', cutOff);
  return promise.finally(() => {
    clearTimeout(stall);
    stream.off('data', take).pause();
  });
}

/** The one file of a multipart body, with the texts that may stand beside it; what the file calls itself is not looked at. */
export function partsOf(
  body: Buffer,
  contentType: string,
  { file: names = ['image'], texts = [] }: Fields = {},
): Promise<{ file: Buffer; beside: Beside }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ file: Buffer; beside: Beside }>();
  const refuse = () => reject(notOneFile());
  let parser: InstanceType<typeof Busboy>;
  try {
    // Whatever a part says it is, it is taken for a file; one part more of any kind is one too many.
    parser = new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: () => true,
      limits: {
        fileSize: UPLOAD_MAX_BYTES,
        files: 1 + texts.length,
        fields: 0,
        parts: 1 + texts.length,
        headerPairs: 10,
        headerSize: 8 * 1024,
      },
    });
  } catch {
    throw notOneFile();
  }
  const found = new Map<string, Buffer[]>();
  parser.on('file', (given, file) => {
    const isText = texts.includes(given),
      name = isText ? given : 'file',
      parts: Buffer[] = [];
    if ((!isText && !names.includes(given)) || found.has(name)) refuse();
    found.set(name, parts);
    let size = 0;
    file.on('data', (part: Buffer) => {
      size += part.length;
      if (isText && size > TEXT_MOST) refuse();
      else parts.push(part);
    });
    file.on('limit', () => {
      reject(tooLarge());
    });
    file.on('error', refuse);
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit', 'error'] as const) parser.on(event, refuse);
  parser.on('finish', () => {
    const file = Buffer.concat(found.get('file') ?? []);
    if (file.length === 0) {
      refuse();
      return;
    }
    const beside = texts.flatMap((name): Array<[string, string]> => {
      const parts = found.get(name);
      return parts ? [[name, Buffer.concat(parts).toString('utf8')]] : [];
    });
    resolve({ file, beside: Object.fromEntries(beside) });
  });
  parser.end(body);
  return promise;
}

/** Takes uploads in, each within its account's allowance; `work` gets the one file, and nothing is written before all of it has arrived. */
export function createUploads(clock: Clock, { stallMs = STALL_MS, anHour, fields }: Limits = {}) {
  const allowance = createUploadAllowance(clock, anHour);
  return async <T>(
    accountId: number,
    { stream, contentType }: Incoming,
    work: (file: Buffer, beside: Beside) => Promise<T>,
  ): Promise<T> => {
    const leave = allowance.enter(accountId);
    try {
      const body = await bodyOf(stream, stallMs);
      allowance.arrived(accountId);
      const { file, beside } = await partsOf(body, contentType, fields);
      return await work(file, beside);
    } finally {
      leave();
    }
  };
}
