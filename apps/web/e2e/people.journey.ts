import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { button, heading } from './checkout.ts';
import { ADMIN, patient } from './orders.ts';
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
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText('Pharmacist');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );

    const context = await browser.newContext({ baseURL: baseURL!, viewport: page.viewportSize() });
    const theirs = await context.newPage();
    await asStaff(theirs, mobile, '/staff/prescriptions');
    await expect(heading(theirs, 'Prescriptions')).toBeVisible();

    await tabTo(page, button(page, `Shut out ${name}`));
    await page.keyboard.press('Enter');
    const asked = page.getByRole('alertdialog', { name: `Shut out ${name}?` });
    await expect(asked.getByRole('button', { name: 'Keep them in' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Shut out');
    await expect(button(page, `Let ${name} in again`)).toBeFocused();

    // At the next thing that they do, the desk is theirs no more; nor is it after a login.
    await theirs.getByRole('tab', { name: 'All' }).click();
    await expect(heading(theirs, 'Login')).toBeVisible();
    await theirs.getByLabel('Mobile Number').fill(mobile);
    await theirs.getByLabel('Password', { exact: true }).fill('doorstep1');
    await theirs.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(heading(theirs, 'This page is not for your account')).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(row).toContainText('Works here');
    await expect(button(page, `Shut out ${name}`)).toBeFocused();
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
