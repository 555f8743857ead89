// One picture, large: side by side, as onion skin, with a swipe edge, or its difference. What a screen reader is told is shown as text.
import { ask, by, make, pictureUrl } from './dom.js';

export const VIEWS = [
  ['side', 'Side by side'],
  ['onion', 'Onion skin'],
  ['swipe', 'Swipe'],
  ['difference', 'Difference'],
];
let view = 'side';
let current;

const image = (kind, picture) =>
  make('img', { src: pictureUrl(kind, picture), alt: `${kind}: ${picture.story}, ${picture.cell}` });
const figure = (kind, picture) => make('figure', {}, make('figcaption', {}, kind), image(kind, picture));

/** Sizes pictures alike, so that two of them lie over each other pixel by pixel. */
function resize() {
  const images = [...by('stage').querySelectorAll('img')];
  if (images.length === 0 || images.some(({ naturalWidth }) => naturalWidth === 0)) return;
  const width = Math.max(...images.map(({ naturalWidth }) => naturalWidth));
  const height = Math.max(...images.map(({ naturalHeight }) => naturalHeight));
  const columns = view === 'side' ? images.length : 1;
  const room = (by('stage').clientWidth - 24 - (columns - 1) * 16) / columns;
  const scale = by('fit').checked ? Math.min(1, room / width) : 1;
  for (const one of images) one.style.width = `${one.naturalWidth * scale}px`;
  const layers = by('stage').querySelector('.layers');
  if (!layers) return;
  layers.style.width = `${width * scale}px`;
  layers.style.height = `${height * scale}px`;
}

/** Moves the edge, or makes the new picture more or less opaque. */
export function mix() {
  const [, now] = by('stage').querySelectorAll('.layers img');
  if (!now) return;
  const share = Number(by('slider').value);
  if (view === 'onion') now.style.opacity = String(share / 100);
  else now.style.clipPath = `inset(0 0 0 ${share}%)`;
  const edge = by('stage').querySelector('.edge');
  if (edge) edge.style.insetInlineStart = `${share}%`;
}

function layers(picture) {
  const box = make('div', { className: 'layers' }, image('before', picture), image('after', picture));
  if (view === 'swipe') box.append(make('div', { className: 'edge' }));
  return box;
}

const SIGNS = { same: ' ', removed: '−', added: '+' };
async function showText(picture) {
  const lines = await ask('/text', { of: picture.stem });
  if (current !== picture) return;
  const items = lines.map(({ kind, text }) => make('li', { className: kind }, `${SIGNS[kind]} ${text}`));
  by('stage').replaceChildren(make('ol', { className: 'heard' }, ...items));
}

/** @param {object} picture as the server names it */
export function showPicture(picture) {
  current = picture;
  const isOver = view === 'onion' || view === 'swipe';
  by('view-bar').hidden = picture.isText || !picture.hasBefore;
  by('slider-label').hidden = !isOver;
  by('stage').setAttribute('aria-label', `${picture.story}, ${picture.cell}`);
  if (picture.isText) {
    by('stage').replaceChildren();
    showText(picture).catch((error) => by('stage').replaceChildren(make('p', {}, error.message)));
    return;
  }
  const kinds = picture.hasBefore ? ['before', 'after', 'difference'] : ['after'];
  const shown =
    view === 'side' || !picture.hasBefore
      ? make('div', { className: 'side' }, ...kinds.map((kind) => figure(kind, picture)))
      : view === 'difference'
        ? figure('difference', picture)
        : layers(picture);
  by('stage').replaceChildren(shown);
  for (const one of by('stage').querySelectorAll('img')) one.onload = resize;
  mix();
}

export function setView(name) {
  view = name;
  by(`view-${name}`).checked = true;
  if (current) showPicture(current);
}

/** Puts the choice of views and the slider to work. */
export function startViews() {
  by('views').append(
    ...VIEWS.map(([name, title], at) =>
      make(
        'label',
        { className: 'check' },
        make('input', {
          type: 'radio',
          name: 'view',
          id: `view-${name}`,
          checked: name === view,
          onchange: () => setView(name),
        }),
        ` ${title} `,
        make('kbd', {}, String(at + 1)),
      ),
    ),
  );
  by('slider').oninput = mix;
  by('fit').onchange = resize;
  window.addEventListener('resize', resize);
}

/** @param {number} step percent */
export function nudge(step) {
  by('slider').value = String(Number(by('slider').value) + step);
  mix();
}
export function toggleFit() {
  by('fit').checked = !by('fit').checked;
  resize();
}
