import type { VideoDoctor } from '@doorstep/contract/consultation.schema';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { bookingsOf, newPatient } from './appointment.ts';
import { button, heading, PASSWORD, payWindow, sessionOf, store } from './checkout.ts';
import { ownProduct } from './own-product.ts';
import { complaints, open, tabTo } from './pages.ts';

const PAGE = '/consultation/video/book',
  DAY = '2026-11-24';
type Product = Awaited<ReturnType<typeof ownProduct>>;
/** A product whose clock no other journey moves: times of today run out. */
let shop: Product;
// One for all of a worker's tests, of which each books a time of its own.
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await ownProduct({ clockStart: `${DAY}T11:20:00+05:30` });
});
test.afterAll(() => shop.remove());

/** The browser of a patient of the test's own, at the own product. */
async function patient(browser: Browser, like: Page): Promise<Page> {
  const viewport = like.viewportSize();
  const context = await browser.newContext({ baseURL: shop.url, ...(viewport && { viewport }) });
  const page = await context.newPage();
  await store(page, await sessionOf(page.request, await newPatient(page.request)));
  return page;
}
/** A doctor and a free time of today that no other test of this file has. */
async function ownTime(page: Page): Promise<{ doctor: VideoDoctor['doctor']; slot: string }> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.get('/api/consultation/video/doctors/', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { doctors: VideoDoctor[] } };
  for (const { doctor, slots } of data.doctors) {
    const free = slots.find(({ taken }) => !taken);
    if (free) return { doctor, slot: free.time };
  }
  throw new Error('no time of today is left');
}
const time = (page: Page, slot: string) => page.locator(`input[name="time"][value="${slot}"]`);
const timer = (page: Page) => page.locator('[data-slot="hold-timer"]');
const pay = (page: Page, choice: string | RegExp) =>
  payWindow(page).getByRole('button', { name: choice }).click();
async function toPayment(page: Page, { doctor, slot }: Awaited<ReturnType<typeof ownTime>>) {
  await open(page, `${PAGE}?doctor=${doctor.id}&slot=${encodeURIComponent(slot)}`);
  await expect(timer(page)).toContainText('Held for you until');
  await button(page, 'Proceed to Pay').click();
  await expect(heading(page, 'Check and pay')).toBeVisible();
}

test('a patient pays and books a video consultation, and finds it again', async ({ browser, page: like }) => {
  const page = await patient(browser, like);
  const said = complaints(page);
  const { doctor, slot } = await ownTime(page);
  await open(page, '/online-consultation?tab=video');
  await page
    .getByRole('article', { name: `Dr. ${doctor.name}` })
    .getByRole('button', { name: /^Book Video Call/ })
    .click();
  await expect(heading(page, 'Book a video consultation')).toBeFocused();
  await expect(time(page, `${DAY}T11:00`)).toBeDisabled();
  await page.getByLabel('WhatsApp number').fill('');
  await button(page, 'Proceed to Pay').click();
  await expect(page.getByRole('alert').first()).toBeFocused();
  await expect(
    page.getByRole('link', { name: 'Please fill in all required fields to proceed with booking.' }),
  ).toHaveCount(1);
  await page.getByLabel('WhatsApp number').fill('12345');
  await time(page, slot).click();
  await expect(timer(page)).toContainText('Held for you until');
  await button(page, 'Proceed to Pay').click();
  await expect(page.getByRole('link', { name: 'Please enter a valid WhatsApp number.' })).toBeVisible();
  await page.getByLabel('WhatsApp number').fill('+91 98111-22233');
  await page.reload();
  await expect(time(page, slot)).toBeChecked();
  await expect(page.getByLabel('WhatsApp number')).toHaveValue('+91 98111-22233');
  await button(page, 'Proceed to Pay').click();
  await expect(heading(page, 'Check and pay')).toBeFocused();
  await page.getByRole('link', { name: 'Back to Booking Details' }).click();
  await expect(page.getByLabel('WhatsApp number')).toHaveValue('+91 98111-22233');
  await button(page, 'Proceed to Pay').click();
  await page.reload();
  await expect(heading(page, 'Check and pay')).toBeVisible();

  // Left without paying, or refused by the bank: nothing was taken, and it can be paid again.
  for (const [choice, sentence] of [
    ['Cancel', 'Payment was cancelled'],
    ['Let the payment fail', 'Payment failed. Please try again.'],
  ] as const) {
    await button(page, /^Pay ₹.+ & Book$/).click();
    await pay(page, choice);
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await button(page, /^Pay ₹.+ & Book$/).dblclick();
  await pay(page, /^Pay ₹/);
  await expect(heading(page, 'Video Consultation Booked!')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('booked')!;
  expect(id).toMatch(/^VC-/);
  await expect(page.getByText(id, { exact: true })).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Video Consultation Booked!')).toBeVisible();
  await expect(page.getByText('98111 22233', { exact: true })).toBeVisible();
  const saving = page.waitForEvent('download');
  await button(page, 'Add to calendar').click();
  expect((await saving).suggestedFilename()).toBe(`${id}.ics`);
  // What is booked is not offered to oneself again.
  await page.goBack();
  await expect(page).toHaveURL(`${PAGE}?booked=${id}`);

  await page.getByRole('link', { name: 'View Order Details' }).click();
  await expect(heading(page, 'Video consultation booked')).toBeVisible();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    order_id: id,
    total: doctor.price.toFixed(2),
    payment_id: 'PAID',
    service_type: 'video-consultation',
  });
  await open(page, '/profile?tab=orders');
  const card = page
    .getByRole('article', { name: `Dr. ${doctor.name}` })
    .filter({ hasText: 'Video consultation' });
  await expect(card.getByRole('link', { name: `Join: Dr. ${doctor.name}` })).toHaveAttribute(
    'href',
    `/consultation/${id}`,
  );
  expect((await bookingsOf(page)).filter((one) => one.id === id)).toMatchObject([
    { payment_status: 'paid', status: 'booked', whatsapp: '9811122233' },
  ]);

  // It is cancelled on its own page, and its time is free again.
  await card.getByRole('link', { name: `Dr. ${doctor.name}`, exact: true }).click();
  await expect(heading(page, `Video consultation with Dr. ${doctor.name}`)).toBeVisible();
  await button(page, 'Cancel video consultation').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel video consultation' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the consultation room' })).toHaveCount(0);
  // Back asks for the time once more, and hears that it is booked.
  expect(said.filter((line) => !line.includes('409 (Conflict)'))).toEqual([]);
  await page.context().close();
});

test('the same by keyboard alone', { tag: '@phone' }, async ({ browser, page: like }) => {
  const page = await patient(browser, like);
  const { doctor, slot } = await ownTime(page);
  const press = async (target: ReturnType<Page['locator']>) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  await open(page, `${PAGE}?doctor=${doctor.id}`);
  await tabTo(page, page.locator('input[name="time"]'));
  await page.keyboard.press('Space');
  await expect(time(page, slot)).toBeChecked();
  await expect(timer(page)).toContainText('Held for you until');
  await tabTo(page, page.getByLabel('WhatsApp number'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('98111 22233');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check and pay')).toBeFocused();
  await press(button(page, /^Pay ₹.+ & Book$/));
  // Whoever has tabbed on before it opens comes back to there.
  await expect(payWindow(page)).toBeVisible();
  await tabTo(page, payWindow(page).getByRole('button', { name: /^Pay ₹/ }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Video Consultation Booked!')).toBeFocused();
  await press(page.getByRole('link', { name: 'View Order Details' }));
  await expect(heading(page, 'Video consultation booked')).toBeFocused();
  await page.context().close();
});

test(
  'whoever leaves during the payment finds the booking; nobody pays twice',
  { tag: '@release' },
  async ({ browser, page: like }) => {
    const page = await patient(browser, like);
    const own = await ownTime(page);
    await toPayment(page, own);
    const there = page.url();
    await button(page, /^Pay ₹.+ & Book$/).click();
    await pay(page, 'Pay, and lose the answer');
    await page.goto('/');
    await open(page, there);
    await expect(heading(page, 'Video Consultation Booked!')).toBeVisible();
    const mine = (await bookingsOf(page)).filter(({ starts_at }) => starts_at.startsWith(own.slot));
    expect(mine).toMatchObject([{ service_id: own.doctor.id, payment_status: 'paid', status: 'booked' }]);
    await page.context().close();
  },
);

test(
  'two want one time: one has it, the other chooses another, or reads of the refund (F9)',
  { tag: '@release' },
  async ({ browser, page: like }) => {
    const [page, loser] = [await patient(browser, like), await patient(browser, like)];
    const own = await ownTime(page);
    await toPayment(page, own);
    // Kept for the first: the second sees that it is taken, and cannot choose it by the address either.
    await open(loser, `${PAGE}?doctor=${own.doctor.id}`);
    await expect(time(loser, own.slot)).toBeDisabled();
    await open(loser, `${PAGE}?doctor=${own.doctor.id}&slot=${encodeURIComponent(own.slot)}`);
    await expect(loser.getByRole('alert').getByText('was just taken')).toBeVisible();
    await expect(time(loser, own.slot)).not.toBeChecked();

    // The first one's window stands open while the time is given back, and the second one pays for it.
    await button(page, /^Pay ₹.+ & Book$/).click();
    await expect(payWindow(page)).toBeVisible();
    const headers = {
      authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access_token'))}`,
    };
    // The same call again answers the hold that there is.
    const held = await page.request.post(`/api/slots/${own.doctor.id}/hold/`, {
      headers,
      data: { slot_time: own.slot, type: 'video' },
    });
    const { hold_id } = (await held.json()) as { hold_id: string };
    expect((await page.request.delete(`/api/holds/${hold_id}/`, { headers })).ok()).toBe(true);
    await toPayment(loser, own);
    await button(loser, /^Pay ₹.+ & Book$/).click();
    await pay(loser, /^Pay ₹/);
    await expect(heading(loser, 'Video Consultation Booked!')).toBeVisible();
    await pay(page, /^Pay ₹/);
    await expect(heading(page, /^Your money (is on its way back|was returned)$/)).toBeVisible();
    await expect(page.getByText('That time was taken before your payment came.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose another time' })).toHaveAttribute(
      'href',
      `${PAGE}?doctor=${own.doctor.id}`,
    );
    for (const one of [page, loser]) await one.context().close();
  },
);

test(
  'a login that ends while one pays: after the next one the time and the number are still there (C22)',
  { tag: '@release' },
  async ({ browser, page: like }) => {
    const page = await patient(browser, like);
    const own = await ownTime(page);
    await open(page, `${PAGE}?doctor=${own.doctor.id}&slot=${encodeURIComponent(own.slot)}`);
    await expect(timer(page)).toContainText('Held for you until');
    await page.getByLabel('WhatsApp number').fill('98111 22233');
    await button(page, 'Proceed to Pay').click();
    await expect(heading(page, 'Check and pay')).toBeFocused();
    const { mobile, token } = await page.evaluate(() => ({
      mobile: (JSON.parse(localStorage.getItem('user')!) as { mobile: string }).mobile,
      token: localStorage.getItem('access_token')!,
    }));
    await page.request.post('/api/auth/logout/', { headers: { authorization: `Bearer ${token}` } });
    await button(page, /^Pay ₹.+ & Book$/).click();
    await expect(heading(page, 'Login')).toBeVisible();
    await page.getByLabel('Mobile Number').fill(mobile);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Login').click();
    await expect(heading(page, 'Check and pay')).toBeVisible();
    await expect(page.getByText('98111 22233')).toBeVisible();
    await button(page, /^Pay ₹.+ & Book$/).click();
    await pay(page, /^Pay ₹/);
    await expect(heading(page, 'Video Consultation Booked!')).toBeVisible();
    expect((await bookingsOf(page)).filter(({ starts_at }) => starts_at.startsWith(own.slot))).toMatchObject([
      { service_id: own.doctor.id, payment_status: 'paid', whatsapp: '9811122233' },
    ]);
    await page.context().close();
  },
);
