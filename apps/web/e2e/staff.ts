import type { Page } from '@playwright/test';
import { sessionOf, store } from './checkout.ts';
import { hydrated } from './pages.ts';

export const ADMIN = '9000000001', PHARMACIST = '9000000002';
/** Logged in as one of the shop's people, on this page. */
export async function asStaff(page: Page, mobile: string, path: string) {
  await store(page, { ...(await sessionOf(page.request, mobile)) });
  await page.goto(path);
  await hydrated(page);
}
/** One order's row, or card. */
export const row = (page: Page, id: string) => page.getByRole('row', { name: new RegExp(id) });
