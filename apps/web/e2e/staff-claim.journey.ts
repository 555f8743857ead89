import { expect, test } from '@playwright/test';
import { button, heading, needsSheet, ownMedicine } from './checkout.ts';
import { patient, reviewOf } from './orders.ts';
import { complaints, hydrated } from './pages.ts';
import { asNisha, atDesk, takeOver } from './staff.ts';

test(
  'two pharmacists at one prescription: the second sees whose it is, takes it over by keyboard, and what the first chose is not lost',
  { tag: ['@both', '@release'] },
  async ({ page, browser }, info) => {
    const asha = await patient(page.request);
    await asha.rename(`Claim ${info.project.name} Munda`);
    const { id } = await asha.uploads();
    await asha.orders(await ownMedicine(page.request, info, needsSheet), { prescription_id: id });
    await atDesk(page, id);
    const said = complaints(page);
    await expect.poll(async () => (await reviewOf(page.request, id)).claim?.own).toBe(true);

    await asNisha(browser, '/staff/prescriptions?status=all', async (nisha) => {
      await expect(heading(nisha, 'Prescriptions')).toBeVisible();
      await nisha.goto(`/staff/prescriptions?id=${id}`);
      await hydrated(nisha);
      await takeOver(nisha);
      await expect(nisha.getByText(/is working on this since/)).toHaveCount(0);

      const line = page.locator('[data-slot="review-line"]');
      await line.getByRole('radio', { name: 'Ask' }).click();
      const question = page.getByLabel('What do you ask?');
      await question.fill('How many a day?');
      await button(page, 'Save and open next').click();
      await expect(page.getByText(/^Nisha Toppo is working on this prescription now\./)).toBeVisible();
      await expect(page.getByText(/^Nisha Toppo is working on this since \d\d:\d\d$/)).toBeVisible();
      await expect(question).toHaveValue('How many a day?');
      expect((await reviewOf(page.request, id)).held).toBeNull();

      await button(page, 'Take it over').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Take it over' }).click();
      await expect(page.getByText('It is on your desk now.')).toBeVisible();
      await expect(question).toHaveValue('How many a day?');
      await button(page, 'Save and open next').click();
      await expect(page.locator('[data-slot="undo-bar"]')).toContainText('1 asked');
      expect((await reviewOf(page.request, id)).claim).toBeNull();
    });
    // The call that was refused is the browser's one complaint.
    expect(said.filter((one) => !one.includes('409'))).toEqual([]);
  },
);
