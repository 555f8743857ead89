import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedChromium } from '@doorstep/tooling/chromium';
import { chromium } from 'playwright';
import { afterAll, expect, inject, test } from 'vitest';
import { serveVite } from './apps.mjs';
import { link, outside, root, run } from './install.mjs';
import { files, installed } from './readme.mjs';

const place = outside(inject('tarball'));
afterAll(() => place.remove());

/** The page that somebody has who did what the README says, with the tools of an empty Vite page. */
function follow() {
  const page = join(place.folder, 'page');
  mkdirSync(join(page, 'src'), { recursive: true });
  link(place.folder, ['@types/react', '@types/react-dom']);
  link(page, [
    ...installed.filter((name) => name !== '@doorstep/ui'),
    'vite',
    '@vitejs/plugin-react',
    'typescript',
  ]);
  for (const name of ['vite.config.js', 'package.json'])
    cpSync(join(root, 'apps/consumer/vite', name), join(page, name));
  writeFileSync(
    join(page, 'index.html'),
    '<!doctype html><html lang="en-IN"><title>A page</title><main id="root"></main><script type="module" src="./src/main.tsx"></script></html>',
  );
  for (const { file, code } of files) writeFileSync(join(page, file), code);
  writeFileSync(
    join(page, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        jsx: 'react-jsx',
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2024',
        lib: ['es2024', 'dom', 'dom.iterable'],
        allowImportingTsExtensions: true,
        types: ['vite/client'],
      },
      include: ['src'],
    }),
  );
  return page;
}

test('three blocks of the README lead to a slot picker that works', async () => {
  expect(installed).toEqual(['@doorstep/ui', 'react', 'react-dom']);
  expect(files.map(({ file }) => file)).toEqual(['src/main.tsx', 'src/booking.tsx']);
  const page = follow();
  expect(run(page, 'node', 'node_modules/typescript/bin/tsc', '-p', '.')).toBe('');
  const served = await serveVite(page);
  const { executablePath, args, env } = await pinnedChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const tab = await browser.newPage({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
    await tab.goto(served.url);
    const book = tab.getByRole('button', { name: 'Book this time' });
    expect(await book.isDisabled()).toBe(true);
    await tab.getByRole('radio', { name: /10:30/ }).click();
    await book.click();
    await tab.getByText('Booked: 2026-11-24T10:30').waitFor();
    expect(
      await book.evaluate((one) => [
        getComputedStyle(one).backgroundColor,
        getComputedStyle(one).borderRadius,
        one.getBoundingClientRect().height >= 44,
      ]),
    ).toEqual(['oklch(0.4 0.08 195)', '10px', true]);
  } finally {
    await browser.close();
    await served.close();
  }
});
