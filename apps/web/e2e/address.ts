import type { Address } from '@doorstep/contract/address.schema';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { newPerson as newAccount } from './account.ts';
import { sessionOf, store } from './checkout.ts';
import { complaints, hydrated } from './pages.ts';

/** Somebody whom no other test knows, logged in: addresses are theirs alone. */
export async function newPerson(request: APIRequestContext) {
  const mobile = await newAccount(request);
  return { mobile, session: await sessionOf(request, mobile) };
}
export type Person = Awaited<ReturnType<typeof newPerson>>;
const bearer = ({ session }: Person) => ({ authorization: `Bearer ${session.access_token}` });

export const ranchi = { latitude: 23.3812, longitude: 85.33199 };
export const homeBody = {
  title: 'Home',
  name: 'Meena Devi',
  mobile: '9876543210',
  address_line_1: 'Flat 4B, Shanti Apartments',
  address_line_2: 'Kanke Road',
  city: 'Ranchi',
  state: 'Jharkhand',
  pincode: '834008',
  landmark: 'Gandhi Nagar Gate',
  is_default: true,
};
export async function giveAddress(
  request: APIRequestContext,
  person: Person,
  body: Record<string, unknown> = homeBody,
): Promise<Address> {
  const answer = await request.post('/api/user/addresses/', { data: body, headers: bearer(person) });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: Address }).data;
}
/** As the server's books stand. */
export async function addressesOf(request: APIRequestContext, person: Person): Promise<Address[]> {
  return (
    (await (await request.get('/api/user/addresses/', { headers: bearer(person) })).json()) as {
      addresses: Address[];
    }
  ).addresses;
}
/** Logged in, on this page; what it must not say is collected. */
export async function at(page: Page, person: Person, path: string, more: Record<string, unknown> = {}) {
  await store(page, { ...person.session, ...more });
  const said = complaints(page);
  await page.goto(path);
  await hydrated(page);
  return said;
}
/** Collects what leaves this machine. */
export function anonymousCallers(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') asked.push(request.url());
  });
  return asked;
}
export const placeBox = (page: Page) => page.getByRole('combobox', { name: 'Address', exact: true });
export const places = (page: Page, name: string | RegExp = /./) =>
  page.getByRole('listbox').getByRole('option', { name });
export const theMap = (page: Page) => page.getByRole('dialog', { name: 'Select Location on Map' });
export const marker = (page: Page) => theMap(page).getByRole('application', { name: /^Marker/ });
export const card = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('article', { name });
