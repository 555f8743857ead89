import { afterEach, expect, test, vi } from 'vitest';
import { drawRest } from './draw-rest.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is far from the window is drawn part after part, each when nothing else is to do and nobody types', () => {
  const idle: Array<() => void> = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  vi.stubGlobal('cancelIdleCallback', (nth: number) => idle.splice(nth - 1, 1));
  document.body.innerHTML =
    '<input /><p class="offscreen-20">a</p><p>b</p><footer class="offscreen-350 border-t">c</footer>';
  const drawn = () =>
    [...document.querySelectorAll<HTMLElement>('p, footer')]
      .filter(({ style }) => style.contentVisibility === 'visible')
      .map(({ textContent }) => textContent);
  drawRest()();
  expect(idle).toEqual([]);
  drawRest();
  expect(drawn()).toEqual([]);
  idle.shift()?.();
  expect(drawn()).toEqual(['a']);
  document.querySelector('input')?.focus();
  idle.shift()?.();
  expect([drawn(), idle]).toEqual([['a'], []]);
  document.querySelector('input')?.blur();
  idle.shift()?.();
  expect(drawn()).toEqual(['a', 'c']);
  idle.shift()?.();
  expect(idle).toEqual([]);
});

test('of the cards that the first page laid out late none stays so, also when the page is left before', () => {
  const idle: Array<() => void> = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  vi.stubGlobal('cancelIdleCallback', () => {});
  const style = '<style id="far"></style>';
  document.body.innerHTML = `${style}<ul data-slot="medicine-grid">${'<li></li>'.repeat(6)}</ul>`;
  drawRest();
  for (let step = 0; step < 3; step++) idle.shift()?.();
  expect([...document.querySelectorAll('li')].map((one) => one.style.contentVisibility)).toEqual([
    ...Array.from({ length: 4 }, () => ''),
    'visible',
    'visible',
  ]);
  expect(document.querySelector('style')).toBeNull();
  document.body.innerHTML = style;
  drawRest()();
  expect(document.querySelector('style')).toBeNull();
});
