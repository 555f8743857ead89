import { randomBytes } from 'node:crypto';
import type { CartAnswerBody } from '@doorstep/contract/cart-request.schema';
import type { Medicine } from '@doorstep/contract/medicine.schema';
import type { OrderDetail, Placed, Quote } from '@doorstep/contract/order.schema';
import type { PaymentOrder, PaymentResult } from '@doorstep/contract/payment.schema';
import type { Prescription } from '@doorstep/contract/prescription.schema';
import type { ReviewBody, ReviewedPrescription, ReviewList } from '@doorstep/contract/review.schema';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { codeOf, newPerson } from './account.ts';
import { PASSWORD, sessionOf, store } from './checkout.ts';
import { hydrated } from './pages.ts';

export const ADMIN = '9000000001',
  PHARMACIST = '9000000002';
const home = {
  title: 'Home',
  name: 'Meena Devi',
  mobile: '9876543210',
  address_line_1: 'Flat 4B, Shanti Apartments',
  address_line_2: 'Kanke Road',
  city: 'Ranchi',
  state: 'Jharkhand',
  pincode: '834001',
  landmark: '',
  is_default: true,
};
type Body = Record<string, unknown>;
type Ordered = Pick<Medicine, 'id'>;

/** Somebody whom no other test knows, with an address and a mobile that is verified: what they order and send is theirs alone. */
export async function patient(request: APIRequestContext) {
  const mobile = await newPerson(request);
  expect(
    (
      await request.post('/api/auth/verify-otp/', { data: { mobile, otp: await codeOf(request, mobile) } })
    ).ok(),
  ).toBe(true);
  const session = await sessionOf(request, mobile);
  const headers = { authorization: `Bearer ${session.access_token}` };
  const post = async <T>(path: string, data: Body): Promise<T> => {
    const answer = await request.post(`/api${path}`, { data, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  };
  const get = async <T>(path: string): Promise<T> =>
    ((await (await request.get(`/api${path}`, { headers })).json()) as { data: T }).data;
  const {
    data: { id: address_id },
  } = await post<{ data: { id: number } }>('/user/addresses/', home);

  return {
    session,
    post,
    order: (id: string) => get<OrderDetail>(`/orders/${id}/`),
    prescriptions: () => get<Prescription[]>('/prescriptions/'),
    /** Ordered and paid, as the shop's pages do it. */
    async orders(
      medicines: Ordered | readonly Ordered[],
      { qty = 1, prescription_id }: { qty?: number; prescription_id?: string } = {},
    ): Promise<string> {
      const body = {
        medicines: [medicines].flat().map(({ id }) => ({ id, qty })),
        services: [],
        address_id,
        lat: null,
        lng: null,
        for_other: false,
        ...(prescription_id && { prescription_id }),
      };
      const { quote_id, total } = await post<Quote>('/order/place/', body);
      const { order_id } = await post<PaymentOrder>('/create-razorpay-order/', {
        amount: total,
        service_type: 'medicine',
        service_id: quote_id,
        currency: 'INR',
      });
      const paid = (await (
        await request.post(`/_pay/test/orders/${order_id}/attempt/`, { data: { outcome: 'pay' } })
      ).json()) as PaymentResult;
      await post('/verify-payment/', { ...paid, service_type: 'medicine', service_id: quote_id });
      return (
        await post<Placed>('/order/place/', {
          ...body,
          quote_id,
          payment_id: paid.razorpay_payment_id,
          payment_verified: true,
        })
      ).order_id;
    },
    async uploads(file = slip()): Promise<Prescription> {
      const answer = await request.post('/api/prescription/upload/', { headers, multipart: { image: file } });
      expect(answer.status(), await answer.text()).toBe(201);
      return ((await answer.json()) as { data: Prescription }).data;
    },
    /** Told apart from all others. */
    rename: async (name: string) => {
      const answer = await request.put('/api/user/profile/', {
        data: { username: name, email: 'meena@example.com' },
        headers,
      });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    remove: async (id: string) => {
      expect((await request.delete(`/api/prescriptions/${id}/delete/`, { headers })).ok()).toBe(true);
    },
  };
}
export type Patient = Awaited<ReturnType<typeof patient>>;

async function postAs(request: APIRequestContext, mobile: string, path: string, data: Body) {
  const { access_token } = await sessionOf(request, mobile);
  const answer = await request.post(`/api${path}`, {
    data,
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}
/** Prescriber of a test prescription: Schedule H1 is approved with the whole record only. */
const PRESCRIBER = {
  name: 'Dr. R. Prasad',
  registration: 'JH-1203',
  address: 'Prasad Clinic, Ranchi',
  written_on: '2026-11-20',
};
export const review = (request: APIRequestContext, id: string, body: ReviewBody) =>
  postAs(request, PHARMACIST, `/staff/prescriptions/${id}/review/`, { doctor: PRESCRIBER, ...body });
/** Fills in the prescriber at the pharmacist's desk. */
export async function fillPrescriber(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Doctor', exact: true }).fill(PRESCRIBER.name);
  await page.getByRole('textbox', { name: 'Registration number' }).fill(PRESCRIBER.registration);
  await page.getByRole('textbox', { name: 'Clinic or address' }).fill(PRESCRIBER.address);
  await page.getByLabel('Written on').fill(PRESCRIBER.written_on);
}
export const answerCart = (request: APIRequestContext, id: string, body: CartAnswerBody) =>
  postAs(request, PHARMACIST, `/staff/prescriptions/${id}/cart/`, { ...body });
/** As the pharmacist has it. */
export async function reviewOf(request: APIRequestContext, id: string): Promise<ReviewedPrescription> {
  const { access_token } = await sessionOf(request, PHARMACIST);
  const answer = await request.get(`/api/staff/prescriptions/?id=${id}`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  return ((await answer.json()) as ReviewList).data[0]!;
}
/** One of the shop's people whom no other test knows: what they choose for themselves is theirs alone. Their mobile. */
export async function newStaff(
  request: APIRequestContext,
  role: 'admin' | 'pharmacist',
  name: string,
): Promise<string> {
  const mobile = `6${String(Date.now()).slice(-5)}${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
  await postAs(request, ADMIN, '/staff/accounts/', { role, mobile, name, password: PASSWORD });
  return mobile;
}
export const move = (request: APIRequestContext, id: string, status: string) =>
  postAs(request, ADMIN, `/admin/orders/${id}/status/`, { status });

/** White picture of the smallest size that is accepted; random bytes at its end make each call another prescription. */
export function slip(name = 'slip.png') {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAMgAAADIAQMAAACXljzdAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAHElEQVRYw+3BgQAAAADDoPlTX+EAVQEAAAAAfAYUUAABAJ8jFQAAAABJRU5ErkJggg==',
    'base64',
  );
  return { name, mimeType: 'image/png', buffer: Buffer.concat([png, randomBytes(12)]) };
}
/** Logged in, on this page. */
export async function at(page: Page, { session }: Patient, path: string, more: Body = {}) {
  await store(page, { ...session, ...more });
  await page.goto(path);
  await hydrated(page);
}
export const HISTORY = '/medicines/orders/history';
/** One order of the list, by its number. */
export const card = (page: Page, id: string) => page.getByRole('article', { name: `Order ${id}` });
/** What a tab shows of a picture: it is one, and was drawn. */
export async function pictureIn(tab: Page): Promise<{ type: string; drawn: boolean }> {
  await tab.waitForURL(/^blob:/);
  return tab.evaluate(() => ({ type: document.contentType, drawn: document.images[0]!.naturalWidth > 0 }));
}
