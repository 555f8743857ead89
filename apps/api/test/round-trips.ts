import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** 'Z', ready for the next question, ends what was asked by 'Q' (a query) or 'S' (a sync). */
const [QUERY, SYNC, READY] = ['Q', 'S', 'Z'].map((letter) => letter.charCodeAt(0));

/** Calls `onMessage` with the type of each message; `untyped`: so many come first without one. */
function reader(untyped: number, onMessage: (type: number) => void): (bytes: Buffer) => void {
  let kept: Buffer = Buffer.alloc(0),
    left = untyped;
  return (bytes) => {
    kept = kept.length > 0 ? Buffer.concat([kept, bytes]) : bytes;
    for (;;) {
      const head = left > 0 ? 0 : 1;
      if (kept.length < head + 4) return;
      const end = head + kept.readInt32BE(head);
      if (kept.length < end) return;
      if (head === 1) onMessage(kept[0]!);
      else left--;
      kept = kept.subarray(end);
    }
  };
}

/**
 * A line between a server and its PostgreSQL that counts round trips: how often it is asked something while it owes no answer on that
 * connection. What is sent together, before the first of its answers is there, is one.
 */
export async function countRoundTrips(databaseUrl: string) {
  const url = new URL(databaseUrl),
    there = { host: url.hostname, port: Number(url.port), noDelay: true };
  let trips = 0;
  const links = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect(there);
    let owed = 0;
    const asked = reader(1, (type) => {
      if ((type === QUERY || type === SYNC) && owed++ === 0) trips++;
    });
    const answered = reader(0, (type) => {
      if (type === READY && owed > 0) owed--;
    });
    const pass = (from: Socket, to: Socket, read: (bytes: Buffer) => void) => {
      links.add(from);
      from.on('data', (bytes: Buffer) => {
        read(bytes);
        to.write(bytes);
      });
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => {
        links.delete(from);
        to.destroy();
      });
    };
    pass(near, far, asked);
    pass(far, near, answered);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    count: (): number => trips,
    async close(): Promise<void> {
      for (const link of links) link.destroy();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
}
