import { createContext } from 'react';
import type { Locale } from '../messages/load.ts';

/** What the server knew when it rendered, given to the first render in the browser so that both draw the same. */
export interface Start {
  /** Answers by SWR key. */
  fallback: Readonly<Record<string, unknown>>;
  /** Calls that failed: the page says so at once and asks for nothing again by itself. */
  failed: Readonly<Record<string, { status: number; code: string; error: string }>>;
  /** Of the copyright line, in India. */
  year: number;
  /** The language of the page, where it is not English: an address may ask for it, whatever the cookie says. */
  locale?: Locale;
}
/** India keeps UTC+5:30 all year. */
export const thisYear = (): number => new Date(Date.now() + 19_800_000).getUTCFullYear();
export const emptyStart = (): Start => ({ fallback: {}, failed: {}, year: thisYear() });

export const StartContext = createContext<Start>({ fallback: {}, failed: {}, year: 2026 });
