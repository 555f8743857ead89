// A line between the server and its PostgreSQL that counts round trips: how often the server asks something while it waits for no answer. What is sent
// together, before the first of its answers is there, is one.
import { connect, createServer } from 'node:net';

/** 'Z', ready for the next question, ends what was asked by 'Q' (a query) or 'S' (a sync). */
const [QUERY, SYNC, READY] = ['Q', 'S', 'Z'].map((letter) => letter.charCodeAt(0));

/** Calls `onMessage` with the type of each message; `untyped`: so many come first without one. */
function reader(untyped, onMessage) {
  let kept = Buffer.alloc(0);
  return (bytes) => {
    kept = kept.length > 0 ? Buffer.concat([kept, bytes]) : bytes;
    for (;;) {
      const head = untyped > 0 ? 0 : 1;
      if (kept.length < head + 4) return;
      const end = head + kept.readInt32BE(head);
      if (kept.length < end) return;
      if (head === 1) onMessage(kept[0], kept.subarray(5, end));
      else untyped--;
      kept = kept.subarray(end);
    }
  };
}

/** `onQuery` hears the text of each statement. */
export async function startCounter(databaseUrl, { onQuery } = {}) {
  const { hostname, port } = new URL(databaseUrl);
  let trips = 0;
  const links = new Set();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    let waiting = 0;
    const asked = reader(1, (type, body) => {
      if (onQuery && (type === QUERY || type === 'P'.charCodeAt(0) || type === 'B'.charCodeAt(0)))
        onQuery(String.fromCharCode(type), body.toString('latin1'), waiting);
      if (type !== QUERY && type !== SYNC) return;
      if (waiting++ === 0) trips++;
    });
    const answered = reader(0, (type) => {
      if (type === READY && waiting > 0) waiting--;
    });
    links.add(near).add(far);
    near.on('data', (bytes) => {
      asked(bytes);
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      answered(bytes);
      near.write(bytes);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.on('end', () => other.end());
      one.on('error', () => other.destroy());
      one.on('close', () => {
        links.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const url = new URL(databaseUrl);
  url.port = String(server.address().port);
  return {
    url: url.href,
    count: () => trips,
    close: () =>
      new Promise((done) => {
        for (const link of links) link.destroy();
        server.close(done);
      }),
  };
}
