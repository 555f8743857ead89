import * as z from 'zod/mini';

const whole = (from: number, to: number, otherwise: number) => {
  const sentence = `a whole number from ${from} to ${to}`;
  return z._default(
    z
      .pipe(z.string().check(z.regex(/^\d{1,9}$/, sentence)), z.transform(Number))
      .check(z.refine((n) => n >= from && n <= to, sentence)),
    otherwise,
  );
};
const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, words.slice(0, -1).join(', ') + ' or ' + words.at(-1));
const text = (otherwise: string) => z._default(z.string(), otherwise);
const address = /^(?:[\da-f.:]+(?:\/\d{1,3})?|loopback|linklocal|uniquelocal)$/i;

/** Its host alone joins what a page may load: no letter of it may end that rule, or stand for other hosts. */
const isTileAddress = (template: string): boolean =>
  /^https:\/\/[a-z\d.-]+(?::\d{1,5})?\/[^\s"'<>{}]*\{z\}[^\s"'<>]*$/i.test(template) &&
  ['{x}', '{y}'].every((part) => template.includes(part)) &&
  URL.canParse(template);
/** Letters with names and invoices go there: over the network only where the line is sealed from its first byte on, or as soon as it is greeted. */
function isMailServer(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return (
    (url?.protocol === 'smtps:' || url?.protocol === 'smtp:') &&
    url.hostname !== '' &&
    ['', '/'].includes(url.pathname) &&
    !url.search &&
    !url.hash
  );
}
/** What a browser calls an origin. */
const isOrigin = (address: string): boolean =>
  URL.canParse(address) &&
  /^https?:\/\//.test(address) &&
  new URL(address).origin === address.replace(/\/$/, '');
/** As a browser takes it (RFC 7064, RFC 7065). */
const iceUrl = /^(?:stuns?:[\w.-]+(?::\d{1,5})?|turns?:[\w.-]+(?::\d{1,5})?(?:\?transport=(?:udp|tcp))?)$/;
/** Prescriptions go there: nobody may read along. */
function isStorageAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isOwn = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return (
    (isOwn || url?.protocol === 'https:') &&
    url?.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username
  );
}

/** Each setting with what it may be; the messages are what stands behind 'must be'. */
export const settingsSchema = z.object({
  NODE_ENV: z._default(oneOf(['development', 'test', 'production']), 'development'),
  PORT: whole(0, 65_535, 3000),
  HOST: text('127.0.0.1'),
  DATA_DIR: text('.data'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => /^postgres(?:ql)?:\/\/./.test(value) && URL.canParse(value),
          'an address that begins with postgres://',
        ),
      ),
  ),
  CLOCK_START: z.optional(
    z
      .pipe(
        z
          .string()
          .check(
            z.regex(
              /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/,
              'an ISO instant with its offset, such as 2026-11-21T10:00:00+05:30',
            ),
          ),
        z.transform((value) => new Date(value)),
      )
      .check(z.refine((date) => !Number.isNaN(date.getTime()), 'an instant that exists')),
  ),
  DEMO: z.optional(oneOf(['0', '1'])),
  TRUST_PROXY: z.optional(
    z
      .pipe(
        z.string(),
        z.transform((list) => list.split(',').map((one) => one.trim())),
      )
      .check(
        z.refine(
          (list) => list.every((one) => address.test(one)),
          "a comma-separated list of the proxies' addresses or networks, such as 10.0.0.0/8",
        ),
      ),
  ),
  WEB_DIST: z.optional(z.string()),
  LOG_LEVEL: z.optional(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  BODY_LIMIT_KB: whole(1, 102_400, 256),
  READS_PER_MINUTE: whole(1, 999_999_999, 6_000),
  PAGES_PER_MINUTE: whole(1, 999_999_999, 1_500),
  SEARCHES_PER_MINUTE: whole(1, 999_999_999, 300),
  DOCUMENTS_PER_MINUTE: whole(1, 999_999_999, 30),
  CONNECTIONS_PER_ADDRESS: whole(1, 999_999_999, 1_000),
  LOGINS_PER_MINUTE: whole(1, 999_999_999, 20),
  PLACES_PER_MINUTE: whole(1, 999_999_999, 240),
  PUBLIC_URL: z.optional(
    z.string().check(z.refine(isOrigin, 'an address such as https://shop.example, without a path')),
  ),
  ICE_SERVERS: z.optional(
    z
      .pipe(
        z.string(),
        z.transform((list) => list.split(',').map((one) => one.trim())),
      )
      .check(
        z.refine(
          (list) => list.every((one) => iceUrl.test(one)),
          'a comma-separated list of addresses such as stun:stun.example.in:3478 and turn:turn.example.in:3478?transport=udp',
        ),
      ),
  ),
  TURN_SECRET: z.optional(z.string().check(z.minLength(16, 'a secret of at least 16 letters'))),
  TURN_USERNAME: z.optional(z.string()),
  TURN_PASSWORD: z.optional(z.string()),
  MAP_TILES_URL: z.optional(
    z.string().check(z.refine(isTileAddress, 'an https:// address with {z}, {x} and {y} in its path')),
  ),
  MAP_TILES_ATTRIBUTION: z.optional(z.string().check(z.maxLength(200, 'at most 200 letters'))),
  GOOGLE_MAPS_KEY: z.optional(z.string().check(z.regex(/^[\w-]{20,100}$/, 'a key of Google Maps Platform'))),
  REGISTERS_PER_MINUTE: whole(1, 999_999_999, 10),
  CODES_PER_MINUTE: whole(1, 999_999_999, 20),
  STAFF_SECOND_STEP: z.optional(oneOf(['all', 'admins', 'off'])),
  SECOND_STEP_KEY: z.optional(z.string().check(z.minLength(32, 'a secret of at least 32 letters'))),
  OTP_RESEND_SECONDS: whole(1, 3_600, 30),
  OTP_PER_HOUR: whole(1, 1_000, 5),
  OTP_PER_ADDRESS: whole(1, 999_999_999, 60),
  PAYMENTS_PER_ACCOUNT: whole(1, 999_999_999, 20),
  OPEN_PAYMENTS: whole(1, 999_999_999, 30),
  SMS_PER_DAY: whole(1, 999_999_999, 10_000),
  SMS_PROVIDER: z.optional(oneOf(['msg91', 'twilio'])),
  MSG91_AUTH_KEY: z.optional(z.string()),
  MSG91_OTP_TEMPLATE: z.optional(z.string()),
  MSG91_TEXT_TEMPLATE: z.optional(z.string()),
  TWILIO_ACCOUNT_SID: z.optional(
    z.string().check(z.regex(/^AC[\da-f]{32}$/, 'an account SID of Twilio, AC and 32 letters and digits')),
  ),
  TWILIO_AUTH_TOKEN: z.optional(z.string()),
  TWILIO_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(?:\+\d{8,15}|MG[\da-f]{32})$/,
          'a number with its country code, such as +15005550006, or the SID of a messaging service',
        ),
      ),
  ),
  TWILIO_WHATSAPP_FROM: z.optional(
    z.string().check(z.regex(/^\+\d{8,15}$/, 'a number with its country code, such as +14155238886')),
  ),
  SMTP_URL: z.optional(
    z.string().check(z.refine(isMailServer, 'an address such as smtps://user:password@mail.example.in:465')),
  ),
  MAIL_FROM: z.optional(
    z.string().check(z.regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/, 'an e-mail address')),
  ),
  RAZORPAY_KEY_ID: z.optional(
    z.string().check(z.regex(/^rzp_(?:test|live)_\w+$/, 'a key id of Razorpay, such as rzp_test_…')),
  ),
  RAZORPAY_KEY_SECRET: z.optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: z.optional(z.string()),
  FILES_STORAGE: z.optional(z.string()),
  S3_ENDPOINT: z.optional(
    z
      .string()
      .check(
        z.refine(isStorageAddress, 'an https:// address without a path, or an http:// one of this machine'),
      ),
  ),
  S3_BUCKET: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
          'the name of a bucket, 3 to 63 small letters, digits, dots and hyphens',
        ),
      ),
  ),
  S3_REGION: z.optional(z.string().check(z.regex(/^[a-z\d-]{1,40}$/, 'a region, such as ap-south-1'))),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
});
