import type { Appearance } from '../app/offline/appearance.ts';
import { PAGES } from './caches.ts';

const KEY = '/_appearance';

/** As the last page told; undefined where no page can be shown by it. */
export async function keepAppearance(told: Appearance | undefined): Promise<void> {
  const pages = await caches.open(PAGES);
  await (told ? pages.put(KEY, Response.json(told)) : pages.delete(KEY));
}
export const appearance = async (): Promise<Appearance | undefined> =>
  (await (await caches.open(PAGES)).match(KEY))?.json() as Promise<Appearance | undefined>;

/**
 * A kept page as its boot script would make it, so that its first frame need not wait for that (docs/decisions/first-paint.md).
 * The script sets the same again: what is told here may be of a moment ago.
 */
export function withAppearance(
  html: string,
  { theme, isChosen, comfort, isKnown, fonts }: Appearance,
): string {
  const attributes = [
    `data-theme="${theme}"`,
    !isChosen && `data-system="${theme}"`,
    comfort !== 0 && `data-comfort="${comfort}"`,
    isKnown && 'data-known=""',
  ];
  return html
    .replace('<html ', `<html ${attributes.filter(Boolean).join(' ')} `)
    .replace(/(<style id="fonts" media=")not all(">)([^<]*)/, (asleep, before, after, faces: string) =>
      faces.match(/[^(]+\.woff2/g)?.every((url) => fonts.includes(url))
        ? `${before}all${after}${faces}`
        : asleep,
    );
}
