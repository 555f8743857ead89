import { expect, test, type Page } from '@playwright/test';
import { passTimer } from './account.ts';
import { button, heading, needsSheet, ownMedicine } from './checkout.ts';
import { newStaff, patient } from './orders.ts';
import { complaints, tabTo } from './pages.ts';
import { asStaff, row } from './staff.ts';

/** Nothing of what is said to readers or shown stays behind in English. */
async function toHindi(page: Page) {
  await page.getByRole('button', { name: 'हिन्दी', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
}
/** By the rail, which a phone keeps behind its menu. */
async function byRail(page: Page, phone: boolean, name: string | RegExp) {
  const rail = page.getByRole('navigation', { name: 'कर्मचारियों के पेज' });
  if (phone) await page.getByRole('button', { name: 'मेन्यू' }).click();
  await rail.getByRole('link', { name }).click();
}
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );

test(
  'in Hindi: an admin goes from Today to the orders, sends chosen ones out, takes one back, and notes something on it',
  { tag: ['@both', '@release'] },
  async ({ page }, info) => {
    const phone = info.project.name.startsWith('phone');
    const asha = await patient(page.request),
      name = `आशा ${phone ? 'कुमारी' : 'देवी'}`;
    await asha.rename(name);
    const one = await asha.orders(await ownMedicine(page.request, info)),
      blocked = await asha.orders(await ownMedicine(page.request, info, needsSheet));
    await asStaff(page, await newStaff(page.request, 'admin', 'रवि उरांव'), '/admin');
    const said = complaints(page);
    await expect(heading(page, 'Today')).toBeVisible();
    await toHindi(page);
    await expect(heading(page, 'आज')).toBeVisible();
    await expect(page).toHaveTitle('आज - Doorstep');
    await fits(page);

    await byRail(page, phone, /^ऑर्डर/);
    await expect(heading(page, 'सभी ऑर्डर')).toBeFocused();
    await page.getByRole('main').getByRole('search').getByRole('combobox').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 ऑर्डर', { exact: true })).toBeVisible();
    await tabTo(page, page.getByRole('checkbox', { name: 'जो भेजे जा सकते हैं, वे सभी 2 चुनें' }));
    await page.keyboard.press('Space');
    await expect(page.getByText('2 ऑर्डर चुने गए')).toBeVisible();
    await tabTo(page, button(page, 'रास्ते में है'));
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(`1 ऑर्डर रास्ते में है। नहीं भेजे गए: ${blocked}। कारण हर ऑर्डर के पास लिखा है।`),
    ).toBeVisible();
    const status = (id: string) => page.getByRole('combobox', { name: `ऑर्डर ${id} की स्थिति` });
    await expect(status(blocked)).toHaveAccessibleDescription('पहले फ़ार्मासिस्ट को पर्ची मंज़ूर करनी होगी।');
    expect((await asha.order(one)).status).toBe('shipped');
    // On a phone the message lies over the list until it is read.
    await page.getByRole('button', { name: 'संदेश बंद करें' }).click();
    await button(page, 'वापस लें: फिर से “बाकी है”').click();
    await expect(status(one)).toHaveValue('pending');
    await fits(page);

    await row(page, one)
      .getByRole('link', { name: `ऑर्डर ${one} की पूरी जानकारी` })
      .click();
    await expect(heading(page, one)).toBeFocused();
    await expect(page.getByRole('list', { name: 'क्या-क्या हुआ' })).toBeVisible();
    await button(page, 'पक्का करें').click();
    await expect(button(page, 'पिछला कदम वापस लें')).toBeVisible();
    expect((await asha.order(one)).status).toBe('processing');
    await fits(page);
    expect(said).toEqual([]);
  },
);

test(
  'in Hindi: a pharmacist decides a prescription from the list, and finds the register',
  { tag: ['@both', '@release'] },
  async ({ page }, info) => {
    const phone = info.project.name.startsWith('phone');
    const asha = await patient(page.request),
      name = `सीता ${phone ? 'कुमारी' : 'देवी'}`;
    await asha.rename(name);
    const { id: prescription_id } = await asha.uploads();
    const id = await asha.orders(await ownMedicine(page.request, info, needsSheet), { prescription_id });
    await asStaff(
      page,
      await newStaff(page.request, 'pharmacist', 'निशा टोप्पो'),
      `/staff/prescriptions?id=${prescription_id}`,
    );
    await expect(page.getByRole('form', { name: /^Review the prescription of/ })).toBeVisible();
    await toHindi(page);
    const desk = page.getByRole('form', { name: `${name} की पर्ची जाँचें` });
    await expect(desk).toBeVisible();
    await desk.getByRole('textbox', { name: 'डॉक्टर' }).fill('डॉ. संजय मिंज');
    await desk.getByLabel('पर्ची पर लिखी उम्र').fill('68');
    const line = page.locator('[data-slot="review-line"]');
    await expect(line.getByText(/^अनुसूची H1?$/)).toBeVisible();
    await line.getByRole('radio', { name: 'नामंज़ूर' }).click();
    await line.getByRole('radio', { name: 'इस पर्ची में नहीं है' }).click();
    await button(page, 'सहेजें और अगली खोलें').click();
    await expect(page.locator('[data-slot="undo-bar"]')).toContainText(`${name}: 1 नामंज़ूर।`);
    await passTimer(page.request);
    await expect.poll(async () => (await asha.order(id)).items[0]!.rx_status).toBe('rejected');
    expect((await asha.order(id)).items[0]!.rx_reason).toBe('इस पर्ची में नहीं है');
    await fits(page);

    await byRail(page, phone, 'H1 रजिस्टर');
    await expect(heading(page, 'अनुसूची H1 का रजिस्टर')).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'महीना' })).not.toHaveValue('');
    await expect(page.getByText(/दुकान से (?:निकली|निकलीं)$/)).toBeVisible();
    await fits(page);
    await byRail(page, phone, /^डॉक्टर की पर्चियाँ/);
    await expect(heading(page, 'डॉक्टर की पर्चियाँ')).toBeFocused();
  },
);

test(
  'in Hindi and by keyboard alone: an admin finds a medicine, changes its price, and takes it off the list and back',
  { tag: ['@both', '@release'] },
  async ({ page }, info) => {
    const medicine = await ownMedicine(
      page.request,
      info,
      ({ in_stock, offer_price }) => in_stock && offer_price > 20,
    );
    const own = () => page.request.get(`/api/medicines/${medicine.id}/`);
    await asStaff(page, await newStaff(page.request, 'admin', 'रवि उरांव'), '/admin/catalogue');
    const said = complaints(page);
    await expect(heading(page, 'Catalogue')).toBeVisible();
    await toHindi(page);
    await expect(heading(page, 'दवाइयों की सूची')).toBeVisible();
    await tabTo(page, page.getByRole('main').getByRole('search').getByRole('combobox'));
    await page.keyboard.type(medicine.name);
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: medicine.name, exact: true });
    await expect(link).toBeVisible();
    await fits(page);
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(heading(page, medicine.name)).toBeFocused();
    const offer = page.getByLabel('ऑफ़र कीमत (₹)');
    await tabTo(page, offer);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('12.50');
    await page.keyboard.press('Enter');
    await expect(page.getByText('सहेजा गया', { exact: true })).toBeVisible();
    expect(await (await own()).json()).toMatchObject({ data: { offer_price: 12.5 } });
    await fits(page);
    await tabTo(page, button(page, 'सूची से हटाएँ'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('यह दवाई सूची से हटाई गई है')).toBeVisible();
    expect((await own()).status()).toBe(404);
    await tabTo(page, button(page, 'वापस लाएँ'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('यह दवाई सूची से हटाई गई है')).toBeHidden();
    expect((await own()).status()).toBe(200);
    expect(said).toEqual([]);
  },
);
