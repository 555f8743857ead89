// All pictures of a cause, drawn as they come into sight: there may be thousands.
import { by, make, pictureUrl, plural } from './dom.js';

const AT_A_TIME = 60;
let rest = [];
let choose = () => {};
let drawn = 0;

function item(picture, at) {
  const button = make(
    'button',
    { type: 'button', onclick: () => choose(at) },
    !picture.isText && make('img', { src: pictureUrl('after', picture), alt: '', loading: 'lazy' }),
    `${picture.story}, ${picture.cell}`,
    picture.others > 0 && make('span', {}, `, and ${plural(picture.others, 'other cause', 'other causes')}`),
  );
  return make('li', {}, button);
}

function drawMore(count = AT_A_TIME) {
  const next = rest.slice(drawn, drawn + count);
  by('pictures').append(...next.map((picture, index) => item(picture, drawn + index)));
  drawn += next.length;
  by('more').textContent =
    drawn < rest.length ? `and ${(rest.length - drawn).toLocaleString('en')} more` : '';
}

/** @param {object[]} pictures @param {(at: number) => void} onChoose */
export function showPictures(pictures, onChoose) {
  rest = pictures;
  choose = onChoose;
  drawn = 0;
  by('pictures').replaceChildren();
  drawMore();
}

export function markPicture(at) {
  while (drawn <= at && drawn < rest.length) drawMore();
  by('pictures').querySelector('[aria-current]')?.removeAttribute('aria-current');
  by('pictures').children[at]?.firstElementChild.setAttribute('aria-current', 'true');
}

/** Draws on when the end of the list comes into sight. */
export function watchPictures() {
  new IntersectionObserver(([entry]) => entry?.isIntersecting && drawMore(), {
    root: document.querySelector('main'),
    rootMargin: '400px',
  }).observe(by('more'));
}
