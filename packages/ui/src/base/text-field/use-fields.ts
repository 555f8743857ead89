import { useId } from 'react';
import type { ErrorSummaryProps } from '../error-summary/error-summary.tsx';
import type { Errors, Register } from './text-field.tsx';

/**
 * The fields of a form element, whose ids are `${formId}-${name}`: `field` gives one its props, `problems` is for the ErrorSummary. `names` stand in the order of the form;
 * what is wrong with several fields alike is said once, and leads to the first of them.
 */
export function useFields<Name extends string, Own extends Name = Name>({
  id,
  names,
  register,
  errors,
}: {
  id?: string | undefined;
  names: readonly Name[];
  register: Register<Own>;
  errors: Errors<Name>;
}) {
  const own = useId();
  const formId = id ?? own;
  const first = new Map<string, string>();
  for (const name of names) {
    const message = errors[name]?.message;
    if (message && !first.has(message)) first.set(message, `#${formId}-${name}`);
  }
  const problems: ErrorSummaryProps['problems'] = Array.from(first, ([message, href]) => ({ href, message }));
  return {
    formId,
    problems,
    field: (name: Own) => ({
      id: `${formId}-${name}`,
      error: errors[name]?.beside ?? errors[name]?.message,
      ...register(name),
    }),
  };
}
