import type { Locale } from '../messages/load.ts';

/** 'U+30-39,U+9??' holds the letter; a face without a range holds every one. */
function holds(face: string, letter: string): boolean {
  const code = letter.codePointAt(0)!;
  return (/unicode-range:([^;}]+)/.exec(face)?.[1] ?? 'U+0-10FFFF').split(',').some((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return (
      code >= Number.parseInt(from.replaceAll('?', '0'), 16) &&
      code <= Number.parseInt(to.replaceAll('?', 'F'), 16)
    );
  });
}

/**
 * The `<style>` elements for a page's head, from the faces of the built sheet. They are asleep until they are in the browser's cache
 * (`fonts.ts`, `boot.ts`), but the whole Devanagari, which is awake in Hindi only.
 */
export function facesOf(css: string): (locale: Locale) => string {
  const faces = css.match(/@font-face\{[^}]*\}/g) ?? [];
  const devanagari = faces.filter((face) => holds(face, 'क')),
    others = faces.filter((face) => !devanagari.includes(face));
  const style = (own: string[], display: string, attributes = '') =>
    `<style${attributes}>${own.join('').replaceAll('font-display:swap', `font-display:${display}`)}</style>`;
  const asleep = style(others, 'optional', ' id="fonts" media="not all"');
  return (locale) => (locale === 'hi' ? asleep + style(devanagari, 'fallback') : asleep);
}
