import { savesData, whenIdle } from './idle.ts';
import { onNextView } from './next-view.ts';

/** Paths under the key `fonts`, a space between. More than two languages have: older ones are of older builds. */
const MOST = 16;

/** Whether this device has no picture of a letter: it writes an empty box instead, as for a code that is none. */
function lacks(letter: string): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  const widthOf = (text: string) => pen?.measureText(text).width;
  return widthOf(letter) === widthOf('\uFFFF');
}
const LAST_OF_LATIN = 0xff;
/** The letter that a face begins with, if it is none that every device has: 'U+20B9' has one, 'U+30-39' has not. */
const rareIn = (range: string) => {
  const first = Number.parseInt(range.slice('U+'.length), 16);
  return first > LAST_OF_LATIN ? String.fromCodePoint(first) : undefined;
};

/** The faces of the page's style, asleep or not. */
const facesIn = (style: HTMLStyleElement) =>
  [...style.sheet!.cssRules].map((rule) => {
    const of = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    return {
      url: /[^("]+\.woff2/.exec(of('src'))![0],
      // As a `FontFace` takes it: with the quotes of the sheet it would be another name.
      family: of('font-family').replaceAll('"', ''),
      about: { weight: of('font-weight'), unicodeRange: of('unicode-range') || 'U+0-10FFFF' },
    };
  });

async function fetchFonts() {
  const style = document.querySelector<HTMLStyleElement>('style#fonts');
  if (!style || style.media === 'all') return;
  const wanted = facesIn(style);
  // ₹ and the word हिन्दी, on an old device: it is better to move a line than to leave a box in it.
  for (const { url, family, about } of wanted) {
    const rare = rareIn(about.unicodeRange);
    if (rare !== undefined && lacks(rare)) document.fonts.add(new FontFace(family, `url(${url})`, about));
  }
  if (savesData()) return;
  // Several faces come from one file.
  const files = new Map<string, ArrayBuffer>();
  for (const url of new Set(wanted.map((face) => face.url))) {
    const answer = await fetch(url, { priority: 'low' });
    if (!answer.ok) return;
    files.set(url, await answer.arrayBuffer());
  }
  const faces = wanted.map(({ url, family, about }) => new FontFace(family, files.get(url)!, about));
  const kept = localStorage.getItem('fonts')?.split(' ') ?? [];
  localStorage.setItem(
    'fonts',
    [...new Set([...kept, ...wanted.map(({ url }) => url)])].slice(-MOST).join(' '),
  );
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
