import { readFileSync } from 'node:fs';
import type { VisitBoard } from '@doorstep/contract/paramedical.schema';
import { expect, test, type Page } from '@playwright/test';
import { bookingOf, booksAppointment, booksNextVisit, setsVisit, when } from './bookings.ts';
import { button, heading, sessionOf, store } from './checkout.ts';
import { ADMIN, at, patient } from './orders.ts';
import { hydrated, tabTo } from './pages.ts';

/** The PDF that a press of this button saves, by its name. */
async function savedBy(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download');
  await button(page, name).click();
  const file = await download;
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  return file.suggestedFilename();
}
const dialog = (page: Page) => page.getByRole('dialog');
/** Times of the day that is open in the dialog. */
const freeTimes = (page: Page) => dialog(page).getByRole('radio', { disabled: false, checked: false });
/** Any of them, so that no other journey takes the same. */
async function chooseTime(page: Page) {
  const free = freeTimes(page);
  await expect(free.first()).toBeVisible();
  await free.nth(Math.floor(Math.random() * (await free.count()))).click();
}

test('an appointment is moved, moved back, put into the calendar and cancelled by its refund rule @both', async ({
  page,
}) => {
  test.slow();
  const { request } = page;
  const meena = await patient(request);
  const { booking } = await booksAppointment(request, meena);
  const first = when(booking.starts_at);

  // One list of everything booked, in the profile.
  await at(page, meena, '/profile?tab=orders');
  const list = page.getByRole('region', { name: 'Visits and appointments' });
  await list.getByRole('link', { name: booking.title, exact: true }).click();
  await expect(page).toHaveURL(`/bookings/${booking.id}`);
  await expect(heading(page, booking.title)).toBeFocused();
  await expect(
    page.getByText(/all of it comes back; after that half of it, until it begins\.$/),
  ).toContainText(when(booking.free_until!));

  await button(page, 'Choose another time').click();
  await expect(dialog(page).getByText(`Now: ${first}. It stays yours`)).toBeVisible();
  await chooseTime(page);
  const move = dialog(page).getByRole('button', { name: /^Move to / });
  const chosen = (await move.textContent())!.replace('Move to ', '');
  await move.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(`Your time of ${first} was given back.`)).toBeVisible();
  const moved = await bookingOf(request, meena, booking.id);
  expect(when(moved.starts_at)).toBe(chosen);
  await expect(page.getByRole('main').getByText(chosen).first()).toBeVisible();

  await button(page, `Move back to ${first}`).click();
  await expect(page.getByText(`Your time of ${chosen} was given back.`)).toBeVisible();
  expect((await bookingOf(request, meena, booking.id)).starts_at).toBe(booking.starts_at);

  const download = page.waitForEvent('download');
  await button(page, 'Add to calendar').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${booking.id}.ics`);
  const ics = readFileSync(await file.path(), 'utf8');
  const utc = new Date(booking.starts_at).toISOString().replaceAll(/[-:]|\.000/g, '');
  expect(ics).toContain(`DTSTART:${utc}`);
  expect(ics).toMatch(/^SEQUENCE:[1-9]/m);
  expect(await savedBy(page, 'Download receipt')).toBe(`${booking.id}.pdf`);

  await button(page, 'Cancel appointment').click();
  const asked = page.getByRole('alertdialog', { name: 'Cancel this appointment?' });
  await expect(asked.getByText(/^All of it comes back: ₹[\d,.]+/)).toBeVisible();
  await asked.getByRole('button', { name: 'Keep it' }).click();
  expect((await bookingOf(request, meena, booking.id)).status).toBe('booked');
  await button(page, 'Cancel appointment').click();
  await asked.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(
    page.getByRole('heading', { name: /^Your money (is on its way back|was sent back)$/ }),
  ).toBeVisible();
  await expect(page.locator('main').locator('h1:focus, h2:focus, h3:focus')).toHaveCount(1);
  const over = await bookingOf(request, meena, booking.id);
  expect(over.status).toBe('cancelled');
  expect(over.refunds.map(({ amount }) => amount)).toEqual([booking.total]);
  await expect(page.getByRole('link', { name: 'Book again' })).toHaveAttribute(
    'href',
    `/doctor-slots?doctor=${booking.service_id}`,
  );

  // The list knows at once; an order's link leads here.
  await page.goto(`/orders/${booking.id}`);
  await expect(page).toHaveURL(`/bookings/${booking.id}`);
  await page.goto('/profile?tab=orders');
  await expect(list.getByRole('article', { name: booking.title }).getByText('Cancelled')).toBeVisible();
});

test('by keyboard alone an appointment is moved and cancelled', async ({ page }) => {
  test.slow();
  const { request } = page;
  const meena = await patient(request);
  const { booking } = await booksAppointment(request, meena);
  await at(page, meena, `/bookings/${booking.id}`);
  await expect(heading(page, booking.title)).toBeVisible();
  await tabTo(page, button(page, 'Choose another time'));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: /^Another time for/ })).toBeFocused();
  await expect(freeTimes(page).first()).toBeVisible();
  await tabTo(page, dialog(page).getByRole('radio'));
  await page.keyboard.press('Space');
  const move = dialog(page).getByRole('button', { name: /^Move to / });
  await tabTo(page, move);
  const chosen = (await move.textContent())!.replace('Move to ', '');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect(when((await bookingOf(request, meena, booking.id)).starts_at)).toBe(chosen);
  await expect(button(page, 'Choose another time')).toBeFocused();

  await tabTo(page, button(page, 'Cancel appointment'));
  await page.keyboard.press('Enter');
  const asked = page.getByRole('alertdialog');
  await tabTo(page, asked.getByRole('button', { name: 'Cancel appointment' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible();
  expect((await bookingOf(request, meena, booking.id)).status).toBe('cancelled');
});

test('a visit’s pass is its owner’s: who comes, then the code, which goes when the visit begins @both', async ({
  page,
  browser,
}) => {
  test.slow();
  const { request } = page;
  const meena = await patient(request);
  const visit = await booksNextVisit(request, meena);
  await at(page, meena, '/paramedical/bookings');
  expect(await savedBy(page, `Download booking slip: ${visit.title}`)).toBe(`${visit.id}.pdf`);
  await page.getByRole('link', { name: `Open visit pass: ${visit.title}` }).click();
  await expect(page).toHaveURL(`/bookings/${visit.id}`);
  await expect(heading(page, 'Your visit is booked')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We choose your nurse' })).toBeVisible();
  await expect(page.getByText(/^Pay ₹[\d,.]+ at the visit$/)).toBeVisible();
  const spoken = [...visit.code!].join(' ');
  await expect(page.getByText(`Code: ${spoken}`)).toBeAttached();

  expect(await savedBy(page, 'Download booking slip')).toBe(`${visit.id}.pdf`);
  // On paper: what one needs when the nurse comes, and nothing to press.
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page, 'Your visit is booked')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keep ready' })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Call us' }).filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });

  const { access_token } = await sessionOf(request, ADMIN);
  const { data: board } = (await (
    await request.get(`/api/staff/visits/?day=${visit.starts_at.slice(0, 10)}&visit=${visit.id}`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
  ).json()) as VisitBoard;
  const nurse = board.teams
    .find(({ visits }) => visits.some(({ id }) => id === visit.id))!
    .nurses.find(({ free }) => free)!;
  await setsVisit(request, visit.id, { nurse_id: nurse.id });
  await setsVisit(request, visit.id, { status: 'on-the-way' });
  await page.reload();
  const [name] = nurse.name.split(' ');
  await expect(heading(page, `${name} is on the way`)).toBeVisible();
  const who = page.getByRole('region', { name: 'Who comes' });
  await expect(who.getByText(nurse.name)).toBeVisible();
  await expect(who.getByText(`Reg. ${nurse.registration_no}`)).toBeVisible();
  await expect(page.getByText('Look at the face and the card. Then say this code:')).toBeVisible();

  // Nobody else has it: the page is the same as of one that is not there.
  const other = await browser.newPage();
  await store(other, { ...(await patient(request)).session });
  await other.goto(`/bookings/${visit.id}`);
  await hydrated(other);
  await expect(heading(other, 'We could not find this booking')).toBeVisible();
  await expect(other.getByText(spoken)).toHaveCount(0);
  await other.close();

  await setsVisit(request, visit.id, { status: 'started', code: visit.code });
  await page.reload();
  await expect(heading(page, 'The visit has begun')).toBeVisible();
  await expect(page.getByText(`Code: ${spoken}`)).toHaveCount(0);
  await setsVisit(request, visit.id, {
    status: 'done',
    payment: { amount: visit.total, method: 'cash', receiver: nurse.name },
  });
  await page.reload();
  await expect(heading(page, 'The visit is done')).toBeVisible();
  expect(await savedBy(page, 'Download receipt')).toBe(`${visit.id}.pdf`);
  await expect(page.getByRole('link', { name: 'Book again' })).toHaveAttribute('href', '/paramedical/1');
});
