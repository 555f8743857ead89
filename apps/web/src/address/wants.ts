import { issueOf } from '@doorstep/contract/failure';
import type { Errors } from '@doorstep/ui/base/text-field';

/** A form's errors; where nothing was written, beside the field what it wants: the one sentence for all of them stands in the summary. */
export function withWants<Name extends string>(
  found: Readonly<Record<string, { readonly message?: string } | undefined>>,
  shown: Errors<Name>,
  wants: Readonly<Record<string, string>>,
): Errors<Name> {
  return Object.fromEntries(
    Object.entries<{ message?: string } | undefined>(shown).map(([name, error]) => {
      const code = issueOf(found[name]?.message ?? '')?.code,
        empty = code === 'fill_all' || code === 'fill_map';
      return [name, empty && wants[name] ? { ...error, beside: wants[name] } : error];
    }),
  ) as Errors<Name>;
}
