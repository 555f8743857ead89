import { expect, test } from 'vitest';
import { placeBoot } from './first-paint.ts';

const SCRIPT = '<script>boot</script>';
const header = '<header data-slot="site-header" id="site-header"><p>Doorstep</p></header>';

test('the boot script follows the header, and nothing is seen before it', () => {
  const { head, body } = placeBoot(`<div>${header}<article><header>b</header></article></div>`, SCRIPT);
  expect(head).toContain(
    '@media(scripting){:root:not([data-theme]){visibility:hidden}@media(prefers-color-scheme:dark){[data-system=light]{visibility:hidden}}@media(prefers-color-scheme:light){[data-system=dark]{visibility:hidden}}}',
  );
  expect(body).toContain(`<p>Doorstep</p></header>${SCRIPT}<article>`);
  expect(body.split(SCRIPT)).toHaveLength(2);
});

test('where the largest words come soon it follows them', () => {
  const { body } = placeBoot(
    `<div>${header}<main><h1>a &lt; b</h1><p class="x" data-fold=""><b>c</b></p><i data-fold="">d</i></main></div>`,
    SCRIPT,
  );
  expect(body).toContain(`<h1>a &lt; b</h1>${SCRIPT}<p class="x" data-fold="">`);
  expect(body.split(SCRIPT)).toHaveLength(2);
});

test('a page without that header has it in its head', () => {
  const page = '<main><header>a</header></main>';
  expect(placeBoot(page, SCRIPT)).toEqual({ head: SCRIPT, body: page });
});

test('cards below the first screen are laid out late', () => {
  const { head } = placeBoot(`${header}<ul data-slot="medicine-grid"></ul>`, SCRIPT);
  expect(head).toMatch(/<style id="far">.*content-visibility:auto.*<\/style>$/);
});
