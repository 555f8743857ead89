import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import { networkOf } from './network.ts';

/** A body that does not move for so long is given up (decision C21). */
const STALL_MS = 10_000;
/** A whole JSON body arrives within this time, however slowly it moves; uploads may take longer. */
const JSON_MS = 60_000;

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

/** Calls `giveUp` where the body of a request stalls, or takes too long for what is no upload. */
export function watchBody(request: IncomingMessage, isUpload: boolean, giveUp: () => void): void {
  const { headers } = request;
  // A call from within this process has no connection that could be slow.
  if (!(request.socket instanceof Socket)) return;
  if (request.complete || (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])))
    return;
  const began = performance.now();
  let bytes = request.socket.bytesRead,
    movedAt = began;
  const timer = setInterval(() => {
    const now = performance.now();
    if (request.socket.bytesRead !== bytes) {
      bytes = request.socket.bytesRead;
      movedAt = now;
    }
    if (request.complete || request.destroyed) clearInterval(timer);
    else if (now - movedAt > STALL_MS || (!isUpload && now - began > JSON_MS)) {
      clearInterval(timer);
      giveUp();
    }
  }, 1_000);
  timer.unref();
  request.once('close', () => clearInterval(timer));
  request.once('end', () => clearInterval(timer));
}
