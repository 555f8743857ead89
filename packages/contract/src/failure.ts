import type { commonErrors } from './common.messages.en.ts';

type CommonErrors = typeof commonErrors;
/** English of each code that a failure or a field of it may carry. An area adds its own where it writes them: `declare module './failure.ts'` in `<area>.messages.en.ts`. */
export interface ErrorMessages extends CommonErrors {}
export type ErrorCode = keyof ErrorMessages;
/** Numbers and names of a sentence. */
export type Params = Readonly<Record<string, string | number>>;
export type ParamsOf<Code extends ErrorCode> = ErrorMessages[Code] extends (params: infer Of) => string
  ? Of
  : undefined;
/** A code with the params of its sentence, where that has any: `['text_long', { most: 80 }]`. */
export type CodeArgs<Code extends ErrorCode> =
  ParamsOf<Code> extends undefined ? [code: Code] : [code: Code, params: ParamsOf<Code>];

/** What is wrong, for whoever finds the words. */
export interface Issue {
  code: string;
  params?: Params | undefined;
}
/** Words by code; those that have params are functions of them. */
export type Messages = Readonly<Record<string, string | ((params: never) => string)>>;
/** Another language has the same keys, with the same params: a missing word does not compile. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends (params: infer Of) => string
    ? (params: Of) => string
    : English[Key] extends string
      ? string
      : Translated<English[Key]>;
};

/** A code and its params as one string: the message of a schema's issue. `issueOf` reads it. */
export type IssueText = string & { readonly issue: unique symbol };
export const issueText = ({ code, params }: Issue): IssueText =>
  (params === undefined ? code : `${code} ${JSON.stringify(params)}`) as IssueText;
export const issue = <Code extends ErrorCode>(...[code, params]: CodeArgs<Code>): IssueText =>
  issueText({ code, params: params as Params | undefined });
/** Undefined for a message that is no code of ours: a schema's own. */
export function issueOf(message: string): Issue | undefined {
  const [, code, params] = /^([a-z][a-z_]*)(?: (\{.*\}))?$/s.exec(message) ?? [];
  return code === undefined ? undefined : { code, ...(params && { params: JSON.parse(params) as Params }) };
}
/** The sentence of a code; undefined where `messages` do not know it, or what it is to name is not given. */
export function sentenceOf(messages: Messages, { code, params }: Issue): string | undefined {
  const found = Object.hasOwn(messages, code) ? messages[code] : undefined;
  return typeof found === 'function' ? params && (found as (params: Params) => string)(params) : found;
}
