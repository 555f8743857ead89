import type { Doctors, Doctor } from '@doorstep/contract/appointment.schema';
import type { Booking } from '@doorstep/contract/schedule.schema';
import { expect, type APIRequestContext, type Page, type TestInfo } from '@playwright/test';
import { codeOf, newPerson } from './account.ts';
import { button, payWindow } from './checkout.ts';

let taken = 0;
/** A doctor's free time that no other test books: `day` in India and 'HH:MM'. */
export async function ownTime(
  request: APIRequestContext,
  { workerIndex }: TestInfo,
): Promise<{ doctor: Doctor; slot: string }> {
  const { data } = (await (await request.get('/api/doctors/')).json()) as Doctors;
  const doctor = data[(3 + workerIndex * 7 + taken++) % data.length]!;
  const days = (await (await request.get(`/api/slots/${doctor.id}/`)).json()) as Record<string, string[]>;
  // Of the first day others may take a time meanwhile.
  const [day, times] = Object.entries(days)[2]!;
  return { doctor, slot: `${day}T${times.at(-1)!}` };
}
/** A verified patient of one test's own: of one person no more than three times are kept at once (safety T32). */
export async function newPatient(request: APIRequestContext): Promise<string> {
  const mobile = await newPerson(request);
  const answer = await request.post('/api/auth/verify-otp/', {
    data: { mobile, otp: await codeOf(request, mobile), purpose: 'verify' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return mobile;
}
export const bookingPath = ({ doctor, slot }: { doctor: Doctor; slot: string }): string =>
  `/doctor-booking?doctor=${doctor.id}&slot=${encodeURIComponent(slot)}`;

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
export async function writePatient(
  page: Page,
  { name = 'Lajja Kumari', age = '74', gender = 'Female', phone = '9876501234' } = {},
) {
  await field(page, 'Full Name').fill(name);
  await field(page, 'Age').fill(age);
  await page.getByRole('radio', { name: gender, exact: true }).check();
  await field(page, 'Phone').fill(phone);
}
export async function payAppointment(page: Page, choice: string | RegExp) {
  await button(page, /^Pay ₹.+ & Confirm$/).click();
  await payWindow(page).getByRole('button', { name: choice }).click();
}
/** What whoever is logged in has booked. */
export async function bookingsOf(page: Page): Promise<Booking[]> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.get('/api/user/bookings/', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: Booking[] }).data;
}
