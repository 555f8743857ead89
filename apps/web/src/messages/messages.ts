import type { Refund } from '@doorstep/contract/order.schema';
import { sentenceOf, type ErrorMessages, type Messages, type Translated } from '@doorstep/contract/failure';
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

export const PageWordsContext = createContext<PageMessages | undefined>(undefined);
export const PageMessagesProvider = PageWordsContext.Provider;
/** The words of one area: the provider's, or the English that the page brings in its own chunk. */
export function usePageMessages<Area extends Exclude<keyof PageMessages, 'errors' | 'refundReasons'>>(
  area: Area,
  english: PageMessages[Area],
): PageMessages[Area] {
  return use(PageWordsContext)?.[area] ?? english;
}
