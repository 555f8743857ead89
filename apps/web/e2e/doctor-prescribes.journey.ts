import type { HealthNote, StaffConsultation } from '@doorstep/contract/consultation.schema';
import type { Medicine, MedicineList } from '@doorstep/contract/medicine.schema';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import type { Prescription } from '@doorstep/contract/prescription.schema';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { button, heading, orderPlaced, payBy, sessionOf, store } from './checkout.ts';
import { patient } from './orders.ts';
import { ownProduct } from './own-product.ts';
import { complaints, hydrated, tabTo } from './pages.ts';

const DOCTOR = '9000000003';
// Chat has its hours: the clock of this shop is moved by nobody.
let shop: Awaited<ReturnType<typeof ownProduct>>;
test.beforeAll(async () => {
  shop = await ownProduct();
});
test.afterAll(() => shop.remove());

/** A browser of somebody's own, logged in. */
async function as(browser: Browser, who: typeof DOCTOR | { name: string }, phone = false) {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: phone ? { width: 360, height: 740 } : { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  // A patient whom the demo store knows nothing of.
  const person = who === DOCTOR ? undefined : await patient(page.request);
  if (person && who !== DOCTOR) await person.rename(who.name);
  const session = person?.session ?? (await sessionOf(page.request, DOCTOR)),
    headers = { authorization: `Bearer ${session.access_token}` };
  await store(page, { ...session });
  return {
    page,
    context,
    open: async (path: string) => {
      await page.goto(path);
      await hydrated(page);
    },
    get: async <T>(path: string): Promise<T> =>
      ((await (await page.request.get(`/api${path}`, { headers })).json()) as { data: T }).data,
    send: async <T>(method: 'post' | 'put', path: string, data: object): Promise<T> => {
      const answer = await page.request[method](`/api${path}`, { headers, data });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
      return (await answer.json()) as T;
    },
  };
}
async function medicineOf(page: Page, search: string, fits: (one: Medicine) => boolean): Promise<Medicine> {
  const { data } = (await (
    await page.request.get(`/api/medicines/?sort=name-asc&limit=100&search=${search}`)
  ).json()) as MedicineList;
  return data.find((one) => one.in_stock && !one.left && one.composition !== null && fits(one))!;
}

test('doctor prescribes by chat what may be written there, and the patient orders it', async ({
  browser,
}) => {
  const ranjita = await as(browser, { name: 'Ranjita Soren' }),
    doctor = await as(browser, DOCTOR);
  const { page: desk } = doctor;
  const said = complaints(desk);
  const needsSheet = await medicineOf(desk, '', (one) => one.prescription_required),
    free = await medicineOf(desk, 'paracetamol', (one) => /^Paracetamol \d+ mg$/.test(one.composition!));
  await ranjita.send<HealthNote>('put', '/user/health/', { allergies: 'Penicillin (rash, 2019)' });
  const { doctor: own } = await doctor.get<{ doctor: { id: number } }>('/staff/consultations/');
  const { consultation_id: id } = await ranjita.send<{ consultation_id: string }>(
    'post',
    '/consultation/start-chat/',
    { doctor_id: own.id, message: 'Fever since Thursday.', danger_signs: ['breathing'], agreed: true },
  );

  await test.step('the doctor finds who waits, with the danger in words', async () => {
    await doctor.open('/admin');
    await desk
      .getByRole('link', { name: /^Inbox/ })
      .first()
      .click();
    await expect(heading(desk, 'Inbox')).toBeVisible();
    const row = desk.getByRole('listitem').filter({ has: desk.getByRole('link', { name: 'Ranjita Soren' }) });
    await expect(row.getByText('Danger sign: Hard to breathe').first()).toBeVisible();
    await row.getByRole('link', { name: 'Ranjita Soren' }).first().click();
    await expect(desk.getByRole('heading', { level: 2, name: 'Ranjita Soren' })).toBeFocused();
    await expect(desk.getByRole('log').getByText('Fever since Thursday.')).toBeVisible();
  });
  await test.step('answers by keyboard', async () => {
    const field = desk.getByRole('textbox', { name: 'Message' });
    await tabTo(desk, field);
    await desk.keyboard.type('Namaste Ranjita ji. How high is it?');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('log').getByText('Namaste Ranjita ji. How high is it?')).toBeVisible();
    // Half a sentence stays while the prescription is written.
    await desk.keyboard.type('And please');
  });
  await test.step('looks at what she shares, and writes a prescription by keyboard', async () => {
    await button(desk, 'Write a prescription').click();
    const writer = desk.getByRole('region', { name: 'Prescription for Ranjita Soren' });
    await expect(writer.getByRole('group', { name: 'Allergies' })).toContainText('Penicillin (rash, 2019)');
    const search = writer.getByRole('combobox', { name: 'Add a medicine' });
    await writer.getByRole('textbox', { name: 'Age in years' }).fill('29');
    await writer.getByRole('combobox', { name: 'Sex' }).selectOption('female');
    await writer.getByRole('textbox', { name: 'Diagnosis' }).fill('Viral fever');
    for (const { name } of [needsSheet, free]) {
      await tabTo(desk, search);
      await desk.keyboard.type(name);
      const found = writer.getByRole('option').filter({ hasText: name }).first();
      await expect(found).toBeVisible();
      await desk.keyboard.press('ArrowDown');
      while ((await found.getAttribute('aria-selected')) !== 'true') await desk.keyboard.press('ArrowDown');
      await desk.keyboard.press('Enter');
      const days = writer.getByRole('textbox', { name: `Days, ${name}` });
      await tabTo(desk, days);
      await desk.keyboard.type('5');
      const quick = writer.getByRole('toolbar', { name: `Quick choices for ${name}` });
      await tabTo(desk, quick.getByRole('button').first());
      while (
        !(await quick.getByRole('button', { name: '1-0-1' }).evaluate((it) => it === document.activeElement))
      )
        await desk.keyboard.press('ArrowRight');
      await desk.keyboard.press('Space');
      await search.focus();
    }
    // The form refuses a medicine that requires a video consultation.
    await expect(writer.getByText(`${needsSheet.name} cannot be written here`)).toBeVisible();
    await writer.getByRole('button', { name: `Remove ${needsSheet.name}` }).click();
    await expect(writer.getByText('Comes to 1 pack.')).toBeVisible();
    // A reload loses nothing of it.
    await desk.reload();
    await hydrated(desk);
    await button(desk, 'Go on with the prescription').click();
    await expect(writer.getByRole('textbox', { name: `How to take, ${free.name}` })).toHaveValue('1-0-1');
    await writer.getByRole('textbox', { name: /^Advice/ }).fill('Drink a lot.');
    await writer.getByRole('button', { name: 'Send prescription' }).click();
    await expect(desk.getByText('Sent. Ranjita Soren finds it under Prescriptions.')).toBeVisible();
    await expect(desk.getByRole('log').getByText(/^I have written a prescription for you\./)).toBeVisible();
    await expect(desk.getByRole('textbox', { name: 'Message' })).toHaveValue('And please');
  });
  await test.step('closes it with a note', async () => {
    await button(desk, 'Close with a note').click();
    const dialog = desk.getByRole('dialog', { name: 'Close the consultation with Ranjita Soren?' });
    await dialog.getByRole('button', { name: 'Close the consultation' }).click();
    await expect(dialog.getByText('Please write a note: the patient reads it.')).toBeVisible();
    await dialog.getByLabel('Note for the patient').fill('A cold. Come back if it is not over in five days.');
    await dialog.getByRole('button', { name: 'Close the consultation' }).click();
    await expect(desk.getByText('Your note to the patient:')).toBeVisible();
    await expect(desk.getByRole('heading', { name: 'Ranjita Soren', level: 2 })).toBeFocused();
    await expect
      .poll(async () =>
        (await doctor.get<{ consultations: StaffConsultation[] }>('/staff/consultations/')).consultations.map(
          (one) => one.id,
        ),
      )
      .not.toContain(id);
    expect(said).toEqual([]);
  });

  const { page } = ranjita;
  await test.step('the patient finds it, and puts it into the cart in one step', async () => {
    await ranjita.open('/prescriptions');
    const sheet = page.getByRole('article').filter({ hasText: 'From Dr.' }).first();
    await expect(sheet.getByText('Drink a lot.')).toBeVisible();
    await expect(sheet.getByRole('listitem')).toHaveCount(1);
    await sheet.getByRole('link', { name: 'Add to cart' }).click();
    await expect(heading(page, 'Your cart')).toBeVisible();
    await expect(page.locator('[data-slot="cart-line"]')).toHaveCount(1);
  });
  await test.step('orders and pays', async () => {
    await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
    await button(page, 'Proceed to Summary').click();
    await expect(heading(page, 'Check your order')).toBeVisible();
    await button(page, 'Proceed to Payment').click();
    await expect(heading(page, 'Payment')).toBeVisible();
    await payBy(page, /^Pay$|^Pay ₹/);
    const order = await orderPlaced(page);
    const { items } = await ranjita.get<OrderDetail>(`/orders/${order}/`);
    expect(items.map((one) => one.id)).toEqual([free.id]);
    const [sheet] = await ranjita.get<Prescription[]>('/prescriptions/');
    expect(sheet?.by_doctor).toMatchObject({ diagnosis: 'Viral fever', mode: 'text', patient_age: 29 });
  });
  await test.step('and reads in the access log who looked', async () => {
    await ranjita.open('/profile?tab=settings&open=health,privacy');
    expect(JSON.stringify(await ranjita.get('/user/access-log/'))).toContain('health_record');
  });
  await doctor.context.close();
  await ranjita.context.close();
});

test(
  'a consultation that another window closes is said at once, and no draft is sent',
  { tag: '@release' },
  async ({ browser }) => {
    const sunil = await as(browser, { name: 'Sunil Hembrom' }),
      doctor = await as(browser, DOCTOR, true);
    const { doctor: own } = await doctor.get<{ doctor: { id: number } }>('/staff/consultations/');
    const { consultation_id: id } = await sunil.send<{ consultation_id: string }>(
      'post',
      '/consultation/start-chat/',
      { doctor_id: own.id, message: 'A question about my tablets.', danger_signs: [], agreed: true },
    );
    const { page: desk } = doctor;
    await doctor.open(`/staff/inbox?id=${id}`);
    await expect(desk.getByRole('log').getByText('A question about my tablets.')).toBeVisible();
    await expect(desk.getByRole('status').filter({ hasText: /^Connected$/ })).toBeAttached();
    await button(desk, 'Close with a note').click();
    await desk.getByLabel('Note for the patient').fill('Half written');
    await doctor.send('post', `/consultation/${id}/close/`, { note: 'Closed elsewhere.' });
    await expect(desk.getByText('Closed elsewhere.')).toBeVisible();
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await expect(desk.getByRole('button', { name: 'Write a prescription' })).toHaveCount(0);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    // Back to the list, where it stands no more.
    await desk.getByRole('link', { name: 'To the inbox' }).click();
    await expect(desk.getByRole('link', { name: 'Sunil Hembrom' })).toHaveCount(0);
    await doctor.context.close();
    await sunil.context.close();
  },
);
