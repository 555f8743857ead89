import type { HomeServices } from '@doorstep/contract/paramedical.schema';
import { expect, test } from '@playwright/test';
import { bookingOf, booksNextVisit, booksVisit, setsVisit } from './bookings.ts';
import { booksTime, ownDoctor } from './staff-bookings.ts';
import { heading, store } from './checkout.ts';
import { ADMIN, patient } from './orders.ts';
import { complaints, tabTo } from './pages.ts';
import { asStaff } from './staff.ts';

test(
  'a visit from nobody to done: a nurse is assigned and sets out, it starts only with the code of its patient, and its wrong payment is corrected',
  { tag: '@both' },
  async ({ page, browser }, info) => {
    const asha = await patient(page.request),
      // What a first try left is another person's.
      name = `Asha ${info.project.name}${' again'.repeat(info.retry)} Oraon`;
    await asha.rename(name);
    const { id, starts_at, total } = await booksNextVisit(page.request, asha);
    await asStaff(page, ADMIN, `/staff/visits?day=${starts_at.slice(0, 10)}`);
    const said = complaints(page);
    await expect(heading(page, 'Home visits')).toBeVisible();
    const card = page.getByRole('article', { name: new RegExp(name) });
    await expect(card).toContainText('7 Main Road, Ranchi 834001');
    await expect(card).toContainText('to be paid at the visit');

    // By keyboard from here on.
    const who = card.getByRole('combobox', { name: `Who comes to ${name}` });
    await tabTo(page, who, 300);
    await expect(who.getByRole('option')).not.toHaveCount(1);
    // Phone and desktop run at once, perhaps on one day: each takes a nurse of its own.
    const all = who.locator('option:enabled:not([value=""])'),
      free = info.project.name === 'phone' ? all.last() : all.first();
    const nurse = (await free.textContent())!.split(',')[0]!;
    await who.selectOption(await free.getAttribute('value'));
    await tabTo(page, card.getByRole('button', { name: `Assign for ${name}` }));
    await page.keyboard.press('Enter');
    const setOut = card.getByRole('button', { name: `On the way to ${name}` });
    await expect(setOut).toBeVisible();
    expect((await bookingOf(page.request, asha, id)).person).toMatchObject({ name: nurse });
    await tabTo(page, setOut, 300);
    await page.keyboard.press('Enter');
    const code = card.getByLabel('Code of the patient');
    await expect(code).toBeVisible();

    // On another device the patient's pass shows it.
    const other = await browser.newContext();
    const pass = await other.newPage();
    await store(pass, { ...asha.session });
    await pass.goto(`/bookings/${id}`);
    const spoken = pass.getByText(/^Code: \d \d \d \d$/);
    await expect(spoken).toBeAttached();
    const right = (await spoken.textContent())!.replaceAll(/\D/g, '');
    await other.close();
    const wrong = right === '0000' ? '1111' : '0000';
    await tabTo(page, code, 300);
    await page.keyboard.type(wrong);
    await page.keyboard.press('Enter');
    await expect(card.getByText('This is not the code. You can try 4 more times.')).toBeVisible();
    await expect(code).toHaveValue('');
    expect((await bookingOf(page.request, asha, id)).status).toBe('on-the-way');
    await tabTo(page, code, 300);
    await page.keyboard.type(right);
    await page.keyboard.press('Enter');
    const done = card.getByRole('button', { name: `Visit is done: ${name}` });
    await expect(done).toBeVisible();
    expect((await bookingOf(page.request, asha, id)).status).toBe('started');

    // By mouse: done with a payment in cash, one back, and done again without a second payment.
    await done.click();
    const sum = `₹${total.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`,
      payment = page.getByRole('dialog', { name: `Payment of ${name}`, exact: true });
    await payment.getByRole('textbox', { name: 'Amount taken' }).fill(String(total));
    await payment.getByRole('combobox', { name: 'Paid by' }).selectOption('cash');
    await payment.getByRole('button', { name: 'Save payment and finish' }).click();
    const back = card.getByRole('button', { name: `Back to: Started, ${name}` });
    await expect(back).toBeVisible();
    await expect(card).toContainText(`Cash, taken by ${nurse}`);
    await back.click();
    await expect(done).toBeVisible();
    await done.click();
    await expect(back).toBeVisible();
    expect(await bookingOf(page.request, asha, id)).toMatchObject({
      status: 'done',
      code: null,
      payment_status: 'paid',
    });

    // By keyboard: the payment was wrong. The reason is required, and stays while the dialog is closed.
    const correct = card.getByRole('button', { name: `Correct payment of ${name}` });
    await tabTo(page, correct, 300);
    await page.keyboard.press('Enter');
    const correction = page.getByRole('dialog', { name: `Correct payment of ${name}`, exact: true });
    for (const fact of [nurse, sum, 'Cash', 'The visit counts as unpaid again'])
      await expect(correction).toContainText(fact);
    const confirm = correction.getByRole('button', { name: 'Correct payment', exact: true }),
      reason = correction.getByRole('textbox', { name: 'Why is it wrong?' });
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await expect(correction.getByText('Please say why the payment is corrected.')).toBeVisible();
    await expect(reason).toBeFocused();
    await page.keyboard.type('It was UPI, not cash');
    await page.keyboard.press('Escape');
    await expect(correction).toHaveCount(0);
    await expect(correct).toBeFocused();
    expect((await bookingOf(page.request, asha, id)).payment_status).toBe('paid');
    await page.keyboard.press('Enter');
    await expect(reason).toHaveValue('It was UPI, not cash');
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`The payment of ${name} is reversed and due again.`)).toBeVisible();
    await expect(correction).toHaveCount(0);
    await expect(card).toBeFocused();
    await expect(card).toContainText(`${sum} is still due`);
    await expect(correct).toHaveCount(0);
    expect(await bookingOf(page.request, asha, id)).toMatchObject({ status: 'done', payment_status: 'due' });

    // By mouse: recorded anew.
    await card.getByRole('button', { name: `Record payment of ${name}` }).click();
    await payment.getByRole('textbox', { name: 'Amount taken' }).fill(String(total));
    await payment.getByRole('combobox', { name: 'Paid by' }).selectOption('upi');
    await payment.getByRole('textbox', { name: 'UPI transaction number' }).fill('533812345678');
    await payment.getByRole('button', { name: 'Save payment', exact: true }).click();
    await expect(card).toContainText(`UPI, taken by ${nurse}`);
    await expect(correct).toBeVisible();
    expect(await bookingOf(page.request, asha, id)).toMatchObject({
      status: 'done',
      payment_status: 'paid',
      payment_received: { amount: total, method: 'upi', reference: '533812345678', receiver: nurse },
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );
    // The browser's own word for the wrong code.
    expect(said).toEqual(['Failed to load resource: the server responded with a status of 409 (Conflict)']);
  },
);

test(
  'the patient rings up: a visit is found by its number and called off by keyboard, an appointment by mouse with all of its money',
  { tag: ['@both', '@release'] },
  async ({ page }, info) => {
    const asha = await patient(page.request),
      name = `Lakshmi ${info.project.name} Munda`;
    await asha.rename(name);
    const visit = await booksVisit(page.request, asha);
    const doctor = await ownDoctor(page.request);
    const appointment = await booksTime(page.request, asha, {
      doctor,
      time: doctor.free.at(info.project.name === 'phone' ? -1 : -2)!,
      name,
    });
    await asStaff(page, ADMIN, '/staff/visits');
    const said = complaints(page);
    const field = page.getByRole('combobox', { name: 'Find a booking' });
    await tabTo(page, field, 300);
    await page.keyboard.type(visit.id.slice(3));
    await page.keyboard.press('Enter');
    const found = (id: string) => page.locator(`article#${id}`);
    await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
    await expect(found(visit.id)).toContainText(name);
    await tabTo(page, found(visit.id).getByRole('link', { name: /^Show on the board/ }), 300);
    await page.keyboard.press('Enter');
    const card = page.getByRole('article', { name: new RegExp(name) });
    await expect(card).toBeFocused();
    await tabTo(page, card.getByRole('button', { name: `Cancel the visit of ${name}` }), 300);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Cancel the visit of ${name}?` });
    await expect(dialog).toContainText('Nothing is paid yet, so no money goes back.');
    await tabTo(page, dialog.getByRole('combobox', { name: 'Reason' }));
    await page.keyboard.type('The patient asked');
    await tabTo(page, dialog.getByRole('button', { name: 'Cancel the booking' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(card).toBeFocused();
    await expect(card).toContainText('Cancelled');
    expect(await bookingOf(page.request, asha, visit.id)).toMatchObject({ status: 'cancelled', refunds: [] });

    // By mouse, by whom it is for.
    await field.fill(name);
    await field.press('Enter');
    await expect(page.getByText('2 bookings', { exact: true })).toBeVisible();
    await found(appointment)
      .getByRole('button', { name: /^Cancel booking/ })
      .click();
    const other = page.getByRole('dialog', { name: `Cancel the appointment of ${name}?` });
    await other.getByRole('combobox', { name: 'Reason' }).selectOption('other');
    await other.getByRole('button', { name: /^Cancel and give back/ }).click();
    await expect(other.getByText('Please say why.')).toBeVisible();
    await other.getByRole('textbox', { name: /In your words/ }).fill('The clinic has no power.');
    await other.getByRole('button', { name: /^Cancel and give back/ }).click();
    await expect(found(appointment)).toContainText('Cancelled');
    await expect(found(appointment)).toBeFocused();
    const gone = await bookingOf(page.request, asha, appointment);
    expect(gone).toMatchObject({
      status: 'cancelled',
      refunds: [{ amount: gone.total, reason: 'Given back by the shop: The clinic has no power.' }],
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );
    expect(said).toEqual([]);
  },
);

test(
  'a nurse who is there for twelve hours is not sent elsewhere in them, and is free again after',
  { tag: '@release' },
  async ({ page }, info) => {
    const asha = await patient(page.request),
      name = `Asha ${info.project.name} Kujur`;
    await asha.rename(name);
    const { data } = (await (await page.request.get('/api/paramedical-services/')).json()) as HomeServices,
      { id: service } = data.find(({ minutes }) => minutes === 720)!;
    await page.goto(`/paramedical/${service}`);
    await expect(page.getByText('about 12 hours')).toBeVisible();
    // By day: it ends by nine in the evening.
    const long = await booksVisit(page.request, asha, service, (time) => time.endsWith('T08:00')),
      day = long.starts_at.slice(0, 10);
    expect(long.ends_at).toBe(long.starts_at.replace('T08:', 'T20:'));
    const after = await booksVisit(page.request, asha, 1, (time) => time === `${day}T21:00`),
      during = await booksVisit(page.request, asha, 1, (time) => time === `${day}T15:00`);
    await asStaff(page, ADMIN, `/staff/visits?day=${day}`);
    const cardOf = (title: string, begins: string) =>
      page.getByRole('article', { name: new RegExp(`^${begins} ${title} · ${name}`) });
    const whole = cardOf('Nurse for the day, 12 hours', '8:00 AM');
    await expect(whole).toContainText('to 8:00 PM');
    const who = whole.getByRole('combobox', { name: `Who comes to ${name}` });
    await who.focus();
    await expect(who.getByRole('option')).not.toHaveCount(1);
    const free = who.locator('option:enabled:not([value=""])').first(),
      nurse = (await free.getAttribute('value'))!;
    await who.selectOption(nurse);
    await whole.getByRole('button', { name: `Assign for ${name}` }).click();
    await expect(whole.getByRole('button', { name: `On the way to ${name}` })).toBeVisible();
    const optionIn = async (title: string, begins: string) => {
      const choice = cardOf(title, begins).getByRole('combobox');
      await choice.focus();
      return choice.locator(`option[value="${nurse}"]`);
    };
    await expect(await optionIn('Dressing', '3:00 PM')).toBeDisabled();
    await expect(await optionIn('Dressing', '9:00 PM')).toBeEnabled();
    await setsVisit(page.request, after.id, { nurse_id: Number(nurse) });
    expect((await bookingOf(page.request, asha, during.id)).person).toBeNull();
  },
);
