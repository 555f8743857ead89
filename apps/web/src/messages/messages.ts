import { createContext, use } from 'react';

/**
 * The words that pages add to those of ui, by area. Each `messages.en.ts` adds its own line here, by `declare module`; the `messages.hi.ts` beside it is of the
 * same type, so that a missing word does not compile.
 */
export interface PageMessages {}

const PageMessagesContext = createContext<PageMessages | undefined>(undefined);
export const PageMessagesProvider = PageMessagesContext.Provider;
/** The messages of one area: the provider's, or the English that the page brings in its own chunk. */
export function usePageMessages<Area extends keyof PageMessages>(
  area: Area,
  english: PageMessages[Area],
): PageMessages[Area] {
  return use(PageMessagesContext)?.[area] ?? english;
}
/** The same for what is listed, whose areas are not known before: returns how to look one up. */
export function useAnyPageMessages() {
  const all = use(PageMessagesContext);
  return <Area extends keyof PageMessages>(area: Area, english: PageMessages[Area]): PageMessages[Area] =>
    all?.[area] ?? english;
}
export type AnyPageMessages = ReturnType<typeof useAnyPageMessages>;
