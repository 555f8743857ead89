import type { Errors, FieldRegistration } from '@doorstep/ui/base/text-field';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type {
  FieldValues,
  Path,
  RegisterOptions,
  Resolver,
  UseFormClearErrors,
  UseFormRegister,
} from 'react-hook-form';
import type { Messages } from '@doorstep/contract/failure';
import { issueSentence } from './failure.ts';
import type * as z from 'zod/mini';

type Found = Readonly<Record<string, { readonly message?: string } | undefined>>;
/** A form's errors, whose messages are codes, in the words of the reader's language. */
export function translated<Name extends string>(errors: Found, messages: Messages): Errors<Name> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name,
      { message: issueSentence(error?.message ?? '', messages) },
    ]),
  ) as Errors<Name>;
}
/** For `useForm`: what is wrong is said at a submit, and looked for again at the next one. */
const atSubmit = { shouldFocusError: false, reValidateMode: 'onSubmit' } as const;
/** The same with the schema that looks; what it makes of the form's values is what `handleSubmit` hands on. */
export const bySchema = <Output, Input extends FieldValues, Values extends FieldValues = Input>(
  schema: z.ZodMiniType<Output, Input>,
) => ({
  ...atSubmit,
  // A form may be empty where the schema asks for something: that is what it looks for.
  resolver: standardSchemaResolver(schema) as unknown as Resolver<Values, unknown, Output>,
});
/** What is said of a field goes as soon as it is edited. */
export function clearing<Values extends FieldValues>({
  register,
  clearErrors,
}: {
  register: UseFormRegister<Values>;
  clearErrors: UseFormClearErrors<Values>;
}): (name: Path<Values>, options?: RegisterOptions<Values>) => FieldRegistration {
  return (name, options) => {
    const field = register(name, options);
    return {
      ...field,
      onChange: (event) => {
        clearErrors(name);
        return field.onChange(event);
      },
    };
  };
}
