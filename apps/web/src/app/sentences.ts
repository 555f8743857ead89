import { CallError } from './fetcher.ts';

/**
 * A sentence that the server or a schema says in English, in the visitor's language where the words know it: the words of a language have the same keys.
 */
export function inWords(
  sentence: string,
  english: Readonly<Record<string, unknown>>,
  messages: Readonly<Record<string, unknown>>,
): string {
  for (const [key, said] of Object.entries(english)) if (said === sentence) return messages[key] as string;
  return sentence;
}
/** What the server says of a call that it refused, in the visitor's language; '' where it failed otherwise, and there is nothing to pass on (safety T45). */
export function refused(
  error: unknown,
  english: Readonly<Record<string, unknown>>,
  messages: Readonly<Record<string, unknown>>,
): string {
  return error instanceof CallError && error.status >= 400 && error.status < 500
    ? inWords(error.message, english, messages)
    : '';
}
