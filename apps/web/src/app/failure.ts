import { issueOf, sentenceOf, type Issue, type Messages } from '@doorstep/contract/failure';
import { CallError } from './fetcher.ts';

const issueIn = ({ code, answer }: CallError): Issue => ({
  code: answer.reason ?? code,
  params: answer.params,
});
/** The server said no: nothing was changed. */
export const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && error.status >= 400 && error.status < 500;
/** What a call that failed says: by its code in `errors`, else as the server says it, in English; '' where nothing came that says anything. */
export const sentenceFor = (error: CallError, errors: Messages | undefined): string =>
  error.message && ((errors && sentenceOf(errors, issueIn(error))) ?? error.message);
/** The same of a call that the server refused; '' where it failed otherwise, and there is nothing to pass on (safety T45). */
export const refused = (error: unknown, errors: Messages | undefined): string =>
  isRefusal(error) ? sentenceFor(error, errors) : '';
/** What it says of one field; undefined where that is not wrong. */
export function fieldSentence(
  { answer: { fields, field_codes } }: CallError,
  name: string,
  errors: Messages | undefined,
): string | undefined {
  const issue = field_codes?.[name];
  return (issue && errors && sentenceOf(errors, issue)) ?? fields?.[name];
}
/** Gives each field of a form what is said of it, by `setError`; true where anything is. */
export function tellFields<Name extends string>(
  error: unknown,
  errors: Messages | undefined,
  names: readonly Name[],
  setError: (name: Name, problem: { message: string }) => void,
): boolean {
  let told = false;
  for (const name of names) {
    const message = error instanceof CallError && fieldSentence(error, name, errors);
    if (!message) continue;
    setError(name, { message });
    told = true;
  }
  return told;
}
/** Words of what a schema found, whose messages are codes; what is no code is a sentence already. */
export function issueSentence(message: string, errors: Messages): string {
  const issue = issueOf(message);
  return (issue && sentenceOf(errors, issue)) ?? message;
}
