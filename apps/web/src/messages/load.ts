import type { Messages } from '@doorstep/ui/messages/messages';
import type { PageMessages } from './messages.ts';

export type Locale = 'en' | 'hi';
/** Languages of the shop's own pages; ui itself speaks any. */
export type PageLang = 'en-IN' | 'hi-IN';
/** Undefined is English, which every chunk carries for itself. */
export interface LoadedMessages {
  ui?: Messages;
  page?: PageMessages;
}

export const langOf = (locale: Locale): PageLang => (locale === 'hi' ? 'hi-IN' : 'en-IN');
export const localeOf = (cookie: string): Locale => (/(?:^|; )locale=hi(?:;|$)/.test(cookie) ? 'hi' : 'en');
/** A year, whole site; the server reads it to answer in the same language. */
export const localeCookie = (locale: Locale): string =>
  `locale=${locale}; path=/; max-age=31536000; samesite=lax`;

/** Hindi's source file, by which the server finds its script. */
export const hindiChunk = 'src/messages/hi.ts';
export async function loadMessages(locale: Locale): Promise<LoadedMessages> {
  return locale === 'hi' ? import('./hi.ts') : {};
}
