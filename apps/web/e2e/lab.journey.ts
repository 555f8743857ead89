import type { LabBooking, MedicalTests } from '@doorstep/contract/lab.schema';
import { expect, type Page } from '@playwright/test';
import { button, heading, payWindow, store } from './checkout.ts';
import { at, patient, type Patient } from './orders.ts';
import { complaints, open, tabTo } from './pages.ts';
import { test } from './translated.ts';

const bookingOf = async (page: Page, { session }: Patient, id: string): Promise<LabBooking['data']> => {
  const answer = await page.request.get(`/api/medical-tests/bookings/${id}/`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  return ((await answer.json()) as LabBooking).data;
};
/** Times of the chosen day that can be chosen, by 'HH:MM'. */
const times = (page: Page) => page.locator('main input[type="radio"][value*="T"]:enabled');
async function idOf(page: Page, title: string): Promise<number> {
  const { data } = (await (await page.request.get('/api/medical-tests/')).json()) as MedicalTests;
  return data.find((one) => one.title === title)!.id;
}

test(
  'search, add, package, booking, pay: a fast is kept, what would be paid twice is said, the window is left and paid',
  { tag: ['@both', '@translated'] },
  async ({ page }) => {
    const meena = await patient(page.request);
    await at(page, meena, '/medical-tests');
    const said = complaints(page);
    await expect(heading(page, 'Medical Tests')).toBeVisible();
    await expect(page.getByText(/^\d{3} tests found$/)).toBeVisible();
    await expect(button(page, 'Cart (0)')).toBeDisabled();
    await page.getByRole('main').getByRole('combobox', { name: 'Search tests' }).fill('cholesterol');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=cholesterol/);
    await button(page, 'Add: Total cholesterol').click();
    await expect(button(page, 'Cart (1)')).toBeEnabled();
    await page.getByRole('tab', { name: 'Test Packages' }).click();
    await expect(page).toHaveURL('/medical-tests/packages');
    await button(page, 'Add: Heart check').click();
    await button(page, 'Cart (2)').click();

    await expect(heading(page, 'Book your tests')).toBeVisible();
    await expect(page.getByText('Total cholesterol is part of Heart check.')).toBeVisible();
    await button(page, 'Take it out').click();
    await expect(page.getByText('Total cholesterol')).toHaveCount(0);
    await expect(page.getByText('No times after 10:30 AM.')).toBeVisible();
    for (const value of await times(page).evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).value.slice(11)),
    ))
      expect(value <= '10:30').toBe(true);
    await button(page, /^Pay ₹/).click();
    await expect(page.getByRole('link', { name: 'Please select a time' })).toBeVisible();
    await times(page).first().click({ force: true });
    await expect(times(page).first()).toBeChecked();
    const time = await times(page).first().inputValue();
    await expect(page.getByText('Last meal', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.locator(`input[value="${time}"]`)).toBeChecked();

    await button(page, /^Pay ₹/).click();
    await expect(payWindow(page).getByText(/^Medical Tests ₹/)).toBeVisible();
    await payWindow(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Payment cancelled by user')).toBeVisible();
    await expect(page.getByText('Payment was cancelled')).toBeVisible();
    await button(page, /^Pay ₹/).click();
    await payWindow(page)
      .getByRole('button', { name: /^Pay ₹/ })
      .click();
    await expect(heading(page, 'Booking Confirmed!')).toBeVisible();
    const id = new URL(page.url()).searchParams.get('booked')!;
    const booked = await bookingOf(page, meena, id);
    expect(booked).toMatchObject({
      payment_status: 'paid',
      items: [{ kind: 'package', title: 'Heart check' }],
    });
    expect(Date.parse(booked.booking.starts_at)).toBe(Date.parse(`${time}+05:30`));
    expect(
      await page.evaluate(() => [
        localStorage.getItem('selectedTests'),
        localStorage.getItem('selectedPackages'),
      ]),
    ).toEqual(['[]', '[]']);
    await page.reload();
    await expect(heading(page, 'Booking Confirmed!')).toBeVisible();
    await page.getByRole('link', { name: 'View booking' }).click();
    await expect(page).toHaveURL(`/bookings/${id}`);
    await expect(page.getByText('How to prepare')).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Add to calendar').click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${id}.ics`);
    expect(said).toEqual([]);
  },
);

test(
  'pay at collection, by keyboard alone, with what is unknown in the cart set aside',
  { tag: '@zoom' },
  async ({ page }) => {
    const meena = await patient(page.request);
    const hba1c = await idOf(page, 'HbA1c');
    await store(page, {
      access_token: meena.session.access_token,
      refresh_token: meena.session.refresh_token,
      user: meena.session.user,
      selectedTests: [hba1c, 999_999],
      selectedPackages: '{not json',
    });
    await open(page, '/medical-tests/booking');
    await expect(page.getByText(/no longer available/).first()).toBeVisible();
    await expect(page.getByText('Eat as usual').first()).toBeVisible();
    const press = (key: string) => page.keyboard.press(key);
    await tabTo(page, page.getByRole('link', { name: 'Pay at collection instead' }));
    await press('Enter');
    await expect(heading(page, 'Book Medical Test Appointment')).toBeVisible();
    await tabTo(page, button(page, 'Book Appointment'));
    await press('Enter');
    await expect(page.getByRole('link', { name: 'Please select a date' })).toBeVisible();
    await tabTo(page, page.getByLabel('Date', { exact: true }));
    await page.keyboard.type('11282026');
    await expect(times(page).first()).toBeVisible();
    await tabTo(page, times(page).first());
    await press('Space');
    await tabTo(page, page.getByRole('radio', { name: /^Home/ }));
    await press('Space');
    await tabTo(page, button(page, 'Check delivery availability'));
    await press('Enter');
    await expect(page.getByText(/\d\.\d km/).first()).toBeVisible();
    await tabTo(page, button(page, 'Book Appointment'));
    await press('Enter');
    await expect(page).toHaveURL(/\/medical-tests\/booking-success/);
    await expect(heading(page, 'Booking Confirmed!')).toBeVisible();
    const { bookings } = await page.evaluate(async (token) => {
      const answer = await fetch('/api/user/bookings/', { headers: { authorization: `Bearer ${token}` } });
      return { bookings: ((await answer.json()) as { data: Array<{ payment_status: string }> }).data };
    }, meena.session.access_token);
    expect(bookings.map(({ payment_status }) => payment_status)).toEqual(['due']);
  },
);

const check = (page: Page) => page.getByRole('button', { name: 'Check My Location' });
/** Gives the page a device that answers so. */
const device = (page: Page, answer: string) =>
  page.addInitScript(`Object.defineProperty(navigator, 'geolocation', { configurable: true, value: {
    getCurrentPosition(done, failed) { setTimeout(() => { ${answer} }) } } })`);
for (const [name, answer, words] of [
  ['denied', 'failed({ code: 1 })', /Unable to get your location/],
  ['unavailable', 'failed({ code: 2 })', /location/i],
  ['timed out', 'failed({ code: 3 })', /location/i],
  ['far', 'done({ coords: { latitude: 28.6, longitude: 77.2 } })', /beyond 30 km|do not come/i],
  ['near', 'done({ coords: { latitude: 23.3612, longitude: 85.3212 } })', /2\.2 km/],
] as const)
  test(`check my location: ${name}`, { tag: '@release' }, async ({ page }) => {
    await device(page, answer);
    await open(page, '/medical-tests');
    await check(page).click();
    await expect(page.locator('[data-slot="delivery-checker"]').getByText(words).first()).toBeVisible();
    if (name === 'near' || name === 'far') {
      await page.getByRole('button', { name: 'Check Different Location' }).click();
      await expect(check(page)).toBeVisible();
    }
  });
