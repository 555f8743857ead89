import { join } from 'node:path';
import * as z from 'zod/mini';

const whole = (from: number, to: number, otherwise: number) => {
  const sentence = `a whole number from ${from} to ${to}`;
  return z._default(z.pipe(z.string().check(z.regex(/^\d{1,9}$/, sentence)), z.transform(Number)).check(z.refine((n) => n >= from && n <= to, sentence)), otherwise);
};
const oneOf = <const Words extends readonly string[]>(words: Words) => z.enum(words, words.slice(0, -1).join(', ') + ' or ' + words.at(-1));
const text = (otherwise: string) => z._default(z.string(), otherwise);
const address = /^(?:[\da-f.:]+(?:\/\d{1,3})?|loopback|linklocal|uniquelocal)$/i;

/** Each setting with what it may be; the messages are what stands behind 'must be'. */
const settings = z.object({
  NODE_ENV: z._default(oneOf(['development', 'test', 'production']), 'development'),
  PORT: whole(0, 65_535, 3000),
  HOST: text('127.0.0.1'),
  DATA_DIR: text('.data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(?:ql)?:\/\/./, 'an address that begins with postgres://'))),
  CLOCK_START: z.optional(z.pipe(
    z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/, 'an ISO instant with its offset, such as 2026-11-21T10:00:00+05:30')),
    z.transform((value) => new Date(value)),
  ).check(z.refine((date) => !Number.isNaN(date.getTime()), 'an instant that exists'))),
  DEMO: z.optional(oneOf(['0', '1'])),
  TRUST_PROXY: z.optional(z.pipe(z.string(), z.transform((list) => list.split(',').map((one) => one.trim()))).check(z.refine((list) => list.every((one) => address.test(one)), 'a comma-separated list of the proxies\' addresses or networks, such as 10.0.0.0/8'))),
  WEB_DIST: z.optional(z.string()),
  LOG_LEVEL: z.optional(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  BODY_LIMIT_KB: whole(1, 102_400, 256),
  READS_PER_MINUTE: whole(1, 999_999_999, 30_000),
  LOGINS_PER_MINUTE: whole(1, 999_999_999, 20),
  RAZORPAY_KEY_ID: z.optional(z.string().check(z.regex(/^rzp_(?:test|live)_\w+$/, 'a key id of Razorpay, such as rzp_test_…'))),
  RAZORPAY_KEY_SECRET: z.optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: z.optional(z.string()),
});
export const settingNames = Object.keys(settings.shape);

export interface Settings {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl?: string;
  clockStart?: Date;
  demo: boolean;
  trustProxy?: string[];
  webDist: string;
  logLevel: string;
  bodyLimit: number;
  readsPerMinute: number;
  loginsPerMinute: number;
  /** Undefined: the sandbox in a demo, else no payments at all. */
  razorpay?: { key: string; secret: string; webhookSecret: string };
}
export class SettingsError extends Error {}

/** Values are never repeated in a message: one of them holds a password. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(settingNames.map((name) => [name, env[name]?.trim() || undefined]));
  const { data, error } = settings.safeParse(given);
  const wrong = (error?.issues ?? []).map(({ path, message }) => `${String(path[0])} must be ${message}.`);
  const production = given['NODE_ENV'] === 'production';
  if (production && given['DEMO'] === '1') wrong.push('DEMO must be 0 or unset when NODE_ENV is production: a demo store takes no real money.');
  if (production && given['CLOCK_START']) wrong.push('CLOCK_START must be unset when NODE_ENV is production: a real store keeps real time.');
  const razorpay = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'].map((name) => given[name]);
  if (razorpay.some(Boolean) && !razorpay.every(Boolean)) wrong.push('RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set all three, or none.');
  if (!data || wrong.length > 0) throw new SettingsError([...new Set(wrong)].join(' '));
  return {
    production, port: data.PORT, host: data.HOST, dataDir: data.DATA_DIR, databaseUrl: data.DATABASE_URL, clockStart: data.CLOCK_START,
    demo: !production && data.DEMO !== '0', trustProxy: data.TRUST_PROXY, webDist: data.WEB_DIST ?? join(import.meta.dirname, '../../../web/dist'),
    // What a person who runs `npm start` wants to read is short; a store's operator wants each request.
    logLevel: data.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    bodyLimit: data.BODY_LIMIT_KB * 1024, readsPerMinute: data.READS_PER_MINUTE,
    // One ward may log in from one address; a demo is tried by scripts (contract 'Settled details').
    loginsPerMinute: given['LOGINS_PER_MINUTE'] ? data.LOGINS_PER_MINUTE : production || data.DEMO === '0' ? 20 : 120,
    ...(data.RAZORPAY_KEY_ID && { razorpay: { key: data.RAZORPAY_KEY_ID, secret: data.RAZORPAY_KEY_SECRET!, webhookSecret: data.RAZORPAY_WEBHOOK_SECRET! } }),
  };
}
