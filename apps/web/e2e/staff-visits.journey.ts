import { expect, test } from '@playwright/test';
import { bookingOf, booksVisit } from './bookings.ts';
import { heading, store } from './checkout.ts';
import { ADMIN, patient } from './orders.ts';
import { complaints, tabTo } from './pages.ts';
import { asStaff } from './staff.ts';

test(
  'a visit from nobody to done: a nurse is assigned and sets out, and it starts only with the code that its patient has',
  { tag: '@both' },
  async ({ page, browser }, info) => {
    const asha = await patient(page.request),
      name = `Asha ${info.project.name} Oraon`;
    await asha.rename(name);
    const { id, starts_at } = await booksVisit(page.request, asha);
    await asStaff(page, ADMIN, `/staff/visits?day=${starts_at.slice(0, 10)}`);
    const said = complaints(page);
    await expect(heading(page, 'Home visits')).toBeVisible();
    const card = page.getByRole('article', { name: new RegExp(name) });
    await expect(card).toContainText('7 Main Road, Ranchi 834001');
    await expect(card).toContainText('to be paid at the visit');

    // By keyboard from here on.
    const who = card.getByRole('combobox', { name: `Who comes to ${name}` });
    await tabTo(page, who, 300);
    await expect(who.getByRole('option')).not.toHaveCount(1);
    const free = who.locator('option:enabled:not([value=""])').first();
    const nurse = (await free.textContent())!.split(',')[0]!;
    await who.selectOption(await free.getAttribute('value'));
    await tabTo(page, card.getByRole('button', { name: `Assign for ${name}` }));
    await page.keyboard.press('Enter');
    const setOut = card.getByRole('button', { name: `On the way to ${name}` });
    await expect(setOut).toBeVisible();
    expect((await bookingOf(page.request, asha, id)).person).toMatchObject({ name: nurse });
    await tabTo(page, setOut, 300);
    await page.keyboard.press('Enter');
    const code = card.getByLabel('Code of the patient');
    await expect(code).toBeVisible();

    // On another device the patient's pass shows it.
    const other = await browser.newContext();
    const pass = await other.newPage();
    await store(pass, { ...asha.session });
    await pass.goto(`/bookings/${id}`);
    const spoken = pass.getByText(/^Code: \d \d \d \d$/);
    await expect(spoken).toBeAttached();
    const right = (await spoken.textContent())!.replaceAll(/\D/g, '');
    await other.close();
    const wrong = right === '0000' ? '1111' : '0000';
    await tabTo(page, code, 300);
    await page.keyboard.type(wrong);
    await page.keyboard.press('Enter');
    await expect(card.getByText('This is not the code. You can try 4 more times.')).toBeVisible();
    await expect(code).toHaveValue('');
    expect((await bookingOf(page.request, asha, id)).status).toBe('on-the-way');
    await tabTo(page, code, 300);
    await page.keyboard.type(right);
    await page.keyboard.press('Enter');
    const done = card.getByRole('button', { name: `Visit is done: ${name}` });
    await expect(done).toBeVisible();
    expect((await bookingOf(page.request, asha, id)).status).toBe('started');

    // By mouse: done, one back, and done again.
    await done.click();
    const back = card.getByRole('button', { name: `Back to: Started, ${name}` });
    await expect(back).toBeVisible();
    await back.click();
    await expect(done).toBeVisible();
    await done.click();
    await expect(back).toBeVisible();
    expect(await bookingOf(page.request, asha, id)).toMatchObject({ status: 'done', code: null });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );
    // The browser's own word for the wrong code.
    expect(said).toEqual(['Failed to load resource: the server responded with a status of 409 (Conflict)']);
  },
);
