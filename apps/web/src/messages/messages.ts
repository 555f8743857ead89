import { sentenceOf, type ErrorMessages, type Messages, type Translated } from '@doorstep/contract/failure';
import type { Refund } from '@doorstep/contract/order';
import type { refundReasons } from '@doorstep/contract/refund.messages.en';
import { createContext, use } from 'react';

/**
 * The words that pages add to those of ui, by area. Each `messages.en.ts` adds its own line here, by `declare module`; the `messages.hi.ts` beside it is of the
 * same type, so that a missing word does not compile.
 */
export interface PageMessages {
  /** Of every code that a call or a form fails with. */
  errors: Translated<ErrorMessages>;
  refundReasons: typeof refundReasons;
}
/** Those that pages ask for by `usePageMessages`. */
export type PageArea = Exclude<keyof PageMessages, 'errors' | 'refundReasons'>;

const PageMessagesContext = createContext<PageMessages | undefined>(undefined);
export const PageMessagesProvider = PageMessagesContext.Provider;
/** The messages of one area: the provider's, or the English that the page brings in its own chunk. */
export function usePageMessages<Area extends PageArea>(
  area: Area,
  english: PageMessages[Area],
): PageMessages[Area] {
  return use(PageMessagesContext)?.[area] ?? english;
}
/** The same for what is listed, whose areas are not known before: returns how to look one up. */
export function useAnyPageMessages() {
  const all = use(PageMessagesContext);
  return <Area extends PageArea>(area: Area, english: PageMessages[Area]): PageMessages[Area] =>
    all?.[area] ?? english;
}
export type AnyPageMessages = ReturnType<typeof useAnyPageMessages>;
/** Words by code of what fails. In English those that the page brings for its own form; a call's are in the server's answer. */
export function useErrorMessages(english: Messages): Messages;
export function useErrorMessages(english?: Messages): Messages | undefined;
export function useErrorMessages(english?: Messages): Messages | undefined {
  const errors: object | undefined = use(PageMessagesContext)?.errors;
  return (errors as Messages | undefined) ?? english;
}
/** Why money goes back, in the reader's language; in English, and of what no code is known, as the server says it. */
export function useRefundReason(): (
  refund: Pick<Refund, 'reason' | 'reason_code' | 'reason_params'>,
) => string {
  const known: object | undefined = use(PageMessagesContext)?.refundReasons;
  return ({ reason, reason_code: code, reason_params: params }) =>
    (known && code && sentenceOf(known as Messages, { code, params })) || reason;
}
