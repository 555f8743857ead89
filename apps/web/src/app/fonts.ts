import { savesData, whenIdle } from './idle.ts';
import { onNextView } from './next-view.ts';

/** Paths under the key `fonts`, a space between. More than two languages have: older ones are of older builds. */
const MOST = 16;

async function fetchFonts() {
  const style = document.querySelector<HTMLStyleElement>('style#fonts');
  if (!style || style.media === 'all' || savesData()) return;
  const wanted = [...style.textContent.matchAll(/[^(]+\.woff2/g)].map(([url]) => url);
  for (const url of wanted) {
    const answer = await fetch(url, { priority: 'low' });
    if (!answer.ok) return;
    await answer.arrayBuffer();
  }
  const kept = localStorage.getItem('fonts')?.split(' ') ?? [];
  localStorage.setItem('fonts', [...new Set([...kept, ...wanted])].slice(-MOST).join(' '));
  // Read into memory, all of them are there when they wake: one that comes late would leave its letters beside another's digits.
  const inMemory = await Promise.all(wanted.map((url) => new FontFace('kept', `url(${url})`).load()));
  // A new view is laid out anyway, and no reader's line moves.
  onNextView(() => {
    style.media = 'all';
    inMemory.length = 0;
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
