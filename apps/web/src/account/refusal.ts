import type { Messages } from '@doorstep/contract/failure';
import { sentenceFor, tellFields } from '../app/failure.ts';
import { INCOMPLETE } from '../app/checked.ts';
import { CallError } from '../app/fetcher.ts';
import type { accountMessages } from './messages.en.ts';

interface Words {
  /** Of the account's pages. */
  messages: Pick<typeof accountMessages, 'offline' | 'incomplete'>;
  /** By code. */
  errors: Messages | undefined;
}
/** What to say of a call that failed: by its code, in the reader's language; offline in words of our own; else `fallback` (safety F24, F25). */
export function refusal(error: unknown, fallback: string, { messages, errors }: Words): string {
  if (!(error instanceof CallError)) return fallback;
  if (error.code === INCOMPLETE && navigator.onLine) return messages.incomplete;
  if (error.status === 0) return navigator.onLine ? fallback : messages.offline;
  return sentenceFor(error, errors) || fallback;
}

/** A form's own: what is said of a field goes to it, by `setError`; the rest is returned, for the form as a whole. */
export function refusedForm<Name extends string>(
  error: unknown,
  fallback: string,
  words: Words,
  names: readonly Name[],
  setError: (name: Name, problem: { message: string }) => void,
): string | undefined {
  return tellFields(error, words.errors, names, setError) ? undefined : refusal(error, fallback, words);
}
