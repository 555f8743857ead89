import pino from 'pino';

export type Log = pino.Logger;

/** Digits that could be a mobile, with or without the country's code: the last two are enough to find a case again. */
const mobile = /(?<!\d)(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{3}(\d{2})(?!\d)/g;
export const masked = (text: string): string => text.replace(mobile, '********$1');
const secret = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'otp',
  'token',
  'access_token',
  'refresh_token',
  'mobile',
  'email',
  'message_text',
];

/** An error and what caused it. */
const causesOf = (error: Error): Error[] => {
  const all = [error];
  for (let at = error.cause; at instanceof Error && !all.includes(at); at = at.cause) all.push(at);
  return all;
};
/**
 * The parameters of a query end the message of drizzle's error, with whatever lines they have; of a value that PostgreSQL cannot read (class 22) it says
 * which: what was asked is written, not by whom or for what.
 */
function plainly({ message, stack = '', ...error }: Error) {
  const at = stack.indexOf(message);
  const isOfValue = 'code' in error && String(error.code).startsWith('22');
  const told = isOfValue ? message.replaceAll(/"[^"]*"/g, '"…"') : message.replace(/\nparams: [\s\S]*/, '');
  return { message: masked(told), frames: at === -1 ? '' : masked(stack.slice(at + message.length)) };
}

/** JSON lines. Only what is named here is ever written of a request: no query, no header, no body. */
export const createLog = (level: string, to?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: [...secret, ...secret.map((key) => `*["${key}"]`)], censor: '***' },
      serializers: {
        err: (thrown: unknown) => {
          const error = thrown instanceof Error ? thrown : new Error(String(thrown));
          const { type, code } = pino.stdSerializers.err(error) as { type: string; code?: string };
          const told = causesOf(error).map(plainly);
          return {
            type,
            code,
            message: told.map(({ message }) => message).join(': '),
            stack: told.map(({ message, frames }) => message + frames).join('\ncaused by: '),
          };
        },
      },
    },
    to ?? pino.destination({ dest: 1, sync: false }),
  );
