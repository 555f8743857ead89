import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { createSender } from '../src/platform/sender.ts';
import { smtp } from '../src/platform/sender-smtp.ts';

interface Taken {
  from: string;
  to: string[];
  raw: string;
}
const closing: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
/** A real mail server on this machine; what it takes is kept. */
async function mailServer(some: SMTPServerOptions = {}, host = '127.0.0.1') {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
    ...some,
  });
  server.on('error', () => {});
  await new Promise<void>((done) => {
    server.listen(0, host, done);
  });
  closing.push(
    () =>
      new Promise((done) => {
        server.close(done);
      }),
  );
  return { port: (server.server.address() as AddressInfo).port, taken };
}
/** Says what it is told to, and no more. */
async function oddServer(answer: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    answer(socket);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
const way = (port: number, limitMs?: number, login = '') =>
  smtp({ url: `smtp://${login}127.0.0.1:${port}`, from: 'shop@doorstep.example' }, limitMs).email!;
const to = 'asha@example.in',
  text = 'Doorstep: ऑर्डर OD-1 पहुँच गया।';
const message = { to, channel: 'email' as const, text, subject: 'Doorstep: ऑर्डर OD-1' };
/** The headers, unfolded. */
const headersOf = ({ raw }: Taken) => raw.split('\r\n\r\n')[0]!.replace(/\r\n[ \t]+/g, ' ');
const failure = (sent: Promise<void>) =>
  sent.then(
    () => 'taken',
    (error: Error) => error.message,
  );

describe('e-mail by SMTP', () => {
  test('is handed in with subject and text in Hindi, from the shop, to one address', async () => {
    const { port, taken } = await mailServer();
    await way(port)(message);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({ from: 'shop@doorstep.example', to: [to] });
    const headers = headersOf(taken[0]!);
    expect(headers).toMatch(/^From: Doorstep <shop@doorstep\.example>$/m);
    expect(headers).toMatch(/^To: asha@example\.in$/m);
    const encoded = /^Subject: (.*)$/m.exec(headers)![1]!;
    const subject = encoded
      .replace(/\?= =\?/g, '?==?')
      .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, how, part) =>
        how.toUpperCase() === 'B'
          ? Buffer.from(part as string, 'base64').toString()
          : Buffer.from(
              (part as string)
                .replaceAll('_', ' ')
                .replace(/=([\dA-F]{2})/g, (__, hex: string) => String.fromCharCode(parseInt(hex, 16))),
              'latin1',
            ).toString(),
      );
    expect(subject).toBe(message.subject);
    const body = taken[0]!.raw.split('\r\n\r\n')[1]!;
    expect(
      /base64/i.test(headers)
        ? Buffer.from(body, 'base64').toString()
        : Buffer.from(
            body
              .replaceAll('=\r\n', '')
              .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          ).toString(),
    ).toContain(text);
  });
  test('brings the invoice', async () => {
    const { port, taken } = await mailServer();
    const bytes = Buffer.from('%PDF-1.7 of this order');
    await way(port)({
      ...message,
      attachment: { name: 'DS-26-27-000001.pdf', type: 'application/pdf', bytes },
    });
    expect(taken[0]!.raw).toMatch(/Content-Type: application\/pdf; name=DS-26-27-000001\.pdf/);
    expect(taken[0]!.raw).toMatch(/Content-Disposition: attachment; filename=DS-26-27-000001\.pdf/);
    expect(taken[0]!.raw).toContain(bytes.toString('base64'));
  });
  test('logs in where the address says so', async () => {
    const seen: unknown[] = [];
    const { port, taken } = await mailServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth(auth, _session, done) {
        seen.push([auth.username, auth.password]);
        done(null, { user: auth.username });
      },
    });
    await way(port, undefined, 'shop%40doorstep:p%3Aw@')(message);
    expect([seen, taken.length]).toEqual([[['shop@doorstep', 'p:w']], 1]);
  });
  test.each([
    'asha@example.in\r\nBcc: all@example.in',
    'asha@example.in\nSubject: x',
    'asha@example.in, other@example.in',
    'Asha <asha@example.in>',
    'asha@example.in;other@example.in',
    '"a\r\nRCPT TO:<x@y.in>"@example.in',
    'asha',
    '',
  ])('is sent to nobody where the address is %j', async (odd) => {
    const { port, taken } = await mailServer();
    expect(await failure(way(port)({ ...message, to: odd }))).toBe('this is not one e-mail address');
    expect(taken).toEqual([]);
  });
  test('a line break in subject, text or file name begins no header, no command and no other letter', async () => {
    const { port, taken } = await mailServer();
    await way(port)({
      ...message,
      subject: 'Order\r\nBcc: all@example.in\r\n\r\nPlanted',
      text: 'One\r\n.\r\nMAIL FROM:<x@y.in>\r\nRCPT TO:<all@example.in>',
      attachment: {
        name: 'a\r\nBcc: all@example.in\r\n.pdf',
        type: 'application/pdf',
        bytes: Buffer.from('%PDF'),
      },
    });
    expect(taken).toHaveLength(1);
    expect(taken[0]!.to).toEqual([to]);
    expect(taken[0]!.raw).not.toMatch(/^bcc:/im);
  });
});

describe('a mail server that does not take it', () => {
  test.each<[string, SMTPServerOptions, string]>([
    [
      'refuses the recipient',
      {
        onRcptTo: (_address, _session, done) =>
          done(Object.assign(new Error(`no such box: ${to}`), { responseCode: 550 })),
      },
      'the mail server answered 550',
    ],
    [
      'refuses the letter',
      {
        onData(stream, _session, done) {
          stream.resume();
          stream.on('end', () => done(Object.assign(new Error('full'), { responseCode: 452 })));
        },
      },
      'the mail server answered 452',
    ],
  ])('%s: it is told without what was sent', async (_, some, said) => {
    const { port } = await mailServer(some);
    expect(await failure(way(port)(message))).toBe(said);
  });
  test('wants a login that is wrong', async () => {
    const { port } = await mailServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('wrong')),
    });
    expect(await failure(way(port, undefined, 'shop:secret@')(message))).toBe('the mail server answered 535');
  });
  test('never greets, or never answers the letter: given up in time', async () => {
    const silent = await oddServer(() => {});
    expect(await failure(way(silent, 300)(message))).not.toBe('taken');
    const stuck = await mailServer({ onData: (stream) => stream.resume() });
    expect(await failure(way(stuck.port, 300)(message))).not.toBe('taken');
  });
  test('drops the line in the middle, is not there, or speaks another language', async () => {
    const dropping = await oddServer((socket) => {
      socket.write('220 here\r\n');
      socket.on('data', () => socket.destroy());
    });
    const garbled = await oddServer((socket) => {
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    });
    for (const port of [dropping, garbled, 1])
      expect(await failure(way(port, 5_000)(message)), String(port)).toMatch(
        /^the mail server (?:could not be used|answered|did not)/,
      );
  });
  test('offers no sealed line, and is another machine: nothing is sent to it in the clear', async () => {
    // Of this machine too, but not by a name that says so.
    const { port, taken } = await mailServer({}, '127.0.0.2');
    const sent = smtp({ url: `smtp://127.0.0.2:${port}`, from: 'shop@doorstep.example' }, 5_000).email!;
    expect(await failure(sent(message))).toMatch(/^the mail server (?:answered|could not be used: ETLS)/);
    expect(taken).toEqual([]);
  });
  test('shows no certificate that anybody vouches for: nothing is sent to it', async () => {
    const { port, taken } = await mailServer({ secure: true });
    const sent = smtp({ url: `smtps://127.0.0.1:${port}`, from: 'shop@doorstep.example' }, 5_000).email!;
    expect(await failure(sent(message))).toMatch(/^the mail server could not be used/);
    expect(taken).toEqual([]);
  });
  test('is told in the log without address and text', async () => {
    const lines: string[] = [];
    const { Writable } = await import('node:stream');
    const log = createLog(
      'info',
      new Writable({
        write(chunk: Buffer, _encoding, done) {
          lines.push(chunk.toString());
          done();
        },
      }),
    );
    const { port } = await mailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error(`no such box: ${to}`), { responseCode: 550 })),
    });
    const sender = createSender({ email: way(port) }, log);
    expect(await failure(sender.send(message))).toBe('the mail server answered 550');
    expect(lines.join('')).toContain('the mail server answered 550');
    expect(lines.join('')).not.toMatch(/asha|OD-1/);
  });
});
