import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startClock, indianDay, indianTime } from '../src/platform/clock.ts';
import { readSettings, settingNames, SettingsError } from '../src/platform/settings.ts';

test('.env.example names every setting, with the default that holds', () => {
  const lines = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const given = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
  expect(Object.keys(given).toSorted()).toEqual(settingNames.toSorted());
  expect(readSettings(given)).toEqual(readSettings({}));
});

test('without any setting it is a demo on loopback; in production it is none', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    demo: true,
    production: false,
    logLevel: 'warn',
  });
  expect(readSettings({ NODE_ENV: 'production' })).toMatchObject({
    demo: false,
    production: true,
    logLevel: 'info',
  });
  expect(readSettings({ PORT: '', DEMO: ' 0 ' })).toMatchObject({ port: 3000, demo: false });
});

const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_test_a1B2',
  RAZORPAY_KEY_SECRET: 'sesame',
  RAZORPAY_WEBHOOK_SECRET: 'open',
};
const ALL_THREE =
  'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set all three, or none.';

test('e-mail goes where it is said, and by no outbox then', () => {
  expect(
    readSettings({ DEMO: '0', SMTP_URL: 'smtps://shop:pw@mail.example.in', MAIL_FROM: 'shop@example.in' })
      .smtp,
  ).toEqual({ url: 'smtps://shop:pw@mail.example.in', from: 'shop@example.in' });
  expect(readSettings({}).smtp).toBeUndefined();
});

test('logins a minute: 20, and 120 in a demo, unless it is said', () => {
  const read = (env: Record<string, string>) => readSettings(env).loginsPerMinute;
  expect([read({}), read({ DEMO: '1' }), read({ DEMO: '0' }), read({ NODE_ENV: 'production' })]).toEqual([
    120, 120, 20, 20,
  ]);
  expect([
    read({ LOGINS_PER_MINUTE: '7' }),
    read({ DEMO: '0', LOGINS_PER_MINUTE: '500' }),
    read({ LOGINS_PER_MINUTE: ' ' }),
  ]).toEqual([7, 500, 120]);
});

test('payments that one person may open: 20 in ten minutes and 30 unpaid, 200 of each in a demo, unless it is said', () => {
  const read = (env: Record<string, string>) => readSettings(env).payments;
  expect([read({}), read({ DEMO: '0' }), read({ NODE_ENV: 'production' })]).toEqual([
    { perAccount: 200, open: 200 },
    { perAccount: 20, open: 30 },
    { perAccount: 20, open: 30 },
  ]);
  expect(read({ PAYMENTS_PER_ACCOUNT: '7', OPEN_PAYMENTS: '8' })).toEqual({ perAccount: 7, open: 8 });
});

test('what one address may do in a minute is more in a demo, unless it is said', () => {
  const read = (env: Record<string, string>) => {
    const { registersPerMinute, codesPerMinute, otp } = readSettings(env);
    return [registersPerMinute, codesPerMinute, otp.perAddress];
  };
  expect([read({}), read({ DEMO: '0' }), read({ NODE_ENV: 'production' })]).toEqual([
    [60, 120, 10_000],
    [10, 20, 60],
    [10, 20, 60],
  ]);
  expect(read({ REGISTERS_PER_MINUTE: '1', CODES_PER_MINUTE: '2', OTP_PER_ADDRESS: '3' })).toEqual([1, 2, 3]);
  expect(readSettings({}).otp).toMatchObject({ resendSeconds: 30, perHour: 5, perDay: 10_000 });
});

const msg91 = { MSG91_AUTH_KEY: 'sesame', MSG91_OTP_TEMPLATE: 'o', MSG91_TEXT_TEMPLATE: 't' };
const twilio = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'sesame',
  TWILIO_FROM: '+15005550006',
};
test('SMS go by the provider that is named, with its keys', () => {
  expect([readSettings({}).sms, readSettings({ ...msg91, ...twilio }).sms]).toEqual([undefined, undefined]);
  expect(readSettings({ DEMO: '0', SMS_PROVIDER: 'msg91', ...msg91 }).sms).toEqual({
    msg91: { authKey: 'sesame', otpTemplate: 'o', textTemplate: 't' },
  });
  expect(
    readSettings({ DEMO: '0', SMS_PROVIDER: 'twilio', ...twilio, TWILIO_WHATSAPP_FROM: '+14155238886' }).sms,
  ).toEqual({
    twilio: {
      accountSid: twilio.TWILIO_ACCOUNT_SID,
      authToken: 'sesame',
      from: '+15005550006',
      whatsappFrom: '+14155238886',
    },
  });
});

test("Razorpay's keys are read all three, and a message repeats none of them", () => {
  expect(readSettings({})).not.toHaveProperty('razorpay');
  expect(readSettings(razorpay).razorpay).toEqual({
    key: 'rzp_test_a1B2',
    secret: 'sesame',
    webhookSecret: 'open',
  });
  expect(
    readSettings({ NODE_ENV: 'production', ...razorpay, RAZORPAY_KEY_ID: 'rzp_live_x' }).razorpay,
  ).toMatchObject({ key: 'rzp_live_x' });
  expect(() => readSettings({ ...razorpay, RAZORPAY_KEY_ID: 'sesame' })).toThrow(
    expect.not.stringContaining('sesame') as Error,
  );
});

const TILES = {
  MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  MAP_TILES_ATTRIBUTION: 'Tiles & Co.',
};
test("a map of another's is read with who is named on it, and a key of Google's is repeated by no message", () => {
  expect(readSettings(TILES).mapTiles).toEqual({ url: TILES.MAP_TILES_URL, attribution: 'Tiles & Co.' });
  expect(readSettings({ GOOGLE_MAPS_KEY: `AIza${'x'.repeat(35)}` }).googleMapsKey).toBe(
    `AIza${'x'.repeat(35)}`,
  );
  expect(() => readSettings({ GOOGLE_MAPS_KEY: 'sesame' })).toThrow(
    new SettingsError('GOOGLE_MAPS_KEY must be a key of Google Maps Platform.'),
  );
});
test.each([
  'http://tiles.example/{z}/{x}/{y}.png',
  'https://tiles.example/{z}/{x}.png',
  'https://*.example/{z}/{x}/{y}.png',
  "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}",
  'https://tiles.example:99999/{z}/{x}/{y}',
  '/tiles/{z}/{x}/{y}',
  'https://user@tiles.example/{z}/{x}/{y}',
])('no map comes from %s', (url) => {
  expect(() => readSettings({ ...TILES, MAP_TILES_URL: url })).toThrow(
    new SettingsError('MAP_TILES_URL must be an https:// address with {z}, {x} and {y} in its path.'),
  );
});

describe('a wrong one stops with its name and what is allowed', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, test or production.'],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1.'],
    [
      { DATABASE_URL: 'mysql://x:sesame@y/z' },
      'DATABASE_URL must be an address that begins with postgres://.',
    ],
    [
      { CLOCK_START: '2026-11-24 10:00' },
      'CLOCK_START must be an ISO instant with its offset, such as 2026-11-21T10:00:00+05:30.',
    ],
    [{ CLOCK_START: '2026-13-24T10:00:00+05:30' }, 'CLOCK_START must be an instant that exists.'],
    [
      { DEMO: '0', TRUST_PROXY: 'true' },
      "TRUST_PROXY must be a comma-separated list of the proxies' addresses or networks, such as 10.0.0.0/8.",
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
    [{ LOGINS_PER_MINUTE: '0' }, 'LOGINS_PER_MINUTE must be a whole number from 1 to 999999999.'],
    [{ LOGINS_PER_MINUTE: 'many' }, 'LOGINS_PER_MINUTE must be a whole number from 1 to 999999999.'],
    [{ REGISTERS_PER_MINUTE: '0' }, 'REGISTERS_PER_MINUTE must be a whole number from 1 to 999999999.'],
    [{ OTP_RESEND_SECONDS: '0' }, 'OTP_RESEND_SECONDS must be a whole number from 1 to 3600.'],
    [{ DEMO: '0', SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER must be msg91 or twilio.'],
    [
      { DEMO: '0', SMS_PROVIDER: 'msg91' },
      'SMS_PROVIDER msg91 needs MSG91_AUTH_KEY, MSG91_OTP_TEMPLATE and MSG91_TEXT_TEMPLATE.',
    ],
    [
      { DEMO: '0', SMS_PROVIDER: 'twilio', ...twilio, TWILIO_AUTH_TOKEN: ' ' },
      'SMS_PROVIDER twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.',
    ],
    [
      { DEMO: '0', SMTP_URL: 'smtps://mail.example.in' },
      'SMTP_URL and MAIL_FROM must be set both, or neither.',
    ],
    [{ MAIL_FROM: 'shop@example.in' }, 'SMTP_URL and MAIL_FROM must be set both, or neither.'],
    ...['mail.example.in', 'http://mail.example.in', 'smtp://', 'smtps://mail.example.in/?tls=0'].map(
      (SMTP_URL): [Record<string, string>, string] => [
        { DEMO: '0', SMTP_URL, MAIL_FROM: 'shop@example.in' },
        'SMTP_URL must be an address such as smtps://user:password@mail.example.in:465.',
      ],
    ),
    ...['shop', 'Shop <shop@example.in>', 'a@b.in, c@d.in', 'a@b.in\nBcc: c@d.in'].map(
      (MAIL_FROM): [Record<string, string>, string] => [
        { DEMO: '0', SMTP_URL: 'smtps://mail.example.in', MAIL_FROM },
        'MAIL_FROM must be an e-mail address.',
      ],
    ),
    [
      { DEMO: '0', SMS_PROVIDER: 'twilio', ...twilio, TWILIO_FROM: 'Doorstep' },
      'TWILIO_FROM must be a number with its country code, such as +15005550006, or the SID of a messaging service.',
    ],
    [
      { ...razorpay, RAZORPAY_KEY_ID: 'sandbox_key' },
      'RAZORPAY_KEY_ID must be a key id of Razorpay, such as rzp_test_….',
    ],
    [
      { MAP_TILES_URL: TILES.MAP_TILES_URL },
      'MAP_TILES_URL and MAP_TILES_ATTRIBUTION must be set both, or neither: whoever draws a map is named on it.',
    ],
    [{ RAZORPAY_KEY_ID: 'rzp_test_a1' }, ALL_THREE],
    [{ RAZORPAY_KEY_SECRET: 'sesame' }, ALL_THREE],
    [{ ...razorpay, RAZORPAY_WEBHOOK_SECRET: '' }, ALL_THREE],
    [{ ...razorpay, RAZORPAY_KEY_SECRET: '  ' }, ALL_THREE],
    [
      { NODE_ENV: 'production', DEMO: '1' },
      'DEMO must be 0 or unset when NODE_ENV is production: a demo store takes no real money.',
    ],
    [
      { NODE_ENV: 'production', CLOCK_START: '2026-11-24T10:00:00+05:30' },
      'CLOCK_START must be unset when NODE_ENV is production: a real store keeps real time.',
    ],
    [{ PORT: 'x', DEMO: 'y' }, 'PORT must be a whole number from 0 to 65535. DEMO must be 0 or 1.'],
  ])('%o', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(new SettingsError(sentence));
  });
});

describe('a demo that others could reach, or that is connected to a real provider', () => {
  const s3 = {
    S3_BUCKET: 'shop-files',
    S3_REGION: 'ap-south-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'sesame',
  };
  const real: Array<Record<string, string>> = [
    { PUBLIC_URL: 'https://shop.example' },
    { PUBLIC_URL: 'https://localhost:3000' },
    { PUBLIC_URL: 'http://shop.example' },
    { PUBLIC_URL: 'http://192.168.1.20:3000' },
    { PUBLIC_URL: 'http://127.0.0.1.example.in' },
    ...[
      '0.0.0.0',
      '::',
      '0:0:0:0:0:0:0:0',
      '192.168.1.20',
      '10.1.2.3',
      'fe80::1',
      '::ffff:10.1.2.3',
      'shop.example',
      '0',
      '128.0.0.1',
    ].map((HOST) => ({ HOST })),
    { TRUST_PROXY: '10.0.0.0/8' },
    { TRUST_PROXY: 'loopback' },
    { ...razorpay, RAZORPAY_KEY_ID: 'rzp_live_a1B2' },
    { SMS_PROVIDER: 'msg91', ...msg91 },
    { SMS_PROVIDER: 'twilio', ...twilio },
    { SMTP_URL: 'smtps://mail.example.in:465', MAIL_FROM: 'shop@example.in' },
    { S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com', ...s3 },
  ];
  test.each(real)('stops the start with %o and names the setting', (env) => {
    const name = Object.keys(env).find((key) => !/KEY_SECRET|WEBHOOK/.test(key));
    for (const more of [{}, { DEMO: '1' }, { NODE_ENV: 'development' }, { NODE_ENV: ' ' }])
      expect(() => readSettings({ ...more, ...env }), JSON.stringify(more)).toThrow(
        expect.objectContaining({
          message: expect.stringMatching(
            new RegExp(`^${name} .*demo.* Set NODE_ENV=production to run a real store, or `),
          ) as string,
        }) as Error,
      );
    expect(() => readSettings({ ...env, DEMO: '1' })).toThrow(expect.not.stringContaining('sesame') as Error);
    expect(readSettings({ ...env, NODE_ENV: 'production' }).demo).toBe(false);
    expect(readSettings({ ...env, DEMO: '0' }).demo).toBe(false);
  });
  test('stays possible on this machine, with test keys and local servers', () => {
    for (const HOST of ['127.0.0.1', '127.8.9.10', '::1', '0:0:0:0:0:0:0:1', 'localhost', 'LOCALHOST', ' '])
      expect(readSettings({ HOST }).demo, HOST).toBe(true);
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.2', 'http://[::1]:3000'])
      expect(readSettings({ PUBLIC_URL }).demo, PUBLIC_URL).toBe(true);
    expect(readSettings(razorpay).demo).toBe(true);
    expect(readSettings({ SMTP_URL: 'smtp://127.0.0.1:1025', MAIL_FROM: 'a@b.in' }).demo).toBe(true);
    expect(readSettings({ S3_ENDPOINT: 'http://localhost:9000', ...s3 }).demo).toBe(true);
  });
  test('names every setting that is in the way', () => {
    expect(() => readSettings({ HOST: '0.0.0.0', PUBLIC_URL: 'https://shop.example' })).toThrow(
      /^PUBLIC_URL .* HOST /,
    );
  });
});

test('good ones are read', () => {
  expect(
    readSettings({
      DEMO: '0',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, fd00::/8',
      CLOCK_START: '2026-11-24T10:00:00+05:30',
      DATABASE_URL: 'postgres://a:b@c/d',
    }),
  ).toMatchObject({
    trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    clockStart: new Date('2026-11-24T04:30:00Z'),
    databaseUrl: 'postgres://a:b@c/d',
  });
});

test('the clock starts where it is told, ticks and moves forward; India is five and a half hours ahead', async () => {
  const clock = startClock(new Date('2028-02-28T18:29:59.990Z'));
  expect(indianDay(clock.now())).toBe('2028-02-28');
  await expect.poll(() => indianDay(clock.now())).toBe('2028-02-29');
  clock.advance(24 * 3600);
  expect(indianTime(clock.now())).toMatch(/^2028-03-01T00:00:/);
  expect(Math.abs(startClock().now().getTime() - Date.now())).toBeLessThan(1_000);
});

test('helpers of video calls are addresses, and those that pass calls on have one way to be let in', () => {
  expect(readSettings({}).ice).toEqual({ urls: [] });
  const stun = 'stun:stun.example.in:3478',
    turn = 'turn:turn.example.in:3478?transport=udp',
    both = `${stun}, ${turn}`,
    secret = 'of both servers, sixteen';
  expect(readSettings({ ICE_SERVERS: stun }).ice).toEqual({ urls: [stun] });
  expect(readSettings({ ICE_SERVERS: both, TURN_SECRET: secret }).ice).toEqual({
    urls: [stun, turn],
    turn: { secret },
  });
  const pair = { TURN_USERNAME: 'shop', TURN_PASSWORD: 'sesame' };
  expect(readSettings({ ICE_SERVERS: 'turns:turn.example.in', ...pair }).ice).toEqual({
    urls: ['turns:turn.example.in'],
    turn: { username: 'shop', credential: 'sesame' },
  });
  for (const [env, sentence] of [
    [{ ICE_SERVERS: 'https://stun.example.in' }, 'ICE_SERVERS must be a comma-separated list'],
    [{ ICE_SERVERS: `${stun};${stun}` }, 'ICE_SERVERS must be'],
    [{ ICE_SERVERS: 'turn:user:pw@turn.example.in' }, 'ICE_SERVERS must be'],
    [{ ICE_SERVERS: turn }, 'needs TURN_SECRET'],
    [{ ICE_SERVERS: turn, TURN_SECRET: 'short' }, 'TURN_SECRET must be a secret of at least 16 letters.'],
    [{ ICE_SERVERS: turn, TURN_USERNAME: 'shop' }, 'TURN_USERNAME and TURN_PASSWORD both'],
    [{ ICE_SERVERS: turn, TURN_SECRET: secret, ...pair }, 'one way of the two'],
    [{ ICE_SERVERS: stun, TURN_SECRET: secret }, 'need a turn: address'],
    [pair, 'need a turn: address'],
  ] as const)
    expect(() => readSettings(env), JSON.stringify(env)).toThrow(sentence);
});
