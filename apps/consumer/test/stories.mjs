// The stories that the elements are compared with, from the built Storybook, and how both are photographed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@doorstep/tooling/serve';
import { root } from './install.mjs';

/** The name of each element's section on a page, and its story. */
export const elements = {
  button: 'base-button--default',
  'medicine-card': 'medicine-medicine-card--default',
  'otp-field': 'account-otp-field--default',
  'slot-picker': 'appointment-slot-picker--default',
  'address-form': 'address-address-form--default',
};
export const cells = [
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 1280 },
];
const still =
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }';
const MARGIN = 8;

/** The element with what lies around it, focus left and every font loaded. */
export async function photograph(page, selector) {
  await page.addStyleTag({ content: still });
  await page.evaluate(async () => {
    document.activeElement?.blur();
    await Promise.all([...document.fonts].map((face) => face.load()));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
    });
  });
  const box = await page.locator(selector).first().boundingBox();
  const x = Math.max(0, Math.floor(box.x) - MARGIN),
    y = Math.max(0, Math.floor(box.y) - MARGIN);
  return page.screenshot({
    fullPage: true,
    clip: {
      x,
      y,
      width: Math.ceil(box.x + box.width) + MARGIN - x,
      height: Math.ceil(box.y + box.height) + MARGIN - y,
    },
  });
}

/** Serves the built Storybook and draws stories of it. */
export async function openBook(context) {
  const folder = join(root, 'storybook-static');
  if (!existsSync(folder)) throw new Error('no storybook-static: npm run build:storybook');
  const { url, close } = await serve(folder);
  const page = await context.newPage();
  const show = async (id, { theme, width }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
  };
  return {
    /** What a story gives to its element, without functions. */
    async argsOf(id) {
      await show(id, cells[0]);
      return JSON.parse(
        await page.evaluate(() =>
          JSON.stringify(window.__STORYBOOK_PREVIEW__.currentRender.story.initialArgs),
        ),
      );
    },
    async photograph(name, cell) {
      await show(elements[name], cell);
      return photograph(
        page,
        name === 'address-form' ? '[data-slot=address-form]' : '#storybook-root [data-slot]',
      );
    },
    close,
  };
}
