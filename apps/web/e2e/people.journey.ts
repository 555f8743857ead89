import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { button, heading, ownMedicine } from './checkout.ts';
import { ADMIN, move, patient } from './orders.ts';
import { complaints, tabTo } from './pages.ts';
import { asStaff } from './staff.ts';

test(
  'by keyboard alone: an admin makes a patient a pharmacist, shuts them out of their open desk, and lets them in again',
  { tag: '@both' },
  async ({ page, browser, baseURL }, info) => {
    const someone = await patient(page.request),
      { mobile } = someone.session.user;
    const name = `Phulo Murmu ${randomInt(1e6)}`;
    await someone.rename(name);
    await asStaff(page, ADMIN, '/admin/staff');
    const said = complaints(page);
    await expect(heading(page, 'Staff')).toBeVisible();
    await expect(page).toHaveTitle('Staff - Doorstep');
    await tabTo(page, page.getByRole('textbox', { name: 'Mobile' }));
    await page.keyboard.type(mobile);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Role' })).toBeFocused();
    await page.keyboard.press('p');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // Confirmation comes before any change; 'Cancel' has focus.
    const question = page.getByRole('alertdialog', {
      name: `Make ${name}, ${mobile.slice(0, 5)} ${mobile.slice(5)}, a pharmacist?`,
    });
    await expect(question).toContainText('Role now: Patient.');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText('Pharmacist');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );

    const context = await browser.newContext({ baseURL: baseURL!, viewport: page.viewportSize() });
    const theirs = await context.newPage();
    await asStaff(theirs, mobile, '/staff/prescriptions');
    await expect(heading(theirs, 'Prescriptions')).toBeVisible();

    await tabTo(page, button(page, `Shut out: ${name}`));
    await page.keyboard.press('Enter');
    const asked = page.getByRole('alertdialog', { name: `Shut out ${name}?` });
    await expect(asked.getByRole('button', { name: 'Keep them in' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Shut out');
    await expect(button(page, `Let in again: ${name}`)).toBeFocused();

    // At the next thing that they do, the desk is theirs no more; nor is it after a login.
    await theirs.getByRole('link', { name: 'All', exact: true }).click();
    await expect(heading(theirs, 'Login')).toBeVisible();
    await theirs.getByLabel('Mobile Number').fill(mobile);
    await theirs.getByLabel('Password', { exact: true }).fill('doorstep1');
    await theirs.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(heading(theirs, 'This page is not for your account')).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: /a pharmacist again\?$/ })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Works here');
    await expect(button(page, `Shut out: ${name}`)).toBeFocused();
    await theirs.reload();
    await expect(heading(theirs, 'Login')).toBeVisible();
    await context.close();
    if (info.project.name === 'desktop') {
      // What was done stands in the audit.
      await page.goto('/admin/audit');
      await expect(heading(page, 'Who read and changed what')).toBeVisible();
    }
    expect(said).toEqual([]);
  },
);

test(
  'the audit of one order, by its number: who read what of it, without an id that nobody can read, and as a sheet',
  { tag: ['@both', '@release'] },
  async ({ page }, info) => {
    const meena = await patient(page.request);
    const id = await meena.orders(await ownMedicine(page.request, info));
    await move(page.request, id, 'Confirmed');
    await asStaff(page, ADMIN, `/admin/orders/${id}`);
    const said = complaints(page);
    await expect(heading(page, id)).toBeVisible();
    await page.goto('/admin/audit');
    await expect(heading(page, 'Who read and changed what')).toBeVisible();
    const number = page.getByRole('textbox', { name: 'Order number' });
    // Folded where there is no room, so that the list is in sight.
    if (info.project.name.startsWith('phone')) {
      await expect(page.getByRole('table')).toBeInViewport();
      await expect(number).toBeHidden();
      await tabTo(page, page.locator('summary').filter({ hasText: 'Filters' }));
      await page.keyboard.press('Enter');
    }
    await number.fill(id);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/audit?order=${id}`);
    await expect(page.getByText('Filters: 1 set', { exact: true })).toBeVisible();
    const rows = page.getByRole('table').getByRole('row').filter({ hasText: id });
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Read: order');
    await expect(rows.last()).toContainText('status from pending to processing');
    await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveValue(id);
    expect(await page.getByRole('table').textContent()).not.toMatch(/[\w-]{43}/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download as CSV').click(),
    ]);
    expect(sheet.suggestedFilename()).toBe('audit.csv');
    const text = await readFile(await sheet.path(), 'utf8');
    expect(text.startsWith('\uFEFFAt,Who,')).toBe(true);
    expect(text.trim().split('\r\n')).toHaveLength(3);

    await page.reload();
    await expect(rows).toHaveCount(2);
    await rows.first().getByRole('link', { name: id }).click();
    await expect(heading(page, id)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(`/admin/audit?order=${id}`);
    await expect(rows.first()).toBeVisible();
    expect(said).toEqual([]);
  },
);
