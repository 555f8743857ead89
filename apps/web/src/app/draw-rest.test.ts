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
