import { expect, test } from '@playwright/test';
import { button, heading } from './checkout.ts';
import { patient } from './orders.ts';
import { complaints, hydrated, tabTo } from './pages.ts';
import { asStaff } from './staff.ts';
import { bookingOf } from './bookings.ts';
import { booksTime, ownDoctor } from './staff-bookings.ts';

const DOCTOR = '9000000003';

test(
  'a doctor takes leave over two bookings: one is moved, one is cancelled with all of its money, and taking it back opens the day again; hours are saved',
  { tag: '@both' },
  async ({ page }, info) => {
    const asha = await patient(page.request);
    const doctor = await ownDoctor(page.request);
    // Each project has a day of its own, far ahead.
    const days = [...new Set(doctor.free.map((time) => time.slice(0, 10)))],
      day = days.at(info.project.name === 'phone' ? -2 : -4)!,
      times = doctor.free.filter((time) => time.startsWith(day));
    const book = (time: string, name: string) => booksTime(page.request, asha, { doctor, time, name });
    const moved = await book(times[0]!, `Asha ${info.project.name}`),
      cancelled = await book(times[1]!, `Birsa ${info.project.name}`);

    await asStaff(page, DOCTOR, `/staff/calendar?day=${day}`);
    const said = complaints(page);
    await expect(heading(page, 'My calendar')).toBeVisible();
    await expect(page.getByRole('article', { name: new RegExp(`Asha ${info.project.name}`) })).toBeVisible();
    const form = page.getByRole('form', { name: 'Take leave' });
    await form.getByLabel('First day').fill(day);
    await expect(form.getByLabel('Last day')).toHaveValue(day);
    await form.getByLabel(/^Note/).fill('Wedding');
    await form.getByRole('button', { name: 'Take leave' }).click();
    await expect(form.getByText('2 appointments fall into this leave')).toBeVisible();

    // By keyboard: the next free time of a press, never on the day that is to be free.
    const toMove = form.getByRole('button', { name: new RegExp(`^Move to .*: Asha ${info.project.name}$`) });
    await tabTo(page, toMove);
    await page.keyboard.press('Enter');
    await expect(form.getByText('1 appointment falls into this leave')).toBeVisible();
    await expect
      .poll(async () => (await bookingOf(page.request, asha, moved)).starts_at.slice(0, 10))
      .not.toBe(day);
    await form.getByRole('button', { name: `Cancel, all money back: Birsa ${info.project.name}` }).click();
    const dialog = page.getByRole('dialog', { name: /^Cancel the appointment of Birsa/ });
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('away');
    await dialog.getByRole('button', { name: /^Cancel and give back/ }).click();
    await expect(form.getByText('No booking falls into this leave any more.')).toBeVisible();
    const gone = await bookingOf(page.request, asha, cancelled);
    expect([gone.status, gone.refunds.map(({ amount }) => amount)]).toEqual(['cancelled', [gone.total]]);

    await expect(form.getByLabel(/^Note/)).toHaveValue('Wedding');
    await form.getByRole('button', { name: 'Take leave' }).click();
    const back = page.getByRole('button', { name: /^Take back the leave:/ });
    await expect(back).toBeVisible();
    expect((await ownDoctor(page.request)).free.filter((time) => time.startsWith(day))).toEqual([]);
    await tabTo(page, back, 300);
    await page.keyboard.press('Enter');
    await expect(back).toHaveCount(0);
    expect((await ownDoctor(page.request)).free).toEqual(expect.arrayContaining(times.slice(0, 2)));

    // One hour more on Sundays, taken away again: it stands after a reload.
    const sunday = page.getByLabel('Sunday, stretch 2: from');
    if (info.project.name === 'desktop') {
      await button(page, 'Add hours on Sunday').click();
      await expect(sunday).toBeFocused();
      await sunday.fill('22:30');
      await page.getByLabel('Sunday, stretch 2: to').fill('23:30');
      await button(page, 'Save hours').click();
      await expect(page.getByText('Your hours are saved.')).toBeVisible();
      await page.reload();
      await hydrated(page);
      await expect(sunday).toHaveValue('22:30');
      await button(page, 'Remove stretch 2 of Sunday').click();
      await button(page, 'Save hours').click();
      await expect(page.getByText('These hours are saved.')).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );
    // The browser's own word for the leave that was refused first.
    expect(said).toEqual(['Failed to load resource: the server responded with a status of 409 (Conflict)']);
  },
);
