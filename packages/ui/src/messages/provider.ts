import { createContext, use } from 'react';
import type { Lang, Messages } from './messages.ts';

const WordsContext = createContext<Messages | undefined>(undefined);
/** Gives a language other than English; without it every element speaks English. */
export const MessagesProvider = WordsContext.Provider;

/** The words of one area: the provider's, or the English that the caller brings (so that it travels with the caller's chunk). */
export function useMessages<Area extends Exclude<keyof Messages, 'lang'>>(
  area: Area,
  english: Messages[Area],
): Messages[Area] {
  return use(WordsContext)?.[area] ?? english;
}
/** BCP 47 tag of the words in use, for `Intl` and `lang`. */
export const useLang = (): Lang => use(WordsContext)?.lang ?? 'en-IN';
