import { useLayoutEffect } from 'react';
import { emulate, type Medium } from './emulate.ts';
import { announceLine, type Network } from './network.ts';

/** The switches of the toolbar. */
export interface Look extends Record<string, unknown> {
  theme: string;
  locale: string;
  comfort: string;
  text: string;
  medium: Medium;
  direction: string;
  network: Network;
}

const LANGUAGES: Record<string, string> = { en: 'en-IN', hi: 'hi-IN', bn: 'bn-IN' };
export const langOf = ({ locale }: Look) => LANGUAGES[locale] ?? 'en-IN';

/** They live on <html>, as in the product. Of a docs page it is the page that sets them, not each of its stories. */
export function useLook(look: Look, inDocs = false) {
  const { theme, comfort, text, medium, direction, network } = look;
  const lang = langOf(look);
  useLayoutEffect(() => {
    if (inDocs) return;
    const root = document.documentElement;
    root.lang = lang;
    root.dataset['theme'] = theme;
    if (comfort === 'off') delete root.dataset['comfort'];
    else root.dataset['comfort'] = comfort === 'more' ? '2' : '1';
    // Percent signs do not survive in an address.
    root.style.fontSize = `${text}%`;
    root.dir = direction;
    emulate(medium);
    announceLine();
  }, [inDocs, theme, lang, comfort, text, medium, direction, network]);
  return lang;
}
