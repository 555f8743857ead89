import {
  sentenceOf,
  type CodeArgs,
  type ErrorCode,
  type Issue,
  type Params,
} from '@doorstep/contract/failure';
import { medicineErrors } from '@doorstep/contract/medicine.messages.en';
import { importErrors } from '@doorstep/contract/medicine-import.messages.en';

const english = { ...medicineErrors, ...importErrors };
/** English of what is wrong with a file or a row. */
export const importSentence = (issue: Issue): string => sentenceOf(english, issue) ?? issue.code;

/** Stops an import before anything has changed: what is wrong with the file, by code. Its message is the English sentence. */
export class ImportError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly issue: Issue;
  constructor(...[code, params]: CodeArgs<Code>) {
    const issue: Issue = { code, ...(params !== undefined && { params: params as Params }) };
    super(importSentence(issue));
    this.issue = issue;
  }
}
/** The same of an issue whose code is known at run time only. */
export const importError = ({ code, params }: Issue): ImportError =>
  new ImportError(...([code, params] as unknown as CodeArgs<ErrorCode>));
/** What whoever typed the command can mend; a sentence. */
export class CommandError extends Error {}

/** The server fell silent: it may have swapped, or not. */
export class EndUnknown extends Error {
  constructor() {
    super(
      'The connection to the server broke before it told how the import ended. Run it again: what is already in the catalogue is left as it is.',
    );
  }
}
