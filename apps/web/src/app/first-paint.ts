/** The id of the header of every page, behind which the boot script stands (docs/decisions/first-paint.md). */
export const HEADER = 'site-header';
/** The attribute of the first element that need not be in the first frame, where the largest words stand before it. */
export const FOLD = 'data-fold';
/** Cards that lie below a phone's first screen. The server's page lays them out late, and `draw-rest.ts` ends that. */
export const FAR = '[data-slot=medicine-grid]>li:nth-child(n+5)';
/** Of the `<style>` that does so. An `offscreen-*` on the card itself would stay, and containment ends its subgrid. */
export const FAR_STYLE = 'far';

const far = `<style id="${FAR_STYLE}">@media(width<48rem){${FAR}{content-visibility:auto;contain-intrinsic-block-size:auto 24rem}}</style>`;
/**
 * Nothing is seen before the boot script has set the theme, wherever the answer stops meanwhile. The service worker may have set it on a
 * kept page; where it followed the system (`data-system`), which has changed since, the script comes first again.
 */
const unseen =
  '<style>@media(scripting){:root:not([data-theme]){visibility:hidden}@media(prefers-color-scheme:dark){[data-system=light]{visibility:hidden}}@media(prefers-color-scheme:light){[data-system=dark]{visibility:hidden}}}</style>';
const END = '</header>';
/**
 * Where the boot script stands in a page, and what the head needs for it. A script in the head takes the time
 * after which Chrome's parser first lets the browser paint: it then lays out the whole page before the first
 * paint. Behind the header it runs as early as the visitor can press something. Where a page's largest words come soon
 * after that, it stands behind them: they would have a frame of their own.
 */
export function placeBoot(html: string, script: string): { head: string; body: string } {
  const farAway = html.includes('data-slot="medicine-grid"') ? far : '';
  const begin = html.indexOf(` id="${HEADER}"`),
    end = html.indexOf(END, begin);
  if (begin === -1 || end === -1) return { head: script + farAway, body: html };
  const fold = html.indexOf(` ${FOLD}=`, end),
    at = fold === -1 ? end + END.length : html.lastIndexOf('<', fold);
  return { head: unseen + farAway, body: html.slice(0, at) + script + html.slice(at) };
}
