import { connect } from 'node:net';

/** Sends a POST request without the last letter of its JSON body, so that the server is still answering it until `finish`. */
export async function beginRequest(
  url: string,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
) {
  const json = JSON.stringify(body),
    socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  await new Promise<void>((done) => {
    socket.once('connect', done);
  });
  const lines = Object.entries({
    Host: 'x',
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(json)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json.slice(0, -1)}`);
  // The server has received it once a later request is answered.
  await fetch(`${url}/api/health/`);
  return {
    finish: () => socket.write(json.slice(-1)),
    status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]),
    body: <Body>() => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as Body,
  };
}
