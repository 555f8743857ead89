import type { Lang } from '../words/words.ts';

const india = { timeZone: 'Asia/Kolkata' } as const;
/** The day of an ISO instant in India: 'Tue 24 Nov 2026'. */
export const dayOf = (at: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { ...india, weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(at)).replaceAll(',', '');
/** Day and minute: 'Tue 24 Nov 2026, 10:30 AM'. */
export const minuteOf = (at: string, lang: Lang): string =>
  `${dayOf(at, lang)}, ${new Intl.DateTimeFormat(lang, { ...india, hour: 'numeric', minute: '2-digit', hour12: true }).format(new Date(at)).toUpperCase()}`;
