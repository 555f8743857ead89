import { CallError } from '../app/fetcher.ts';
import { inWords } from '../app/sentences.ts';
import { accountMessages } from './messages.en.ts';

type Messages = typeof accountMessages;
/** What to say of a call that failed: what the server said, in the visitor's language; offline, or too often, in words of our own; else `fallback` (safety F24, F25). */
export function refusal(error: unknown, fallback: string, messages: Messages): string {
  if (!(error instanceof CallError)) return fallback;
  if (error.status === 0) return navigator.onLine ? fallback : messages.offline;
  const seconds = error.status === 429 ? /\d+/.exec(error.message)?.[0] : undefined;
  if (seconds) return messages.tooMany(Number(seconds));
  return error.message ? inWords(error.message, accountMessages, messages) : fallback;
}

/** A form's own: what is said of a field goes to it, by `setError`; the rest is returned, for the form as a whole. */
export function refusedForm<Name extends string>(
  error: unknown,
  fallback: string,
  messages: Messages,
  names: readonly Name[],
  setError: (name: Name, problem: { message: string }) => void,
): string | undefined {
  const { fields = {} } = error instanceof CallError ? error.answer : {};
  const found = names.filter((name) => typeof fields[name] === 'string');
  for (const name of found) setError(name, { message: fields[name]! });
  return found.length > 0 ? undefined : refusal(error, fallback, messages);
}
