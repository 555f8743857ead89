import { savesData, whenIdle } from './idle.ts';
import { onNextView } from './next-view.ts';

/** Paths under the key `fonts`, a space between. More than two languages have: older ones are of older builds. */
const MOST = 16;

async function fetchFonts() {
  const style = document.querySelector<HTMLStyleElement>('style#fonts');
  if (!style || style.media === 'all' || savesData()) return;
  const wanted: string[] = [],
    faces: FontFace[] = [];
  for (const rule of style.sheet!.cssRules) {
    const of = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name),
      url = /[^("]+\.woff2/.exec(of('src'))![0];
    const answer = await fetch(url, { priority: 'low' });
    if (!answer.ok) return;
    wanted.push(url);
    faces.push(
      new FontFace(of('font-family'), await answer.arrayBuffer(), {
        weight: of('font-weight'),
        unicodeRange: of('unicode-range') || 'U+0-10FFFF',
      }),
    );
  }
  const kept = localStorage.getItem('fonts')?.split(' ') ?? [];
  localStorage.setItem('fonts', [...new Set([...kept, ...wanted])].slice(-MOST).join(' '));
  // All at once: of faces that load one after the other, digits would stand in another one than their words.
  await Promise.all(faces.map((face) => face.load()));
  // A new view is laid out anyway, and no reader's line moves.
  onNextView(() => {
    for (const face of faces) document.fonts.add(face);
  });
}
// A font that does not come, or a storage that is blocked, is no trouble: the page is read in the phone's own.
const start = () => {
  fetchFonts().catch(() => {});
};
/** Brings the page's fonts into the browser's cache when all else is done: they wake with the next view, and from the next page on `boot.ts` wakes them, so no text moves under the reader. */
export function keepFonts() {
  whenIdle(start);
}
