import type { LoggedIn } from '@doorstep/contract/account';
import { API_BASE } from '@doorstep/contract/envelope';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import type { EndpointName } from '@doorstep/contract/table.schema';
import { sql } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import type { House } from '../src/house.ts';
import { hmac } from '../src/payment/provider.ts';
import { sandboxKeys } from '../src/payment/sandbox.ts';
import type { Shopper } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { multipart, multipartType } from './files/multipart.ts';
import { jpeg } from './files/pictures.ts';

export const mobiles = { asha: '9876543210', imran: '9876543211', admin: '9000000001', pharmacist: '9000000002', doctor: '9000000003' };
export type Person = keyof typeof mobiles;
export const people = Object.keys(mobiles) as Person[];

let asked = 0;
/** Another one each time: what one test fails or asks often does not count against the next. */
export const newAddress = () => `10.${(++asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
export const tryLogin = (house: House, payload: object, remoteAddress = newAddress()) => house.app.inject({ method: 'POST', url: '/api/auth/login/', payload, remoteAddress });
export async function logIn(house: House, mobile: string, password = DEMO_PASSWORD): Promise<LoggedIn> {
  const answer = await tryLogin(house, { mobile, password });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<LoggedIn>();
}
export const bearerOf = ({ access_token }: Pick<LoggedIn, 'access_token'>) => ({ authorization: `Bearer ${access_token}` });
const sessions = new WeakMap<House, Map<Person, Promise<LoggedIn>>>();
/** The header of one session for each person and house. */
async function bearer(house: House, person: Person) {
  const known = sessions.get(house) ?? new Map<Person, Promise<LoggedIn>>();
  sessions.set(house, known);
  if (!known.has(person)) known.set(person, logIn(house, mobiles[person]));
  return bearerOf(await known.get(person)!);
}
export const as = Object.fromEntries(people.map((person) => [person, (house: House) => bearer(house, person)])) as Record<Person, (house: House) => Promise<{ authorization: string }>>;

let newcomers = 0;
/** A patient with the demo's password whom no other test knows. */
export async function newPatient(house: House) {
  const mobile = `7${String(process.pid % 1e5).padStart(5, '0')}${String(++newcomers).padStart(4, '0')}`;
  const { rows: [row] } = await house.database.db.execute<{ id: number }>(sql`
    insert into account (mobile, name, email, password_hash, role, mobile_verified_at, created_at)
    select ${mobile}, 'New Patient', null, password_hash, 'patient', mobile_verified_at, created_at from account where mobile = ${mobiles.asha} returning id`);
  const headers = bearerOf(await logIn(house, mobile));
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, more: Record<string, string> = {}) => house.app.inject({ method, url: `${API_BASE}${url}`, headers: { ...headers, ...more }, ...(payload && { payload }) });
  return { id: row!.id, mobile, headers, call };
}

/** Sentences that are the patient's own words, and no word of how the server is made. */
const spoken = /"password"|Invalid mobile number or password|Password (?:is required|must be at (?:least|most))|Please select/g;
/** failureOf, for calls that have to speak of a password or ask to select something. */
export function refusalOf(answer: Parameters<typeof failureOf>[0]) {
  const { error, fields } = JSON.parse(answer.body) as { error: string; fields?: Record<string, string> };
  return { ...failureOf({ ...answer, body: answer.body.replaceAll(spoken, (said) => (said.startsWith('"') ? '"word"' : 'Word')) }), error, fields };
}

/** A request as it can be sent to a call. */
export interface Example { params?: Record<string, string>; query?: string; body?: object | Buffer | string; headers?: Record<string, string> }
export const HOME = { title: 'Office', address_line_1: '7 Main Road', city: 'Ranchi', state: 'Jharkhand', pincode: '834001', is_default: false };

/** The whole way to an order: what is half done, the provider's webhooks would end meanwhile. */
async function paid(shop: Shopper) {
  const cart = [{ id: 2, qty: 1 }];
  const quote = await shop.quote(cart);
  const result = await shop.pay((await shop.create(quote)).order_id);
  await shop.good(shop.verify(result, quote));
  await shop.good(shop.place(cart, result.razorpay_payment_id));
  return { quote, result };
}
async function uploaded(shop: Shopper, house: House) {
  const example = await examples.uploadPrescription(shop, house);
  const answer = await house.app.inject({ method: 'POST', url: `${API_BASE}/prescription/upload/`, payload: example.body!, headers: { ...shop.headers, ...example.headers } });
  return answer.json<{ data: { id: string; image: string } }>().data;
}
/** A good request to each call, prepared by who shops, whose it then is; a new row of the table without one does not compile, and fails the loops. */
export const examples: Record<EndpointName, (shop: Shopper, house: House) => Example | Promise<Example>> = {
  health: () => ({}), ready: () => ({}), openapi: () => ({}),
  moveClock: () => ({ body: { advance_s: 0 } }),
  login: () => ({ body: { mobile: mobiles.imran, password: DEMO_PASSWORD } }),
  logout: () => ({}),
  getProfile: () => ({}),
  listMedicines: () => ({ query: '?search=para&page=1&limit=5&letter=P&sort=price-asc' }),
  getMedicine: () => ({ params: { id: '1' } }),
  getMedicineImage: () => ({ params: { file: '1.svg' } }),
  listWishlist: () => ({}),
  addWish: () => ({ params: { id: '3' } }),
  removeWish: () => ({ params: { id: '3' } }),
  importCatalogue: () => ({ query: '?dry_run=1', body: 'code,name,mrp\nB1,Fresh,5\n', headers: { 'content-type': 'text/csv' } }),
  listAddresses: () => ({}),
  addAddress: () => ({ body: HOME }),
  uploadPrescription: async () => ({ body: multipart([{ bytes: await jpeg() }]), headers: { 'content-type': multipartType } }),
  getFile: async (shop, house) => ({ params: { id: (await uploaded(shop, house)).image.split('/').at(-2)! } }),
  placeOrder: (shop) => ({ body: shop.cart([{ id: 2, qty: 1 }]) }),
  getOrder: async (shop) => ({ params: { id: (await shop.buy([{ id: 2, qty: 1 }])).order_id } }),
  createPayment: async (shop) => {
    const quote = await shop.quote([{ id: 2, qty: 3 }]);
    return { body: { amount: quote.total, service_type: 'medicine', service_id: quote.quote_id, currency: 'INR' } };
  },
  verifyPayment: async (shop) => {
    const { quote, result } = await paid(shop);
    return { body: { ...result, service_type: 'medicine', service_id: quote.quote_id } };
  },
  getPayment: async (shop) => ({ params: { id: (await paid(shop)).result.razorpay_order_id } }),
  paymentWebhook: () => {
    const body = JSON.stringify({ event: 'payment.captured', payload: {} });
    return { body, headers: { 'content-type': 'application/json', 'x-razorpay-signature': hmac(body, sandboxKeys.webhookSecret) } };
  },
};
export const pathOf = ({ path }: Endpoint, { params = {} }: Example): string => API_BASE + path.replaceAll(/:(\w+)/g, (_, key: string) => params[key]!);
export const send = (house: House, call: Endpoint, example: Example, headers: Record<string, string> = {}, { path = pathOf(call, example), method = call.method }: { path?: string; method?: Endpoint['method'] | 'HEAD' } = {}) =>
  house.app.inject({ method, url: path + (example.query ?? ''), remoteAddress: newAddress(), headers: { ...example.headers, ...headers }, ...(example.body !== undefined && { payload: example.body }) });
