import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import { networkOf } from './network.ts';

/** Limit for a pause within a body (decision C21). */
const STALL_MS = 10_000;
/** Limit for a whole body that is no upload, and for the rest of an upload after its answer. */
const BODY_MS = 60_000;
/** Slowest upload: 1 KiB a second, averaged over a minute. */
const WINDOW_MS = 60_000;
const WINDOW_BYTES = 60 * 1024;

/** Closes connections beyond `most` from one address. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? ''),
      count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

interface Progress {
  /** Milliseconds of a clock that only goes forward. */
  now: number;
  /** Bytes received so far. */
  bytes: number;
  isAnswered: boolean;
}
/** Returns a check that is called about once a second while a body arrives, and is true once the body is too slow. */
export function createPace(isUpload: boolean, start: Pick<Progress, 'now' | 'bytes'>) {
  let moved = start,
    window = start,
    limitedSince = isUpload ? undefined : start.now;
  return ({ now, bytes, isAnswered }: Progress): boolean => {
    if (bytes !== moved.bytes) moved = { now, bytes };
    if (now - moved.now > STALL_MS) return true;
    if (isAnswered) limitedSince ??= now;
    if (limitedSince !== undefined) return now - limitedSince > BODY_MS;
    if (now - window.now < WINDOW_MS) return false;
    const isSlow = bytes - window.bytes < WINDOW_BYTES;
    window = { now, bytes };
    return isSlow;
  };
}

interface Watched {
  isUpload: boolean;
  isAnswered: () => boolean;
  /** Called when the body is too slow. */
  giveUp: () => void;
}
/** Limits the time that a request has for its body. */
export function watchBody(request: IncomingMessage, { isUpload, isAnswered, giveUp }: Watched): void {
  const { headers, socket } = request;
  // A call from within this process has no connection that could be slow.
  if (!(socket instanceof Socket)) return;
  if (request.complete || (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])))
    return;
  const read = () => ({ now: performance.now(), bytes: socket.bytesRead });
  const isTooSlow = createPace(isUpload, read());
  const timer = setInterval(() => {
    if (request.complete || request.destroyed) clearInterval(timer);
    else if (isTooSlow({ ...read(), isAnswered: isAnswered() })) {
      clearInterval(timer);
      giveUp();
    }
  }, 1_000);
  timer.unref();
  request.once('close', () => clearInterval(timer));
  request.once('end', () => clearInterval(timer));
}
