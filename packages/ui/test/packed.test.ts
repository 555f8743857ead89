// What a stranger to this repository gets: the tarball, built and packed, in a page of its own outside the tree.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedChromium } from '@doorstep/tooling/chromium';
import tailwindcss from '@tailwindcss/vite';
import { chromium } from 'playwright';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';

const ui = fileURLToPath(new URL('..', import.meta.url));
const packages = join(ui, '..');
const modules = join(packages, '../node_modules');
const outside = mkdtempSync(join(tmpdir(), 'doorstep-packed-'));
afterAll(() => rmSync(outside, { recursive: true, force: true }));

/** Builds and packs a copy, so that neither a dist of yesterday nor a test beside this one gets into it. */
function pack(): string {
  const copy = join(outside, 'tree/packages/ui');
  cpSync(join(packages, 'tsconfig.base.json'), join(outside, 'tree/packages/tsconfig.base.json'));
  for (const name of ['src', 'package.json', 'tsconfig.json', 'tsconfig.build.json'])
    cpSync(join(ui, name), join(copy, name), { recursive: true });
  symlinkSync(modules, join(outside, 'tree/node_modules'), 'dir');
  const npm = (...args: string[]) =>
    execFileSync('npm', args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(modules, '.bin')}:${process.env['PATH']}` },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  npm('run', 'build');
  const [packed] = Object.values(
    JSON.parse(npm('pack', '--json', '--ignore-scripts')) as Array<{ filename: string }>,
  );
  return join(copy, packed?.filename ?? '');
}

/** A page that has only what its package.json could name: ui, React, Vite and Tailwind. */
function install(tarball: string): string {
  const page = join(outside, 'page');
  const installed = join(page, 'node_modules/@doorstep/ui');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  for (const name of [
    'react',
    'react-dom',
    'scheduler',
    'clsx',
    'class-variance-authority',
    'radix-ui',
    'tailwindcss',
    '@fontsource-variable',
    '@fontsource',
  ])
    symlinkSync(join(modules, name), join(page, 'node_modules', name), 'dir');
  writeFileSync(join(page, 'page.css'), `@import '@doorstep/ui/theme.css';\n`);
  writeFileSync(
    join(page, 'index.html'),
    '<!doctype html><title>Outside</title><div id="root"></div><i style="background:var(--accent-fill)"></i><script type="module" src="./page.js"></script>',
  );
  writeFileSync(
    join(page, 'page.js'),
    `import './page.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@doorstep/ui/base/button';
createRoot(document.getElementById('root')).render(createElement(Button, null, 'Add to cart'));
`,
  );
  return page;
}

test('a Button of the packed package has its colour and its height in a page outside', async () => {
  const page = install(pack());
  await build({
    root: page,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { assetsInlineLimit: 0, modulePreload: false },
  });
  const { executablePath, args, env } = await pinnedChromium();
  // From files: a module's script needs to be let in.
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--allow-file-access-from-files'],
    env,
  });
  try {
    const tab = await browser.newPage();
    await tab.goto(`file://${page}/dist/index.html`);
    const ground = (selector: string) =>
      tab.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground('button')).toBe(await ground('i'));
    expect(await ground('button')).toMatch(/^oklch\(/);
    expect((await tab.locator('button').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  } finally {
    await browser.close();
  }
});
