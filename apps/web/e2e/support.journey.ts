import { expect, test, type Page } from '@playwright/test';
import { freshMobile, messagesTo } from './account.ts';
import { button, heading } from './checkout.ts';
import { ADMIN, at, patient } from './orders.ts';
import { complaints, hydrated, open, tabTo } from './pages.ts';
import { asStaff } from './staff.ts';

const NUMBER = /SP-[0-9A-Z]{12}/;
/** The number that stands in place of the form. */
async function numberOn(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: /^We (?:have your message|will call you)$/ })).toBeFocused();
  return NUMBER.exec((await page.locator('[data-slot="support-form"]').textContent())!)![0];
}
const ticket = (page: Page, id: string) => page.getByRole('article', { name: id });

test(
  'asked without a login, answered by the staff, read by who then logs in with that mobile',
  { tag: '@both' },
  async ({ page }) => {
    const said = complaints(page),
      meena = await patient(page.request),
      { mobile } = meena.session.user;
    await open(page, '/medical-tests');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Call me back about this page' }).click();
    await expect(heading(page, 'Help and support')).toBeFocused();
    await expect(page.getByLabel(/^What is it about/)).toHaveValue('/medical-tests');
    await expect(page.getByRole('radio', { name: /^Call me back/ })).toBeChecked();
    await page.getByText('Write me the answer').click();
    await page.getByLabel('Your question').fill('Is my sample taken at home?');
    await page.getByLabel('Your name').fill('Sita Devi');
    // What is typed outlives a reload.
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('Your question')).toHaveValue('Is my sample taken at home?');
    await page.getByLabel('Mobile number').fill(mobile);
    await button(page, 'Send').click();
    const id = await numberOn(page);
    await expect(page.getByText(/^You get our answer by SMS: \w{3} \d+ \w{3}, by /)).toBeVisible();
    await expect
      .poll(async () => (await messagesTo(page.request, mobile)).some(({ text }) => text.includes(id)))
      .toBe(true);

    await asStaff(page, ADMIN, `/staff/tickets?id=${id}`);
    await expect(ticket(page, id)).toContainText('Is my sample taken at home?');
    await ticket(page, id).getByRole('textbox', { name: 'Answer' }).fill('Yes, by somebody of ours.');
    await ticket(page, id).getByRole('button', { name: 'Send the answer' }).click();
    await expect(ticket(page, id)).toContainText('Answered by Ravi Oraon');

    await at(page, meena, '/support');
    await expect(ticket(page, id)).toContainText('Yes, by somebody of ours.');
    await expect(ticket(page, id)).not.toContainText('Is my sample taken at home?');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );
    // The empty page on which a session is stored is not there.
    expect(said.filter((line) => !line.includes('404'))).toEqual([]);
  },
);

test('by keyboard alone: asked, answered, closed and opened again', async ({ page }) => {
  await open(page, '/support?about=/paramedical');
  await tabTo(page, page.getByLabel('Your question'));
  await page.keyboard.type('Do nurses come on Sunday?');
  await tabTo(page, page.getByLabel('Your name'));
  await page.keyboard.type('Phulmani Kerketta');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Mobile number is required' }),
  ).toBeVisible();
  await tabTo(page, page.getByLabel('Mobile number'));
  await page.keyboard.type(freshMobile());
  await page.keyboard.press('Enter');
  const id = await numberOn(page);

  await asStaff(page, ADMIN, '/staff/tickets');
  await expect(heading(page, 'Messages')).toBeVisible();
  await page.goto(`/staff/tickets?id=${id}`);
  await hydrated(page);
  await tabTo(page, ticket(page, id).getByRole('textbox', { name: 'Answer' }));
  await page.keyboard.type('Yes, every day.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(ticket(page, id)).toContainText('Answered by Ravi Oraon');
  await tabTo(page, page.getByRole('button', { name: `Close ${id}` }));
  await page.keyboard.press('Enter');
  await expect(ticket(page, id)).toContainText('Closed');
  await tabTo(page, page.getByRole('button', { name: `Open again: ${id}` }));
  await page.keyboard.press('Enter');
  await expect(ticket(page, id)).toContainText('Waiting for us');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'the answers to questions, who we are, privacy and terms can be read, in both languages',
    { tag: '@release' },
    async ({ page, context, baseURL }) => {
      const titles = {
        en: ['Help and support', 'About Doorstep', 'Privacy', 'Terms'],
        hi: ['मदद और सहायता', 'Doorstep के बारे में', 'निजता', 'शर्तें'],
      };
      for (const language of ['en', 'hi'] as const) {
        await context.addCookies([{ name: 'locale', value: language, url: baseURL! }]);
        for (const [nth, path] of ['/support', '/about', '/privacy', '/terms'].entries()) {
          const answer = await page.goto(path);
          expect(answer!.status()).toBe(200);
          await expect(heading(page, titles[language][nth]!)).toBeVisible();
        }
      }
      await page.goto('/support');
      await page.locator('#faq-returns summary').click();
      await expect(page.locator('#faq-returns p')).toBeVisible();
    },
  );
});
