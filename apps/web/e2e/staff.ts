import type { Medicine } from '@doorstep/contract/medicine';
import type { Placed, Quote } from '@doorstep/contract/order';
import type { PaymentOrder, PaymentResult } from '@doorstep/contract/payment';
import { expect, type Page } from '@playwright/test';
import { sessionOf, store } from './checkout.ts';
import type { Patient } from './orders.ts';
import { hydrated } from './pages.ts';

export const ADMIN = '9000000001', PHARMACIST = '9000000002';
/** Logged in as one of the shop's people, on this page. */
export async function asStaff(page: Page, mobile: string, path: string) {
  await store(page, { ...(await sessionOf(page.request, mobile)) });
  await page.goto(path);
  await hydrated(page);
}
/** One order's row, or card. */
export const row = (page: Page, id: string) => page.getByRole('row', { name: new RegExp(id) });

/** One order of several medicines, paid, with its prescription. */
export async function ordersAll(page: Page, { session, post }: Patient, medicines: ReadonlyArray<Pick<Medicine, 'id'>>, prescription_id: string): Promise<string> {
  const kept = await page.request.get('/api/user/addresses/', { headers: { authorization: `Bearer ${session.access_token}` } });
  const { addresses: [home] } = await kept.json() as { addresses: Array<{ id: number }> };
  const body = { medicines: medicines.map(({ id }) => ({ id, qty: 1 })), services: [], address_id: home!.id, lat: null, lng: null, for_other: false, prescription_id };
  const { quote_id, total } = await post<Quote>('/order/place/', body);
  const { order_id } = await post<PaymentOrder>('/create-razorpay-order/', { amount: total, service_type: 'medicine', service_id: quote_id, currency: 'INR' });
  const paid = await (await page.request.post(`/_pay/test/orders/${order_id}/attempt/`, { data: { outcome: 'pay' } })).json() as PaymentResult;
  await post('/verify-payment/', { ...paid, service_type: 'medicine', service_id: quote_id });
  return (await post<Placed>('/order/place/', { ...body, quote_id, payment_id: paid.razorpay_payment_id, payment_verified: true })).order_id;
}

/** A pharmacist's desk with this prescription on it, wherever the list has it. */
export async function atDesk(page: Page, id: string) {
  await asStaff(page, PHARMACIST, `/staff/prescriptions?id=${id}`);
  await expect(page.getByRole('form', { name: /^Review the prescription of/ })).toBeVisible();
}
