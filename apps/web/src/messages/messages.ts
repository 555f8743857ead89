import type { ErrorMessages, Translated } from '@doorstep/contract/failure';
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

export const PageWordsContext = createContext<PageMessages | undefined>(undefined);
export const PageMessagesProvider = PageWordsContext.Provider;
/** The messages of one area: the provider's, or the English that the page brings in its own chunk. */
export function usePageMessages<Area extends PageArea>(
  area: Area,
  english: PageMessages[Area],
): PageMessages[Area] {
  return use(PageWordsContext)?.[area] ?? english;
}
/** The same for what is listed, whose areas are not known before: returns how to look one up. */
export function useAnyPageMessages() {
  const all = use(PageWordsContext);
  return <Area extends PageArea>(area: Area, english: PageMessages[Area]): PageMessages[Area] =>
    all?.[area] ?? english;
}
export type AnyPageMessages = ReturnType<typeof useAnyPageMessages>;
