import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import type { z } from 'zod/mini';
import type { Msg91Keys } from './sender-msg91.ts';
import type { TwilioKeys } from './sender-twilio.ts';
import type { SmtpKeys } from './sender-smtp.ts';
import type { S3Keys } from './storage-s3.ts';
import { isLoopback } from './http/network.ts';
import { settingsSchema } from './settings-schema.ts';

export const settingNames = Object.keys(settingsSchema.shape);

/** Of one-time codes (safety T14). */
export interface OtpLimits {
  resendSeconds: number;
  /** Of one mobile. */
  perHour: number;
  /** In an hour, too. */
  perAddress: number;
  /** Of everybody together. */
  perDay: number;
}
/** Of one account: orders at the payment provider that it opened (safety T49). */
export interface PaymentLimits {
  /** In ten minutes. */
  perAccount: number;
  /** Not paid, as long as they may still be. */
  open: number;
}
/** Helpers of video calls between networks. */
export interface IceSettings {
  urls: readonly string[];
  /** For those among them that pass a call on. */
  turn?: { secret: string } | { username: string; credential: string };
}
/** Staff who log in with a second step. */
export type StaffSecondStep = 'all' | 'admins' | 'off';
export interface Settings {
  production: boolean;
  port: number;
  host: string;
  /** The shop's own address as it stands in messages, without a slash at its end. */
  publicUrl: string;
  /** Absolute path: processes that work in it start elsewhere. */
  dataDir: string;
  databaseUrl?: string;
  /** Without a URL. */
  clockStart?: Date;
  demo: boolean;
  trustProxy?: string[];
  webDist: string;
  logLevel: string;
  bodyLimit: number;
  readsPerMinute: number;
  pagesPerMinute: number;
  searchesPerMinute: number;
  /** Exports and PDFs of one account. */
  documentsPerMinute: number;
  connectionsPerAddress: number;
  loginsPerMinute: number;
  placesPerMinute: number;
  ice: IceSettings;
  /** Undefined: the map that the server draws. */
  mapTiles?: { url: string; attribution: string };
  /** Undefined: places come from the index that is part of the product. */
  googleMapsKey?: string;
  registersPerMinute: number;
  codesPerMinute: number;
  otp: OtpLimits;
  staffSecondStep: StaffSecondStep;
  /** Seals the secrets of authenticator apps; undefined: they are stored as they are. */
  secondStepKey?: string;
  payments: PaymentLimits;
  /** Undefined: the outbox in a demo, else nothing is sent. */
  sms?: { msg91: Msg91Keys } | { twilio: TwilioKeys };
  /** Undefined: the outbox in a demo, else no e-mail is sent. */
  smtp?: SmtpKeys;
  /** Undefined: the sandbox in a demo, else no payments at all. */
  razorpay?: { key: string; secret: string; webhookSecret: string };
  /** Identity of the storage that replaces the recorded one. */
  filesStorage?: string;
  /** Undefined: files lie in the data folder. */
  s3?: S3Keys;
}
/** Nobody else can follow a link to it. */
export const isOwnMachine = ({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean =>
  isLoopback(new URL(publicUrl).hostname);
/** A demo has invented medicines and prices: no search engine keeps it. One on this machine alone, none comes to. */
export const isIndexed = (settings: Pick<Settings, 'demo' | 'publicUrl'>): boolean =>
  !settings.demo || isOwnMachine(settings);
export class SettingsError extends Error {}

const keysOf = {
  msg91: ['MSG91_AUTH_KEY', 'MSG91_OTP_TEMPLATE', 'MSG91_TEXT_TEMPLATE'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
} as const;
/** Of the provider that is named; undefined for none. */
function smsOf(data: z.output<typeof settingsSchema>): Settings['sms'] {
  if (data.SMS_PROVIDER === 'msg91')
    return {
      msg91: {
        authKey: data.MSG91_AUTH_KEY!,
        otpTemplate: data.MSG91_OTP_TEMPLATE!,
        textTemplate: data.MSG91_TEXT_TEMPLATE!,
      },
    };
  if (data.SMS_PROVIDER === 'twilio')
    return {
      twilio: {
        accountSid: data.TWILIO_ACCOUNT_SID!,
        authToken: data.TWILIO_AUTH_TOKEN!,
        from: data.TWILIO_FROM!,
        whatsappFrom: data.TWILIO_WHATSAPP_FROM,
      },
    };
  return undefined;
}

/** Who passes video calls on is not everybody's: without a password a browser would be turned away, in the middle of a call. */
function wrongIce(given: Readonly<Record<string, string | undefined>>): string[] {
  const hasTurn = /(?:^|,)\s*turns?:/.test(given['ICE_SERVERS'] ?? ''),
    pair = ['TURN_USERNAME', 'TURN_PASSWORD'].filter((name) => given[name]).length,
    ways = (given['TURN_SECRET'] ? 1 : 0) + (pair > 0 ? 1 : 0);
  if (pair === 1 || ways > 1)
    return ['Set TURN_SECRET, or TURN_USERNAME and TURN_PASSWORD both: one way of the two.'];
  if (hasTurn && ways === 0)
    return ['A turn: address in ICE_SERVERS needs TURN_SECRET, or TURN_USERNAME and TURN_PASSWORD.'];
  if (!hasTurn && ways > 0)
    return ['TURN_SECRET, TURN_USERNAME and TURN_PASSWORD need a turn: address in ICE_SERVERS.'];
  return [];
}

/** Hostname of an address of another machine; undefined for this one, and for an address that cannot be read. */
function remoteHost(address: string | undefined): string | undefined {
  const hostname = address && URL.canParse(address) ? new URL(address).hostname : '';
  return hostname && !isLoopback(hostname) ? hostname : undefined;
}
/**
 * Settings of a store that others can reach, or that handles real money or messages. A demo has public passwords
 * and shows every one-time code, so it refuses each of them.
 */
function conflictsWithDemo(given: Readonly<Record<string, string | undefined>>): string[] {
  const store = 'Set NODE_ENV=production to run a real store',
    url = given['PUBLIC_URL'];
  const conflicts: Array<[isReal: unknown, sentence: string]> = [
    [
      url && (/^https:/i.test(url) || remoteHost(url)),
      `PUBLIC_URL is the address of a public store, but this would run as a demo with public passwords. ${store}, or unset PUBLIC_URL for a demo on this machine.`,
    ],
    [
      given['HOST'] && !isLoopback(given['HOST']),
      `HOST opens this server to other machines, but it would run as a demo with public passwords. ${store}, or set HOST to 127.0.0.1 for a demo on this machine.`,
    ],
    [
      given['TRUST_PROXY'] && given['NODE_ENV'] !== 'test',
      `TRUST_PROXY names a proxy that opens this server to others, but it would run as a demo with public passwords. ${store}, or unset TRUST_PROXY for a demo on this machine.`,
    ],
    [
      given['RAZORPAY_KEY_ID']?.startsWith('rzp_live_'),
      `RAZORPAY_KEY_ID is a live key, but this would run as a demo, which takes no real money. ${store}, or use a key that begins with rzp_test_.`,
    ],
    [
      given['SMS_PROVIDER'],
      `SMS_PROVIDER sends real messages, but this would run as a demo, whose mobile numbers may belong to strangers. ${store}, or unset SMS_PROVIDER to read the demo's messages at /dev/outbox.`,
    ],
    [
      remoteHost(given['SMTP_URL']),
      `SMTP_URL sends real e-mail, but this would run as a demo. ${store}, or unset SMTP_URL and MAIL_FROM to read the demo's messages at /dev/outbox.`,
    ],
    [
      remoteHost(given['S3_ENDPOINT']),
      `S3_ENDPOINT is a real storage, but this would run as a demo. ${store}, or unset the S3 settings to keep the demo's files in DATA_DIR.`,
    ],
  ];
  return conflicts.flatMap(([isReal, sentence]) => (isReal ? [sentence] : []));
}

/** Values are never repeated in a message: one of them holds a password. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(settingNames.map((name) => [name, env[name]?.trim() || undefined]));
  const { data, error } = settingsSchema.safeParse(given);
  const wrong = (error?.issues ?? []).map(({ path, message }) => `${String(path[0])} must be ${message}.`);
  const production = given['NODE_ENV'] === 'production';
  if (production && given['DEMO'] === '1')
    wrong.push('DEMO must be 0 or unset when NODE_ENV is production: a demo store takes no real money.');
  if (production && given['STAFF_SECOND_STEP'] === 'off')
    wrong.push(
      'STAFF_SECOND_STEP must be all or admins when NODE_ENV is production: a password alone does not protect the data of patients.',
    );
  if (production && given['CLOCK_START'])
    wrong.push('CLOCK_START must be unset when NODE_ENV is production: a real store keeps real time.');
  const partly = (...names: string[]) => {
    const set = names.filter((name) => given[name]);
    return set.length > 0 && set.length < names.length;
  };
  if (partly('RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'))
    wrong.push(
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set all three, or none.',
    );
  if (partly('MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION'))
    wrong.push(
      'MAP_TILES_URL and MAP_TILES_ATTRIBUTION must be set both, or neither: whoever draws a map is named on it.',
    );
  if (partly('SMTP_URL', 'MAIL_FROM')) wrong.push('SMTP_URL and MAIL_FROM must be set both, or neither.');
  const smsKeys =
    given['SMS_PROVIDER'] === 'msg91' || given['SMS_PROVIDER'] === 'twilio'
      ? keysOf[given['SMS_PROVIDER']]
      : [];
  if (!smsKeys.every((name) => given[name]))
    wrong.push(
      `SMS_PROVIDER ${given['SMS_PROVIDER']} needs ${smsKeys.slice(0, -1).join(', ')} and ${smsKeys.at(-1)}.`,
    );
  if (partly('S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'))
    wrong.push(
      'S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set all five, or none.',
    );
  wrong.push(...wrongIce(given));
  if (!production && given['DEMO'] !== '0') wrong.push(...conflictsWithDemo(given));
  if (!data || wrong.length > 0) throw new SettingsError([...new Set(wrong)].join(' '));
  const demo = !production && data.DEMO !== '0',
    sms = smsOf(data);
  /** A demo is tried by scripts from one address. */
  const inDemo = (name: keyof typeof data & `${string}_${string}`, of: number) =>
    demo && !given[name] ? of : (data[name] as number);
  return {
    production,
    port: data.PORT,
    host: data.HOST,
    publicUrl: (
      data.PUBLIC_URL ?? `http://${isIPv6(data.HOST) ? `[${data.HOST}]` : data.HOST}:${data.PORT}`
    ).replace(/\/$/, ''),
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    clockStart: data.CLOCK_START,
    demo,
    trustProxy: data.TRUST_PROXY,
    webDist: data.WEB_DIST ?? join(import.meta.dirname, '../../../web/dist'),
    // What a person who runs `npm start` wants to read is short; a store's operator wants each request.
    logLevel: data.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    bodyLimit: data.BODY_LIMIT_KB * 1024,
    readsPerMinute: data.READS_PER_MINUTE,
    pagesPerMinute: data.PAGES_PER_MINUTE,
    searchesPerMinute: data.SEARCHES_PER_MINUTE,
    documentsPerMinute: data.DOCUMENTS_PER_MINUTE,
    connectionsPerAddress: data.CONNECTIONS_PER_ADDRESS,
    // One ward may log in from one address.
    loginsPerMinute: inDemo('LOGINS_PER_MINUTE', 120),
    registersPerMinute: inDemo('REGISTERS_PER_MINUTE', 60),
    codesPerMinute: inDemo('CODES_PER_MINUTE', 120),
    otp: {
      resendSeconds: data.OTP_RESEND_SECONDS,
      perHour: data.OTP_PER_HOUR,
      perAddress: inDemo('OTP_PER_ADDRESS', 10_000),
      perDay: data.SMS_PER_DAY,
    },
    // The accounts of a demo are everybody's.
    staffSecondStep: data.STAFF_SECOND_STEP ?? (demo ? 'off' : 'all'),
    ...(data.SECOND_STEP_KEY && { secondStepKey: data.SECOND_STEP_KEY }),
    payments: {
      perAccount: inDemo('PAYMENTS_PER_ACCOUNT', 200),
      open: inDemo('OPEN_PAYMENTS', 200),
    },
    ice: {
      urls: data.ICE_SERVERS ?? [],
      ...(data.TURN_SECRET && { turn: { secret: data.TURN_SECRET } }),
      ...(data.TURN_USERNAME && {
        turn: { username: data.TURN_USERNAME, credential: data.TURN_PASSWORD! },
      }),
    },
    ...(sms && { sms }),
    ...(data.SMTP_URL && { smtp: { url: data.SMTP_URL, from: data.MAIL_FROM! } }),
    placesPerMinute: data.PLACES_PER_MINUTE,
    ...(data.MAP_TILES_URL && {
      mapTiles: { url: data.MAP_TILES_URL, attribution: data.MAP_TILES_ATTRIBUTION! },
    }),
    ...(data.GOOGLE_MAPS_KEY && { googleMapsKey: data.GOOGLE_MAPS_KEY }),
    ...(data.FILES_STORAGE && { filesStorage: data.FILES_STORAGE }),
    ...(data.S3_ENDPOINT && {
      s3: {
        endpoint: data.S3_ENDPOINT,
        bucket: data.S3_BUCKET!,
        region: data.S3_REGION!,
        accessKeyId: data.S3_ACCESS_KEY_ID!,
        secretAccessKey: data.S3_SECRET_ACCESS_KEY!,
      },
    }),
    ...(data.RAZORPAY_KEY_ID && {
      razorpay: {
        key: data.RAZORPAY_KEY_ID,
        secret: data.RAZORPAY_KEY_SECRET!,
        webhookSecret: data.RAZORPAY_WEBHOOK_SECRET!,
      },
    }),
  };
}
