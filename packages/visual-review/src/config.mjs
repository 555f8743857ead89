// Settings of a project: `visual.config.mjs` beside its package.json. The README tells what each is.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const DEFAULTS = {
  storybook: '.storybook',
  stories: ['{src,stories,packages/*/src,apps/*/src}/**/*.stories.{ts,tsx,js,jsx,mjs}'],
  pages: [],
  ignore: [],
  conditions: [],
  browser: () => ({}),
  context: {},
  include: [],
  allow: [],
};

/** @param {string} root */
export async function loadConfig(root) {
  const path = join(root, 'visual.config.mjs');
  const own = existsSync(path) ? (await import(pathToFileURL(path).href)).default : {};
  return { ...DEFAULTS, ...own };
}
