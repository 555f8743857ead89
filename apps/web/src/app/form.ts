import type { Errors } from '@doorstep/ui/base/text-field';
import { inWords } from './sentences.ts';

type Found = Readonly<Record<string, { readonly message?: string } | undefined>>;
/** A form's errors in the visitor's language. */
export function translated<Name extends string>(errors: Found, english: Readonly<Record<string, unknown>>, words: Readonly<Record<string, unknown>>): Errors<Name> {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, { message: inWords(error?.message ?? '', english, words) }])) as Errors<Name>;
}
