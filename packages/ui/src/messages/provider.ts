'use client';
import { createContext, use } from 'react';
import type { Lang, MessageArea, Messages, PartialMessages } from './messages.ts';

const MessagesContext = createContext<PartialMessages | undefined>(undefined);
/** Gives a language other than English, whole or in part; without it every element speaks English. */
export const MessagesProvider = MessagesContext.Provider;

type Group = Readonly<Record<string, unknown>>;
/** What is given, and English where nothing is. */
function withEnglish(given: Group, english: Group | undefined): Group {
  const all: Record<string, unknown> = { ...english };
  for (const [key, one] of Object.entries(given))
    if (one !== undefined && one !== null)
      all[key] =
        typeof one === 'object' && !Array.isArray(one)
          ? withEnglish(one as Group, english?.[key] as Group | undefined)
          : one;
  return all;
}
/** Areas as given → the same with English for what they lack: made at an area's first use, as its English comes with the chunk of its elements. */
const whole = new WeakMap<object, object>();

/** The messages of one area: the provider's, and for what they lack the English that the caller brings. */
export function useMessages<Area extends MessageArea>(area: Area, english: Messages[Area]): Messages[Area] {
  const given = use(MessagesContext)?.[area];
  if (!given) return english;
  if (!whole.has(given)) whole.set(given, withEnglish(given as Group, english as Group));
  return whole.get(given) as Messages[Area];
}
/** BCP 47 tag of the messages in use, for `Intl` and `lang`. */
export const useLang = (): Lang => use(MessagesContext)?.lang ?? 'en-IN';
