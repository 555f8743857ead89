import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { bookingPath, bookingsOf, newPatient, ownTime, payAppointment, writePatient } from './appointment.ts';
import { button, heading, PASSWORD, payWindow, sessionOf, store } from './checkout.ts';
import { complaints, open, tabTo } from './pages.ts';
import { test } from './translated.ts';

test(
  'a visitor chooses a doctor, says who is ill, logs in, pays, and has the appointment in the calendar',
  { tag: '@both' },
  async ({ page }, info) => {
    const said = complaints(page);
    const own = await ownTime(page.request, info),
      mobile = await newPatient(page.request),
      { doctor } = own,
      name = `Dr. ${doctor.name}`;
    await open(page, '/');
    await page.getByRole('link', { name: 'Appointment', exact: true }).first().click();
    await expect(heading(page, 'Choose Your Doctor')).toBeFocused();
    await page.getByRole('combobox', { name: 'Specialty' }).selectOption(doctor.specialty);
    await expect(page).toHaveURL(/specialty=/);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Specialty' })).toHaveValue(doctor.specialty);
    await page.getByRole('article', { name }).getByRole('link', { name, exact: true }).click();
    await expect(heading(page, name)).toBeFocused();
    await expect(page.getByText(doctor.registration_no)).toBeVisible();
    await page.getByRole('link', { name: 'Book Appointment', exact: true }).click();
    await expect(heading(page, 'Choose a time')).toBeFocused();
    // Some doctors are away until the next month.
    if (own.slot >= '2026-12') await button(page, 'Next month').click();
    await page.locator(`[data-day="${own.slot.slice(0, 10)}"]`).click();
    // Chosen once the address says so.
    await page.locator(`input[value="${own.slot}"]`).click();
    await expect(page.locator(`input[value="${own.slot}"]`)).toBeChecked();
    await page.reload();
    await expect(page.locator(`input[value="${own.slot}"]`)).toBeChecked();
    await page.getByRole('link', { name: 'Continue' }).click();

    await expect(heading(page, 'Book your appointment')).toBeVisible();
    await button(page, 'Proceed to Checkout').click();
    for (const problem of ['Name is required', 'Age is required', 'Gender is required'])
      await expect(page.getByRole('link', { name: problem })).toBeVisible();
    await expect(page.getByRole('alert').first()).toBeFocused();
    await writePatient(page, { phone: 'nine eight' });
    await button(page, 'Proceed to Checkout').click();
    await expect(page.getByRole('link', { name: 'Phone number is required' })).toBeVisible();
    for (const age of ['0', '121', '12.5', 'forty']) {
      await writePatient(page, { age });
      await button(page, 'Proceed to Checkout').click();
      await expect(page.getByRole('link', { name: 'Please enter a valid age' })).toBeVisible();
    }
    await writePatient(page);
    await expect(page.getByText('Please enter a valid age')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Lajja Kumari');
    await button(page, 'Proceed to Checkout').click();
    await expect(heading(page, 'Check and pay')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('98765 01234');
    await button(page, 'Proceed to Checkout').click();

    await button(page, /^Pay ₹.+ & Confirm$/).click();
    await expect(heading(page, 'Login')).toBeFocused();
    await expect(page.getByText('You must be logged in to complete payment.')).toBeVisible();
    await page.getByLabel('Mobile Number').fill(mobile);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Login').click();
    await expect(heading(page, 'Check and pay')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Lajja Kumari', { exact: true })).toBeVisible();

    // Left without paying: nothing was taken, and it can be paid again.
    await payAppointment(page, 'Cancel');
    await expect(page.getByText('Payment was cancelled')).toBeVisible();
    await payAppointment(page, /^Pay ₹/);
    await expect(page.getByRole('link', { name: 'View appointment' })).toBeVisible();
    const id = new URL(page.url()).searchParams.get('order_id')!;
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      service_type: 'appointment',
      total: doctor.consultation_fee.toFixed(2),
    });
    await page.getByRole('link', { name: 'View appointment' }).click();
    await expect(heading(page, 'Appointment Confirmed!')).toBeFocused();
    await expect(page.getByText(id, { exact: true })).toBeVisible();

    const saving = page.waitForEvent('download');
    await button(page, 'Add to calendar').click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe(`${id}.ics`);
    const lines = readFileSync(await file.path(), 'utf8')
      .replaceAll('\r\n ', '')
      .split('\r\n');
    const start = new Date(`${own.slot}:00+05:30`).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
    expect(lines).toEqual(
      expect.arrayContaining(['BEGIN:VCALENDAR', `DTSTART:${start}Z`, 'STATUS:CONFIRMED', 'END:VCALENDAR']),
    );
    await page.goBack();
    await expect(page.getByRole('link', { name: 'View appointment' })).toBeVisible();
    expect((await bookingsOf(page)).filter((one) => one.id === id)).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.getItem('appointment_draft'))).toBeNull();
    expect(said).toEqual([]);
  },
);

test(
  'the same by keyboard alone, for somebody booked for before',
  { tag: ['@phone', '@zoom', '@translated'] },
  async ({ page }, info) => {
    await store(page, await sessionOf(page.request, await newPatient(page.request)));
    const first = await ownTime(page.request, info);
    await open(page, bookingPath(first));
    const write = async (label: string, text: string) => {
      await tabTo(page, page.getByRole('textbox', { name: label }));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    };
    const press = async (name: string | RegExp) => {
      await tabTo(page, button(page, name));
      await page.keyboard.press('Enter');
    };
    await write('Full Name', 'Sushila Devi');
    await write('Age', '66');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked();
    await write('Phone', '9876501235');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Check and pay')).toBeFocused();
    await press(/^Pay ₹.+ & Confirm$/);
    await tabTo(page, payWindow(page).getByRole('button', { name: /^Pay ₹/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'View appointment' }));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Appointment Confirmed!')).toBeFocused();

    const second = await ownTime(page.request, info);
    await open(page, bookingPath(second));
    // The latest one is the first, and the arrows go round.
    await tabTo(page, page.getByRole('radio', { name: 'Somebody else' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Sushila Devi/ })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Age' })).toHaveValue('66');
    await press('Proceed to Checkout');
    await expect(heading(page, 'Check and pay')).toBeFocused();
    await expect(page.getByText('Sushila Devi', { exact: true })).toBeVisible();
  },
);

test(
  'whoever leaves during the payment finds the appointment; nobody pays twice',
  { tag: '@release' },
  async ({ page }, info) => {
    await store(page, await sessionOf(page.request, await newPatient(page.request)));
    const own = await ownTime(page.request, info);
    await open(page, bookingPath(own));
    await writePatient(page);
    await button(page, 'Proceed to Checkout').click();
    await payAppointment(page, 'Pay, and lose the answer');
    await page.goto('/');
    await open(page, bookingPath(own).replace('booking', 'checkout'));
    await expect(page.getByRole('link', { name: 'View appointment' })).toBeVisible();
    const mine = (await bookingsOf(page)).filter(({ starts_at }) => starts_at.startsWith(own.slot));
    expect(mine).toMatchObject([{ service_id: own.doctor.id, payment_status: 'paid', status: 'booked' }]);
  },
);

test('two pay for one time: one has it, the other reads of the refund at once (F9)', async ({
  page,
  browser,
}, info) => {
  const own = await ownTime(page.request, info);
  const loser = await (await browser.newContext()).newPage();
  const atWindow = async (of: typeof page) => {
    const session = await sessionOf(of.request, await newPatient(of.request));
    await store(of, session);
    await open(of, bookingPath(own));
    await writePatient(of);
    await button(of, 'Proceed to Checkout').click();
    await button(of, /^Pay ₹.+ & Confirm$/).click();
    return { authorization: `Bearer ${session.access_token}` };
  };
  const headers = await atWindow(loser);
  await expect(payWindow(loser)).toBeVisible();
  // As it is once the time is not kept any more: the same call again answers the hold that there is.
  const hold = (await (
    await loser.request.post(`/api/slots/${own.doctor.id}/hold/`, {
      headers,
      data: { slot_time: own.slot },
    })
  ).json()) as { hold_id: string };
  expect((await loser.request.delete(`/api/holds/${hold.hold_id}/`, { headers })).ok()).toBe(true);
  await atWindow(page);
  await payWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await expect(page.getByRole('link', { name: 'View appointment' })).toBeVisible();

  await payWindow(loser)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await expect(heading(loser, /^Your money (is on its way back|was returned)$/)).toBeVisible();
  await expect(loser.getByText('That time was taken before your payment came.')).toBeVisible();
  await expect(loser.getByRole('link', { name: 'Choose another time' })).toHaveAttribute(
    'href',
    `/doctor-slots?doctor=${own.doctor.id}`,
  );
  const booked = ({ starts_at }: { starts_at: string }) => starts_at.startsWith(own.slot);
  expect((await bookingsOf(page)).filter(booked)).toHaveLength(1);
  expect((await bookingsOf(loser)).filter(booked)).toHaveLength(0);
  await loser.context().close();
});
