import { createHmac } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { button, heading } from './checkout.ts';
import { ADMIN } from './orders.ts';
import { ownProduct } from './own-product.ts';
import { complaints, scriptsOf } from './pages.ts';

// Separate server that requires a second step of staff.
let product: Awaited<ReturnType<typeof ownProduct>>, site: string;
test.beforeAll(async () => {
  product = await ownProduct({ env: { STAFF_SECOND_STEP: 'all' } });
  site = product.url;
});
test.afterAll(() => product.remove());

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Code of an authenticator app (RFC 6238). */
function totp(secret: string, atMs: number): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)));
  const mac = createHmac('sha1', Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2))))
      .update(counter)
      .digest(),
    offset = mac.at(-1)! & 15;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code from your authenticator app' });
async function logIn(page: Page) {
  await page.goto(`${site}/login`);
  await page.getByLabel('Mobile Number').fill(ADMIN);
  await page.getByLabel('Password', { exact: true }).fill('doorstep1');
  await button(page, 'Login').click();
}
const now = async (page: Page): Promise<number> => {
  const answer = (await (await page.request.get(`${site}/api/availability/`)).json()) as {
    data: { now: string };
  };
  return Date.parse(answer.data.now);
};

test('an admin sets up the app at the first login, and later logs in with a recovery code and renews the codes', async ({
  page,
}) => {
  const said = complaints(page);
  await logIn(page);
  await expect(heading(page, 'Set up your second step')).toBeVisible();
  // No session exists before enrolment.
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = (await page.getByLabel('Setup key', { exact: true }).textContent())!.replaceAll(/\s/g, '');
  await codeField(page).fill(totp(secret, await now(page)));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Save your recovery codes')).toBeVisible();
  const codes = await page
    .getByRole('list', { name: 'Your recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  expect(codes).toHaveLength(10);
  await button(page, 'I have saved the codes').click();
  await page.waitForURL(`${site}/admin`);

  await page.evaluate(() => localStorage.clear());
  await logIn(page);
  await expect(heading(page, 'Second step')).toBeVisible();
  await button(page, 'Use a recovery code').click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0]!.toLowerCase());
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site}/admin`);

  // A failed script load shows an error; the next visit works.
  const isPart = scriptsOf(/settings\/second-step\.tsx$/);
  await page.route(isPart, (route) => route.abort());
  await page.goto(`${site}/profile?tab=settings&open=secondStep`);
  await expect(page.getByRole('alert').getByText('Your second step could not be loaded')).toBeVisible();
  await expect(button(page, 'Try again')).toBeVisible();
  await page.unroute(isPart);
  said.length = 0;
  await page.goto(`${site}/profile?tab=settings&open=secondStep`);
  await expect(page.getByText('Recovery codes left: 9 of 10')).toBeVisible();
  // TOTP codes work once: advance the clock.
  await page.request.post(`${site}/api/dev/clock/`, { data: { advance_s: 60 } });
  await codeField(page).fill(totp(secret, await now(page)));
  await button(page, 'Create new codes').click();
  await expect(page.getByRole('list', { name: 'Your recovery codes' })).toBeVisible();
  await button(page, 'I have saved the codes').click();
  await expect(page.getByText('Recovery codes left: 10 of 10')).toBeVisible();
  expect(said).toEqual([]);
});
