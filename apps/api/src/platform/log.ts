import pino from 'pino';

export type Log = pino.Logger;

/** Digits that could be a mobile, with or without the country's code: the last two are enough to find a case again. */
const mobile = /(?<!\d)(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{3}(\d{2})(?!\d)/g;
export const masked = (text: string): string => text.replace(mobile, '********$1');
const secret = ['authorization', 'cookie', 'set-cookie', 'password', 'otp', 'token', 'access_token', 'refresh_token', 'mobile', 'email', 'message_text'];

/** JSON lines. Only what is named here is ever written of a request: no query, no header, no body. */
export const openLog = (level: string, to?: pino.DestinationStream): Log => pino({
  level,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: [...secret, ...secret.map((key) => `*["${key}"]`)], censor: '***' },
  serializers: {
    // The parameters of a query stand in the message of drizzle's error: what was asked, not by whom or for what.
    err: (error: Error) => {
      const { type, message, stack, code } = pino.stdSerializers.err(error) as { type: string; message: string; stack: string; code?: string };
      const cut = (text: string) => masked(text.replace(/\nparams: [^\n]*/, ''));
      return { type, code, message: cut(message), stack: cut(stack) };
    },
  },
}, to ?? pino.destination({ dest: 1, sync: false }));
