import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

/** Requests in flight get this long to end (safety F35). */
const GRACE_MS = 10_000;

/** Takes no new connection, lets what runs come to its end, and then runs `last`. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  // A connection that falls idle after the close began would be waited for until its keep-alive ends.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
  }
}

export function stopWithGrace(log: Log, close: () => Promise<void>) {
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'the server ends because of a fault');
    await close();
  });
}
