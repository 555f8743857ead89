import type { BookableDays } from '@doorstep/contract/schedule.schema';
import { expect, test, type Page } from '@playwright/test';
import { heading, sessionOf, store } from './checkout.ts';
import { ownProduct } from './own-product.ts';
import { open, tabTo } from './pages.ts';

const DOCTOR = 1;
/** What the server says of the doctor's days, and what time it is there. */
async function daysOf(page: Page) {
  const { data } = (await (await page.request.get(`/api/doctors/${DOCTOR}/days/`)).json()) as BookableDays;
  return data;
}
const slotOf = async (page: Page, time: string) =>
  (await daysOf(page)).days.flatMap(({ slots }) => slots).find((one) => one.time === time);
/** The first free time of a day. */
const freeOn = async (page: Page, day: string) =>
  (await daysOf(page)).days.find((one) => one.day === day)!.slots.find(({ taken }) => !taken)!.time;
/** Moves the shop's clock on to an instant. */
async function clockTo(page: Page, instant: string) {
  const { now } = await daysOf(page);
  const advance_s = Math.round((Date.parse(instant) - Date.parse(now)) / 1000);
  const moved = await page.request.post('/api/dev/clock/', { data: { advance_s } });
  expect(moved.status()).toBe(200);
}
const timer = (page: Page) => page.locator('[data-slot="hold-timer"]');
/** '2026-11-25T10:00' → '10:00 AM'. */
const clockOf = (time: string) => {
  const hour = Number(time.slice(11, 13));
  return `${hour % 12 || 12}:${time.slice(14)} ${hour < 12 ? 'AM' : 'PM'}`;
};

test(
  'from New York, the right Indian day is held just before and just after midnight, by mouse and by keyboard; it runs out by the shop’s clock',
  { tag: '@both' },
  async ({ browser }) => {
    const shop = await ownProduct({ clockStart: '2026-11-24T22:00:00+05:30' });
    const context = await browser.newContext({ baseURL: shop.url, timezoneId: 'America/New_York' });
    const page = await context.newPage();
    try {
      await store(page, await sessionOf(page.request));
      expect(await page.evaluate(() => new Date('2026-11-24T12:00Z').getHours())).toBe(7);

      // 23:59 in India, 13:29 of the day in New York.
      await clockTo(page, '2026-11-24T23:59:00+05:30');
      const first = await freeOn(page, '2026-11-25');
      await open(page, `/doctor-slots?doctor=${DOCTOR}`);
      await expect(heading(page, 'Choose a time')).toBeVisible();
      await page.getByRole('button', { name: /^Wednesday 25 November 2026,.* \d+ free/ }).click();
      await expect(page.getByRole('heading', { name: 'Wednesday 25 November 2026' })).toBeVisible();
      await page.getByRole('radio', { name: clockOf(first), exact: true }).click();
      await expect(page.getByRole('radio', { name: clockOf(first), exact: true })).toBeChecked();
      await expect(page).toHaveURL(`/doctor-slots?doctor=${DOCTOR}&slot=${encodeURIComponent(first)}`);
      await expect(timer(page)).toContainText('Held for you until 12:0');
      expect(await slotOf(page, first)).toEqual({ time: first, taken: true });

      // What was chosen survives a reload, and the hold is the same one.
      await page.reload();
      await expect(page.getByRole('radio', { name: clockOf(first), exact: true })).toBeChecked();
      await expect(timer(page)).toContainText('Held for you until 12:0');

      // 00:01 of the next Indian day, still the 24th in New York.
      await clockTo(page, '2026-11-25T00:01:00+05:30');
      const second = await freeOn(page, '2026-11-26');
      await open(page, `/doctor-slots?doctor=${DOCTOR}`);
      const today = page.locator('[aria-current="date"]');
      await expect(today).toHaveAccessibleName(/^Wednesday 25 November 2026, today/);
      await tabTo(page, page.locator('[data-slot="calendar"] [data-day][tabindex="0"]'));
      await page.keyboard.press('Home');
      await expect(page.locator('[data-day="2026-11-25"]')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('[data-day="2026-11-26"]')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Thursday 26 November 2026' })).toBeVisible();
      await tabTo(page, page.getByRole('radio'));
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(`/doctor-slots?doctor=${DOCTOR}&slot=${encodeURIComponent(second)}`);
      await expect(timer(page)).toContainText('Held for you until 12:1');
      expect(await slotOf(page, second)).toEqual({ time: second, taken: true });
      // The hold of before went with it.
      expect(await slotOf(page, first)).toEqual({ time: first, taken: false });

      await tabTo(page, page.getByRole('button', { name: '5 more minutes' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: '5 more minutes' })).toHaveCount(0);
      await clockTo(page, '2026-11-25T00:20:00+05:30');
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(page.getByText('We are not keeping this time for you any more')).toBeVisible();
      expect(await slotOf(page, second)).toEqual({ time: second, taken: false });
      await tabTo(page, page.getByRole('button', { name: 'Keep it again' }));
      await page.keyboard.press('Enter');
      // Ten minutes from 12:20, by a clock that was moved in whole seconds.
      await expect(timer(page)).toContainText(/Held for you until 12:(?:29|3)/);

      await tabTo(page, page.getByRole('link', { name: 'Continue' }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/doctor-booking?doctor=${DOCTOR}&slot=${encodeURIComponent(second)}`);
    } finally {
      await context.close();
      await shop.remove();
    }
  },
);
