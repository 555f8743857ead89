import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { button, heading, needsSheet, ownMedicine } from './checkout.ts';
import { at, patient, slip, type Patient } from './orders.ts';
import { blobs, busy, closedGate, countBlobs, hydrated } from './pages.ts';

const MINE = '/prescriptions',
  UPLOAD = '/prescriptions/upload',
  list = '**/api/prescriptions/',
  upload = '**/api/prescription/upload/',
  remove = '**/api/prescriptions/*/delete/',
  files = '**/api/files/**';
let meena: Patient;
const field = (page: Page) => page.getByLabel('Prescription', { exact: true });
const cards = (page: Page) => page.getByRole('article', { name: /^Uploaded / });
const choose = async (
  page: Page,
  file: Parameters<ReturnType<typeof field>['setInputFiles']>[0] = slip(),
) => {
  await field(page).setInputFiles(file);
};
const send = (page: Page) => button(page, 'Upload prescription').click();
const problem = (page: Page) => page.getByRole('main').getByRole('alert');
const reallyDelete = async (page: Page) => {
  await cards(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete prescription' }).click();
};
test.beforeEach(async ({ page }) => {
  meena = await patient(page.request);
});

test.describe('a file that is refused before it is sent', () => {
  let asked = 0;
  test.beforeEach(async ({ page }) => {
    asked = 0;
    await page.route(upload, async (route) => {
      asked++;
      await route.continue();
    });
    await at(page, meena, UPLOAD);
  });
  for (const [name, mimeType, bytes, sentence] of [
    ['voice.mp3', 'audio/mpeg', 10, 'Please select an image or PDF file (JPG, PNG, WebP or PDF)'],
    ['page.svg', 'image/svg+xml', 10, 'Please select an image or PDF file (JPG, PNG, WebP or PDF)'],
    ['photo.jpg', 'image/jpeg', 5_242_881, 'File size must be less than 5MB'],
  ] as const) {
    test(`${name} of ${bytes} bytes: ${sentence}`, async ({ page }) => {
      await choose(page, { name, mimeType, buffer: Buffer.alloc(bytes) });
      await expect(problem(page)).toHaveText(sentence);
      await expect(field(page)).toHaveAccessibleDescription(
        new RegExp(sentence.replaceAll(/[().]/g, String.raw`\$&`)),
      );
      await choose(page);
      await expect(page.getByText('Ready to upload')).toBeVisible();
      expect(asked).toBe(0);
    });
  }
  test('none at all', async ({ page }) => {
    await send(page);
    await expect(problem(page)).toHaveText('Please select a prescription image');
    await expect(field(page)).toBeFocused();
    expect(asked).toBe(0);
  });
});

test.describe('an upload', () => {
  for (const [cause, status, error] of [
    ['cut off', 0, ''],
    ['the server is busy', 503, ''],
    ['a proxy answers', 502, ''],
  ] as const) {
    test(`${cause}: it fails with the file still chosen, and the next try makes one prescription (F22)`, async ({
      page,
    }) => {
      await page.route(upload, (route) =>
        status
          ? route.fulfill({ status, contentType: 'text/html', body: error })
          : route.abort('connectionreset'),
      );
      await at(page, meena, UPLOAD);
      await choose(page, slip());
      await send(page);
      await expect(problem(page)).toContainText('Upload failed. Please try again.');
      await expect(problem(page)).toContainText('Your file is still chosen. Try again.');
      await expect(page.getByText('slip.png')).toBeVisible();
      await page.unrouteAll();
      await button(page, 'Try again').click();
      await expect(heading(page, 'My Prescriptions')).toBeVisible();
      expect(await meena.prescriptions()).toHaveLength(1);
    });
  }
  test('the answer is lost after it was kept: the next try finds the same prescription', async ({ page }) => {
    let lost = false;
    await page.route(upload, async (route) => {
      if (lost) {
        await route.continue();
        return;
      }
      lost = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await at(page, meena, UPLOAD);
    await choose(page);
    await send(page);
    await button(page, 'Try again').click();
    await expect(cards(page)).toHaveCount(1);
    expect(await meena.prescriptions()).toHaveLength(1);
  });
  test('the server refuses the file: its own sentence', async ({ page }) => {
    await at(page, meena, UPLOAD);
    await choose(page, {
      name: 'torn.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([slip().buffer.subarray(0, 30), randomBytes(50)]),
    });
    await send(page);
    await expect(problem(page)).toContainText(
      'We could not read that file. Please choose another photo or PDF.',
    );
    expect(await meena.prescriptions()).toEqual([]);
  });
  test('too many: how long to wait, and the file is still chosen (F24)', async ({ page }) => {
    await page.route(upload, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '40' },
        json: { success: false, error: 'Too many tries. Try again in 40 s.', code: 'too_many' },
      }),
    );
    await at(page, meena, UPLOAD);
    await choose(page);
    await send(page);
    await expect(problem(page)).toContainText('Too many tries. Try again in 40 s.');
    await expect(button(page, 'Try again')).toBeVisible();
  });
  test('pressed twice it is sent once; cancelled, nothing is kept and another may be chosen', async ({
    page,
  }) => {
    const gate = closedGate();
    let asked = 0;
    await page.route(upload, async (route) => {
      asked++;
      await gate.opened;
      await route.continue().catch(() => {
        /* it was given up */
      });
    });
    await at(page, meena, UPLOAD);
    await choose(page);
    await button(page, 'Upload prescription').dblclick();
    await expect(page.getByRole('progressbar', { name: 'Uploading...' })).toBeVisible();
    await button(page, 'Cancel').click();
    await expect(field(page)).toBeFocused();
    gate.open();
    expect(asked).toBe(1);
    await choose(page);
    await send(page);
    await expect(heading(page, 'My Prescriptions')).toBeVisible();
    expect(await meena.prescriptions()).toHaveLength(1);
  });
  test('offline: it fails with the file still chosen, and goes when the line is back', async ({
    page,
    context,
  }) => {
    await at(page, meena, UPLOAD);
    await choose(page);
    await context.setOffline(true);
    await send(page);
    await expect(problem(page)).toContainText('Upload failed. Please try again.');
    await context.setOffline(false);
    await button(page, 'Try again').click();
    await expect(heading(page, 'My Prescriptions')).toBeVisible();
  });
  test('5 MB on a line of 400 kbit/s arrive (C21, F23)', async ({ page, context }) => {
    test.setTimeout(300_000);
    await at(page, meena, UPLOAD);
    const png = slip();
    await choose(page, {
      ...png,
      buffer: Buffer.concat([png.buffer, randomBytes(5 * 2 ** 20 - png.buffer.length)]),
    });
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await send(page);
    await expect(page.getByText(/^\s*[1-9]\d?%$/)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Uploaded. A pharmacist looks at it next.')).toBeVisible({
      timeout: 270_000,
    });
    expect(await meena.prescriptions()).toHaveLength(1);
  });
});

test.describe('the list', () => {
  test('cannot be loaded: it says so, and tries again', async ({ page }) => {
    await meena.uploads();
    await page.route(list, (route) => route.fulfill(busy));
    await at(page, meena, MINE);
    await expect(page.getByRole('heading', { name: 'Failed to load prescriptions' })).toBeVisible();
    await page.unrouteAll();
    await button(page, 'Try again').click();
    await expect(cards(page)).toHaveCount(1);
  });
  test('a picture that cannot be had: a sign stands in its place, and nothing moves (F31)', async ({
    page,
  }) => {
    await meena.uploads();
    const gate = closedGate();
    await page.route(files, async (route) => {
      await gate.opened;
      await route.fulfill({ status: 404, json: {} });
    });
    await at(page, meena, MINE);
    const { height } = (await cards(page).boundingBox())!;
    const failed = page.waitForResponse(files);
    gate.open();
    await failed;
    await expect(cards(page).getByRole('img')).toHaveCount(0);
    expect((await cards(page).boundingBox())!.height).toBe(height);
  });
  test('a path that is none of ours is not asked for (T20)', async ({ page, context }) => {
    await meena.uploads();
    await page.route(list, async (route) => {
      const body = (await (await route.fetch()).json()) as { data: object[] };
      await route.fulfill({
        json: {
          ...body,
          data: body.data.map((one) =>
            Object.assign(one, { image: 'https://elsewhere.example/api/files/x/' }),
          ),
        },
      });
    });
    const strange: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('elsewhere')) strange.push(request.url());
    });
    await at(page, meena, MINE);
    await cards(page).getByRole('button', { name: 'View Full Size' }).click();
    await expect(problem(page)).toHaveText('The prescription could not be opened. Please try again.');
    expect(strange).toEqual([]);
    expect(context.pages()).toHaveLength(1);
  });
  test('no tab may be opened: a link takes its place', async ({ page }) => {
    await meena.uploads();
    await at(page, meena, MINE);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await cards(page).getByRole('button', { name: 'View Full Size' }).click();
    await expect(page.getByRole('link', { name: 'Open the prescription' })).toHaveAttribute('href', /^blob:/);
  });
  test('after a logout Back shows nothing of it (T44)', async ({ page }) => {
    await meena.uploads();
    await at(page, meena, MINE);
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click();
    await expect(heading(page, 'Login')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Login')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });
});

test.describe('deleting', () => {
  test('the server fails: it says so, and the prescription stays', async ({ page }) => {
    await meena.uploads();
    await page.route(remove, (route) => route.fulfill(busy));
    await at(page, meena, MINE);
    await reallyDelete(page);
    await expect(problem(page)).toHaveText('Failed to delete prescription');
    await expect(cards(page)).toHaveCount(1);
    await page.unrouteAll();
    await reallyDelete(page);
    await expect(page.getByRole('heading', { name: 'No prescriptions uploaded' })).toBeVisible();
  });
  test('another tab was first: it is gone, as was asked', async ({ page }) => {
    const { id } = await meena.uploads();
    await at(page, meena, MINE);
    await expect(cards(page)).toHaveCount(1);
    await meena.remove(id);
    await reallyDelete(page);
    await expect(page.getByText('Prescription deleted')).toBeVisible();
    await expect(heading(page, 'My Prescriptions')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'No prescriptions uploaded' })).toBeVisible();
  });
  test('an order has come to wait on it meanwhile: it says which, and offers no delete any more', async ({
    page,
  }, info) => {
    const { id } = await meena.uploads();
    await at(page, meena, MINE);
    await expect(cards(page)).toHaveCount(1);
    const order = await meena.orders(await ownMedicine(page.request, info, needsSheet), {
      prescription_id: id,
    });
    await reallyDelete(page);
    await expect(problem(page)).toContainText(`Your order ${order} waits for this prescription.`);
    await expect(page.getByText('An order needs it, so it cannot be deleted now.')).toBeVisible();
    await expect(cards(page).getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  });
  test('pressed twice it is asked once', async ({ page }) => {
    await meena.uploads();
    const gate = closedGate();
    let asked = 0;
    await page.route(remove, async (route) => {
      asked++;
      await gate.opened;
      await route.continue();
    });
    await at(page, meena, MINE);
    await cards(page)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete prescription' }).dblclick();
    gate.open();
    await expect(page.getByRole('heading', { name: 'No prescriptions uploaded' })).toBeVisible();
    expect(asked).toBe(1);
  });
});

test('the picture of a chosen file, those of the list, and one behind a link are given back once they are not shown', async ({
  page,
}) => {
  await meena.uploads();
  await at(page, meena, UPLOAD);
  await countBlobs(page);
  await choose(page);
  await blobs(page, 1);
  await choose(page, slip('another.png'));
  await expect(page.getByText('another.png')).toBeVisible();
  await blobs(page, 1);
  await button(page, 'Remove').click();
  await blobs(page, 0);
  await choose(page);
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(cards(page).getByRole('img')).toHaveAttribute('src', /^blob:/);
  await blobs(page, 1);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await cards(page).getByRole('button', { name: 'View Full Size' }).click();
  await expect(page.getByRole('link', { name: 'Open the prescription' })).toBeVisible();
  await blobs(page, 2);
  await page.getByRole('link', { name: 'Upload New' }).click();
  await expect(heading(page, 'Upload prescription')).toBeVisible();
  await blobs(page, 0);
});

test('a visitor is asked to log in, and comes back to the upload', async ({ page }) => {
  await page.goto(UPLOAD);
  await hydrated(page);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(UPLOAD)}`);
});
