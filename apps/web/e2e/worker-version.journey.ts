import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentBuild } from '@doorstep/tooling/builds';
import { expect, test } from '@playwright/test';
import { ownProduct } from './own-product.ts';
import { hydrated } from './pages.ts';
import { device, isQuiet, withWorker } from './worker.ts';

test('a new version is offered, not in the middle of a form, and is taken once', async ({ browser }) => {
  const dist = mkdtempSync(join(tmpdir(), 'doorstep-e2e-dist-'));
  cpSync(currentBuild(join(import.meta.dirname, '../dist')), dist, { recursive: true });
  const product = await ownProduct({ dist });
  const { context, page } = await device(browser, product.url);
  try {
    await withWorker(page, '/support');
    const question = page.getByLabel('Your question'),
      offered = page.getByText('A new version is ready.');
    await question.fill('Is my sample ');
    await product.kill();
    appendFileSync(join(dist, 'client/sw.js'), '\n// Of another day.\n');
    await product.start();
    const isWaiting = () =>
      page.evaluate(async () => {
        const registration = (await navigator.serviceWorker.getRegistration())!;
        await registration.update();
        return registration.waiting !== null;
      });
    await expect.poll(isWaiting).toBe(true);
    await question.press('End');
    await question.pressSequentially('taken at home?');
    await question.blur();
    await expect(offered).toHaveCount(0);

    await page.getByRole('navigation').getByRole('link', { name: 'Medicines' }).first().click();
    await expect(offered).toBeVisible();
    await isQuiet(page);
    let loads = 0;
    page.on('load', () => loads++);
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => loads).toBe(1);
    await hydrated(page);
    expect(await isWaiting()).toBe(false);
    await expect(offered).toHaveCount(0);
    await page.goto('/support');
    await expect(question).toHaveValue('Is my sample taken at home?');
    expect(loads).toBe(2);
  } finally {
    await context.close();
    await product.remove();
    rmSync(dist, { recursive: true, force: true });
  }
});
