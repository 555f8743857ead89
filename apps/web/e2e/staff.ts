import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { button, sessionOf, store } from './checkout.ts';
import { newStaff, PHARMACIST } from './orders.ts';
import { hydrated, tabTo } from './pages.ts';

/** Logged in as one of the shop's people, on this page. */
export async function asStaff(page: Page, mobile: string, path: string) {
  await store(page, { ...(await sessionOf(page.request, mobile)) });
  await page.goto(path);
  await hydrated(page);
}
/** One order's row, or card. */
export const row = (page: Page, id: string) => page.getByRole('row', { name: new RegExp(id) });
/** Its status, to be changed. */
export const status = (page: Page, id: string) =>
  page.getByRole('combobox', { name: `Status of order ${id}` });

/** A pharmacist's desk with this prescription on it, wherever the list has it. */
export async function atDesk(page: Page, id: string) {
  await asStaff(page, PHARMACIST, `/staff/prescriptions?id=${id}`);
  await expect(page.getByRole('form', { name: /^Review the prescription of/ })).toBeVisible();
}

/** What another pharmacist, Nisha Toppo, does in a browser of her own that opens on this page. */
export async function asNisha(browser: Browser, path: string, work: (nisha: Page) => Promise<void>) {
  const other = await browser.newContext();
  try {
    const nisha = await other.newPage();
    await asStaff(nisha, await newStaff(nisha.request, 'pharmacist', 'Nisha Toppo'), path);
    await work(nisha);
  } finally {
    await other.close();
  }
}

/** Takes over by keyboard what another pharmacist has on the desk. */
export async function takeOver(page: Page) {
  await expect(page.getByText(/is working on this since \d\d:\d\d$/)).toBeVisible();
  await tabTo(page, button(page, 'Take it over'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Take this prescription over?' });
  await tabTo(page, dialog.getByRole('button', { name: 'Take it over' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('It is on your desk now.')).toBeVisible();
}

/** One import runs at a time: who is told that another does presses again. */
export async function taken(panel: Locator, name: string, done: string) {
  await expect(async () => {
    await panel.getByRole('button', { name, exact: true }).click();
    await expect(
      panel.getByText(done, { exact: true }).or(panel.getByText('Another import is running.')),
    ).toBeVisible();
    await expect(panel.getByText(done, { exact: true })).toBeVisible({ timeout: 100 });
  }).toPass();
}
