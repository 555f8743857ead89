import type { Booking } from '@doorstep/contract/schedule.schema';
import { expect, type Page } from '@playwright/test';
import { heading, PASSWORD, payWindow, prescriptionFile } from './checkout.ts';
import { at, patient, slip, type Patient } from './orders.ts';
import { complaints, hydrated, open, tabTo } from './pages.ts';
import { test } from './translated.ts';

const main = (page: Page) => page.getByRole('main');
const pay = (page: Page) => main(page).getByRole('button', { name: /^Pay ₹[\d,.]+ & Book Service$/ });
const radioAt = (page: Page, time: string) => page.locator(`input[type="radio"][value="${time}"]`);
const notes = (page: Page) => page.getByRole('textbox', { name: /Notes for the nurse/ });
const timeIn = (page: Page) => new URL(page.url()).searchParams.get('time')!;
/** As the server's books stand. */
async function bookingOf(page: Page, { session }: Patient): Promise<Booking> {
  await expect(heading(page, 'Visit booked')).toBeVisible({ timeout: 60_000 });
  const query = new URL(page.url()).searchParams;
  expect(query.get('service_type')).toBe('paramedical');
  const answer = await page.request.get(`/api/bookings/${query.get('order_id')}/`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: Booking }).data;
}

test(
  'a visitor finds a service, chooses a time, logs in to pay, and has the visit',
  { tag: ['@both', '@translated'] },
  async ({ page }) => {
    const meena = await patient(page.request);
    await open(page, '/');
    const said = complaints(page);
    await page.getByRole('link', { name: 'Paramedical', exact: true }).first().click();
    await expect(heading(page, 'Paramedical Services')).toBeFocused();
    const search = page.getByRole('combobox', { name: 'Search home services' });
    await search.fill('dressing');
    await search.press('Enter');
    await expect(page).toHaveURL('/paramedical?search=dressing');
    const card = main(page).getByRole('article').first();
    const name = (await card.getByRole('heading').textContent())!;
    await card.click();
    await expect(heading(page, name)).toBeFocused();
    await expect(main(page).getByText('Home Visit')).toBeVisible();
    await main(page).getByRole('link', { name: 'Book Now' }).click();

    await expect(heading(page, 'Paramedical Service Booking')).toBeFocused();
    await expect(page).toHaveURL(/time=2026-11-25/);
    const other = main(page)
      .getByRole('radio', { name: /[AP]M$/ })
      .and(page.locator(':enabled:not(:checked)'))
      .last();
    const time = (await other.getAttribute('value'))!;
    await other.check({ force: true });
    await expect(radioAt(page, time)).toBeChecked();
    await notes(page).fill('Blue door');
    await pay(page).click();

    await expect(heading(page, 'Login')).toBeVisible();
    await expect(page.getByText('Please login to complete payment')).toBeVisible();
    await page.getByLabel('Mobile Number').fill(meena.session.user.mobile);
    await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main(page).getByRole('button', { name: 'Login', exact: true }).click();

    await expect(heading(page, 'Paramedical Service Booking')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
    await expect(radioAt(page, time)).toBeChecked();
    await expect(notes(page)).toHaveValue('Blue door');
    await pay(page).click();
    await payWindow(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Payment was cancelled')).toBeVisible();
    // A reload in the middle of it loses nothing.
    await page.reload();
    await hydrated(page);
    await pay(page).click();
    await payWindow(page)
      .getByRole('button', { name: /^Pay ₹/ })
      .click();

    const visit = await bookingOf(page, meena);
    expect(visit).toMatchObject({ status: 'booked', payment_status: 'paid', travel: 0 });
    expect(Date.parse(visit.starts_at)).toBe(Date.parse(`${time}+05:30`));
    expect(visit.place).toContain('Shanti Apartments');
    await expect(main(page).getByRole('heading', { name: 'Keep ready' })).toBeVisible();
    await main(page).getByRole('link', { name: 'View your visit' }).click();
    await expect(page).toHaveURL(`/bookings/${visit.id}`);
    expect(said).toEqual([]);
  },
);

test('by keyboard: a service that needs a doctor’s order, and an address that is too far', async ({
  page,
}) => {
  const meena = await patient(page.request);
  await meena.post('/user/addresses/', {
    title: 'Village',
    name: 'Meena Devi',
    mobile: '9876543210',
    address_line_1: 'Near the school',
    address_line_2: '',
    city: 'Hazaribagh',
    state: 'Jharkhand',
    pincode: '825301',
    landmark: '',
    is_default: false,
  });
  await at(page, meena, '/paramedical/3');
  await expect(main(page).getByText(/^Needed: you upload it/)).toBeVisible();
  await tabTo(page, main(page).getByRole('link', { name: 'Book Now' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Paramedical Service Booking')).toBeFocused();
  const far = page.getByRole('radio', { name: /^Village/ });
  await expect(far).toBeDisabled();
  await expect(page.getByText(/km away: we come within 30 km$/)).toBeVisible();
  await expect(page).toHaveURL(/address=\d+&time=2026-11-25/);
  const offered = timeIn(page);
  await expect(radioAt(page, offered)).toBeChecked();

  await tabTo(page, pay(page));
  await page.keyboard.press('Enter');
  const missing = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(missing).toBeFocused();
  await expect(missing).toContainText('This service needs a doctor’s order. Please upload it first.');
  await prescriptionFile(page).setInputFiles(slip());
  await expect(missing).toHaveCount(0);
  await tabTo(page, radioAt(page, offered));
  await page.keyboard.press('ArrowRight');
  await expect(radioAt(page, offered)).not.toBeChecked();
  await expect(page).not.toHaveURL(new RegExp(encodeURIComponent(offered)));
  const time = timeIn(page);
  await tabTo(page, pay(page));
  await page.keyboard.press('Enter');
  const choice = payWindow(page).getByRole('button', { name: /^Pay ₹/ });
  await expect(choice).toBeVisible();
  await tabTo(page, choice);
  await page.keyboard.press('Enter');

  const visit = await bookingOf(page, meena);
  expect(visit).toMatchObject({ status: 'checking', payment_status: 'paid', doctor_order: 'checking' });
  expect(Date.parse(visit.starts_at)).toBe(Date.parse(`${time}+05:30`));
  await expect(page.getByText(/^Our pharmacist looks at the doctor’s order first/)).toBeVisible();
});
