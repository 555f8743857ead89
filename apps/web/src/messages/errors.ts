import type { Refund } from '@doorstep/contract/order.schema';
import { sentenceOf, type Messages } from '@doorstep/contract/failure';
import { use } from 'react';
import { PageWordsContext } from './messages.ts';

/** Words by code of what fails. In English those that the page brings for its own form; a call's are in the server's answer. */
export function useErrorMessages(english: Messages): Messages;
export function useErrorMessages(english?: Messages): Messages | undefined;
export function useErrorMessages(english?: Messages): Messages | undefined {
  const errors: object | undefined = use(PageWordsContext)?.errors;
  return (errors as Messages | undefined) ?? english;
}
/** Why money goes back, in the reader's language; in English, and of what no code is known, as the server says it. */
export function useRefundReason(): (
  refund: Pick<Refund, 'reason' | 'reason_code' | 'reason_params'>,
) => string {
  const known: object | undefined = use(PageWordsContext)?.refundReasons;
  return ({ reason, reason_code: code, reason_params: params }) =>
    (known && code && sentenceOf(known as Messages, { code, params })) || reason;
}
