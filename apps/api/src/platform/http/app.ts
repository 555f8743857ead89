import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import underPressure from '@fastify/under-pressure';
import { API_BASE } from '@doorstep/contract/envelope';
import type { Messages } from '@doorstep/contract/failure';
import { endpoints } from '@doorstep/contract/table.schema';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import Fastify, {
  type ConnectionError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { masked, type Log } from '../log.ts';
import type { Wait } from '../pages.ts';
import type { Settings } from '../settings.ts';
import {
  envelope,
  httpErrorOf,
  notAllowed,
  notFound,
  unavailable,
  unreadable,
  type HttpError,
} from './http-error.ts';
import { limitConnections, watchBody } from './connections.ts';
import { INERT, JSON_TYPE } from './headers.ts';
import { canBeKept, wellFormed } from './json-body.ts';
import { routerOptions, type Inside } from './inside.ts';
import type { RateLimits } from './rate-limit.ts';
import type { ResponseCache } from './response-cache.ts';
import { rowsFor } from './rows.ts';
import {
  isSearch,
  refuseOtherMethods,
  register,
  type Handler,
  type Handlers,
  type Tools,
} from './register.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';
import type { Admit } from './access.ts';

export interface Parts {
  settings: Settings;
  log: Log;
  /** Of every answer. */
  headers: Record<string, string>;
  /** English of every code. */
  errors: Messages;
  handlers: Handlers<typeof endpoints>;
  cache: ResponseCache;
  /** Gets the kept reads. */
  inside: Inside;
  limits: RateLimits;
  admit: Admit;
  acted: Tools['acted'];
  idempotencyKeys: IdempotencyKeys;
  /** Mounted beside the API: the sandbox provider, in a demo. */
  besides?: ((app: FastifyInstance) => Promise<void>) | undefined;
  /** Answers every GET that is not the API's. */
  pages: (request: FastifyRequest, reply: FastifyReply, wait: Wait) => unknown;
}
/** The server's own calls while it renders a page: not counted. */
const INSIDE = 'inside';
const isInside = ({ socket }: FastifyRequest) => socket.remoteAddress === INSIDE;

function refuse(
  error: ConnectionError,
  socket: Socket,
  { headers, errors }: Pick<Parts, 'headers' | 'errors'>,
) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const fault = httpErrorOf({
    statusCode:
      error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400,
  });
  const body = JSON.stringify(envelope(fault, randomUUID(), errors));
  const lines = Object.entries({
    ...headers,
    'content-type': JSON_TYPE,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${fault.status} ${fault.code}\r\n${lines.join('')}\r\n${body}`);
}

export const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
};
/**
 * Target of a request as a path with its query. A client may send an absolute address (RFC 9112, 3.2.2) or none of the
 * forms that are defined; its host is ignored like the Host header.
 */
export function targetOf(url = '/'): string {
  if (url.startsWith('/')) return url;
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}
const isApi = (path: string) => path === API_BASE || path.startsWith(`${API_BASE}/`);

/** The server of the contract's table: a row without a handler is a type error. */
export async function buildApp({
  settings,
  log,
  headers,
  errors,
  handlers,
  cache,
  inside,
  limits,
  admit,
  acted,
  idempotencyKeys,
  besides,
  pages,
}: Parts): Promise<FastifyInstance> {
  const apiHeaders = { ...headers, 'content-security-policy': INERT, 'cache-control': 'no-store' };
  const fail = (fault: HttpError, request: FastifyRequest, reply: FastifyReply) => {
    const asked = { request_id: request.id, path: masked(pathOf(request.url)), method: request.method };
    if (fault.status >= 500) log.error({ ...asked, err: fault.cause ?? fault }, fault.code);
    else if (request.raw.errored) log.info(asked, 'the sender hung up');
    return reply
      .code(fault.status)
      .headers(fault.headers)
      .type(JSON_TYPE)
      .send(envelope(fault, request.id, errors));
  };
  const app = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy ?? false,
    bodyLimit: settings.bodyLimit,
    // 10 MB at 16 KiB a second take 640 s; ./connections.ts has the stricter limits.
    requestTimeout: 900_000,
    http: { headersTimeout: 15_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions,
    rewriteUrl: ({ url }) => targetOf(url),
    frameworkErrors: (error, request, reply) => {
      fail(httpErrorOf(error), request as FastifyRequest, reply.headers(apiHeaders) as FastifyReply);
    },
    clientErrorHandler: (error, socket) => refuse(error, socket, { headers: apiHeaders, errors }),
  });

  if (!settings.trustProxy) limitConnections(app.server, settings.connectionsPerAddress);
  app.addHook('onRequest', (request, reply, done) => {
    // The rest of the body is discarded.
    const end = () => {
      request.raw.socket.end();
      request.raw.destroy();
    };
    watchBody(request.raw, {
      isUpload: request.routeOptions.config.isUpload ?? false,
      isAnswered: () => reply.raw.writableEnded,
      giveUp() {
        if (reply.sent || reply.raw.headersSent) end();
        else {
          reply.raw.once('finish', end);
          fail(httpErrorOf({ statusCode: 408 }), request, reply.header('connection', 'close'));
        }
      },
    });
    done();
  });
  // A tunnel to another server is never opened; without a listener the connection would be cut without an answer.
  app.server.on('connect', (_, socket: Duplex) => {
    socket.on('error', () => {});
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });
  // What ends the body's stream is the sender's doing, though its code is one that a lost database has too.
  app.setErrorHandler((error, request, reply) =>
    fail(error === request.raw.errored ? unreadable() : httpErrorOf(error), request, reply),
  );
  app.setNotFoundHandler((request, reply) =>
    fail(isApi(pathOf(request.url)) ? notFound('no_such_call') : notAllowed('GET, HEAD'), request, reply),
  );
  // A refused upgrade leaves its socket half open once the client has ended: it would hold up the end of the server.
  app.server.on('upgrade', (_, socket) => socket.once('end', () => socket.end()));
  app.addHook('onSend', (_, reply, payload, done) => {
    for (const [name, value] of Object.entries(apiHeaders))
      if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
  if (log.isLevelEnabled('info'))
    app.addHook('onResponse', (request, reply, done) => {
      log.info(
        {
          request_id: request.id,
          method: request.method,
          path: masked(pathOf(request.url)),
          status: reply.raw.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'request',
      );
      done();
    });
  // Busy is not dead: whoever watches the process must not end it for that. A sample in which the event loop had no turn at all counts as endless: a shorter one would call a second's stop pressure.
  await app.register(underPressure, {
    maxEventLoopDelay: 3_000,
    sampleInterval: 3_000,
    pressureHandler: ({ routeOptions }) => {
      if (routeOptions.url !== API_BASE + endpoints.health.path) throw unavailable();
    },
  });
  const streamed = [...new Set(Object.values<Endpoint>(endpoints).flatMap(({ takes }) => takes ?? []))];
  app.addContentTypeParser(streamed, (_, payload, done) => done(null, payload));
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const parsed =
    (done: (error: Error | null, body?: unknown) => void) => (error: Error | null, body?: unknown) => {
      if (error) done(error);
      else if (canBeKept(body)) done(null, wellFormed(body));
      else done(unreadable());
    };
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.raw) done(null, body);
    // What is empty says nothing; a call that needs no body takes that.
    else if (body.length === 0) done(null, undefined);
    else void parseJson(request, body.toString('utf8'), parsed(done));
  });

  const tools = {
    cache,
    admit,
    acted,
    idempotencyKeys,
    headers,
    limits,
    inside,
    isInside,
    readsPerMinute: settings.readsPerMinute,
    limitSearches: limits.local('searches', settings.searchesPerMinute),
    perMinute: {
      documents: settings.documentsPerMinute,
      places: settings.placesPerMinute,
      logins: settings.loginsPerMinute,
      registers: settings.registersPerMinute,
      codes: settings.codesPerMinute,
    },
  };
  const rows = rowsFor(settings.demo);
  for (const [name, call] of rows) register(app, call, handlers[name] as Handler<Endpoint>, tools);
  refuseOtherMethods(
    app,
    rows.map(([, call]) => call),
  );
  await besides?.(app);
  const limitPages = limits.local('pages', Math.min(settings.readsPerMinute, settings.pagesPerMinute));
  const wait: Wait = async (request) =>
    isInside(request)
      ? 0
      : (await limitPages(request.ip)) || (isSearch(request) ? tools.limitSearches(request.ip) : 0);
  app.get('/*', (request, reply) =>
    isApi(pathOf(request.url)) ? reply.callNotFound() : pages(request, reply, wait),
  );
  return app;
}

/** Asks the API from inside, without the network: for the rendering of pages. */
export const callFrom =
  (
    app: FastifyInstance,
    { cache, inside, errors, log }: Pick<Parts, 'cache' | 'inside' | 'errors' | 'log'>,
  ) =>
  async (path: string): Promise<{ status: number; body: unknown }> => {
    const ready = cache.get(path);
    if (ready?.json !== undefined) return { status: ready.status, body: ready.json };
    try {
      const made = await inside.ask(path);
      if (made?.json !== undefined) return { status: made.status, body: made.json };
    } catch (error) {
      const fault = httpErrorOf(error),
        id = randomUUID();
      if (fault.status >= 500)
        log.error({ request_id: id, path: masked(pathOf(path)), err: fault.cause ?? fault }, fault.code);
      return { status: fault.status, body: envelope(fault, id, errors) };
    }
    const answer = await app.inject({ url: path, remoteAddress: INSIDE });
    return { status: answer.statusCode, body: answer.json() };
  };
