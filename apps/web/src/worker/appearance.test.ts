import { expect, test } from 'vitest';
import type { Appearance } from '../app/offline/appearance.ts';
import { withAppearance } from './appearance.ts';

const page = (fonts: string) =>
  `<!doctype html><html lang="en-IN"><head><style id="fonts" media="${fonts}">@font-face{src:url(/assets/a-1.woff2)format("woff2")}@font-face{src:url(/assets/b-2.woff2)format("woff2")}</style></head></html>`;
const plain: Appearance = { theme: 'light', isChosen: false, comfort: 0, isKnown: false, fonts: '' };
const rootOf = (html: string) => /<html [^>]*>/.exec(html)![0];

test('a kept page gets what was chosen on this device', () => {
  expect(
    rootOf(
      withAppearance(page('not all'), { ...plain, theme: 'dark', isChosen: true, comfort: 2, isKnown: true }),
    ),
  ).toBe('<html data-theme="dark" data-comfort="2" data-known="" lang="en-IN">');
});

test("a theme that is the system's says so, for the system may have changed", () => {
  expect(rootOf(withAppearance(page('not all'), plain))).toBe(
    '<html data-theme="light" data-system="light" lang="en-IN">',
  );
});

test('fonts wake where the browser has all of them', () => {
  const shown = (fonts: string) => withAppearance(page('not all'), { ...plain, fonts });
  expect(shown('/assets/a-1.woff2 /assets/b-2.woff2')).toContain('<style id="fonts" media="all">@font-face');
  expect(shown('/assets/a-1.woff2')).toContain('<style id="fonts" media="not all">@font-face');
  expect(withAppearance('<html lang="hi-IN"></html>', plain)).toContain('lang="hi-IN"></html>');
});
