import type { LoggedIn } from '@doorstep/contract/account.schema';
import type { Addresses } from '@doorstep/contract/address.schema';
import type { CartCheck, Medicine, MedicineList } from '@doorstep/contract/medicine.schema';
import type { Quote } from '@doorstep/contract/order.schema';
import {
  expect,
  type APIRequestContext,
  type APIResponse,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { hydrated } from './pages.ts';

export const ASHA = '9876543210',
  PASSWORD = 'doorstep1';

let taken = 0;
/**
 * A medicine with enough in stock that no other test orders: carts that are the same share a quote, and tests share people. No limit without
 * a prescription applies to it: the packs of all brands that one person orders would add up over the tests.
 */
export async function ownMedicine(
  request: APIRequestContext,
  { workerIndex }: TestInfo,
  fits: (medicine: Medicine) => boolean = ({ prescription_required, offer_price }) =>
    !prescription_required && offer_price < 400,
): Promise<Medicine> {
  for (let tries = 0; tries < 300; tries++) {
    const at = workerIndex * 97 + taken++;
    const { data } = (await (
      await request.get(`/api/medicines/?sort=name-asc&limit=1&page=${(at % 3_000) + 1}`)
    ).json()) as MedicineList;
    if (!data[0]?.in_stock || data[0].left || !fits(data[0])) continue;
    const check = await request.get(`/api/medicines/check/?ids=${data[0].id}&packs=99`);
    if (((await check.json()) as CartCheck).limits.length === 0) return data[0];
  }
  throw new Error('no medicine fits');
}
/** May be of Schedule H1, by the salts of the demo's catalogue: its approval needs the whole record of the doctor as well. */
const mayBeH1 = ({ composition }: Medicine) =>
  /Cef|floxacin|penem|Oseltamivir|Pregabalin/.test(composition ?? '');
/** For `ownMedicine`: what waits for a pharmacist once it is ordered (decision S9), and is decided by one press. */
export const needsSheet = (medicine: Medicine): boolean =>
  medicine.prescription_required && medicine.offer_price < 400 && !medicine.alike && !mayBeH1(medicine);
/** As the cart is kept. */
export const lineOf = ({ id, name, image, mrp, offer_price }: Medicine, qty = 1) => ({
  id,
  name,
  image,
  mrp,
  offer_price,
  qty,
});
/** Puts values into the browser's storage before any page runs, once. */
export async function store(page: Page, values: Record<string, unknown>) {
  await page.goto('/robots-none');
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all))
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }, values);
}
export async function sessionOf(request: APIRequestContext, mobile = ASHA) {
  let answer: APIResponse | undefined;
  // A server that is too busy says so and is asked again, as a browser does it.
  await expect(async () => {
    answer = await request.post('/api/auth/login/', { data: { mobile, password: PASSWORD } });
    expect(answer.status(), await answer.text()).not.toBe(503);
  }).toPass({ timeout: 60_000 });
  expect(answer!.status(), await answer!.text()).toBe(200);
  const { access_token, refresh_token, user } = (await answer!.json()) as LoggedIn;
  return { access_token, refresh_token, user };
}
/** Logged in, with this in the cart. */
export async function shopping(page: Page, lines: unknown[], mobile = ASHA) {
  await store(page, { ...(await sessionOf(page.request, mobile)), cart_meds: lines });
}
/** The cart's field for a photo or PDF; the radios beside it are of prescriptions too. */
export const prescriptionFile = (page: Page): Locator => page.getByRole('main').locator('input[type="file"]');
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true });
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

/** On the payment page with one pack of this, quoted by the API as cart and summary do it. */
export async function atPayment(page: Page, medicine: Medicine, mobile = ASHA) {
  const session = await sessionOf(page.request, mobile);
  const headers = { authorization: `Bearer ${session.access_token}` };
  const { addresses } = (await (
    await page.request.get('/api/user/addresses/', { headers })
  ).json()) as Addresses;
  const chosen = {
    addressId: addresses.find(({ is_default }) => is_default)!.id,
    medicines: [{ id: medicine.id, qty: 1 }],
    lat: null,
    lng: null,
    forOther: false,
    contactMobile: '',
    prescription: null,
  };
  const answer = await page.request.post('/api/order/place/', {
    headers,
    data: {
      medicines: chosen.medicines,
      services: [],
      address_id: chosen.addressId,
      lat: null,
      lng: null,
      for_other: false,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { quote_id, total, subtotal, delivery_charge } = (await answer.json()) as Quote;
  await store(page, {
    ...session,
    cart_meds: [lineOf(medicine)],
    order_summary: {
      ...chosen,
      quoteId: quote_id,
      total,
      subtotal,
      deliveryFee: delivery_charge,
      paymentOrder: null,
    },
  });
  await page.goto('/order-step-3');
  await hydrated(page);
  await expect(heading(page, 'Payment')).toBeVisible();
}
/** From the cart to the payment page, with the address that is chosen already. */
export async function toPayment(page: Page) {
  await page.goto('/order-step-1');
  await hydrated(page);
  await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
  await button(page, 'Proceed to Summary').click();
  await expect(heading(page, 'Check your order')).toBeVisible();
  await button(page, 'Proceed to Payment').click();
  await expect(heading(page, 'Payment')).toBeVisible();
}
export const payWindow = (page: Page) => page.getByRole('dialog', { name: 'Sandbox payment' });
export async function payBy(page: Page, choice: string | RegExp) {
  await button(page, 'Proceed to Payment').click();
  await payWindow(page).getByRole('button', { name: choice }).click();
}
export async function orderPlaced(page: Page): Promise<string> {
  await expect(heading(page, 'Order placed')).toBeVisible({ timeout: 20_000 });
  return new URL(page.url()).searchParams.get('order_id')!;
}
/** How the server's books stand for who is logged in: the order that a page speaks of is there. */
export async function ordered(page: Page, id: string) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.get(`/api/orders/${id}/`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status(), id).toBe(200);
  return (
    (await answer.json()) as {
      data: { total: number; status: string; items: Array<{ id: number; qty: number }> };
    }
  ).data;
}

/** In the cart it stands open for who has no address, as soon as its part is here; else a button opens it. */
export async function openAddressForm(page: Page): Promise<void> {
  const form = page.getByLabel('Address Line 1');
  await expect(async () => {
    if (!(await form.isVisible()))
      await page.getByRole('button', { name: 'Add a new address' }).click({ timeout: 2_000 });
    await expect(form).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}
