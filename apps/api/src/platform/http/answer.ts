import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
  packed: { br?: Promise<Buffer>; gzip?: Promise<Buffer> };
  /** What the body says, for who asks from inside. */
  json?: unknown;
}
interface Made {
  status?: number;
  body: Buffer | string;
  headers: Record<string, string>;
  quality?: number;
  json?: unknown;
}

/** Smaller ones fit in one packet as they are. */
const WORTH_PACKING = 1_000;
const packables = /^(?:text\/|application\/(?:json|javascript|manifest\+json|wasm|xml)|image\/svg)/;
const brotli = promisify(brotliCompress),
  zip = promisify(gzip);

export function makeAnswer({ status = 200, body, headers, quality = 5, json }: Made): Answer {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
  const packable = bytes.length > WORTH_PACKING && packables.test(headers['content-type'] ?? '');
  const vary = packable ? [headers['vary'], 'Accept-Encoding'].filter(Boolean).join(', ') : headers['vary'];
  const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
  const { 'content-type': type, ...others } = headers;
  const flat = Object.entries({ ...others, ...(vary && { vary }), ...(status === 200 && { etag }) }).flat();
  const whole = [...flat, ...(type ? ['content-type', type] : []), 'content-length', String(bytes.length)];
  return { status, body: bytes, etag, headers: flat, whole, type, packable, quality, packed: {}, json };
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

function pack(answer: Answer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'br')
    return (answer.packed.br ??= brotli(answer.body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: answer.quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: answer.body.length,
      },
    }));
  return (answer.packed.gzip ??= zip(answer.body, { level: Math.min(9, answer.quality) }));
}

/** Sends it in the shape that this client can read, or says that the client has it already. */
export function writeAnswer(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  const known = request.headers['if-none-match'];
  if (
    known !== undefined &&
    answer.status === 200 &&
    (known === '*' || known.split(',').some((tag) => tag.trim().replace(/^(?!W\/)/, 'W/') === answer.etag))
  ) {
    response.writeHead(304, answer.headers as string[]).end();
    return;
  }
  const whole = () => {
    response
      .writeHead(answer.status, answer.whole as string[])
      .end(request.method === 'HEAD' ? undefined : answer.body);
  };
  const accepted = request.headers['accept-encoding'];
  const encoding = answer.packable && typeof accepted === 'string' ? encodingFor(accepted) : undefined;
  if (!encoding) {
    whole();
    return;
  }
  pack(answer, encoding).then((body) => {
    response.writeHead(answer.status, [
      ...answer.headers,
      'content-type',
      answer.type!,
      'content-encoding',
      encoding,
      'content-length',
      String(body.length),
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
  }, whole);
}
