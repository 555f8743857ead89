import type { Booking } from '@doorstep/contract/schedule.schema';
import { expect, type Page } from '@playwright/test';
import { heading } from './checkout.ts';
import { at, patient, type Patient } from './orders.ts';
import { complaints, tabTo } from './pages.ts';
import { test } from './translated.ts';

const FORM = '/paramedical/1/checkout';
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const next = (page: Page, step: string) => expect(page.getByText(`Next: ${step}`)).toBeVisible();
const free = (page: Page) =>
  page.getByRole('radio', { name: /^\d+:\d\d [AP]M$/ }).and(page.locator(':enabled'));
/** As the server's books stand. */
async function bookingOf(page: Page, { session }: Patient, id: string): Promise<Booking> {
  const answer = await page.request.get(`/api/bookings/${id}/`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  return ((await answer.json()) as { data: Booking }).data;
}
const bookedId = async (page: Page) => {
  await expect(heading(page, 'Appointment booked successfully!')).toBeFocused();
  return new URL(page.url()).searchParams.get('booked')!;
};

test(
  'a visit that is paid at the visit: price, another field, agreed, booked, slip and list',
  { tag: ['@both', '@translated'] },
  async ({ page }) => {
    const meena = await patient(page.request);
    await at(page, meena, FORM);
    const said = complaints(page);
    await expect(heading(page, 'Book Service')).toBeVisible();
    await next(page, 'Fill Details');
    await button(page, 'Book').click();
    await expect(
      page.getByRole('alert').getByText('Please confirm how you pay before booking.'),
    ).toBeVisible();
    await button(page, 'Calculate Price').click();
    const fill = page.getByRole('link', { name: 'Please fill all required fields to calculate price.' });
    await fill.click();
    await expect(page.getByRole('group', { name: 'When should the nurse come?' })).toBeFocused();

    await button(page, /^Later: /).click();
    const chosen = free(page).first();
    await chosen.check({ force: true });
    await expect(fill).toHaveCount(0);
    const time = await chosen.inputValue();
    await next(page, 'Calculate Price');
    await button(page, 'Calculate Price').click();
    await expect(page.getByText(/^₹3 a km × \d+\.\d km, rounded up to the rupee$/)).toBeVisible();
    const pay = button(page, /^Pay ₹[\d,.]+ at the visit$/);
    await expect(pay).toBeFocused();

    await page.getByRole('textbox', { name: /Notes for the nurse/ }).fill('Gate 2, second floor');
    await expect(page.getByRole('status').getByText(/You changed something/)).toBeVisible();
    await expect(pay).toHaveCount(0);
    // Whatever was typed stands for as long as the tab.
    await page.reload();
    await expect(page.getByRole('textbox', { name: /Notes for the nurse/ })).toHaveValue(
      'Gate 2, second floor',
    );
    await button(page, 'Calculate Price').click();
    await pay.click();
    const asked = page.getByRole('alertdialog', { name: /^Book now and pay ₹[\d,.]+ at the visit\?$/ });
    await asked.getByRole('button', { name: 'Pay at the visit' }).click();
    await expect(page.getByText(/^Confirmed\. You pay ₹[\d,.]+ at the visit\./)).toBeVisible();
    await next(page, 'Book');
    await button(page, /^Book$/).click();

    const id = await bookedId(page);
    const booking = await bookingOf(page, meena, id);
    expect(booking).toMatchObject({ status: 'booked', payment_status: 'due', service_id: 1 });
    expect(Date.parse(booking.starts_at)).toBe(Date.parse(`${time}+05:30`));
    await expect(page.getByText(`₹${booking.total.toFixed(2)}`)).toBeVisible();
    const [slip] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download booking slip').click(),
    ]);
    expect(slip.suggestedFilename()).toBe(`${id}.pdf`);
    await page.getByRole('main').getByRole('link', { name: 'My visits' }).click();
    await expect(page).toHaveURL('/paramedical/bookings');
    await expect(page.getByRole('main').locator(`a[href="/bookings/${id}"]`).first()).toBeVisible();
    // Back is the page that says so, and books nothing.
    await page.goBack();
    await expect(heading(page, 'Appointment booked successfully!')).toBeVisible();
    await expect(page).toHaveURL(`${FORM}?booked=${id}`);
    expect(said).toEqual([]);
  },
);

test('by keyboard alone, to an address that is searched for', async ({ page }) => {
  const meena = await patient(page.request);
  await at(page, meena, FORM);
  const press = (key: string) => page.keyboard.press(key);
  await tabTo(page, page.getByRole('radio', { name: /^Home/ }));
  await press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Another address/ })).toBeChecked();
  await tabTo(page, page.getByRole('combobox', { name: 'Address' }));
  await page.keyboard.type('834008');
  await expect(page.getByRole('option').first()).toBeVisible();
  await press('ArrowDown');
  await press('Enter');
  await expect(page.getByText('Location selected successfully')).toBeVisible();
  await tabTo(page, free(page));
  await press('Space');
  await expect(page.getByRole('radio', { name: /[AP]M$/, checked: true })).toHaveCount(1);
  // Enter in a field goes on with the next step.
  await press('Enter');
  const pay = button(page, /^Pay ₹[\d,.]+ at the visit$/);
  await expect(pay).toBeVisible();
  await tabTo(page, pay);
  await press('Enter');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toBeVisible();
  await tabTo(page, asked.getByRole('button', { name: 'Pay at the visit' }));
  await press('Enter');
  await expect(button(page, /^Book$/)).toBeFocused();
  await press('Enter');
  const id = await bookedId(page);
  expect(await bookingOf(page, meena, id)).toMatchObject({ payment_status: 'due', service_id: 1 });
  await tabTo(page, page.getByRole('link', { name: 'View booking' }));
  await press('Enter');
  await expect(page).toHaveURL(`/bookings/${id}`);
});
