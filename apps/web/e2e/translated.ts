import { translatePage } from '@doorstep/tooling/translator';
import { test as base, type BrowserContext } from '@playwright/test';

/** Translates every page of the context, as Chrome does once a page has loaded. Words stay as they are, so locators find them. */
export const translatePages = (context: BrowserContext) =>
  context.addInitScript(`addEventListener('load', () => { (${translatePage.toString()})(); });`);

/** Journeys with the tag `@translated` are walked once more in the project of that name, on pages that the browser translates. */
export const test = base.extend<{ isTranslated: boolean }>({
  isTranslated: [false, { option: true }],
  context: async ({ context, isTranslated }, run) => {
    if (isTranslated) await translatePages(context);
    await run(context);
  },
});
