import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzip } from 'node:zlib';
import { paramsOf, shrink, smallestOf } from './shrink.ts';

/** Bytes that are ready to go out, as often as they are asked for. */
export interface Answer {
  status: number;
  body: Buffer;
  etag: string;
  /** Names and values in turn, as writeHead takes them fastest: those of a 304, and those of the body as it is. */
  headers: readonly string[];
  whole: readonly string[];
  type: string | undefined;
  packable: boolean;
  quality: number;
  /** It is packed fast for the first who asks, and as small as can be behind the back of those who ask again. */
  quick: boolean;
  packed: { br?: Buffer | Promise<Buffer>; gzip?: Promise<Buffer> };
  /** What the body says, for who asks from inside. */
  json?: unknown;
}
interface Made {
  status?: number;
  body: Buffer | string;
  headers: Record<string, string>;
  quality?: number;
  quick?: boolean;
  json?: unknown;
}

/** Smaller ones fit in one packet as they are. */
const WORTH_PACKING = 1_000;
const packables = /^(?:text\/|application\/(?:json|javascript|manifest\+json|wasm|xml)|image\/svg)/;
const brotli = promisify(brotliCompress),
  zip = promisify(gzip);

export function makeAnswer({ status = 200, body, headers, quality = 5, quick = false, json }: Made): Answer {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
  const packable = bytes.length > WORTH_PACKING && packables.test(headers['content-type'] ?? '');
  const vary = packable ? [headers['vary'], 'Accept-Encoding'].filter(Boolean).join(', ') : headers['vary'];
  const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
  const { 'content-type': type, ...others } = headers;
  const flat = Object.entries({ ...others, ...(vary && { vary }), ...(status === 200 && { etag }) }).flat();
  const whole = [...flat, ...(type ? ['content-type', type] : []), 'content-length', String(bytes.length)];
  return {
    status,
    body: bytes,
    etag,
    headers: flat,
    whole,
    type,
    packable,
    quality,
    quick,
    packed: {},
    json,
  };
}

const takes = (accepted: string, encoding: string): boolean =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$))|,|$)`, 'i').test(accepted);
const wants = new Map<string, 'br' | 'gzip' | undefined>();
/** Browsers send some ten different values: each is read once. */
function encodingFor(accepted: string): 'br' | 'gzip' | undefined {
  if (wants.has(accepted)) return wants.get(accepted);
  const found = takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : undefined;
  if (wants.size < 100) wants.set(accepted, found);
  return found;
}

/** Of brotli, for who asks first. */
const QUICK = 3;
function pack(answer: Answer, encoding: 'br' | 'gzip'): Buffer | Promise<Buffer> {
  const { body, quality, packed, quick } = answer;
  if (encoding === 'gzip') return (packed.gzip ??= zip(body, { level: Math.min(9, quality) }));
  if (!quick) return (packed.br ??= brotli(body, paramsOf(quality, body.length)));
  const smallest = smallestOf(answer);
  if (smallest) return smallest;
  if (packed.br) void shrink(answer);
  // In this thread: to hand so little work to another one costs as much again.
  return (packed.br ??= brotliCompressSync(body, paramsOf(QUICK, body.length)));
}

/**
 * Sends it in the shape that this client can read, or says that the client has it already. `own` are headers
 * of this request alone, names and values in turn.
 */
export function writeAnswer(
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
  own: readonly string[] = [],
): void {
  const known = request.headers['if-none-match'];
  if (
    known !== undefined &&
    answer.status === 200 &&
    (known === '*' || known.split(',').some((tag) => tag.trim().replace(/^(?!W\/)/, 'W/') === answer.etag))
  ) {
    response.writeHead(304, [...answer.headers, ...own]).end();
    return;
  }
  const send = (headers: string[], body: Buffer) => {
    response.writeHead(answer.status, headers).end(request.method === 'HEAD' ? undefined : body);
  };
  const whole = () => send([...answer.whole, ...own], answer.body);
  const accepted = request.headers['accept-encoding'];
  const encoding = answer.packable && typeof accepted === 'string' ? encodingFor(accepted) : undefined;
  if (!encoding) {
    whole();
    return;
  }
  const sendPacked = (body: Buffer) =>
    send(
      [
        ...answer.headers,
        ...own,
        'content-type',
        answer.type!,
        'content-encoding',
        encoding,
        'content-length',
        String(body.length),
      ],
      body,
    );
  const packed = pack(answer, encoding);
  if (Buffer.isBuffer(packed)) sendPacked(packed);
  else packed.then(sendPacked, whole);
}
