import { METHODS } from 'node:http';
import { API_BASE } from '@doorstep/contract/envelope';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { issue, issueOf, type IssueText } from '@doorstep/contract/failure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { makeAnswer, writeAnswer } from './answer.ts';
import type { Admit, Caller } from './access.ts';
import { invalid, notAllowed, notFound, tooMany, unreadable, wrongType } from './http-error.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';
import type { Asked, Inside } from './inside.ts';
import { ASK_AGAIN, INERT, JSON_TYPE } from './headers.ts';
import type { RateLimit, RateLimits } from './rate-limit.ts';
import type { ResponseCache } from './response-cache.ts';

declare module 'fastify' {
  /** `raw`: the JSON body comes as its bytes. `isUpload`: the body may take minutes. */
  interface FastifyContextConfig {
    raw?: boolean;
    isUpload?: boolean;
  }
}

type Kept = { kept: true };
type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
export interface Input<Row extends Endpoint = Endpoint> {
  query: Output<Row['query']>;
  body: Output<Row['body']>;
  params: Readonly<Record<string, string>>;
  caller: Row['who'] extends 'anyone' | 'demo' ? undefined : Caller;
  /** Of who asks, behind trusted proxies. A kept answer is everybody's: it hangs on nobody's request. */
  address: Row extends Kept ? undefined : string;
  /** What came as it is: the bytes of a raw body, the stream of what a row takes. */
  request: Row extends Kept ? undefined : FastifyRequest;
  /** For a header of the answer's own. */
  reply: Row extends Kept ? undefined : FastifyReply;
}
/** An answer that is no JSON; its headers go before those that every answer has. */
export interface Raw {
  body: string | Buffer;
  headers?: Record<string, string>;
}
/** What answers a row of the contract's table: with the row's answer; or, where that is no JSON, as it is, or by itself. */
export type Handler<Row extends Endpoint> = Row extends { answer: infer Answer extends z.ZodMiniType }
  ? (input: Input<Row>) => z.input<Answer> | Promise<z.input<Answer>>
  : Row extends { kept: true }
    ? (input: Input<Row>) => Promise<Raw>
    : (request: FastifyRequest, reply: FastifyReply) => unknown;
export type Handlers<Table extends Record<string, Endpoint>> = {
  [Name in keyof Table]: Handler<Table[Name]>;
};

export interface Tools {
  cache: ResponseCache;
  /** Lets through who the row is for; rejects otherwise. */
  admit: Admit;
  /** Told of each call that somebody makes for another: before a write is done, and before the answer of a read goes out. */
  acted: (caller: Caller, acting: NonNullable<Endpoint['acting']>, request: FastifyRequest) => Promise<void>;
  idempotencyKeys: IdempotencyKeys;
  headers: Record<string, string>;
  limits: RateLimits;
  /** The kept reads, for the server's own pages. */
  inside: Inside;
  /** The server's own calls are not counted. */
  isInside: (request: FastifyRequest) => boolean;
  readsPerMinute: number;
  /** Searches of one address, in calls and pages together. */
  limitSearches: RateLimit;
  perMinute: Record<NonNullable<Endpoint['limited']>, number>;
}

/** Of a body that has several forms: what is wrong with the one that it comes closest to. */
const closest = (issues: readonly z.core.$ZodIssue[]): Array<Pick<z.core.$ZodIssue, 'path' | 'message'>> =>
  issues.flatMap((one) =>
    one.code === 'invalid_union' && one.errors.length > 0
      ? closest(one.errors.toSorted((a, b) => a.length - b.length)[0]!).map(({ path, message }) => ({
          path: [...one.path, ...path],
          message,
        }))
      : [one],
  );
/** What is wrong with each field: the contract's code, or a general one where it has none. */
function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, IssueText> {
  const fields: Record<string, IssueText> = {};
  for (const { path, message } of closest(issues))
    if (path.length > 0)
      fields[path.join('.')] ??= issueOf(message)
        ? (message as IssueText)
        : issue('field_wrong', { field: String(path[0]) });
  return fields;
}
/** The value as its schema makes it; else a fault that names each wrong field. */
export function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const fields = fieldsOf(error.issues);
  throw Object.keys(fields).length > 0 ? invalid(fields) : unreadable();
}
/** One meaning for each key: of two values nobody can say which one counts (safety T46). A letter that no column can hold is as if it were not there. */
function plainly(query: Record<string, string | string[]>): Record<string, string | string[]> {
  for (const [key, value] of Object.entries(query)) {
    if (typeof value !== 'string') throw invalid({ [key.slice(0, 40)]: issue('value_repeated') });
    if (value.includes('\0')) query[key] = value.replaceAll('\0', '');
  }
  return query;
}
/** What a call asks for, as its schema makes it: for a handler that answers by itself. */
export const queryOf = <Schema extends z.ZodMiniType>(
  schema: Schema,
  { query }: Pick<Asked, 'query'>,
): z.output<Schema> => checked(schema, plainly(query as Record<string, string | string[]>));
/** What any call may ask for, whether a request brought it or not. */
function inputFrom(call: Endpoint, asked: Asked): Input {
  const params = asked.params as Record<string, string>;
  if (Object.values(params).some((value) => value.includes('\0'))) throw notFound();
  return { query: call.query && queryOf(call.query, asked), params } as Input;
}
const inputOf = (call: Endpoint, request: FastifyRequest, reply: FastifyReply): Input =>
  Object.assign(inputFrom(call, request), {
    body: call.body && checked(call.body, request.body),
    caller: callers.get(request),
    address: request.ip,
    request,
    reply,
  } as Partial<Input>);
/** Who was let in with a request. */
const callers = new WeakMap<FastifyRequest, Caller>();
export const callerOf = (request: FastifyRequest): Caller => callers.get(request)!;

/** A read that is kept ready goes out before anything else is looked at; else it is made, and kept. */
const counted =
  (limit: RateLimit, { isInside }: Tools) =>
  async (request: FastifyRequest) => {
    const seconds = isInside(request) ? 0 : await limit(request.ip);
    if (seconds > 0) throw tooMany(seconds);
  };
/** Whether it looks for words: costs more than another read. */
export const isSearch = ({ query }: Pick<FastifyRequest, 'query'>): boolean => {
  const { q, search } = query as Record<string, unknown>;
  return Boolean(q) || Boolean(search);
};

function registerKept(app: FastifyInstance, call: Endpoint, answer: (input: Input) => unknown, tools: Tools) {
  const { cache, headers, limits, readsPerMinute, inside } = tools;
  const all = {
    ...headers,
    'content-type': call.type ?? JSON_TYPE,
    'content-security-policy': INERT,
    'cache-control': ASK_AGAIN,
  };
  async function make(input: Input) {
    const made = await answer(input);
    if (call.answer) return makeAnswer({ body: JSON.stringify(made), headers: all, json: made });
    const { body, headers: own } = made as Raw;
    return makeAnswer({ body, headers: { ...all, ...own } });
  }
  const limitReads = counted(limits.local(call.path, readsPerMinute), tools),
    limitSearches = counted(tools.limitSearches, tools);
  const getOrMake = (path: string, input: Input) => cache.getOrMake(path, () => make(input)),
    url = API_BASE + call.path;
  inside.on(url, async (path, asked) => getOrMake(path, inputFrom(call, asked)));
  app.route({
    method: 'GET',
    url,
    preHandler: async (request) => {
      await limitReads(request);
      if (isSearch(request)) await limitSearches(request);
    },
    onRequest: (request, reply, done) => {
      const ready = cache.get(request.raw.url!);
      if (!ready) {
        done();
        return;
      }
      reply.hijack();
      writeAnswer(ready, request.raw, reply.raw);
    },
    handler: async (request, reply) => {
      const made = await getOrMake(request.raw.url!, inputOf(call, request, reply));
      reply.hijack();
      writeAnswer(made, request.raw, reply.raw);
    },
  });
}

export function register(app: FastifyInstance, call: Endpoint, handler: Handler<Endpoint>, tools: Tools) {
  const url = API_BASE + call.path;
  const answer = handler as (input: Input) => unknown;
  // Documents are counted by account, all kinds together, whatever the address.
  const isDocument = call.limited === 'documents',
    measure =
      call.limited &&
      tools.limits.shared(
        isDocument ? 'documents' : `${call.method} ${call.path}`,
        tools.perMinute[call.limited],
      );
  const limit =
    measure &&
    (isDocument
      ? async (request: FastifyRequest) => {
          const seconds = await measure(String(callers.get(request)?.accountId ?? request.ip));
          if (seconds > 0) throw tooMany(seconds);
        }
      : counted(measure, tools));
  const acted = async (request: FastifyRequest) => {
    const caller = callers.get(request);
    if (caller?.by && call.acting) await tools.acted(caller, call.acting, request);
  };
  if (call.kept) registerKept(app, call, answer, tools);
  else
    app.route({
      method: call.method,
      url,
      config: { raw: call.raw ?? false, isUpload: call.takes !== undefined },
      onRequest: async (request) => {
        const caller = await tools.admit(call, request);
        if (caller) callers.set(request, caller);
        await limit?.(request);
        if (call.takes && !request.headers['content-type']?.startsWith(call.takes)) throw wrongType();
      },
      onSend: async (request, reply) => {
        if (call.method === 'GET' && reply.statusCode < 400) await acted(request);
      },
      handler: call.answer
        ? async (request, reply) => {
            const input = inputOf(call, request, reply);
            if (call.method !== 'GET') await acted(request);
            const key = request.headers['idempotency-key'];
            if (call.status) reply.code(call.status);
            // What streams in cannot be compared with what came before; nor is a key needed where nobody is known, or no account is there to keep it by.
            if (
              call.method === 'GET' ||
              call.takes ||
              call.secret ||
              !input.caller?.accountId ||
              typeof key !== 'string'
            )
              return answer(input);
            return tools.idempotencyKeys.once(
              callerOf(request).accountId,
              key,
              [call.method, call.path, input.params, input.query, input.body],
              async () => answer(input),
            );
          }
        : (handler as (request: FastifyRequest, reply: FastifyReply) => unknown),
    });
}

/** The paths of the table under every method that they do not have. */
export function refuseOtherMethods(app: FastifyInstance, calls: readonly Endpoint[]) {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of calls) {
    const known = methods.get(path) ?? new Set();
    methods.set(path, known.add(method));
    if (method === 'GET') known.add('HEAD');
  }
  const all = METHODS.filter((method) => method !== 'CONNECT');
  for (const method of all) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  for (const [path, known] of methods) {
    const refuse = notAllowed([...known].join(', '));
    app.route({
      method: all.filter((method) => !known.has(method)),
      url: API_BASE + path,
      onRequest: () => {
        throw refuse;
      },
      handler: () => undefined,
    });
  }
}
