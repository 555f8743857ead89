import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { newPerson } from './account.ts';
import { heading, sessionOf, store } from './checkout.ts';
import { ownProduct } from './own-product.ts';
import { complaints, hydrated, open, tabTo } from './pages.ts';
import { test, translatePages } from './translated.ts';

const DOCTOR = '9000000003';
type Product = Awaited<ReturnType<typeof ownProduct>>;
let product: Product;
// Chat has hours, and the clock of the shared server is moved by others.
test.beforeAll(async () => {
  product = await ownProduct();
});
test.afterAll(() => product.remove());

/** On the page or in its dialog. */
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const log = (page: Page) => page.getByRole('log');
const bubble = (page: Page, text: string): Locator =>
  log(page).getByRole('article').filter({ hasText: text });
const box = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const send = (page: Page) => button(page, 'Send');
async function as(browser: Browser, mobile: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ baseURL: product.url, viewport, locale: 'en-IN' });
  if (test.info().project.name === 'translated') await translatePages(context);
  const page = await context.newPage();
  await open(page, '/');
  await store(page, await sessionOf(page.request, mobile));
  return { context, page };
}
const wide = { width: 1280, height: 900 },
  phone = { width: 360, height: 780 };
const demoDoctor = async (page: Page) =>
  ((await (await page.request.get('/api/doctors/')).json()) as { data: Array<{ id: number; name: string }> })
    .data[0]!;

/** Asha asks the demo doctor: danger signs, first message, the chat's page. */
async function startByMouse(page: Page, words: string): Promise<string> {
  const doctor = await demoDoctor(page);
  await page.goto('/online-consultation');
  await hydrated(page);
  await button(page, `Start Chat with Dr. ${doctor.name}`).click();
  await button(page, 'None of these 6').click();
  await button(page, 'Continue').click();
  await page.getByRole('textbox', { name: 'What is it about?' }).fill(words);
  await button(page, 'Send and open the chat').click();
  await expect(heading(page, `Chat with Dr. ${doctor.name}`)).toBeVisible();
  await expect(bubble(page, words)).toBeVisible();
  return new URL(page.url()).pathname;
}

test(
  'two browsers chat; one loses its line in the middle of a sentence, and nothing is lost or doubled',
  { tag: '@worker' },
  async ({ browser, page: outer }) => {
    const mobile = await newPersonAt(outer),
      patient = await as(browser, mobile, phone),
      said = complaints(patient.page);
    const path = await startByMouse(patient.page, 'My feet are swollen since Thursday.');
    const doctor = await as(browser, DOCTOR, wide);
    await doctor.page.goto(path);
    await expect(bubble(doctor.page, 'My feet are swollen since Thursday.')).toBeVisible();
    await expect(bubble(patient.page, 'My feet are swollen')).toContainText('seen');

    // Typing is seen, and ends with the message; Shift and Enter makes a new line.
    await box(doctor.page).pressSequentially('Are both legs the same?');
    await expect(patient.page.getByText('is typing')).toBeVisible();
    await box(doctor.page).press('Shift+Enter');
    await box(doctor.page).pressSequentially('Any pain?');
    await box(doctor.page).press('Enter');
    await expect(bubble(patient.page, 'Are both legs the same?\nAny pain?')).toBeVisible();
    await expect(patient.page.getByText('is typing')).toHaveCount(0);
    await expect(bubble(patient.page, 'Any pain?')).toContainText('MD');

    // Half a sentence, then no line.
    await box(patient.page).fill('Both the same, ');
    await patient.context.setOffline(true);
    // Its socket is cut as well, as where a phone leaves its network.
    await product.kill();
    await expect(patient.page.getByText(/^No connection\. Trying again/)).toBeVisible();
    await expect(box(patient.page)).toHaveValue('Both the same, ');
    await box(patient.page).press('End');
    await box(patient.page).pressSequentially('no pain.');
    await send(patient.page).click();
    await expect(bubble(patient.page, 'Both the same, no pain.')).toContainText('Kept');
    await box(patient.page).fill('138 over 88.');
    await send(patient.page).click();
    await expect(bubble(patient.page, '138 over 88.')).toContainText('Kept');
    await box(patient.page).fill('Shall I');
    await product.start();
    await box(doctor.page).fill('What was your last blood pressure?');
    await send(doctor.page).click();
    await expect(bubble(doctor.page, 'What was your last blood pressure?')).toContainText(/sent/);
    await patient.context.setOffline(false);
    await expect(bubble(patient.page, '138 over 88.')).toContainText(/sent|delivered|seen/);
    await expect(bubble(patient.page, 'What was your last blood pressure?')).toBeVisible();
    await expect(box(patient.page)).toHaveValue('Shall I');
    await expect(bubble(doctor.page, '138 over 88.')).toBeVisible();

    // Each once, in one order, on both sides, and after a reload.
    const texts = [
      'My feet are swollen since Thursday.',
      'Are both legs the same?\nAny pain?',
      'What was your last blood pressure?',
      'Both the same, no pain.',
      '138 over 88.',
    ];
    await patient.page.reload();
    await expect(box(patient.page)).toHaveValue('Shall I');
    for (const { page } of [patient, doctor]) {
      for (const text of texts) await expect(bubble(page, text)).toHaveCount(1);
      await expect(log(page).getByRole('article')).toHaveCount(texts.length);
    }
    const order = (page: Page) => log(page).getByRole('article').locator('p:first-of-type').allInnerTexts();
    expect(await order(patient.page)).toEqual(await order(doctor.page));
    await patient.context.close();
    await doctor.context.close();
    expect(said.filter((one) => !/WebSocket|ERR_|Failed to load/.test(one))).toEqual([]);
  },
);

test(
  'a danger sign shows whom to call first; by keyboard alone, on a phone',
  { tag: ['@zoom', '@translated'] },
  async ({ browser, page: outer }, { project }) => {
    const viewport = project.name === 'zoom' ? outer.viewportSize()! : phone;
    const { page, context } = await as(browser, await newPersonAt(outer), viewport);
    const doctor = await demoDoctor(page);
    await page.goto('/online-consultation');
    await hydrated(page);
    await tabTo(page, button(page, `Start Chat with Dr. ${doctor.name}`));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await tabTo(page, button(page, 'None of these 6'));
    await page.keyboard.press('Enter');
    const breathing = page.getByRole('group', { name: 'Hard to breathe' });
    await tabTo(page, breathing.getByRole('radio', { name: 'No' }));
    // The first Yes shows whom to call at once.
    await page.keyboard.press('ArrowLeft');
    const card = page.getByRole('dialog').getByRole('region', { name: 'Call for help now' });
    for (const number of ['112', '108', '+916512345108'])
      await expect(card.locator(`a[href="tel:${number}"]`)).toBeVisible();
    await tabTo(page, button(page, 'I have called. Go on to the doctor'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'What is it about?' }));
    await page.keyboard.type('I get no air at night.');
    await tabTo(page, button(page, 'Send and open the chat'));
    await page.keyboard.press('Enter');
    await expect(bubble(page, 'I get no air at night.')).toBeVisible();
    await expect(page.getByRole('region', { name: '1 danger sign' })).toBeVisible();
    await tabTo(page, box(page));
    await page.keyboard.type('It began yesterday.');
    await page.keyboard.press('Enter');
    await expect(bubble(page, 'It began yesterday.')).toContainText('sent');
    // What one agreed to is among the account's consents.
    const { access_token: token } = await page.evaluate(() => ({
      access_token: localStorage.getItem('access_token'),
    }));
    const consents = (await (
      await page.request.get('/api/user/consents/', { headers: { authorization: `Bearer ${token}` } })
    ).json()) as { data: Array<{ purpose: string; given: boolean; version: string; at: string }> };
    expect(consents.data[0]).toMatchObject({ purpose: 'teleconsultation', given: true, version: '1' });
    await context.close();
  },
);

test(
  'a patient ends a consultation after a question, and its doctor hears so at once',
  { tag: '@release' },
  async ({ browser, page: outer }) => {
    const patient = await as(browser, await newPersonAt(outer), phone);
    const path = await startByMouse(patient.page, 'A question about my knee.');
    const doctor = await as(browser, DOCTOR, wide);
    await doctor.page.goto(path);
    await expect(bubble(doctor.page, 'A question about my knee.')).toBeVisible();
    await button(patient.page, 'End consultation').click();
    const question = patient.page.getByRole('alertdialog', { name: 'End this consultation?' });
    await question.getByRole('button', { name: 'Keep it open' }).click();
    await expect(box(patient.page)).toBeVisible();
    await button(patient.page, 'End consultation').click();
    await question.getByRole('button', { name: 'End consultation' }).click();
    await expect(patient.page.getByText(/^You ended this consultation\./)).toBeVisible();
    await expect(patient.page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(doctor.page.getByText(/^Ended by the patient\./)).toBeVisible();
    await expect(box(doctor.page)).toHaveCount(0);
    await patient.context.close();
    await doctor.context.close();
  },
);

test('a photo goes along, and opens for both', { tag: '@release' }, async ({ browser, page: outer }) => {
  const patient = await as(browser, await newPersonAt(outer), wide);
  const path = await startByMouse(patient.page, 'There is a rash on my arm.');
  await button(patient.page, 'Photo or prescription').click();
  const dialog = patient.page.getByRole('dialog', { name: 'Photo or prescription' });
  await dialog.getByLabel('Take or choose a photo').setInputFiles({
    name: 'arm.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAMgAAADIAQMAAACXljzdAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAHElEQVRYw+3BgQAAAADDoPlTX+EAVQEAAAAAfAYUUAABAJ8jFQAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(patient.page.getByText('Attached: Photo')).toBeVisible();
  await box(patient.page).fill('This one.');
  await send(patient.page).click();
  await expect(bubble(patient.page, 'This one.')).toContainText('sent');
  const doctor = await as(browser, DOCTOR, wide);
  await doctor.page.goto(path);
  const opened = doctor.context.waitForEvent('page');
  await bubble(doctor.page, 'This one.').getByRole('button', { name: /Photo/ }).click();
  await expect.poll(async () => (await opened).url()).toMatch(/^blob:/);
  await patient.context.close();
  await doctor.context.close();
});

/** An account of one test's own, on the server of this file. */
async function newPersonAt(page: Page): Promise<string> {
  const context = await page.context().browser()!.newContext({ baseURL: product.url });
  try {
    return await newPerson(context.request);
  } finally {
    await context.close();
  }
}
