import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { button } from './checkout.ts';
import { at, patient, slip } from './orders.ts';
import { closedGate } from './pages.ts';

/** 50 KB/s. The short form takes twice the time limit of other calls; `E2E_LONG=1` sends all that is allowed. */
const LINE_BYTES_PER_S = 50_000,
  MEGABYTES = process.env['E2E_LONG'] ? 5 : 1;
test(
  `${MEGABYTES} MB on a line of 400 kbit/s arrive (C21, F23)`,
  { tag: '@release' },
  async ({ page, context }) => {
    test.setTimeout(300_000);
    const meena = await patient(page.request);
    await at(page, meena, '/prescriptions/upload');
    const png = slip();
    await page.getByLabel('Prescription', { exact: true }).setInputFiles({
      ...png,
      buffer: Buffer.concat([png.buffer, randomBytes(MEGABYTES * 2 ** 20 - png.buffer.length)]),
    });
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: LINE_BYTES_PER_S,
      uploadThroughput: LINE_BYTES_PER_S,
    });
    await button(page, 'Upload prescription').click();
    await expect(page.getByText(/^\s*[1-9]\d?%$/)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Uploaded. A pharmacist looks at it next.')).toBeVisible({
      timeout: 270_000,
    });
    expect(await meena.prescriptions()).toHaveLength(1);
  },
);

test(
  'a picture that cannot be had: a sign stands in its place, and nothing moves (F31)',
  { tag: '@release' },
  async ({ page }) => {
    const meena = await patient(page.request);
    await meena.uploads();
    const card = page.getByRole('article', { name: /^Uploaded / }),
      files = '**/api/files/**',
      gate = closedGate();
    await page.route(files, async (route) => {
      await gate.opened;
      await route.fulfill({ status: 404, json: {} });
    });
    await at(page, meena, '/prescriptions');
    const { height } = (await card.boundingBox())!;
    const failed = page.waitForResponse(files);
    gate.open();
    await failed;
    await expect(card.getByRole('img')).toHaveCount(0);
    expect((await card.boundingBox())!.height).toBe(height);
  },
);
