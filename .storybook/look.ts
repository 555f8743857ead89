import { useLayoutEffect } from 'react';

/** The four switches of the toolbar. */
export interface Look extends Record<string, unknown> {
  theme: string;
  locale: string;
  comfort: string;
  text: string;
}

export const langOf = ({ locale }: Look) => (locale === 'hi' ? 'hi-IN' : 'en-IN');

/** They live on <html>, as in the product. Of a docs page it is the page that sets them, not each of its stories. */
export function useLook(look: Look, inDocs = false) {
  const { theme, comfort, text } = look;
  const lang = langOf(look);
  useLayoutEffect(() => {
    if (inDocs) return;
    const root = document.documentElement;
    root.lang = lang;
    root.dataset['theme'] = theme;
    if (comfort === 'off') delete root.dataset['comfort'];
    else root.dataset['comfort'] = comfort === 'more' ? '2' : '1';
    root.style.fontSize = text;
  }, [inDocs, theme, lang, comfort, text]);
  return lang;
}
