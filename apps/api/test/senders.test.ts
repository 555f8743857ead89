import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { createSender } from '../src/platform/sender.ts';
import { msg91 } from '../src/platform/sender-msg91.ts';
import { twilio } from '../src/platform/sender-twilio.ts';

/** Answers as the vendors' documentation says, and keeps what it was asked. */
interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}
const asked: Asked[] = [];
let answer: { status: number; body: string; headers?: Record<string, string> } | undefined;
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    asked.push({
      method: request.method!,
      path: request.url!,
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    });
    // Undefined: it never answers.
    if (answer)
      response
        .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        .end(answer.body);
  });
});
let base: string;
beforeAll(async () => {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
});

const to = '9876543210',
  text = '493817 is your Doorstep OTP & more';

describe('MSG91', () => {
  const channels = () =>
    msg91({ authKey: 'key-of-msg91', otpTemplate: 'template-otp', textTemplate: 'template-text' }, base);
  const success = { status: 200, body: '{"message":"5e1e93cad6fc054d8e759a5b","type":"success"}' };
  test('takes a code and any other text by its Flow API, each by its template', async () => {
    answer = success;
    await channels().sms!({ to, channel: 'sms', text, otp: '493817' });
    await channels().sms!({ to, channel: 'sms', text });
    for (const { method, path, headers } of asked) {
      expect([method, path]).toEqual(['POST', '/api/v5/flow']);
      expect(headers).toMatchObject({
        authkey: 'key-of-msg91',
        'content-type': 'application/json',
        accept: 'application/json',
      });
    }
    expect(asked.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        template_id: 'template-otp',
        short_url: '0',
        recipients: [{ mobiles: '919876543210', otp: '493817' }],
      },
      { template_id: 'template-text', short_url: '0', recipients: [{ mobiles: '919876543210', text }] },
    ]);
  });
  test.each<[string, typeof answer, RegExp]>([
    [
      'says so with status 200',
      { status: 200, body: '{"message":"Template ID Missing or Invalid Template","type":"error"}' },
      /did not take the message/,
    ],
    [
      'knows nobody of that key',
      { status: 401, body: '{"status":"fail","hasError":true,"errors":"Unauthorized","code":"201"}' },
      /^the provider answered 401$/,
    ],
    ['answers no JSON', { status: 200, body: '<html>' }, /did not take the message/],
    ['sends it elsewhere', { status: 302, body: '', headers: { location: '/elsewhere' } }, /fetch failed/],
  ])('has not taken it where it %s', async (_, given, told) => {
    answer = given;
    await expect(channels().sms!({ to, channel: 'sms', text })).rejects.toThrow(told);
    expect(asked.map(({ path }) => path)).toEqual(['/api/v5/flow']);
  });
});

describe('Twilio', () => {
  const keys = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'token-of-twilio', from: '+15005550006' };
  const queued = {
    status: 201,
    body: JSON.stringify({
      sid: `SM${'1'.repeat(32)}`,
      account_sid: keys.accountSid,
      status: 'queued',
      error_code: null,
      error_message: null,
      direction: 'outbound-api',
      num_segments: '1',
    }),
  };
  const form = ({ body }: Asked) => Object.fromEntries(new URLSearchParams(body));
  test('takes an SMS by its Messages API', async () => {
    answer = queued;
    await twilio(keys, base).sms!({ to, channel: 'sms', text, otp: '493817' });
    expect([asked[0]!.method, asked[0]!.path]).toEqual([
      'POST',
      `/2010-04-01/Accounts/${keys.accountSid}/Messages.json`,
    ]);
    expect(asked[0]!.headers).toMatchObject({
      authorization: `Basic ${Buffer.from(`${keys.accountSid}:${keys.authToken}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form(asked[0]!)).toEqual({ To: '+919876543210', From: '+15005550006', Body: text });
  });
  test('by a messaging service, and over WhatsApp where a sender is set for it', async () => {
    answer = queued;
    const service = `MG${'a'.repeat(32)}`,
      channels = twilio({ ...keys, from: service, whatsappFrom: '+14155238886' }, base);
    await channels.sms!({ to, channel: 'sms', text });
    await channels.whatsapp!({ to, channel: 'whatsapp', text });
    expect(asked.map(form)).toEqual([
      { To: '+919876543210', MessagingServiceSid: service, Body: text },
      { To: 'whatsapp:+919876543210', From: 'whatsapp:+14155238886', Body: text },
    ]);
    expect(twilio(keys, base)).not.toHaveProperty('whatsapp');
  });
  test('has not taken what it refuses', async () => {
    answer = {
      status: 400,
      body: JSON.stringify({
        code: 21211,
        message: `The 'To' number ${to} is not a valid phone number.`,
        more_info: 'https://www.twilio.com/docs/errors/21211',
        status: 400,
      }),
    };
    // Its own words repeat the number, and would stand in the log (safety T47).
    await expect(twilio(keys, base).sms!({ to, channel: 'sms', text })).rejects.toThrow(
      new Error('the provider answered 400 with its code 21211'),
    );
    answer = { status: 201, body: JSON.stringify({ sid: 'SM1', error_code: 30_007 }) };
    await expect(twilio(keys, base).sms!({ to, channel: 'sms', text })).rejects.toThrow(
      'did not take the message',
    );
  });
  test('that never answers is given up (T40)', async () => {
    answer = undefined;
    await expect(twilio(keys, base).sms!({ to, channel: 'sms', text })).rejects.toThrow(/timeout/);
  });
});

describe('the port', () => {
  const said: string[] = [];
  const log = createLog(
    'debug',
    new Writable({
      write(chunk: Buffer, _, done) {
        said.push(chunk.toString());
        done();
      },
    }),
  );
  const message = { to, channel: 'sms', text } as const;
  beforeEach(() => {
    said.length = 0;
  });
  test('refuses a channel that nothing is set up for, and says to the operator what to set', async () => {
    const sender = createSender({ whatsapp: async () => {} }, log);
    expect([sender.has('sms'), sender.has('whatsapp')]).toEqual([false, true]);
    await expect(sender.send(message)).rejects.toThrow('set SMS_PROVIDER');
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/"level":"error".*set SMS_PROVIDER and its keys.*a message could not be sent/);
    expect(said[0]).not.toMatch(/9876543210|493817/);
  });
  test('lets a message to nobody end as the last one ended (T15)', async () => {
    let works = true;
    const sender = createSender(
      {
        sms: async () => {
          if (!works) throw new Error('away');
        },
      },
      log,
    );
    await sender.asIf('sms');
    await expect(sender.send({ ...message, channel: 'email' })).rejects.toThrow('sends email');
    // What fails on one channel says nothing of another.
    await sender.asIf('sms');
    works = false;
    await expect(sender.send(message)).rejects.toThrow('away');
    await expect(sender.asIf('sms')).rejects.toThrow('the last message could not be sent');
    works = true;
    await sender.send(message);
    await sender.asIf('sms');
  });
});
