import { sentenceOf, type ErrorMessages, type Messages, type Translated } from '@doorstep/contract/failure';
import type { Refund } from '@doorstep/contract/order';
import type { refundReasons } from '@doorstep/contract/refund.messages.en';
import { createContext, use } from 'react';
import type { footerMessages } from '../app/footer-messages.en.ts';
import type { appMessages } from '../app/messages.en.ts';
import type { comingSoonMessages } from '../app/coming-soon/messages.en.ts';
import type { accountMessages } from '../account/messages.en.ts';
import type { addressMessages } from '../address/messages.en.ts';
import type { cartMessages } from '../cart/messages.en.ts';
import type { homeMessages } from '../home/messages.en.ts';
import type { medicineMessages } from '../medicine/messages.en.ts';
import type { orderMessages } from '../order/messages.en.ts';
import type { paymentMessages } from '../payment/messages.en.ts';
import type { prescriptionMessages } from '../prescription/messages.en.ts';
import type { staffMessages } from '../staff/messages.en.ts';

/** Every word that pages add to those of ui, by area; Hindi is one lazy object of this type. */
export interface PageMessages {
  /** Of every code that a call or a form fails with. */
  errors: Translated<ErrorMessages>;
  refundReasons: typeof refundReasons;
  app: typeof appMessages;
  footer: typeof footerMessages;
  soon: typeof comingSoonMessages;
  account: typeof accountMessages;
  address: typeof addressMessages;
  cart: typeof cartMessages;
  home: typeof homeMessages;
  medicine: typeof medicineMessages;
  order: typeof orderMessages;
  payment: typeof paymentMessages;
  prescription: typeof prescriptionMessages;
  staff: typeof staffMessages;
}

const PageWordsContext = createContext<PageMessages | undefined>(undefined);
export const PageMessagesProvider = PageWordsContext.Provider;
/** The words of one area: the provider's, or the English that the page brings in its own chunk. */
export function usePageMessages<Area extends Exclude<keyof PageMessages, 'errors' | 'refundReasons'>>(
  area: Area,
  english: PageMessages[Area],
): PageMessages[Area] {
  return use(PageWordsContext)?.[area] ?? english;
}
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
